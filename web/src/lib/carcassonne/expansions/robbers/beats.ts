// Robbers: how it is shown that something happened, on the board and in the log.
import { tokenPicture } from '../../../art.svelte';
import { t } from '../../../i18n/index.svelte';
import { told } from '../../../table/beats';
import type { Expansion } from '../types';

export const beats = {
  // One that runs along with a counter did nothing by itself.
  robberMoved: ({ owner, space, ran }, { did }) =>
    ran ? null : told(did(owner, t('deed_robber', { n: space })), owner),
  // The card says it.
  robbed: ({ by }) => told('', by),
} satisfies Expansion['beats'];

export const signs = {
  robber: () => tokenPicture('robber'),
  rob: () => tokenPicture('robber'),
} satisfies Expansion['signs'];
