// Carcassonne and its expansions.
import type { GameRow } from '../games';
import { boxNames } from './boxes';
import Setup from './Setup.svelte';
import Showcase from './Showcase.svelte';

export const carcassonne: GameRow = {
  table: () => import('./Table.svelte'),
  replay: () => import('./Replay.svelte'),
  rules: () => import('./rules'),
  Setup,
  first: 'first',
  Showcase,
  aids: ['all', 'standard', 'none'],
  confirms: ['always', 'careful', 'never'],
  recolours: true,
  pointsBy: 'byRegion',
  turnNumber: 'turnNumber',
  summary: boxNames,
};
