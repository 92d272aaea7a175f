// Ferries.
import { t } from '../../../i18n/index.svelte';
import type { Side } from '../../../protocol';
import { becoming, effectOf, pictureOf, plain } from '../../target';
import type { Expansion } from '../types';
import { beats, signs } from './beats';
import Pieces from './Ferries.svelte';
import { besideLake } from './place';

/** `Ferry north – east`. */
const joins = (both: [Side, Side]) => t('ferryJoins', { sides: both.map((side) => t(`side${side}`)).join(' – ') });

export const ferries = {
  beats,
  signs,
  targets: {
    ferry: (option, asked) => ({
      ...plain(option, joins(option.sides)),
      ...effectOf(option, asked),
      ...becoming(option, asked),
      tile: option.tile,
      point: (tile) => besideLake(tile, option.sides),
    }),
    turn: (option, asked) => ({
      ...plain(option, joins(option.sides)),
      ...effectOf(option, asked),
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
