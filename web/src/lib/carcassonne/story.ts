// What happened at a table of Carcassonne, as beats.
import { terrain } from '../art.svelte';
import { t } from '../i18n/index.svelte';
import type { Person } from '../i18n/text';
import type { Event, View } from '../protocol';
import { together, withCard, type Beat } from '../table/beats';
import { roleOn } from '../table/boardWords';
import { BEATS } from './expansions';
import type { Telling } from './expansions/types';
import { newsText } from './words';

interface Told {
  events: readonly Event[];
  before: View;
  after: View;
  mine: readonly number[];
  person: (seat: number) => Person;
}

/** The events up to the final count, which is told otherwise. */
const untilFinale = (events: readonly Event[]) => {
  const end = events.findIndex((event) => event.type === 'finaleBegan');
  return end < 0 ? events : events.slice(0, end);
};

export function beatsOf({ events, before, after, mine, person }: Told): Beat[] {
  const told = untilFinale(events);
  const telling: Telling = {
    view: after,
    tile: after.tiles.length - told.filter(({ type }) => type === 'tilePlaced').length - 1,
    mover: before.mover,
    own: (seat) => mine.includes(seat),
    did: (seat, deed) => `${person(seat).name}: ${deed}`,
    lot: (seat) => t('lotFell', { name: person(seat) }),
    role: (figure, tile, part) => roleOn(figure, terrain(after.tiles[tile]?.kind ?? '', part)),
  };
  const beats = told.flatMap((event) => {
    if (event.type === 'tilePlaced') telling.tile += 1;
    if (event.type === 'partBegan' || event.type === 'lotDrawn') telling.mover = event.seat;
    const beat = (BEATS[event.type] as (event: Event, telling: Telling) => Beat | null)(event, telling);
    const text = newsText(event, person);
    if (!beat || !text) return beat ?? [];
    return withCard(beat, { text, seat: beat.seat, paper: event.type === 'messageRead' });
  });
  return together(beats);
}
