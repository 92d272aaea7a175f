// Painted pictures as bitmaps. A browser paints an SVG anew in every frame; of a board with two
// hundred tiles that is too slow to move. So every picture is painted once into a small bitmap, and
// the board shows that unless one looks from very near.
import { SvelteMap } from 'svelte/reactivity';

/** Pixels of a bitmap's side. */
export const SIDE = 192;
/** So many new bitmaps are shown at once. */
const AT_ONCE = 16;

const ready = new SvelteMap<string, string>();
const asked = new Set<string>();
const queue: string[] = [];
let painting = false;

/** The picture's bitmap, or the picture itself until there is one. */
export function bitmap(picture: string): string {
  if (!picture) return picture;
  const found = ready.get(picture);
  if (found) return found;
  if (!asked.has(picture)) {
    asked.add(picture);
    queue.push(picture);
    if (!painting) void paint();
  }
  return picture;
}

/** Paints what was asked for, one picture at a time, so that nobody waits for it. They are shown several at once: each
 * time the board is drawn anew. */
async function paint(): Promise<void> {
  painting = true;
  let done: [string, string][] = [];
  for (let picture = queue.shift(); picture !== undefined; picture = queue.shift()) {
    try {
      done.push([picture, await painted(picture)]);
    } catch {
      // Then the picture itself is shown; it is as good, only slower.
    }
    if (done.length < AT_ONCE && queue.length > 0) continue;
    for (const [painted, address] of done) ready.set(painted, address);
    done = [];
  }
  painting = false;
}

async function painted(picture: string): Promise<string> {
  const image = await loaded(picture);
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = SIDE;
  const brush = canvas.getContext('2d');
  if (!brush) throw new Error('no canvas');
  brush.drawImage(image, 0, 0, SIDE, SIDE);
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done));
  if (!blob) throw new Error('no picture');
  const address = URL.createObjectURL(blob);
  await loaded(address);
  return address;
}

async function loaded(address: string): Promise<HTMLImageElement> {
  const image = new Image(SIDE, SIDE);
  image.src = address;
  await image.decode();
  return image;
}
