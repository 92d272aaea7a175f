// Robbers.
import { t } from '../../../i18n/index.svelte';
import type { Prompt } from '../../../protocol';
import { personAt, seatName } from '../../../table/names';
import { pointsText } from '../../../table/words';
import { plain } from '../../target';
import { news, type Expansion } from '../types';
import { beats, signs } from './beats';
import Holdings from './Holdings.svelte';

/** Whether it matters which amount moves first: then a robber waits for it. */
const choosesAmount = ({ options }: Prompt) =>
  new Set(options.flatMap((o) => (o.kind === 'move' ? [o.points] : []))).size > 1;

export const robbers = {
  beats,
  signs,
  targets: {
    robber: (option, { table }) => {
      const beside = option.beside.map(({ seat, counter }) => {
        const { name, you } = personAt(table, seat);
        return `${you ? t('besideYou') : name} (${t(`counter_${counter}`)})`;
      });
      return {
        ...plain(option, t('robberBeside', { names: beside.join(', ') }), t('robberSpace', { n: option.space })),
        effects: [t('halfOfNext')],
        owners: [...new Set(option.beside.map(({ seat }) => seat))],
        // The more counters stand there, the sooner one of them moves on.
        rank: option.beside.length,
        space: option.space,
      };
    },
    rob: (option, { table }) => ({
      ...plain(
        option,
        t('robFrom', { name: seatName(table, option.from) }),
        t('halfOf', { n: option.whole }),
        pointsText(option.points),
      ),
      owners: [option.from],
      rank: option.points,
    }),
  },
  deeds: {
    robber: ({ space }) => t('deed_robber', { n: space }),
    rob: ({ from }, table) => t('deed_rob', { name: seatName(table, from) }),
  },
  causes: { 'counter-left': () => t('cause_counter-left') },
  news: {
    robbed: ({ by, from, points }, person) =>
      t('robbedNews', { name: person(by), other: person(from), points: pointsText(points) }),
  },
  tips: { robber: 'placing-robbers', robbed: 'robbing', rob: 'robbing', watched: 'robbing' },
  occasions: {
    question: { robber: 'robber', rob: 'rob' },
    asked: (prompt) => (choosesAmount(prompt) ? ['watched'] : []),
    happened: (event) => (event.type === 'robbed' ? news('robbed', { n: event.points }, event.by) : []),
  },
  onTrack: (view) => view.seats.some((seat) => seat.robber),
  Holdings,
} satisfies Expansion;
