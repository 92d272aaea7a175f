// Robbers: how it is shown that something happened.
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
