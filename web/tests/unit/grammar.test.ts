import { describe, expect, it, vi } from 'vitest';
import { cardcassonne } from '../../src/lib/i18n/de/cardcassonne';
import { castle } from '../../src/lib/i18n/de/castle';
import { words as en } from '../../src/lib/i18n/en';
import type { Text } from '../../src/lib/i18n/text';
import type { Placement as CastlePlacement } from '../../src/lib/castle/words';
import type { Placement } from '../../src/lib/carcassonne/store.svelte';
import type { CastleEvent, CastleRegion, CastleView, Event, GameName, Scoring, Table } from '../../src/lib/protocol';

vi.stubGlobal('localStorage', { getItem: () => 'en', setItem: () => {} });
vi.stubGlobal('navigator', { languages: ['en'] });
vi.stubGlobal('document', { documentElement: { dataset: {} }, createElement: () => ({ getContext: () => null }) });
vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => {} }));
const { isKey, setLanguage, t, tg } = await import('../../src/lib/i18n/index.svelte');
const { named, personAt } = await import('../../src/lib/table/names');
const { CarcassonneStore } = await import('../../src/lib/carcassonne/store.svelte');
const { CastleStore } = await import('../../src/lib/castle/store.svelte');
const { aheadText, wallText } = await import('../../src/lib/castle/words');
const { scoringText } = await import('../../src/lib/table/boardWords');

const seats = [
  { seat: 0, word: 'black', name: '', who: 'me' },
  { seat: 1, word: 'white', name: '', who: 'bot', bot: 'greedy' },
];
const tableOf = (game: GameName) => named({ game, with: '', seats } as unknown as Table);
const castleStore = () => new CastleStore(tableOf('castle'));
const store = () => new CarcassonneStore(tableOf('carcassonne'));
/** In both languages, with the seats named in each. */
async function both(said: () => unknown): Promise<unknown[]> {
  const told: unknown[] = [];
  for (const language of ['en', 'de']) {
    await setLanguage(language);
    told.push(said());
  }
  return told;
}
const forms = (text: Text): string[] => (typeof text === 'string' ? [text] : Object.values(text).flatMap(forms));
const note = (event: Event) => both(() => store().note(event));
const castleNote = (event: CastleEvent) => both(() => castleStore().note(event));

describe('whoever sits here', () => {
  it('is spoken to, and the others are spoken of', async () => {
    const taken = (seat: number) => castleNote({ type: 'wallTaken', seat, corner: 12, tile: 'double-tower' });
    expect(await taken(0)).toEqual([
      'You land exactly on corner tower 12/13 and take a wall tile: “Tower counts double”.',
      'Du landest genau auf Eckturm 12/13 und nimmst ein Mauerplättchen: „Turm zählt doppelt“.',
    ]);
    expect(await taken(1)).toEqual([
      'Computer lands exactly on corner tower 12/13 and takes a wall tile: “Tower counts double”.',
      'Computer landet genau auf Eckturm 12/13 und nimmt ein Mauerplättchen: „Turm zählt doppelt“.',
    ]);
    const moved = (owner: number, size: number) => castleNote({ type: 'keepMoved', owner, tile: 0, part: 0, size });
    expect(await moved(0, 1)).toEqual([
      'Your keep now stands on a house of 1 tile.',
      'Dein Palas steht jetzt auf einem Haus aus 1 Plättchen.',
    ]);
    expect(await moved(1, 3)).toEqual([
      'Computer’s keep now stands on a house of 3 tiles.',
      'Computer: Der Palas steht jetzt auf einem Haus aus 3 Plättchen.',
    ]);
    expect(await castleNote({ type: 'wallPlayed', seat: 0, tile: 'bonus' })).toEqual([
      'You play a wall tile: “Bonus”.',
      'Du spielst ein Mauerplättchen aus: „Bonus“.',
    ]);
  });

  it('is spoken to in the log', async () => {
    const scoring: Scoring = {
      n: 1,
      seat: 0,
      reason: 'house',
      points: 1,
      terms: [{ item: 'tiles', count: 1, each: 1 }],
      at: null,
      brought: [
        { what: 'keep', size: 1 },
        { what: 'wall', corner: 1, tile: 'larger-keep' },
      ],
    };
    expect(await both(() => scoringText(scoring, 0, tableOf('castle'), castleStore()))).toEqual([
      'House: 1 tile = 1 · your keep moves to a house of 1 tile · you land on corner tower 1/2, take “Larger keep”',
      'Haus: 1 Plättchen = 1 · dein Palas zieht auf ein Haus aus 1 Plättchen · du landest auf Eckturm 1/2, nimmst „Größerer Palas“',
    ]);
  });

  it('is spoken to where others do something to them', async () => {
    expect(await note({ type: 'captured', by: 1, owner: 0, figure: 'meeple', tile: 0, part: 0 })).toEqual([
      'Computer captures one of your figures.',
      'Computer nimmt eine deiner Figuren gefangen.',
    ]);
    expect(await note({ type: 'captured', by: 0, owner: 1, figure: 'meeple', tile: 0, part: 0 })).toEqual([
      'You capture a figure of Computer.',
      'Du nimmst eine Figur gefangen (Computer).',
    ]);
    expect(await note({ type: 'robbed', by: 1, from: 0, points: 1 })).toEqual([
      'Computer’s robber gets 1 point from what you score.',
      'Der Räuber von Computer erbeutet bei dir 1 Punkt.',
    ]);
    expect(await note({ type: 'robbed', by: 0, from: 1, points: 2 })).toEqual([
      'Your robber gets 2 points from what Computer scores.',
      'Dein Räuber erbeutet bei Computer 2 Punkte.',
    ]);
  });

  it('is known by the seat, whatever anybody is called', async () => {
    await setLanguage('en');
    const table = named({
      seats: [
        { seat: 0, word: 'black', name: 'Anna', who: 'me' },
        { seat: 1, word: 'white', name: 'You', who: 'person' },
      ],
    } as unknown as Table);
    expect(t('others', { name: personAt(table, 0) })).toBe('Your turn');
    expect(t('others', { name: personAt(table, 1) })).toBe('You’s turn');
    expect(t('faceDown', { name: personAt(table, 0) })).toBe('A face-down card of yours');
    // Several people at one screen are all called by their names.
    const shared = { seats: table.seats.map((seat) => ({ ...seat, who: 'me' as const })) };
    expect(t('others', { name: personAt(shared, 0) })).toBe('Anna’s turn');
  });

  it('stands in no sentence of the third person', () => {
    // A name with a verb or an owner's ending after it needs a form for the person here.
    const third = Object.entries(en).filter(([, text]) =>
      forms(text).some((form) => /\{name\}(’s| (is|must|lays?|lands?|takes?|plays?|turns?|gets?) )/.test(form)),
    );
    const without = third.filter(([, text]) => typeof text === 'string' || !('you' in text)).map(([key]) => key);
    // A computer thinks, and the start page says "Your turn".
    expect(without.sort()).toEqual(['thinking', 'turnOf']);
  });
});

