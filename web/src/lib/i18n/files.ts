// What files of a folder export, for those who look them all up. Apart from text.ts, because only the rules do so.

/** By the names of the files. */
export function byName<Named>(files: Record<string, object>): Named {
  const nameOf = (path: string) => path.replace(/^.*\/(.*)\.ts$/, '$1');
  return Object.fromEntries(Object.entries(files).map(([path, found]) => [nameOf(path), found])) as Named;
}
