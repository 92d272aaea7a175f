// Flying Machines: how it is shown that something happened, on the board and in the log.
import { figurePicture } from '../../../art.svelte';
import { t } from '../../../i18n/index.svelte';
import { stirs, told } from '../../../table/beats';
import { figureName } from '../../../table/boardWords';
import type { Expansion } from '../types';

export const beats = {
  flightBegan: ({ figure }, { did, mover, tile }) =>
    stirs(tile, mover, did(mover, t('deed_fly', { figure: figureName(figure) }))),
  dieRolled: ({ far }, { mover }) => told(t('dieShows', { n: far }), mover),
  // Where it lands, a figure comes; else it goes home.
  flightEnded: ({ landed }, { did, mover }) => told(landed ? '' : did(mover, t('told_crashed')), mover),
} satisfies Expansion['beats'];

export const signs = {
  fly: ({ figure }, { own }) => figurePicture(figure, own, false),
  land: () => null,
} satisfies Expansion['signs'];
