// Ferries.
import { formatList, t } from '../../../i18n/index.svelte';
import type { Option, Side } from '../../../protocol';
import { becoming, effectOf, pictureOf, plain } from '../../target';
import type { Asked, Expansion } from '../types';
import { beats, signs } from './beats';
import Pieces from './Ferries.svelte';
import { besideLake } from './place';

/** `Ferry between north and east`. */
const joins = (both: [Side, Side]) => t('ferryJoins', { sides: formatList(both.map((side) => t(`compass${side}`))) });

/** The effect of a ferry, with a line even if nothing changes. */
function effectOrNone(option: Option, asked: Asked): ReturnType<typeof effectOf> {
  const { effects, rank } = effectOf(option, asked);
  return { effects: effects?.length ? effects : [t('changesNothing')], rank };
}

export const ferries = {
  beats,
  signs,
  targets: {
    ferry: (option, asked) => ({
      ...plain(option, joins(option.sides)),
      ...effectOrNone(option, asked),
      ...becoming(option, asked),
      tile: option.tile,
      point: (tile) => besideLake(tile, option.sides),
    }),
    turn: (option, asked) => ({
      ...plain(option, joins(option.sides)),
      ...effectOrNone(option, asked),
      ...becoming(option, asked),
      ...pictureOf(asked.view, option.tile),
      tile: option.tile,
      point: (tile) => besideLake(tile, option.sides),
    }),
  },
  deeds: { ferry: () => t('deed_ferry'), turn: () => t('deed_turn') },
  causes: { 'road-grew': () => t('cause_road-grew') },
  tips: { ferry: 'lakes', ferryTurn: 'turning-ferries' },
  occasions: { question: { ferry: 'ferry', turn: 'ferryTurn' } },
  thingsOn: (tile, view) => view.ferries.filter((ferry) => ferry.tile === tile).map(({ sides }) => joins(sides)),
  Pieces,
} satisfies Expansion;
