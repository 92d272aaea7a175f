// Games that a person does not want to see in the list any more. Only this browser knows; the games stay where they are.
import type { TableCard } from '../protocol';

const KEY = 'bastide.removed';

function read(): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(kept) ? kept.filter((id) => typeof id === 'string') : [];
  } catch {
    return [];
  }
}

export function remove(id: string): void {
  localStorage.setItem(KEY, JSON.stringify([...new Set([...read(), id])]));
}

export function restore(id: string): void {
  localStorage.setItem(KEY, JSON.stringify(read().filter((other) => other !== id)));
}

/** Those that are still to be shown. What the server has forgotten need not be remembered here. */
export function kept(tables: TableCard[]): TableCard[] {
  const gone = read().filter((id) => tables.some((table) => table.id === id));
  localStorage.setItem(KEY, JSON.stringify(gone));
  return tables.filter((table) => !gone.includes(table.id));
}
