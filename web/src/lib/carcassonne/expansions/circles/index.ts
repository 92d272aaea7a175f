// Crop Circles.
import { t } from '../../../i18n/index.svelte';
import type { Option } from '../../../protocol';
import { figureName, terrainName } from '../../../table/boardWords';
import type { Target } from '../../../table/target';
import { nameOf, onRegion, plain } from '../../target';
import type { Asked, Expansion } from '../types';
import { beats, signs } from './beats';

/** A meeple on the board, to add one to or to take back. */
function meeple(option: Extract<Option, { kind: 'join' | 'remove' }>, asked: Asked): Target {
  const region = asked.view.regions[option.at];
  const title = `${figureName(option.figure)} · ${nameOf(region)}`;
  return { ...onRegion(option, region, title, asked), tile: option.tile, part: option.part };
}

export const circles = {
  beats,
  signs,
  targets: {
    circle: (option) =>
      plain(
        option,
        t(option.circle === 'join' ? 'circleJoin' : 'circleRemove', { terrain: terrainName(option.terrain) }),
      ),
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
} satisfies Expansion;
