// What happened at a table of The Castle, as beats. A new event without one does not compile.
import { terrain } from '../art.svelte';
import { t } from '../i18n/index.svelte';
import type { Person } from '../i18n/text';
import type { CastleEvent, CastleView } from '../protocol';
import { asScoring, comes, counts, lands, leaves, reaches, stirs, told, together, withCard } from '../table/beats';
import type { Beat } from '../table/beats';
import { roleOn } from '../table/boardWords';
import { pointsText } from '../table/words';
import { noteOf } from './words';

interface Told {
  events: readonly CastleEvent[];
  before: CastleView;
  after: CastleView;
  mine: readonly number[];
  person: (seat: number) => Person;
}

export function beatsOf({ events, before, after, mine, person }: Told): Beat[] {
  const end = events.findIndex((event) => event.type === 'finaleBegan');
  const until = end < 0 ? events : events.slice(0, end);
  let tile = after.tiles.length - until.filter(({ type }) => type === 'tilePlaced').length - 1;
  let { mover } = before;
  const did = (seat: number, deed: string) => `${person(seat).name}: ${deed}`;
  const role = (tile: number, part: number) => roleOn('follower', terrain(after.tiles[tile]?.kind ?? '', part));

  function beatsFor(event: CastleEvent): Beat[] {
    switch (event.type) {
      case 'lotDrawn':
        mover = event.seat;
        return [told(t('lotFell', { name: person(mover) }), mover)];
      case 'turnBegan':
        mover = event.seat;
        return event.extra ? [told(did(mover, t('told_extra')), mover)] : [];
      case 'tilePlaced': {
        tile += 1;
        const seat = after.tiles[tile]?.by ?? mover;
        return [comes(tile, seat, mine.includes(seat), did(seat, t('told_tile')))];
      }
      case 'figurePut':
        return [lands(event, mine.includes(event.owner), did(event.owner, role(event.tile, event.part)))];
      case 'figureTaken':
        return [leaves(event, event.owner, t('told_home'))];
      case 'scored': {
        const say = did(event.to, `${t(`one_${event.reason}`)}, ${pointsText(event.points)}`);
        return [counts(asScoring(event), say), reaches(event.to, event.points)];
      }
      case 'keepMoved':
        return [stirs(event.tile, event.owner, '')];
      case 'wallPlayed':
      case 'wallTaken':
        return [told('', event.seat)];
      case 'tileSetAside':
        return [told('', mover)];
      case 'tileDrawn':
      case 'finaleBegan':
      case 'gameOver':
        return [];
    }
  }

  const beats = until.flatMap((event) => {
    const [first, ...others] = beatsFor(event);
    const text = noteOf(event, person);
    if (!first) return [];
    return [text ? withCard(first, { text, seat: first.seat }) : first, ...others];
  });
  return together(beats);
}
