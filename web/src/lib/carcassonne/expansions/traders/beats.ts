// Traders & Builders: how it is shown that something happened, on the board and in the log.
import { t } from '../../../i18n/index.svelte';
import { told } from '../../../table/beats';
import type { Expansion } from '../types';

export const beats = {
  goodsTaken: ({ seat, good, count }, { did }) => told(did(seat, `+${count} ${t(good)}`), seat),
} satisfies Expansion['beats'];

export const signs = {
  'second-tile': () => null,
} satisfies Expansion['signs'];
