// What may be answered in The Castle, as things one can point at.
import { t } from '../i18n/index.svelte';
import type { CastleOption, CastlePrompt, CastleView, Table } from '../protocol';
import { roleOn, terrainName } from '../table/boardWords';
import type { Target } from '../table/target';
import { pointsText } from '../table/words';
import { changeText, movesText, regionFacts, regionWorth, wallName, wallText } from './words';

function single(
  option: CastleOption,
  pass: CastleOption | undefined,
  view: CastleView,
  table: Table,
  values: boolean,
): Target {
  const plain = (title: string, note = '', worth = ''): Target => ({ options: [option], title, note, worth });
  const lands = pass ? changeText(option, pass, table) : movesText(option.moves, table);
  switch (option.kind) {
    case 'figure': {
      const { region } = option;
      const facts = values ? regionFacts(region) : '';
      return {
        ...plain(
          terrainName(region.terrain),
          [facts, lands].filter(Boolean).join(' · '),
          values ? regionWorth(region) : '',
        ),
        region,
        tile: view.tiles.length - 1,
        part: option.part,
      };
    }
    case 'play': {
      const held = view.seats[view.mover]?.held.find((tile) => tile.tile === option.tile);
      const amount = held?.amount ?? 0;
      const what = wallText({ tile: option.tile, amount });
      const title = wallName(option.tile) + ((held?.count ?? 1) > 1 ? ` × ${held?.count}` : '');
      return {
        ...plain(
          title,
          [what, option.effect ? lands : ''].filter(Boolean).join(' '),
          option.effect ? '' : t('noEffect'),
        ),
        wall: option.tile,
      };
    }
    case 'score': {
      const region = view.regions[option.at];
      const worth = option.moves[0] ? pointsText(option.moves[0].points) : '';
      return {
        ...plain(region ? terrainName(region.terrain) : '', lands, worth),
        owners: region?.leaders ?? [],
        region,
        tile: option.tile,
        part: option.part,
      };
    }
    case 'tile':
    case 'pass':
      return plain(t('none'));
  }
}

/** Everything one may choose now but the placements of the tile and doing nothing. */
export function targetsOf(prompt: CastlePrompt, view: CastleView, table: Table): Target[] {
  const values = table.aids !== 'none';
  const others = prompt.options.filter((option) => option.kind !== 'tile' && option.kind !== 'pass');
  const pass = prompt.options.find((option) => option.kind === 'pass');
  return others.map((option) => single(option, pass, view, table, values));
}

/** What the button says that makes a choice final. */
export function doing(option: CastleOption, short: boolean): string {
  switch (option.kind) {
    case 'figure':
      return t(short ? 'finishShort' : 'finishWith', { role: roleOn(option.figure, option.region.terrain) });
    case 'play':
      return t(!option.effect ? 'do_playAnyway' : short ? 'do_playShort' : 'do_play');
    case 'score':
      return t('castleScoreDo');
    case 'tile':
      return t('place');
    case 'pass':
      return t('finishWithout_castle');
  }
}
