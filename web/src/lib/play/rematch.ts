// The same people once more, at a table of its own.
import { api, type ErrorCode } from '../net/api';
import { go } from '../route.svelte';

export async function rematch(store: { id: string; trouble: ErrorCode | null }): Promise<void> {
  const next = await api.rematch(store.id).catch(() => null);
  if (next) go(`/t/${next.id}`);
  else store.trouble = 'network';
}
