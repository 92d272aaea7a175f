// Runs in a browser: the tile laid last with a target on every part, as a table shows it, for every kind and facing.
import { flushSync, mount, unmount } from 'svelte';
import { loadArt, terrain } from '../../../src/lib/art.svelte';
import { enlarge } from '../../../src/lib/board/aim';
import { TILE } from '../../../src/lib/board/camera';
import Enlarged from '../../../src/lib/board/Enlarged.svelte';
import type { BoardView } from '../../../src/lib/table/kinds';
import type { Target } from '../../../src/lib/table/target';

interface Kind {
  parts: unknown[];
}

/** A tile with another one below, on which somebody stands. */
function viewOf(kind: string, facing: number): BoardView {
  const tiles = [
    { kind, x: 0, y: 0, facing },
    { kind, x: 0, y: 1, facing },
  ];
  return { tiles, figures: [{ tile: 1, part: 0, owner: 0, figure: 'meeple' }], regions: [] } as unknown as BoardView;
}

function targetOn(kind: string, part: number): Target {
  const option = { kind: 'figure', figure: 'meeple', part, tile: 0, sentence: `meeple ${part}` };
  const region = { finished: terrain(kind, part) === 'field' ? null : 1 };
  return { options: [option], title: '', note: '', worth: '', tile: 0, part, region } as unknown as Target;
}

/** Every target whose middle lies on another region, that is too small, or that covers somebody. */
export async function lookAtTargets(sides: number[]) {
  await loadArt();
  const { kinds } = (await (await fetch('/art/kinds.json')).json()) as { kinds: Record<string, Kind> };
  const window = { width: innerWidth, height: innerHeight };
  const wrong: string[] = [];
  let looked = 0;
  document.body.innerHTML = `<svg style="position:fixed;inset:0" width="${window.width}" height="${window.height}"><g></g></svg>`;
  const stage = document.querySelector('g')!;
  for (const side of sides) {
    // Near a corner of the window, where it has to be moved as well.
    const at = { left: 30, top: 40, side };
    const { by, shift } = enlarge(at, window);
    stage.setAttribute('transform', `translate(${at.left} ${at.top}) scale(${side / TILE})`);
    for (const [kind, { parts }] of Object.entries(kinds))
      for (const facing of [0, 1, 2, 3]) {
        const targets = parts.flatMap((_, part) => (terrain(kind, part) === 'river' ? [] : [targetOn(kind, part)]));
        const numbers = targets.map((_, n) => n + 1);
        const view = viewOf(kind, facing);
        const props = { view, tile: 0, targets, numbers, chosen: null, by, shift, ontarget: () => {} };
        const shown = mount(Enlarged, { target: stage, props: { ...props, mover: 'red', seats: ['red'] } });
        flushSync();
        const images = [...stage.querySelectorAll('image.figure')];
        const standing = images.findIndex((image) => !image.closest('[data-part]'));
        for (const { part } of targets) {
          looked += 1;
          const name = `${kind}.${facing} part ${part} at ${side} px`;
          const image = stage.querySelector(`[data-part="${part}"] image`)!;
          const { x, y, width, height } = image.getBoundingClientRect();
          const under = document.elementsFromPoint(x + width / 2, y + height / 2);
          const on = under.find((each) => each.matches('[data-part] path'))?.closest('[data-part]');
          if (on?.getAttribute('data-part') !== String(part)) wrong.push(`${name} is pointed at elsewhere`);
          if (width < 44) wrong.push(`${name} is ${width} px wide`);
          // What is painted later lies above.
          if (standing < images.indexOf(image)) wrong.push(`${name} covers figures`);
        }
        void unmount(shown);
      }
  }
  return { wrong, looked };
}

Object.assign(globalThis, { lookAtTargets });
