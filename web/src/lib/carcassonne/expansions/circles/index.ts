// Crop Circles.
import { t } from '../../../i18n/index.svelte';
import type { Change, Option } from '../../../protocol';
import { figureName, terrainName } from '../../../table/boardWords';
import type { Target } from '../../../table/target';
import { changeText, strengthText, whoseText } from '../../effects';
import { becoming, effectOf, nameOf, onRegion, plain } from '../../target';
import type { Asked, Expansion } from '../types';
import { beats, signs } from './beats';
import Pieces from './Meeples.svelte';

/** A meeple on the board, to add one to or to take back. */
function meeple(option: Extract<Option, { kind: 'join' | 'remove' }>, asked: Asked): Target {
  const region = asked.view.regions[option.at];
  const title = `${figureName(option.figure)} · ${nameOf(region)}`;
  return {
    ...onRegion(option, region, title, asked),
    ...effectOf(option, asked),
    effects: option.effect.changes.map((change) => becomes(change, asked)),
    ...becoming(option, asked),
    owners: region?.leaders ?? [],
    tile: option.tile,
    part: option.part,
    beside: true,
  };
}

/** Who is how strong then, and whose it is. */
const becomes = (change: Change, asked: Asked) =>
  [changeText(change, asked), strengthText(change.after, asked.table)].filter(Boolean).join(' · ');

export const circles = {
  beats,
  signs,
  targets: {
    circle: (option, { table, seat, view }) => {
      const { seats } = option;
      const others = seats.filter((other) => other !== seat).length;
      return {
        ...plain(
          option,
          t(option.circle === 'join' ? 'circleJoin' : 'circleRemove', { terrain: terrainName(option.terrain) }),
          seats.length > 0 ? t('circleFor', { names: whoseText(table, seats) }) : t('circleNobody'),
        ),
        owners: seats,
        shows: view.regions.filter(({ terrain, strengths }) => terrain === option.terrain && strengths.length > 0),
        // To add is good for whoever can, to take back is bad.
        rank: (option.circle === 'join' ? 1 : -1) * ((seats.includes(seat) ? 1 : 0) - others / table.seats.length),
      };
    },
    join: meeple,
    remove: meeple,
  },
  deeds: {
    circle: ({ circle }) => t(`deed_circle_${circle}`),
    join: ({ figure }) => t('deed_join', { figure: figureName(figure) }),
    remove: ({ figure }) => t('deed_remove', { figure: figureName(figure) }),
  },
  causes: {
    'crop-circle': ({ terrain }) => t('cause_crop-circle', { terrain: terrainName(terrain) }),
    'circle-chosen': ({ circle, terrain }) => t(`cause_circle_${circle}`, { terrain: terrainName(terrain) }),
  },
  tips: { circle: 'circle-choice', join: 'circle-choice', remove: 'circle-choice' },
  occasions: { question: { circle: 'circle', join: 'join', remove: 'remove' } },
  Pieces,
} satisfies Expansion;
