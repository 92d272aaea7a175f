// Inns & Cathedrals.
import type { Expansion } from '../types';

export const inns = {
  tips: { inn: 'inns', cathedral: 'cathedrals', bigMeeple: 'big-meeple' },
  occasions: { figure: { 'big-meeple': 'bigMeeple' } },
} satisfies Expansion;
