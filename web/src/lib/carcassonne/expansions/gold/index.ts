// Goldmines.
import { t } from '../../../i18n/index.svelte';
import { cellOf, plain } from '../../target';
import { news, type Expansion } from '../types';
import { beats, signs } from './beats';
import Pieces from './Bars.svelte';
import Holdings from './Holdings.svelte';
import { barsAt } from './place';

const bars = (n: number) => `${n} ${t('goldBars', { n })}`;

export const gold = {
  beats,
  signs,
  targets: {
    gold: (option, { view }) => ({
      ...plain(option, t('goldOn', { cell: cellOf(view, option.tile) })),
      tile: option.tile,
      point: barsAt,
    }),
    take: (option, { view }) => ({
      ...plain(option, t('goldFrom', { cell: cellOf(view, option.tile) })),
      tile: option.tile,
      point: barsAt,
    }),
  },
  deeds: { gold: () => t('deed_gold'), take: () => t('deed_take') },
  causes: { finished: () => t('cause_finished') },
  tips: { gold: 'gold-bars', goldTaken: 'taking-gold', take: 'taking-gold' },
  occasions: {
    question: { gold: 'gold', take: 'take' },
    happened: (event) => (event.type === 'goldTaken' ? news('goldTaken', {}, event.seat) : []),
  },
  thingsOn: (tile, view) => view.gold.filter((each) => each.tile === tile).map((each) => bars(each.bars)),
  regionFacts: (region) => (region.gold > 0 ? [bars(region.gold)] : []),
  Pieces,
  Holdings,
} satisfies Expansion;
