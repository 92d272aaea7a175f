// What happened at a card table, as beats, and the rows meanwhile. How a round ends is shown by a page of its own. A new
// event without a beat does not compile.
import { t } from '../i18n/index.svelte';
import type { CardEvent, CardView } from '../protocol';
import { joins, told, type Beat } from '../table/beats';
import { nameOf, rowName } from './words';

interface Told {
  events: readonly CardEvent[];
  before: CardView;
  mine: readonly number[];
  name: (seat: number) => string;
}

export function beatsOf({ events, before, mine, name }: Told): Beat[] {
  const end = events.findIndex((event) => event.type === 'roundEnded');
  const own = (seat: number) => mine.includes(seat);
  const to = (seat: number, what: string, row: Parameters<typeof rowName>[0]) =>
    `${name(seat)}: ${what} → ${rowName(row)}`;

  function beatFor(event: CardEvent): Beat | null {
    switch (event.type) {
      case 'turnedUp':
        return told(nameOf(event.card), before.mover);
      case 'jokerPut': {
        const seat = before.mover ?? 0;
        const lying = { card: event.card, downBy: null };
        return joins({ kind: 'card', row: event.row, lying }, seat, own(seat), to(seat, nameOf(event.card), event.row));
      }
      case 'cardPlayed': {
        const { seat, card, row, down } = event;
        const what = down || card === null ? t('logDown') : nameOf(card);
        return joins(
          { kind: 'card', row, lying: { card, downBy: down ? seat : null } },
          seat,
          own(seat),
          to(seat, what, row),
        );
      }
      case 'followerPut':
        return joins(
          { kind: 'claim', row: event.row },
          event.seat,
          own(event.seat),
          to(event.seat, t('logClaim'), event.row),
        );
      // The page of the round, the hand and the result show the rest.
      case 'lotDrawn':
      case 'roundBegan':
      case 'dealt':
      case 'turnBegan':
      case 'roundEnded':
      case 'cleared':
      case 'scoringBegan':
      case 'leftTheGame':
      case 'animalsTaken':
      case 'jokersTaken':
      case 'jokerAssigned':
      case 'underTheChest':
      case 'scored':
      case 'finaleBegan':
      case 'chestOpened':
      case 'gameOver':
        return null;
    }
  }
  return (end < 0 ? events : events.slice(0, end)).flatMap((event) => beatFor(event) ?? []);
}

/** The table while beat number `at` is shown: it has begun, those after it have not. */
export function stagedCards(before: CardView, after: CardView, beats: Beat[], at: number): CardView {
  const begun = beats.slice(0, at + 1);
  const sameRound = before.round === after.round && !after.over;
  const rows = before.rows.map((row) => {
    const cards = begun.flatMap(({ move }) => (move.kind === 'card' && move.row === row.row ? [move.lying] : []));
    const claimed = begun.filter(({ move }) => move.kind === 'claim' && move.row === row.row).length;
    // What a follower promises is known where the row still lies.
    const then = sameRound ? after.rows.find((other) => other.row === row.row) : undefined;
    const claims = then?.claims.slice(0, row.claims.length + claimed) ?? row.claims;
    return { ...row, cards: [...row.cards, ...cards], claims };
  });
  const seats = sameRound ? after.seats : before.seats.map((seat) => ({ ...seat, cards: [] }));
  return { ...after, round: before.round, rows, seats, over: null };
}
