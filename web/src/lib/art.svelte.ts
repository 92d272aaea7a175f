// The painted tiles, as the server serves them: one sprite, and for every kind what lies where.
interface Stamp {
  id: string;
  x: number;
  y: number;
}
interface KindArt {
  ground: string;
  stamps: Stamp[];
  parts: { terrain: string; outline: string; anchor: [number, number] }[];
  de: string;
  en: string;
}

let kinds = $state.raw<Record<string, KindArt>>({});
let loading: Promise<void> | null = null;

export function loadArt(): Promise<void> {
  loading ??= (async () => {
    const [sprite, table] = await Promise.all([
      fetch('/art/sprite.svg').then((r) => r.text()),
      fetch('/art/kinds.json').then((r) => r.json() as Promise<Record<string, KindArt>>),
    ]);
    const holder = document.createElement('div');
    holder.className = 'unseen';
    holder.setAttribute('aria-hidden', 'true');
    holder.innerHTML = sprite;
    document.body.append(holder);
    kinds = table;
  })();
  return loading;
}

/** A point of the upright tile after turning it. */
function turned(x: number, y: number, facing: number): [number, number] {
  switch (facing % 4) {
    case 1: return [240 - y, x];
    case 2: return [240 - x, 240 - y];
    case 3: return [y, 240 - x];
    default: return [x, y];
  }
}

/** The tile as SVG: its ground turns, what stands on it stays upright. */
export function tilePicture(kind: string, facing: number): string {
  const art = kinds[kind];
  if (!art) return '<rect width="240" height="240" fill="#a6c672"/>';
  const ground = `<use href="#${art.ground}" transform="rotate(${90 * facing} 120 120)"/>`;
  const stamps = art.stamps
    .map((s) => ({ id: s.id, at: turned(s.x, s.y, facing) }))
    .sort((a, b) => a.at[1] - b.at[1])
    .map((s) => `<use href="#${s.id}" x="${s.at[0].toFixed(1)}" y="${s.at[1].toFixed(1)}"/>`)
    .join('');
  return ground + stamps;
}

/** What a part is. */
export function terrain(kind: string, part: number): string {
  return kinds[kind]?.parts[part]?.terrain ?? '';
}

/** The outline of a part, upright. */
export function outline(kind: string, part: number): string {
  return kinds[kind]?.parts[part]?.outline ?? '';
}

/** Where a figure stands on a part. */
export function anchor(kind: string, part: number, facing: number): [number, number] {
  const at = kinds[kind]?.parts[part]?.anchor ?? [120, 120];
  return turned(at[0], at[1], facing);
}

/** What a tile shows, in words. */
export function describe(kind: string, language: 'de' | 'en'): string {
  return kinds[kind]?.[language] ?? kind;
}
