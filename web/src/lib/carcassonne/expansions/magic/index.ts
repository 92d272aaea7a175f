// Mage & Witch.
import { t } from '../../../i18n/index.svelte';
import { whoseText, worthText } from '../../effects';
import { effectOf, nameOf, onRegion, plain } from '../../target';
import type { Expansion } from '../types';
import { beats, signs } from './beats';
import Pieces from './Magicians.svelte';

export const magic = {
  beats,
  signs,
  targets: {
    enchant: (option, asked) => {
      const region = asked.view.regions[option.at];
      const change = option.effect.changes.find(({ before }) => before.includes(option.at));
      const leaders = region?.leaders ?? [];
      return {
        ...onRegion(option, region, nameOf(region), asked),
        ...effectOf(option, asked, change),
        worth: change ? worthText(change, asked) : t(`${option.who}Does`),
        owners: leaders,
        under: whoseText(asked.table, leaders),
        label: change ? worthText(change, asked) : '·',
        tile: option.tile,
        part: option.part,
        group: option.who,
      };
    },
    banish: (option, asked) => ({
      ...plain(option, t('banish', { who: t(option.who) })),
      ...effectOf(option, asked),
    }),
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
