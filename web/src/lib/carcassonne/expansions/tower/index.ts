// The Tower.
import { t } from '../../../i18n/index.svelte';
import { figureName } from '../../../table/boardWords';
import { personAt, seatName } from '../../../table/names';
import { pointsText } from '../../../table/words';
import { cellOf, plain } from '../../target';
import { news, type Expansion } from '../types';
import { beats, signs } from './beats';
import Holdings from './Holdings.svelte';
import { towerAt } from './place';
import Pieces from './Towers.svelte';

export const tower = {
  beats,
  signs,
  targets: {
    piece: (option, { view }) => {
      const reached = view.figures.filter((figure) => {
        const tile = view.tiles[figure.tile];
        return tile && option.reach.some(([x, y]) => x === tile.x && y === tile.y);
      });
      return {
        ...plain(
          option,
          t('towerGrows', { cell: cellOf(view, option.tile), n: option.height }),
          reached.length === 0 ? t('reachNobody') : t('reachFigures', { n: reached.length }),
        ),
        tile: option.tile,
        point: towerAt,
      };
    },
    guard: (option, { view }) => ({
      ...plain(option, t('guardTower', { figure: figureName(option.figure), cell: cellOf(view, option.tile) })),
      tile: option.tile,
      point: towerAt,
    }),
    capture: (option, { view, table, seat }) => {
      const figure = figureName(option.figure);
      const own = table.seats[option.owner]?.who === 'me' && option.owner === seat;
      return {
        ...plain(
          option,
          own ? t('ownHome', { figure }) : `${seatName(table, option.owner)}: ${figure}`,
          cellOf(view, option.tile),
        ),
        tile: option.tile,
        // Whoever is on no part stands on top of the tower.
        ...(option.part === null ? { point: towerAt } : { part: option.part }),
      };
    },
    exchange: (option) => plain(option, t('exchangeBack', { figure: figureName(option.figure) })),
    ransom: (option, { table }) =>
      plain(
        option,
        t('ransomFrom', { figure: figureName(option.figure), name: personAt(table, option.from) }),
        option.counter === 'woman' ? t('woman') : '',
        t('pays', { points: pointsText(option.points) }),
      ),
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
    question: { capture: 'capture', exchange: 'exchange' },
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
