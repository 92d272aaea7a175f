// Messages: how it is shown that something happened, on the board and in the log.
import { figurePicture } from '../../../art.svelte';
import { t } from '../../../i18n/index.svelte';
import { told } from '../../../table/beats';
import type { Expansion } from '../types';

export const beats = {
  // The card says it.
  messageRead: ({ seat }) => told('', seat),
  messageUsed: ({ obeyed }, { did, mover }) => told(did(mover, t(obeyed ? 'deed_message' : 'deed_seal')), mover),
} satisfies Expansion['beats'];

export const signs = {
  message: () => null,
  seal: () => null,
  score: ({ figure }, { own }) => figurePicture(figure, own, false),
} satisfies Expansion['signs'];
