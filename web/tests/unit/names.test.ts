// What players are called who have no name of their own, and who is told that a seat is theirs.
import { describe, expect, it, vi } from 'vitest';
import type { BotKind, SeatKind, SeatWord, TableSeat } from '../../src/lib/protocol';

vi.stubGlobal('localStorage', { getItem: () => 'en', setItem: () => {} });
vi.stubGlobal('navigator', { languages: ['en'] });
vi.stubGlobal('document', { documentElement: {} });
const { setLanguage } = await import('../../src/lib/i18n/index.svelte');
const { isMarkedYours, named, programMark } = await import('../../src/lib/table/names');

const WORDS: SeatWord[] = ['black', 'white', 'red'];
type Seated = { seats: TableSeat[] };
const seats = (...all: [SeatKind, string, BotKind?][]): Seated => ({
  seats: all.map(([who, name, bot], seat) => ({
    seat,
    word: WORDS[seat]!,
    name,
    who,
    online: true,
    ...(bot ? { bot } : {}),
  })),
});
const names = (table: Seated) => named(table).seats.map((seat) => seat.name);
const marked = (table: Seated) => named(table).seats.map((seat, _, all) => isMarkedYours(seat, { seats: all }));

describe('a seat without a name', () => {
  it('is you, an opponent or a colour', () => {
    expect(names(seats(['me', ''], ['bot', 'greedy', 'greedy']))).toEqual(['You', 'Computer']);
    expect(names(seats(['me', ''], ['me', '']))).toEqual(['Black', 'White']);
    expect(names(seats(['bot', 'level3', 'level3'], ['me', 'Ann'], ['bot', 'random', 'random']))).toEqual([
      'Miller',
      'Ann',
      'Computer',
    ]);
    expect(names(seats(['bot', 'level3', 'level3'], ['bot', 'level7', 'level7'], ['bot', 'level3', 'level3']))).toEqual(
      ['Miller Black', 'Countess', 'Miller Red'],
    );
  });

  it('is the computer in a record as well, where the server tells which one sat there', async () => {
    expect(names(seats(['me', ''], ['me', 'greedy', 'greedy']))).toEqual(['Black', 'Computer']);
    expect(names(seats(['person', 'greedy', 'greedy'], ['person', 'random', 'random'], ['me', 'Ann']))).toEqual([
      'Computer Black',
      'Computer White',
      'Ann',
    ]);
    await setLanguage('de');
    expect(names(seats(['me', ''], ['me', 'greedy', 'greedy']))).toEqual(['Schwarz', 'Computer']);
    await setLanguage('en');
  });

  it('is nobody who is only called alike', () => {
    expect(names(seats(['me', 'greedy'], ['person', 'level3']))).toEqual(['greedy', 'level3']);
  });
});

describe('a seat of this browser', () => {
  it('is marked where others sit as well', () => {
    expect(marked(seats(['me', 'Ann'], ['person', 'Ben']))).toEqual([true, false]);
    expect(marked(seats(['me', 'Ann'], ['me', 'Ben'], ['bot', 'greedy', 'greedy']))).toEqual([true, true, false]);
  });

  it('is not marked where it says so itself, or where all are', () => {
    expect(marked(seats(['me', ''], ['person', 'Ben']))).toEqual([false, false]);
    expect(marked(seats(['me', 'Ann'], ['me', 'greedy']))).toEqual([false, false]);
  });
});

describe('a seat of a program', () => {
  const marks = (table: Seated) => named(table).seats.map((seat) => programMark(seat));

  it('is marked where its name does not say so', () => {
    expect(marks(seats(['me', ''], ['bot', 'level3', 'level3']))).toEqual(['', 'Computer']);
    expect(marks(seats(['person', ''], ['bot', 'Hal', 'greedy']))).toEqual(['', 'Computer']);
    expect(marks(seats(['bot', 'random', 'random'], ['bot', 'greedy', 'greedy']))).toEqual(['', '']);
  });

  it('is always marked where it is an external bot', () => {
    expect(marks(seats(['me', ''], ['external', 'Computer']))).toEqual(['', 'External bot']);
  });
});
