// Messages: the woman as a second counter, and what the messages say.
import { t } from '../../../i18n/index.svelte';
import type { Prompt } from '../../../protocol';
import { figureName } from '../../../table/boardWords';
import { personAt } from '../../../table/names';
import { pointsText } from '../../../table/words';
import { plain, roleOf } from '../../target';
import type { Expansion } from '../types';
import { beats, signs } from './beats';
import MessageCard from './MessageCard.svelte';
import Scored from './Scored.svelte';
import { messageText } from './words';

/** Whether it matters which counter moves. */
const choosesCounter = ({ options }: Prompt) =>
  new Set(options.flatMap((o) => (o.kind === 'move' ? [o.counter] : []))).size > 1;

export const messages = {
  beats,
  signs,
  targets: {
    move: (option, { table }) => ({
      ...plain(
        option,
        t('moveCounter', { points: pointsText(option.points), counter: t(`counter_${option.counter}`) }),
        t('fromTo', { from: option.from, to: option.to }),
        option.dark ? t('messageWaits') : '',
      ),
      effects: option.robbers.map((seat) => t('robberWaits', { name: personAt(table, seat) })),
      rank: (option.dark ? 2 : 0) - option.robbers.length * (option.points / 2),
      space: option.to,
    }),
    message: (option) =>
      plain(option, t('obeyMessage'), '', option.points === null ? t('anotherTile') : pointsText(option.points)),
    points: (option) => plain(option, t('twoInstead'), '', pointsText(option.points)),
    score: (option, { view }) => {
      const region = view.regions[option.at];
      return {
        ...plain(option, roleOf(option.figure, region), t('comesBack'), pointsText(option.points)),
        rank: option.points,
        beside: true,
        region,
        tile: option.tile,
        part: option.part,
      };
    },
  },
  deeds: {
    message: () => t('deed_message'),
    seal: () => t('deed_seal'),
    score: ({ figure }) => t('deed_score', { figure: figureName(figure) }),
  },
  causes: { read: ({ message }) => t('cause_read', { n: message }) },
  news: {
    messageRead: ({ seat, message }, person) =>
      t('messageTurned', { name: person(seat), n: message, text: messageText(message) }),
  },
  tips: { counter: 'counters', message: 'message' },
  occasions: {
    question: { message: 'message' },
    asked: (prompt) => (choosesCounter(prompt) ? ['counter'] : []),
  },
  onTrack: (view) => view.messages !== null,
  Above: MessageCard,
  Pieces: Scored,
} satisfies Expansion;
