// Mage & Witch: how it is shown that something happened, on the board and in the log.
import { tokenPicture } from '../../../art.svelte';
import { t } from '../../../i18n/index.svelte';
import { stirs, told } from '../../../table/beats';
import type { Expansion } from '../types';

export const beats = {
  magicianMoved: ({ who, to }, { did, mover }) =>
    to ? stirs(to[0], mover, did(mover, t(`deed_enchant_${who}`))) : told(did(mover, t(`deed_banish_${who}`)), mover),
} satisfies Expansion['beats'];

export const signs = {
  enchant: ({ who }) => tokenPicture(who),
  banish: ({ who }) => tokenPicture(who),
} satisfies Expansion['signs'];
