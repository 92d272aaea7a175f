// Ferries: how it is shown that something happened, on the board and in the log.
import { tokenPicture } from '../../../art.svelte';
import { t } from '../../../i18n/index.svelte';
import { stirs } from '../../../table/beats';
import type { Expansion } from '../types';

export const beats = {
  ferryLaid: ({ tile }, { did, mover }) => stirs(tile, mover, did(mover, t('deed_ferry'))),
  ferryTurned: ({ tile }, { did, mover }) => stirs(tile, mover, did(mover, t('deed_turn'))),
} satisfies Expansion['beats'];

export const signs = {
  ferry: () => tokenPicture('ferry'),
  turn: () => tokenPicture('ferry'),
} satisfies Expansion['signs'];
