// Traders & Builders: how it is shown that something happened.
import { t } from '../../../i18n/index.svelte';
import { told } from '../../../table/beats';
import type { Expansion } from '../types';

export const beats = {
  goodsTaken: ({ seat, good, count }, { did }) => told(did(seat, `+${count} ${t(good)}`), seat),
} satisfies Expansion['beats'];