describe('one of a thing', () => {
  it('is not many', async () => {
    const option = (tiles: number, open: number, owners: number[]) =>
      ({ joins: [{ terrain: 'house', tiles, open, owners }], moves: [] }) as unknown as CastlePlacement;
    expect(await both(() => castleStore().placement(option(1, 0, [])))).toEqual([
      'House (free) completed, 1 tile.',
      'Haus (frei) abgeschlossen, 1 Plättchen.',
    ]);
    expect(await both(() => castleStore().placement(option(2, 1, [0])))).toEqual([
      'House (you): now 2 tiles.',
      'Haus (du): jetzt 2 Plättchen.',
    ]);
    const road = {
      joins: [{ terrain: 'road', tiles: 2, open: 0, owners: [1] }],
      effect: { gains: [{ seat: 0, points: 2 }], changes: [] },
    } as unknown as Placement;
    expect(await both(() => store().placement(road))).toEqual([
      'Road (Computer) completed, 2 tiles. 2 for you',
      'Straße (Computer) abgeschlossen, 2 Plättchen. 2 für dich',
    ]);
    expect(
      await both(() => [t('boardAlt', { n: 1 }), t('boardAlt', { n: 2 })].map((text) => text.split('.')[0])),
    ).toEqual([
      ['The board with 1 tile', 'The board with 2 tiles'],
      ['Das Spielfeld mit 1 Plättchen', 'Das Spielfeld mit 2 Plättchen'],
    ]);
    expect(await both(() => `1 ${t('tilesLeft', { n: 1 })}, 2 ${t('tilesLeft', { n: 2 })}`)).toEqual([
      '1 tile left, 2 tiles left',
      '1 Plättchen übrig, 2 Plättchen übrig',
    ]);
    expect((await both(() => `1 ${t('looseJoker', { n: 1 })}, 2 ${t('looseJoker', { n: 2 })}`))[0]).toBe(
      '1 unassigned joker, 2 unassigned jokers',
    );
    expect(await both(() => t('regionMissing', { n: 1 }))).toEqual(['1 tile missing', '1 Plättchen fehlt']);
  });

  it('is said of wall tiles by their amount', async () => {
    expect(await both(() => wallText({ tile: 'double-house', amount: 1 }))).toEqual([
      '+1 point per tile for the largest house you complete this turn.',
      '+1 Punkt je Plättchen für das größte Haus, das du in diesem Zug abschließt.',
    ]);
    expect((await both(() => wallText({ tile: 'double-tower', amount: 2 })))[1]).toBe(
      '+2 Punkte je Plättchen für den größten Turm, den du in diesem Zug abschließt.',
    );
  });

  it('knows what is a key', () => {
    expect(isKey('river')).toBe(true);
    expect(isKey('nobody knows')).toBe(false);
  });
});

describe('the words of The Castle', () => {
  it('are follower and completed', async () => {
    expect(
      await both(() => [
        castleStore().ask('figure'),
        castleStore().declining('figure'),
        castleStore().none('figure'),
        tg('castle', 'pass'),
      ]),
    ).toEqual([
      ['Place a follower?', 'End turn without a follower', 'No follower', 'no follower'],
      ['Einen Gefolgsmann einsetzen?', 'Zug ohne Gefolgsmann beenden', 'Kein Gefolgsmann', 'kein Gefolgsmann'],
    ]);
    expect((await both(() => [store().ask('figure'), store().declining('figure'), store().none()]))[0]).toEqual([
      'Place a figure?',
      'End turn without a figure',
      'None',
    ]);
    const tower: CastleRegion = {
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
    expect(await both(() => castleStore().regionFacts(tower))).toEqual([
      '1 tile · completed',
      '1 Plättchen · abgeschlossen',
    ]);
    for (const text of [...Object.values(castle), ...Object.values(cardcassonne)].flatMap(forms))
      expect(text).not.toMatch(/Figur|\d Teile|\bfertig/);
  });

  it('say what brings the next wall tiles', async () => {
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
    expect(await both(() => aheadText(view, 0))).toEqual([
      ['+12 or +13', '+24'],
      ['+12 oder +13', '+24'],
    ]);
  });
});
