// The River.
import type { Expansion } from '../types';

export const river = { tips: { river: 'river' } } satisfies Expansion;
