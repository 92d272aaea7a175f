// What is announced: one sentence after another.
import { describe, expect, it, vi } from 'vitest';

vi.stubGlobal('localStorage', { getItem: () => 'en', setItem: () => {} });
vi.stubGlobal('navigator', { languages: ['en'] });
const { sentences } = await import('../../src/lib/table/words');

describe('sentences one after another', () => {
  it('end once each, whatever they end with', () => {
    const news = [
      'A house at D6',
      'Your keep stands on a house of 4 tiles now.',
      'Ben plays a wall tile: “Rich house”.',
      '',
      'Place your tile',
    ];
    expect(sentences(news)).toBe(
      'A house at D6. Your keep stands on a house of 4 tiles now. Ben plays a wall tile: “Rich house”. Place your tile',
    );
    expect(sentences(['Anna +3 → space 12: wall tile!', 'Computer is thinking…', 'Place a follower?'])).toBe(
      'Anna +3 → space 12: wall tile! Computer is thinking… Place a follower?',
    );
    expect(sentences(['Er fragt: „Wirklich?“', 'Weiter'])).toBe('Er fragt: „Wirklich?“ Weiter');
  });
});
