// The texts of studies and puzzles, in every language; they are no part of a table.
import { language } from '../i18n/index.svelte';
import type { study as reference } from '../i18n/en/study';
import { fill, type Like, type Params } from '../i18n/text';
import type { BoardStore } from '../table/board.svelte';
import { featureText } from '../table/boardWords';
import type { TurnWords } from '../teacher/words';

type Texts = Like<typeof reference>;
const texts = import.meta.glob<Texts>('../i18n/*/study.ts', { eager: true, import: 'study' });

/** A text, with its `{params}` filled. */
export function say(key: keyof Texts, params: Params = {}): string {
  const code = language();
  const own = texts[`../i18n/${code}/study.ts`] ?? texts['../i18n/en/study.ts']!;
  return fill(own[key], params, new Intl.PluralRules(code));
}

/** A day as people write it. */
export function dayText(day: string): string {
  return new Intl.DateTimeFormat(language(), { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(`${day}T00:00Z`));
}

/** What a table says of cells and deeds. */
export const turnWords = (store: BoardStore): TurnWords => ({
  game: store.game,
  cellName: (x, y) => store.traits.cellName(x, y),
  cellsNamed: store.traits.framed,
  featureText: (change) => featureText(change, store.shown, store.table ?? { seats: [] }),
  deedText: (did) => store.deedText(did as Parameters<typeof store.deedText>[0]),
});
