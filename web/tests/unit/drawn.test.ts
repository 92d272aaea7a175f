// Draws in words, for the page about fair draws.
import { describe, expect, it, vi } from 'vitest';

vi.stubGlobal('localStorage', { getItem: () => 'de', setItem: () => {} });
vi.stubGlobal('navigator', { languages: ['de'] });
vi.stubGlobal('document', { documentElement: {}, createElement: () => ({ getContext: () => null }) });
vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => {} }));
vi.stubGlobal('fetch', () =>
  Promise.resolve({
    ok: true,
    json: () =>
      Promise.resolve({
        version: '1',
        kinds: { P10: { parts: [], de: ['Weg von Norden'], en: ['path from the north'] } },
        cards: { 'red-animal': { de: 'Roter Esel', en: 'red donkey' } },
      }),
  }),
);
const { loadArt } = await import('../../src/lib/art.svelte');
const { drawnText, seatsIn } = await import('../../src/lib/luck/drawn');

describe('what was drawn', () => {
  it('is said in words, as far as there are any', async () => {
    await loadArt();
    const said = [
      'draw P10',
      'deal blue red-animal',
      'wall extra-turn',
      'message 3',
      'roll 2',
      'begin blue',
      'shuffle x',
    ];
    expect(said.map(drawnText)).toEqual([
      'Weg von Norden',
      'Roter Esel',
      'Extrazug',
      'Depesche 3',
      'Würfel: 2',
      'Los: blau',
      'shuffle x',
    ]);
  });
});

describe('who took part', () => {
  it('stands in the setup', () => {
    expect(seatsIn('game castle\nrules 1\nwith\nseats black white\n')).toEqual(['black', 'white']);
    expect(seatsIn('')).toEqual([]);
  });
});
