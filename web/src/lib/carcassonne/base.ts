// The base game, in the form of an expansion: what may be answered, what was done and what is explained without any box.
import { describe, figurePicture } from '../art.svelte';
import { isKey, language, t } from '../i18n/index.svelte';
import type { Question } from '../protocol';
import { roleOn, terrainName } from '../table/boardWords';
import { cellName } from './board';
import { baseBeats as beats } from './beats';
import { gainLines } from './effects';
import type { Expansion } from './expansions/types';
import { onRegion, plain } from './target';

/** What a tile has to do with a question, if that is worth a word. */
function because(why: 'placed' | 'sign', question: Question): string {
  const key = `cause_${why}_${question}`;
  return isKey(key) ? t(key) : '';
}

/** Instead of a figure much may be done, but that comes after the figures, which are asked for. */
const RANK_OF_FIGURES = 100;

export const base = {
  beats,
  signs: { figure: ({ figure, terrain }, { own }) => figurePicture(figure, own, terrain === 'field') },
  targets: {
    tile: (option) => plain(option, cellName(option.x, option.y)),
    figure: (option, asked) => ({
      ...onRegion(option, option.region, terrainName(option.region.terrain), asked),
      effects: gainLines(option, asked),
      rank: RANK_OF_FIGURES,
      tile: asked.view.tiles.length - 1,
      part: option.part,
    }),
    pass: (option) => plain(option, t('none')),
  },
  deeds: { figure: ({ figure, terrain }) => roleOn(figure, terrain) },
  causes: {
    // The tile just drawn or placed says it.
    drew: () => '',
    placed: (_, question) => because('placed', question),
    sign: (_, question) => because('sign', question),
    scored: () => t('cause_scored'),
  },
  news: { tileSetAside: ({ kind }) => `${t('discarded')}: ${describe(kind, language())}` },
  tips: {
    goal: 'aim',
    place: 'placing',
    turn: 'placing',
    figure: 'meeples',
    undo: 'turn',
    hold: 'home',
    field: 'fields',
    'fields-decide': 'field-scoring',
    others: 'turn',
    road: 'roads',
    city: 'cities',
    monastery: 'monasteries',
    chips: 'scoring',
    'final-sign': 'end',
    aids: 'aim',
    'aids-fields': 'aim',
    'for-others': 'scoring',
    joined: 'majority',
    majority: 'majority',
    tie: 'majority',
    noMeeple: 'home',
    lastTiles: 'end',
    final: 'end',
    'final-fields': 'end',
  },
  occasions: { reason: { road: 'road', city: 'city', monastery: 'monastery' } },
} satisfies Expansion;
