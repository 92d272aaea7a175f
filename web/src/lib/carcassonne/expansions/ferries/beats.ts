// Ferries: how it is shown that something happened.
import { t } from '../../../i18n/index.svelte';
import { stirs } from '../../../table/beats';
import type { Expansion } from '../types';

export const beats = {
  ferryLaid: ({ tile }, { did, mover }) => stirs(tile, mover, did(mover, t('deed_ferry'))),
  ferryTurned: ({ tile }, { did, mover }) => stirs(tile, mover, did(mover, t('deed_turn'))),
} satisfies Expansion['beats'];
