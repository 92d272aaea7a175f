// The Tower: how it is shown that something happened, on the board and in the log.
import { figurePicture, tokenPicture } from '../../../art.svelte';
import { t } from '../../../i18n/index.svelte';
import { leaves, lands, reaches, stirs, told } from '../../../table/beats';
import { figureName } from '../../../table/boardWords';
import type { Expansion } from '../types';

export const beats = {
  pieceSet: ({ seat, tile }, { did }) => stirs(tile, seat, did(seat, t('deed_tower'))),
  guardPut: (event, { did, own }) =>
    lands(
      { ...event, part: null },
      own(event.owner),
      did(event.owner, t('deed_guard', { figure: figureName(event.figure) })),
    ),
  guardTaken: (event) => leaves({ ...event, part: null }, event.owner, t('told_home')),
  // A prisoner goes to whoever holds it now; who is asked next should have seen that.
  captured: (event) => leaves(event, event.by, '', true),
  freed: ({ owner, figure }, { did }) => told(did(owner, t('told_freed', { figure: figureName(figure) })), owner),
  ransomPaid: ({ by, points }) => reaches(by, -points),
} satisfies Expansion['beats'];

export const signs = {
  tower: () => tokenPicture('tower-piece'),
  guard: ({ figure }, { own }) => figurePicture(figure, own, false),
  capture: ({ figure, owner }, { of }) => figurePicture(figure, of(owner), false),
  exchange: ({ figure }, { own }) => figurePicture(figure, own, false),
  ransom: ({ figure }, { own }) => figurePicture(figure, own, false),
} satisfies Expansion['signs'];
