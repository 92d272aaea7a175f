// What is said when something goes wrong: always in the language of the page, never the server's own words.
import { describe, expect, it, vi } from 'vitest';
import type { Fault, FaultKind } from '../../src/lib/protocol';

vi.stubGlobal('localStorage', { getItem: () => 'de', setItem: () => {} });
vi.stubGlobal('navigator', { languages: ['de'] });
vi.stubGlobal('document', { documentElement: {}, createElement: () => ({ getContext: () => null }) });
vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => {} }));
type Code = ConstructorParameters<typeof Refused>[1];
const { Refused } = await import('../../src/lib/net/api');
const { problem, problemOf } = await import('../../src/lib/table/words');
const { troubleWith } = await import('../../src/lib/pages/opened');

const ENGLISH = 'unknown key frobnicate';

describe('a refused call', () => {
  it('is told by its code', () => {
    expect(problem('taken')).toBe('Dieser Platz ist schon vergeben.');
    expect(problemOf(new Refused(400, 'bad-setup', ENGLISH))).toBe(
      'Diese Zusammenstellung lässt sich so nicht spielen.',
    );
  });

  it('of a table says exactly why it cannot be set up', () => {
    const setup = { why: 'seats', given: 7, min: 2, max: 6 } as const;
    const said = problemOf(new Refused(422, 'bad-setup', ENGLISH, undefined, setup));
    expect(said).toMatch(/2 bis 6 .*7/);
  });

  it('of a code that nobody knows says what always helps', () => {
    const said = problemOf(new Refused(400, 'a-code-of-tomorrow' as Code, ENGLISH));
    expect(said).toBe('Das hat nicht geklappt. Lade die Seite neu und versuche es noch einmal.');
    expect(problemOf(new Error(ENGLISH))).not.toContain(ENGLISH);
  });
});

describe('a record that goes wrong', () => {
  const fault = (why: string, entry?: number): Fault => ({
    line: 7,
    column: 3,
    why: why as FaultKind,
    detail: ENGLISH,
    ...(entry === undefined ? {} : { entry }),
  });
  const told = (why: string, entry?: number) => troubleWith(new Refused(400, 'bad-record', ENGLISH, fault(why, entry)));

  it('is told with its place', () => {
    expect(told('form')).toEqual({
      what: 'Diese Aufzeichnung lässt sich nicht lesen.',
      where: 'Zeile 7, Spalte 3: Das ist keine Bastide-Aufzeichnung.',
      line: 7,
    });
    expect(told('not-your-turn', 12).what).toBe('Eintrag 12 dieser Aufzeichnung ist so nicht möglich.');
  });

  it('is told as exactly as the server knows it', () => {
    const where = (more: Partial<Fault>) =>
      troubleWith(new Refused(400, 'bad-record', ENGLISH, { ...fault('form'), ...more })).where;
    expect(where({ form: { why: 'missing-key', key: 'seats' } })).toBe('Zeile 7, Spalte 3: Die Zeile „seats“ fehlt.');
    expect(where({ setup: { why: 'seats', given: 3, min: 2, max: 2 } })).toBe(
      'Zeile 7, Spalte 3: Dieses Spiel ist für genau 2 Personen, nicht für 3.',
    );
  });

  it('of a kind that nobody knows is told with its place, too', () => {
    expect(told('a-kind-of-tomorrow').where).toBe('Zeile 7, Spalte 3: Hier stimmt etwas nicht.');
    expect(JSON.stringify(told('a-kind-of-tomorrow'))).not.toContain(ENGLISH);
  });
});
