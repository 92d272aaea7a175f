// Crop Circles: how it is shown that something happened, on the board and in the log.
import { figurePicture } from '../../../art.svelte';
import { t } from '../../../i18n/index.svelte';
import { stirs } from '../../../table/beats';
import type { Expansion } from '../types';

export const beats = {
  circleChosen: ({ seat, circle }, { did, tile }) => stirs(tile, seat, did(seat, t(`deed_circle_${circle}`))),
} satisfies Expansion['beats'];

export const signs = {
  circle: () => null,
  join: ({ figure }, { own }) => figurePicture(figure, own, false),
  remove: ({ figure }, { own }) => figurePicture(figure, own, false),
} satisfies Expansion['signs'];
