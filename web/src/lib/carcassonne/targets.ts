// What may be answered in Carcassonne, as things one can point at. Figures that may stand on the same part are one
// target.
import { t } from '../i18n/index.svelte';
import type { Figure, Option, Prompt, Region, Table, View } from '../protocol';
import { figureName, roleOn, terrainName } from '../table/boardWords';
import { personAt } from '../table/names';
import type { Target } from '../table/target';
import { pointsText } from '../table/words';
import { cellName } from './board';
import { messageText, regionFacts, regionWorth, sideNames } from './words';

type Of<K extends Option['kind']> = Extract<Option, { kind: K }>;

function cellOf(view: View, tile: number): string {
  const found = view.tiles[tile];
  return found ? cellName(found.x, found.y) : '';
}

const nameOf = (region: Region | undefined) => (region ? terrainName(region.terrain) : '');
const roleOf = (figure: Figure, region: Region | undefined) => (region ? roleOn(figure, region.terrain) : '');

/** A region as a target. */
function onRegion(option: Option, region: Region | undefined, title: string, values: boolean): Target {
  const facts = region && values ? regionFacts(region) : '';
  return { options: [option], title, note: facts, worth: region && values ? regionWorth(region) : '', region };
}

function magician(option: Of<'enchant'>, view: View, values: boolean): Target {
  const region = view.regions[option.at];
  const title = `${t(option.who)} · ${nameOf(region)}`;
  const target = onRegion(option, region, title, values);
  return {
    ...target,
    worth: t(option.who === 'mage' ? 'mageDoes' : 'witchDoes'),
    tile: option.tile,
    part: option.part,
  };
}

function piece(option: Of<'piece'>, view: View): Target {
  const reached = view.figures.filter((figure) => {
    const tile = view.tiles[figure.tile];
    return tile && option.reach.some(([x, y]) => x === tile.x && y === tile.y);
  });
  return {
    options: [option],
    title: t('towerGrows', { cell: cellOf(view, option.tile), n: option.height }),
    note: reached.length === 0 ? t('reachNobody') : t('reachFigures', { n: reached.length }),
    worth: '',
    tile: option.tile,
  };
}

