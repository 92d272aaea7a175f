// The Tower.
import { t } from '../../../i18n/index.svelte';
import { terrain } from '../../../art.svelte';
import { figureName, roleOn } from '../../../table/boardWords';
import { personAt, seatName } from '../../../table/names';
import { pointsText, sentences } from '../../../table/words';
import { whoText } from '../../effects';
import { becoming, effectOf, pictureOf, plain } from '../../target';
import { news, type Expansion } from '../types';
import { beats, signs } from './beats';
import Holdings from './Holdings.svelte';
import { towerAt } from './place';
import Pieces from './Towers.svelte';

export const tower = {
  beats,
  signs,
  targets: {
    piece: (option, { view, table, seat }) => {
      const owners = [...new Set(option.figures.map(({ owner }) => owner))];
      const reached = owners.map((owner) => {
        const n = option.figures.filter((figure) => figure.owner === owner).length;
        return `${whoText(table, owner)} ${n}`;
      });
      return {
        ...plain(
          option,
          t('towerGrows', { n: option.height }),
          reached.length === 0 ? t('reachNobody') : t('reachFigures', { names: reached.join(', ') }),
        ),
        ...pictureOf(view, option.tile),
        owners,
        under: t('tower'),
        rank: option.figures.filter(({ owner }) => owner !== seat).length,
        tile: option.tile,
        point: towerAt,
        beside: true,
      };
    },
    guard: (option, { view }) => ({
      ...plain(option, t('guardTower', { figure: figureName(option.figure) }), t('guardStays')),
      ...pictureOf(view, option.tile),
      under: t('tower'),
      rank: -1,
      tile: option.tile,
      point: towerAt,
      beside: true,
    }),
    capture: (option, asked) => {
      const { view, table, seat } = asked;
      const tile = view.tiles[option.tile];
      const on = tile && option.part !== null ? terrain(tile.kind, option.part) : null;
      const role = on ? roleOn(option.figure, on) : figureName(option.figure);
      const own = option.owner === seat;
      return {
        ...plain(option, t(own ? 'ownHome' : 'captureOf', { figure: role, name: seatName(table, option.owner) })),
        note: own ? t('toSupply') : t(option.exchanged ? 'exchangedAtOnce' : 'becomesPrisoner'),
        ...effectOf(option, asked),
        ...becoming(option, asked),
        owners: [option.owner],
        tile: option.tile,
        beside: true,
        // Whoever is on no part stands on top of the tower.
        ...(option.part === null ? { point: towerAt } : { part: option.part }),
      };
    },
    exchange: (option, { table }) => ({
      ...plain(
        option,
        t('exchangeBack', { figure: figureName(option.figure) }),
        t('exchangedFor', { name: personAt(table, option.from), figure: figureName(option.other) }),
      ),
      owners: [option.from],
    }),
    ransom: (option, { table }) => ({
      ...plain(
        option,
        t('ransomFrom', { figure: figureName(option.figure), name: personAt(table, option.from) }),
        sentences([
          t('ransomGoes', { name: personAt(table, option.from), points: pointsText(option.points) }),
          option.counter === 'woman' ? t('woman') : '',
        ]),
      ),
      owners: [option.from],
      // Few, and soon forgotten among towers.
      rank: 50,
    }),
  },
  deeds: {
    tower: () => t('deed_tower'),
    guard: ({ figure }) => t('deed_guard', { figure: figureName(figure) }),
    capture: ({ figure, owner }, table) =>
      t('deed_capture', { figure: figureName(figure), name: seatName(table, owner) }),
    exchange: ({ figure }) => t('deed_exchange', { figure: figureName(figure) }),
    ransom: ({ figure, from }, table) => t('deed_ransom', { figure: figureName(figure), name: seatName(table, from) }),
  },
  causes: {
    'tower-grew': () => t('cause_tower-grew'),
    'held-by-both': () => t('cause_held-by-both'),
  },
  news: { captured: ({ by, owner }, person) => t('capturedNews', { name: person(by), other: person(owner) }) },
  tips: {
    piece: 'tower-pieces',
    guard: 'guards',
    capture: 'capture',
    captured: 'prisoners',
    ransom: 'prisoners',
    exchange: 'prisoners',
  },
  occasions: {
    question: { capture: 'capture', exchange: 'exchange', ransom: 'ransom' },
    answer: { ransom: 'ransom', piece: 'piece', guard: 'guard' },
    happened: (event, mine) =>
      event.type === 'captured' && mine.includes(event.owner) && !mine.includes(event.by) ? news('captured') : [],
  },
  thingsOn: (tile, view) =>
    view.towers
      .filter((each) => each.tile === tile && each.height > 0)
      .map(({ height }) => t('towerHigh', { n: height })),
  Pieces,
  Holdings,
} satisfies Expansion;
