// Flying Machines.
import { t } from '../../../i18n/index.svelte';
import { figureName, terrainName } from '../../../table/boardWords';
import { gainLines } from '../../effects';
import { effectOf, nameOf, onRegion, plain } from '../../target';
import { news, type Expansion } from '../types';
import { beats, signs } from './beats';
import Pieces from './Flight.svelte';

export const machines = {
  beats,
  signs,
  targets: {
    fly: (option, { view }) => {
      const can = option.landings.filter((landing) => landing.parts.length > 0).map((landing) => landing.far);
      return {
        ...plain(option, t('flyWith', { figure: figureName(option.figure) }), t('flyLands', { n: can.join(', ') })),
        rank: 50,
        tile: view.tiles.length - 1,
      };
    },
    land: (option, asked) => {
      const region = asked.view.regions[option.at];
      return {
        ...onRegion(option, region, nameOf(region), asked),
        ...effectOf(option, asked),
        // Where nobody stands it is plain whose it becomes.
        ...(region?.leaders.length ? {} : { effects: gainLines(option, asked) }),
        owners: region?.leaders ?? [],
        beside: true,
        tile: option.tile,
        part: option.part,
      };
    },
  },
  deeds: {
    fly: ({ figure }) => t('deed_fly', { figure: figureName(figure) }),
    land: ({ terrain }) => t('deed_land', { terrain: terrainName(terrain) }),
  },
  causes: { rolled: ({ far }) => t('dieShows', { n: far }) },
  news: { dieRolled: ({ far }) => t('dieShows', { n: far }) },
  tips: { fly: 'flying', die: 'landing', land: 'landing' },
  occasions: {
    question: { land: 'land' },
    answer: { fly: 'fly' },
    happened: (event) => (event.type === 'dieRolled' ? news('die', { n: event.far }) : []),
  },
  Pieces,
} satisfies Expansion;
