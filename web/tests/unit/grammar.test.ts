import { describe, expect, it, vi } from 'vitest';
import { cardsDe } from '../../src/lib/i18n/cards.de';
import { castleDe } from '../../src/lib/i18n/castle.de';
import { en, type Words } from '../../src/lib/i18n/en';
import type { CastleView, Scoring, Table } from '../../src/lib/protocol';
import type { TileOption } from '../../src/lib/table/board.svelte';
import type { BoardEvent } from '../../src/lib/table/kinds';

vi.stubGlobal('localStorage', { getItem: () => 'en', setItem: () => {} });
vi.stubGlobal('navigator', { languages: ['en'] });
vi.stubGlobal('document', { documentElement: { dataset: {} }, createElement: () => ({ getContext: () => null }) });
vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => {} }));
const { speak, t, tg, tt } = await import('../../src/lib/i18n/index.svelte');
const { named } = await import('../../src/lib/table/names');
const { notesOf } = await import('../../src/lib/table/news');
const { aheadText, wallText } = await import('../../src/lib/table/castle');
const { declining, noneOf } = await import('../../src/lib/table/targets');
const { placementText, regionFacts, scoringText } = await import('../../src/lib/table/words');

const seats = [
  { seat: 0, word: 'black', name: '', who: 'me' },
  { seat: 1, word: 'white', name: '', who: 'bot' },
];
const tableOf = (game: string) => named({ game, with: '', seats, imported: false } as unknown as Table);
/** In both languages, with the seats named in each. */
function both(game: string, said: (table: Table) => unknown): unknown[] {
  return (['en', 'de'] as const).map((language) => {
    speak(language);
    return said(tableOf(game));
  });
}
const note = (game: string, event: object) => both(game, (table) => notesOf([event as BoardEvent], table)[0]);

describe('whoever sits here', () => {
  it('is spoken to, and the others are spoken of', () => {
    const taken = (seat: number) => note('castle', { type: 'wallTaken', seat, corner: 12, tile: 'double-tower' });
    expect(taken(0)).toEqual([
      'You land exactly on corner tower 12/13 and take a wall tile: “Rich tower”.',
      'Du landest genau auf Eckturm 12/13 und nimmst ein Mauerplättchen: „Reicher Turm“.',
    ]);
    expect(taken(1)).toEqual([
      'Computer lands exactly on corner tower 12/13 and takes a wall tile: “Rich tower”.',
      'Computer landet genau auf Eckturm 12/13 und nimmt ein Mauerplättchen: „Reicher Turm“.',
    ]);
    const moved = (owner: number, size: number) => note('castle', { type: 'keepMoved', owner, tile: 0, part: 0, size });
    expect(moved(0, 1)).toEqual([
      'Your keep stands on a house of 1 tile now.',
      'Dein Palas steht jetzt auf einem Haus aus 1 Plättchen.',
    ]);
    expect(moved(1, 3)).toEqual([
      'Computer’s keep stands on a house of 3 tiles now.',
      'Computer: Der Palas steht jetzt auf einem Haus aus 3 Plättchen.',
    ]);
    expect(note('castle', { type: 'wallPlayed', seat: 0, tile: 'bonus' })).toEqual([
      'You play a wall tile: “Bonus”.',
      'Du spielst ein Mauerplättchen aus: „Bonus“.',
    ]);
  });

  it('is spoken to in the log', () => {
    const scoring: Scoring = {
      n: 1,
      seat: 0,
      reason: 'house',
      points: 1,
      terms: [{ item: 'tiles', count: 1, each: 1 }],
      at: null,
      last: false,
      brought: [
        { what: 'keep', size: 1 },
        { what: 'wall', corner: 1, tile: 'larger-keep' },
      ],
    };
    expect(both('castle', (table) => scoringText(scoring, 0, table))).toEqual([
      'House: 1 tile = 1 · your keep moves to a house of 1 tile · You land on corner tower 1/2, take “Larger keep”',
      'Haus: 1 Plättchen = 1 · dein Palas zieht auf ein Haus aus 1 Plättchen · Du landest auf Eckturm 1/2, nimmst „Größerer Palas“',
    ]);
  });

  it('is spoken to where others do something to them', () => {
    expect(note('carcassonne', { type: 'captured', by: 1, owner: 0 })).toEqual([
      'Computer takes one of your figures.',
      'Computer fängt eine deiner Figuren.',
    ]);
    expect(note('carcassonne', { type: 'captured', by: 0, owner: 1 })).toEqual([
      'You take a figure of Computer.',
      'Du fängst eine Figur (Computer).',
    ]);
    expect(note('carcassonne', { type: 'robbed', by: 1, from: 0, points: 1 })).toEqual([
      'Computer’s robber gets 1 point along with you.',
      'Computer: Der Räuber verdient bei dir 1 Punkt mit.',
    ]);
    expect(note('carcassonne', { type: 'robbed', by: 0, from: 1, points: 2 })).toEqual([
      'Your robber gets 2 points along with Computer.',
      'Dein Räuber verdient bei Computer 2 Punkte mit.',
    ]);
  });

  it('is known by a name of the other language, too', () => {
    speak('de');
    const { name } = tableOf('castle').seats[0]!;
    speak('en');
    expect(t('others', { name })).toBe('Your turn');
    expect(t('faceDown', { name })).toBe('A card face down, by you');
    expect(t('faceDown', { name: 'Anna' })).toBe('A card face down, by Anna');
  });

  it('stands in no sentence of the third person', () => {
    // A name with a verb or an owner's ending after it needs a form for the person here.
    const third = (Object.keys(en) as (keyof Words)[]).filter(
      (key) =>
        /\{name\}(’s| (is|must|lays?|lands?|takes?|plays?|turns?|gets?) )/.test(en[key]) && !key.endsWith('_toYou'),
    );
    const without = third.filter((key) => !(`${key}_you` in en));
    // A computer thinks, and the start page says "Your turn".
    expect(without.sort()).toEqual(['thinking', 'turnOf']);
  });
});

