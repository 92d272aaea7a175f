// Goldmines.
import { t } from '../../../i18n/index.svelte';
import { regionText, whoseText } from '../../effects';
import { becoming, pictureOf, plain } from '../../target';
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
    gold: (option, asked) => {
      const found = option.effect.changes.map(({ after }) => after);
      const mine = found.filter(({ leaders }) => leaders.includes(asked.seat)).length;
      const theirs = found.filter(({ leaders }) => leaders.length > 0 && !leaders.includes(asked.seat)).length;
      const lies = asked.view.gold.find(({ tile }) => tile === option.tile)?.bars ?? 0;
      return {
        ...plain(option, found.map((region) => regionText(region, asked.table)).join(', ') || t('goldForNobody')),
        note: lies > 0 ? t('goldLies', { bars: bars(lies) }) : '',
        ...pictureOf(asked.view, option.tile),
        ...becoming(option, asked),
        rank: mine - theirs,
        tile: option.tile,
        point: barsAt,
        beside: true,
      };
    },
    take: (option, { view, table }) => ({
      ...plain(option, t('goldHere', { bars: bars(option.bars) })),
      note: option.rivals.length > 0 ? t('goldRivals', { names: whoseText(table, option.rivals) }) : t('goldYours'),
      effects: [t('goldThen', { from: option.worth, to: option.then })],
      ...pictureOf(view, option.tile),
      // What others may take is gone first.
      rank: option.rivals.length,
      tile: option.tile,
      point: barsAt,
      beside: true,
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
