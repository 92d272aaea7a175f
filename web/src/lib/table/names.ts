// Seats without a name are called by their colour.
import { tt } from '../i18n/index.svelte';
import type { Table } from '../protocol';

export function named(table: Table): Table {
  return { ...table, seats: table.seats.map((seat) => (seat.name ? seat : { ...seat, name: tt(seat.word) })) };
}
