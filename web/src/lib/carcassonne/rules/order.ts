// All together: what happens when. The base game has lines of its own; every other chapter says at which moment its
// lines come.
import { END, text, TURN, type Block, type Chapter, type Happening, type Item } from '../../rules/types';

/** The base game's lines: their texts have the name of their moment. */
const OWN: Record<string, Item> = {
  tile: { text: 'tile' },
  figure: { text: 'figure' },
  scoring: { text: 'scoring' },
  features: { text: 'features' },
  fields: { text: 'fields', needs: ['fields'] },
};

function inOrder(moments: readonly string[], chapters: Chapter[], happens: (c: Chapter) => Happening<string>[]): Block {
  const others = chapters.flatMap((chapter) =>
    happens(chapter).flatMap(({ moment, text, needs }) =>
      text === null ? [] : [{ moment, item: { text, needs, of: chapter.texts } }],
    ),
  );
  const items = moments.flatMap((moment): Item[] => {
    const own = OWN[moment];
    return own ? [own] : others.filter((other) => other.moment === moment).map(({ item }) => item);
  });
  return { kind: 'list', items, ordered: true };
}

/** The chapter about all the others. It is of use only where something is in play that they tell of. */
export function order(chapters: Chapter[]): Chapter {
  const turn = (chapter: Chapter) => chapter.turn ?? [];
  const end = (chapter: Chapter) => chapter.end ?? [];
  const needs = (all: Happening<string>[]) => [...new Set(all.flatMap((each) => each.needs))];
  return {
    id: 'order-chapter',
    texts: 'order',
    sections: [
      {
        id: 'turn-order',
        any: needs(chapters.flatMap(turn)),
        blocks: [text('text'), inOrder(TURN, chapters, turn)],
      },
      { id: 'end-order', any: needs(chapters.flatMap(end)), blocks: [inOrder(END, chapters, end)] },
    ],
  };
}
