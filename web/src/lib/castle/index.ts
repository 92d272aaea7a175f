// The Castle.
import type { GameRow } from '../games';
import { t } from '../i18n/index.svelte';
import { remarks } from './remarks';
import Setup from './Setup.svelte';
import Showcase from './Showcase.svelte';

export const castle: GameRow = {
  table: () => import('./Table.svelte'),
  replay: () => import('./Replay.svelte'),
  rules: () => import('./rules'),
  Setup,
  first: null,
  Showcase,
  aids: ['all', 'standard', 'none'],
  confirms: ['always', 'careful', 'never'],
  recolours: false,
  pointsBy: 'byRegion',
  turnNumber: 'turnNumber',
  remarks,
  summary: () => t('castle'),
};
