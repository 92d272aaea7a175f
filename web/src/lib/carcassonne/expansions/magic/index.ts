// Mage & Witch.
import { t } from '../../../i18n/index.svelte';
import { nameOf, onRegion, plain } from '../../target';
import type { Expansion } from '../types';
import { beats, signs } from './beats';
import Pieces from './Magicians.svelte';

export const magic = {
  beats,
  signs,
  targets: {
    enchant: (option, asked) => {
      const region = asked.view.regions[option.at];
      return {
        ...onRegion(option, region, `${t(option.who)} · ${nameOf(region)}`, asked),
        worth: t(`${option.who}Does`),
        tile: option.tile,
        part: option.part,
        group: option.who,
      };
    },
    banish: (option) => plain(option, t('banish', { who: t(option.who) })),
  },
  deeds: {
    enchant: ({ who }) => t(`deed_enchant_${who}`),
    banish: ({ who }) => t(`deed_banish_${who}`),
  },
  causes: { met: () => t('cause_met') },
  tips: { magic: 'moving-magic', mage: 'magic-scoring', witch: 'magic-scoring' },
  // Magic changes what a tile counts: then it is the thing to explain.
  occasions: { question: { magic: 'magic' }, item: { mage: 'mage', witch: 'witch' } },
  thingsOn: (tile, view) => view.magicians.filter((each) => each.tile === tile).map(({ who }) => t(who)),
  regionFacts: ({ magician }) => (magician ? [t(magician)] : []),
  Pieces,
} satisfies Expansion;