/** One option as a target by itself. */
function single(option: Option, view: View, table: Table, values: boolean, asked: number): Target {
  const plain = (title: string, note = '', worth = ''): Target => ({ options: [option], title, note, worth });
  const person = (seat: number) => personAt(table, seat);
  const name = (seat: number) => person(seat).name;
  const at = (n: number) => view.regions[n];
  switch (option.kind) {
    case 'figure':
      return {
        ...onRegion(option, option.region, terrainName(option.region.terrain), values),
        tile: view.tiles.length - 1,
        part: option.part,
      };
    case 'recall':
      return plain(t('recallAbbot'), '', pointsText(option.points));
    case 'fly': {
      const can = option.landings.filter((landing) => landing.parts.length > 0).map((landing) => landing.far);
      return {
        ...plain(
          t('flyWith', { figure: figureName(option.figure) }),
          can.length ? t('flyLands', { n: can.join(', ') }) : t('flyNowhere'),
        ),
        tile: view.tiles.length - 1,
      };
    }
    case 'land':
      return {
        ...onRegion(option, at(option.at), nameOf(at(option.at)), values),
        tile: option.tile,
        part: option.part,
      };
    case 'gold':
      return { ...plain(t('goldOn', { cell: cellOf(view, option.tile) })), tile: option.tile };
    case 'take':
      return { ...plain(t('goldFrom', { cell: cellOf(view, option.tile) })), tile: option.tile };
    case 'enchant':
      return magician(option, view, values);
    case 'banish':
      return plain(t('banish', { who: t(option.who) }));
    case 'robber': {
      const beside = option.beside
        .map((c) => `${person(c.seat).you ? t('besideYou') : name(c.seat)} (${t(`counter_${c.counter}`)})`)
        .join(', ');
      return {
        ...plain(t('robberSpace', { n: option.space }), beside ? t('besideCounters', { names: beside }) : ''),
        space: option.space,
      };
    }
    case 'piece':
      return piece(option, view);
    case 'guard':
      return {
        ...plain(t('guardTower', { figure: figureName(option.figure), cell: cellOf(view, option.tile) })),
        tile: option.tile,
      };
    case 'capture': {
      const tile = view.tiles[option.tile];
      const own = table.seats[option.owner]?.who === 'me' && option.owner === asked;
      return {
        ...plain(
          own
            ? t('ownHome', { figure: figureName(option.figure) })
            : `${name(option.owner)}: ${figureName(option.figure)}`,
          tile ? cellName(tile.x, tile.y) : '',
        ),
        tile: option.tile,
        part: option.part ?? undefined,
      };
    }
    case 'exchange':
      return plain(t('exchangeBack', { figure: figureName(option.figure) }));
    case 'ransom':
      return plain(
        t('ransomFrom', { figure: figureName(option.figure), name: person(option.from) }),
        option.counter === 'woman' ? t('woman') : '',
        t('pays', { points: pointsText(option.points) }),
      );
    case 'ferry':
    case 'turn':
      return {
        ...plain(
          t('ferryJoins', { sides: sideNames(option.sides) }),
          option.kind === 'turn' ? cellOf(view, option.tile) : '',
        ),
        tile: option.tile,
      };
    case 'move':
      return {
        ...plain(
          t('moveCounter', { points: pointsText(option.points), counter: t(`counter_${option.counter}`) }),
          t('fromTo', { from: option.from, to: option.to }),
          option.dark ? t('messageWaits') : '',
        ),
        space: option.to,
      };
    case 'rob':
      return plain(
        t('robFrom', { name: name(option.from) }),
        t('halfOf', { n: option.whole }),
        pointsText(option.points),
      );
    case 'message':
      return plain(
        t('obeyMessage'),
        messageText(option.message),
        option.points === null ? '' : pointsText(option.points),
      );
    case 'points':
      return plain(t('twoInstead'), '', pointsText(option.points));
    case 'score':
      return {
        ...onRegion(option, at(option.at), roleOf(option.figure, at(option.at)), false),
        worth: pointsText(option.points),
        tile: option.tile,
        part: option.part,
      };
    case 'circle':
      return plain(
        t(option.circle === 'join' ? 'circleJoin' : 'circleRemove', { terrain: terrainName(option.terrain) }),
      );
    case 'join':
    case 'remove':
      return {
        ...onRegion(option, at(option.at), `${figureName(option.figure)} · ${nameOf(at(option.at))}`, values),
        tile: option.tile,
        part: option.part,
      };
    case 'again':
      return plain(t('do_again'));
    case 'tile':
      return plain(cellName(option.x, option.y));
    case 'pass':
      return plain(t('none'));
  }
}

/** Everything one may choose now but the placements of the tile and doing nothing. */
export function targetsOf(prompt: Prompt, view: View, table: Table): Target[] {
  const values = table.aids !== 'none';
  const found: Target[] = [];
  for (const option of prompt.options) {
    if (option.kind === 'tile' || option.kind === 'pass') continue;
    const same =
      option.kind === 'figure' &&
      found.find((target) => target.options[0]?.kind === 'figure' && target.part === option.part);
    if (same) same.options.push(option);
    else found.push(single(option, view, table, values, prompt.seat));
  }
  return found;
}

/** What the button says that makes a choice final. */
export function doing(option: Option, short: boolean): string {
  switch (option.kind) {
    case 'figure':
      return t(short ? 'finishShort' : 'finishWith', { role: roleOn(option.figure, option.region.terrain) });
    case 'tile':
      return t('place');
    case 'pass':
      return t('finishWithout');
    default:
      return t(`do_${option.kind}`);
  }
}
