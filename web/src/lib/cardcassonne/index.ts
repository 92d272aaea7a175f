// Cardcassonne.
import type { GameRow } from '../games';
import { t } from '../i18n/index.svelte';
import Setup from './Setup.svelte';
import Showcase from './Showcase.svelte';

export const cardcassonne: GameRow = {
  table: () => import('./Table.svelte'),
  replay: () => import('./Replay.svelte'),
  rules: () => import('./rules'),
  Setup,
  first: null,
  Showcase,
  // There is nothing between counting rows and not counting them, and being careful means always by the button.
  aids: ['all', 'standard'],
  confirms: ['always', 'never'],
  recolours: true,
  pointsBy: 'byKind',
  turnNumber: 'roundNumber',
  summary: () => t('cardcassonne'),
};
