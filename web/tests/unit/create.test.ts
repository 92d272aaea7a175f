// @vitest-environment happy-dom
// Setting up a table: who begins is chosen there and sent to the server.
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/svelte';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { setLanguage } from '../../src/lib/i18n/index.svelte';
import { api } from '../../src/lib/net/api';
import Create from '../../src/lib/pages/Create.svelte';
import type { Info, NewTable } from '../../src/lib/protocol';

const INFO = {
  games: [
    { name: 'cardcassonne', seats: ['red', 'blue', 'yellow'], minPlayers: 2, maxPlayers: 3, bots: [], boxes: [] },
  ],
} as unknown as Info;

beforeAll(() => setLanguage('en'));
beforeEach(() => {
  vi.spyOn(api, 'info').mockResolvedValue(INFO);
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

/** The table that is asked for once everything is chosen. */
async function asked(choose: () => Promise<void>): Promise<NewTable> {
  const create = vi.spyOn(api, 'create').mockRejectedValue(new Error('not today'));
  render(Create, { game: 'cardcassonne' });
  const start = await screen.findByRole<HTMLButtonElement>('button', { name: 'Start the game' });
  await waitFor(() => expect(start.disabled).toBe(false));
  await choose();
  await fireEvent.click(start);
  return create.mock.calls[0]![0];
}

const chooser = () => screen.getByLabelText<HTMLSelectElement>('Who deals first');
const choose = (value: string) => fireEvent.change(chooser(), { target: { value } });

describe('who begins', () => {
  it('is the first seat unless something else is chosen', async () => {
    expect((await asked(() => Promise.resolve())).begins).toBe('first');
  });

  it('can be left to a lot', async () => {
    expect((await asked(async () => void (await choose('lot')))).begins).toBe('lot');
  });

  it('can be a seat, as long as that seat is there', async () => {
    const table = await asked(async () => {
      await fireEvent.click(screen.getByRole('button', { name: '+ Add a seat' }));
      await choose('yellow');
    });
    expect([table.begins, table.seats.length]).toEqual(['yellow', 3]);
    await fireEvent.click(screen.getByRole('button', { name: 'Remove 3' }));
    expect(chooser().value).toBe('first');
  });
});