describe('one of a thing', () => {
  it('is not many', () => {
    const option = (tiles: number, open: number, owners: number[]) =>
      ({ joins: [{ terrain: 'house', tiles, open, owners }], moves: [] }) as unknown as TileOption;
    expect(both('castle', (table) => placementText(option(1, 0, []), table))).toEqual([
      'House (free) complete, 1 tile.',
      'Haus (frei) abgeschlossen, 1 Plättchen.',
    ]);
    expect(both('castle', (table) => placementText(option(2, 1, [0]), table))).toEqual([
      'House (you): 2 tiles now.',
      'Haus (du): jetzt 2 Plättchen.',
    ]);
    const road = {
      joins: [{ terrain: 'road', tiles: 2, open: 0, owners: [1] }],
      gains: [{ seat: 0, points: 2 }],
    } as unknown as TileOption;
    expect(both('carcassonne', (table) => placementText(road, table))).toEqual([
      'Road (Computer) finished, 2 tiles. 2 for you',
      'Straße (Computer) fertig, 2 Plättchen. 2 für dich',
    ]);
    expect(
      both('', () => [t('boardAlt', { n: 1 }), t('boardAlt', { n: 2 })].map((text) => text.split('.')[0])),
    ).toEqual([
      ['The board with 1 tile', 'The board with 2 tiles'],
      ['Das Spielfeld mit 1 Plättchen', 'Das Spielfeld mit 2 Plättchen'],
    ]);
    expect(both('', () => `1 ${t('tilesLeft', { n: 1 })}, 2 ${t('tilesLeft', { n: 2 })}`)).toEqual([
      '1 tile left, 2 tiles left',
      '1 Plättchen übrig, 2 Plättchen übrig',
    ]);
    expect(both('', () => `1 ${t('looseJoker', { n: 1 })}, 2 ${t('looseJoker', { n: 2 })}`)[0]).toBe(
      '1 joker without a kind, 2 jokers without a kind',
    );
    expect(both('', () => t('regionMissing', { n: 1 }))).toEqual(['1 missing', '1 fehlt']);
  });

  it('is said of wall tiles by their amount', () => {
    expect(both('', () => wallText({ tile: 'double-house', amount: 1 }))).toEqual([
      '+1 point per tile for the largest house you complete this turn.',
      '+1 Punkt je Plättchen für das größte Haus, das du in diesem Zug abschließt.',
    ]);
    expect(both('', () => wallText({ tile: 'double-tower', amount: 2 }))[1]).toBe(
      '+2 Punkte je Plättchen für den größten Turm, den du in diesem Zug abschließt.',
    );
  });

  it('has a form only where there is the text itself', () => {
    for (const key of Object.keys(en).filter((key) => /_(you|toYou|one)$/.test(key)))
      expect(en, key).toHaveProperty(key.replace(/_(you|toYou|one)$/, ''));
    speak('en');
    expect(tt('nobody knows', { n: 1, name: 'You' })).toBe('nobody knows');
  });
});

describe('the words of The Castle', () => {
  it('are follower and complete', () => {
    expect(
      both('', () => [
        tg('castle', 'ask_figure'),
        declining('figure', 'castle'),
        noneOf('figure', 'castle'),
        tg('castle', 'pass'),
      ]),
    ).toEqual([
      ['Place a follower?', 'Finish without follower', 'No follower', 'no follower'],
      ['Einen Gefolgsmann einsetzen?', 'Ohne Gefolgsmann beenden', 'Kein Gefolgsmann', 'kein Gefolgsmann'],
    ]);
    expect(
      both('', () => [
        tg('carcassonne', 'ask_figure'),
        declining('figure', 'carcassonne'),
        noneOf('figure', 'carcassonne'),
      ])[0],
    ).toEqual(['Place a figure?', 'Finish without figure', 'None']);
    const tower = {
      terrain: 'tower',
      parts: [],
      tiles: 1,
      markets: 0,
      fountains: 0,
      open: 0,
      leaders: [],
      now: 0,
      finished: 2,
    };
    expect(both('', () => regionFacts(tower))).toEqual(['1 tile · complete', '1 Plättchen · abgeschlossen']);
    for (const text of [...Object.values(castleDe), ...Object.values(cardsDe)])
      expect(text).not.toMatch(/Figur|\d Teile|\bfertig/);
  });

  it('say what brings the next wall tiles', () => {
    const view = {
      seats: [
        {
          ahead: [
            { corner: 12, points: [12, 13] },
            { corner: 24, points: [24] },
          ],
        },
      ],
    } as unknown as CastleView;
    expect(both('', () => aheadText(view, 0))).toEqual([
      ['+12 or +13', '+24'],
      ['+12 oder +13', '+24'],
    ]);
  });
});
