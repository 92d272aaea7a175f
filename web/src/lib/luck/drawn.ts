// Draws in people's words, and who took part in them. This page alone reads sentences: what it verifies is the record
// itself, sentence by sentence, also one that somebody has from elsewhere, so it must not rely on anything the server
// adds to it.
import { cardName, describe } from '../art.svelte';
import { isKey, language, t } from '../i18n/index.svelte';
import type { SeatWord } from '../protocol';
import { ANGLES } from '../ui/seats';

/** What was drawn. The entry as the record writes it, where there is no word for it. */
export function drawnText(sentence: string): string {
  const [verb = '', ...words] = sentence.split(' ');
  const what = words.at(-1) ?? '';
  const wall = `wall_${what}`;
  switch (verb) {
    case 'draw':
      return describe(what, language());
    case 'open':
    case 'deal':
      return cardName(what, language());
    case 'wall':
      return isKey(wall) ? t(wall) : sentence;
    case 'message':
      return t('messageNumber', { n: what });
    case 'begin':
      return isKey(what) ? t('luck_begins', { name: t(what) }) : sentence;
    case 'roll':
      return t('luck_die', { n: what });
    default:
      return sentence;
  }
}

/** The words of the seats in the setup of a record, in their order. */
export function seatsIn(setup: string): SeatWord[] {
  const words = /^seats (.*)$/m.exec(setup)?.[1]?.split(' ') ?? [];
  return words.filter((word): word is SeatWord => word in ANGLES);
}
