// What the messages say.
import { t } from '../../../i18n/index.svelte';

const MESSAGES = [
  'message1',
  'message2',
  'message3',
  'message4',
  'message5',
  'message6',
  'message7',
  'message8',
] as const;

/** What a message says, by its number. */
export function messageText(number: number): string {
  const key = MESSAGES[number - 1];
  return key ? t(key) : '';
}
