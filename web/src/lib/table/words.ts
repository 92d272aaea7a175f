// Regions, figures and moves in people's words.
import { t, tt } from '../i18n/index.svelte';
import type { Words } from '../i18n/en';
import type { Line, Option, Region, Table } from '../protocol';

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

export function terrainName(terrain: string): string {
  return tt(`terrain${capital(terrain)}`);
}

/** `City · 3 tiles · 1 shield`, in this order. */
export function regionFacts(region: Region): string {
  const facts = [region.tiles === 1 ? t('regionTile') : t('regionTiles', { n: region.tiles })];
  if (region.terrain === 'field') facts.length = 0;
  if (region.pennants === 1) facts.push(t('regionPennant'));
  if (region.pennants > 1) facts.push(t('regionPennants', { n: region.pennants }));
  if (region.terrain === 'road' || region.terrain === 'city') {
    if (region.open === 0) facts.push(t('regionFinished'));
    else facts.push(region.open === 1 ? t('regionOpenOne') : t('regionOpen', { n: region.open }));
  }
  return facts.join(' · ');
}

/** `4 now / 8 when finished`, or `6 at the end`. */
export function regionWorth(region: Region): string {
  if (region.finished === null) return t('atEnd', { n: region.now });
  return `${region.now} ${t('now')} / ${region.finished} ${t('whenFinished')}`;
}

export function figureName(figure: string): string {
  return figure === 'abbot' ? t('abbotFigure') : tt(figure);
}

/** What a figure is called where it stands. */
export function role(option: Option): string {
  if (option.kind === 'recall') return t('roleRecall');
  if (option.kind !== 'figure') return '';
  if (option.figure === 'builder') return t('roleBuilder');
  if (option.figure === 'pig') return t('rolePig');
  if (option.figure === 'abbot') return t('abbotFigure');
  return t(`role${capital(option.region.terrain)}` as keyof Words);
}

/** A line of the log. */
export function lineText(line: Line, table: Table): string {
  const seat = table.seats.find((s) => s.word === line.actor);
  const name = seat?.name ?? '';
  const words = line.say.split(' ');
  if (words[0] === 'tile') {
    return t('logTile', { name, kind: words[1] ?? '', cell: (words[2] ?? '').replaceAll('-', '−') });
  }
  if (words[0] === 'pass') return `${name}: ${t('pass')}`;
  if (words[0] === 'undo') return `${name}: ${t('undo')}`;
  if (words[0] === 'recall') return t('logRecall', { name });
  if (words[0] === 'again') return t('logAgain', { name });
  return t('logFigure', { name, figure: figureName(words[0] ?? ''), terrain: terrainName(words[1] ?? '') });
}
