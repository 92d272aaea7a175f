// Goldmines: how it is shown that something happened, on the board and in the log.
import { tokenPicture } from '../../../art.svelte';
import { t } from '../../../i18n/index.svelte';
import { stirs } from '../../../table/beats';
import type { Expansion } from '../types';

export const beats = {
  goldLaid: ({ tile }, { did, mover }) => stirs(tile, mover, did(mover, t('deed_gold'))),
  goldTaken: ({ seat, tile }, { did }) => stirs(tile, seat, did(seat, t('deed_take'))),
} satisfies Expansion['beats'];

export const signs = {
  gold: () => tokenPicture('gold-bar'),
  take: () => tokenPicture('gold-bar'),
} satisfies Expansion['signs'];
