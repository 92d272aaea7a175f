// Draws in people's words, and who took part in them.
import { cardName, describe } from '../art.svelte';
import { has, language, t, tt } from '../i18n/index.svelte';

/** What was drawn. The entry as the record writes it, where there is no word for it. */
export function drawnText(say: string): string {
  const [verb = '', ...words] = say.split(' ');
  const what = words.at(-1) ?? '';
  switch (verb) {
    case 'draw':
      return describe(what, language());
    case 'open':
    case 'deal':
      return cardName(what, language());
    case 'wall':
      return has(`wall_${what}`) ? tt(`wall_${what}`) : say;
    case 'message':
      return t('messageNumber', { n: what });
    case 'roll':
      return t('luck_die', { n: what });
    default:
      return say;
  }
}

/** The words of the seats in the setup of a record, in their order. */
export function seatsIn(setup: string): string[] {
  return /^seats (.*)$/m.exec(setup)?.[1]?.split(' ') ?? [];
}
