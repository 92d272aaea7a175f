// A table of Cardcassonne: the card or follower that was picked, the row, and what a round's end brought.
import { api } from '../net/api';
import type { CardEvent, CardOption, Scene } from '../protocol';
import { settings } from '../settings.svelte';
import { TableStore } from '../table/store.svelte';
import { cardRows, gather, type CardRow, type Reveal } from './rounds';

export type CardScene = Extract<Scene, { game: 'cardcassonne' }>;
/** A card of the hand by its place, or the follower. */
export type Pick = number | 'follower';

export class CardStore extends TableStore<CardScene> {
  picked = $state.raw<Pick | null>(null);
  /** The end of a round that is being shown. */
  reveal = $state.raw<Reveal | null>(null);
  /** The seat whose hand may be shown where several people sit at one screen. */
  lifted = $state<number | null>(null);
  /** The end of a round that is looked back to. */
  earlier = $state.raw<Reveal | null>(null);
  #seen: CardEvent[] | null = null;
  #asked: number | null = null;
  #missed = false;

  protected override forget(): void {
    super.forget();
    this.picked = null;
  }

  /** Takes note of what happened; called when something changed. */
  follow(): void {
    // Whoever is asked next, also after an undo, says so first.
    const asked = this.prompt?.seat ?? null;
    // New cards are nobody else's business, also if whoever ended the round begins the next one.
    const dealt = this.events !== this.#seen && this.events.some((event) => event.type === 'roundEnded');
    if (asked !== this.#asked || dealt) this.lifted = null;
    this.#asked = asked;
    // The joker of the opening is all there is to pick.
    if (this.question?.question === 'put' && this.picked === null) this.pick(0);
    const { view } = this;
    if (view && this.events !== this.#seen) {
      // Whoever only comes, or comes back, was not told how the round ended.
      this.#missed = this.events.length === 0;
      this.#seen = this.events;
      this.reveal = gather(this.reveal, this.events, view);
    }
    if (this.deciding ? this.reveal === null || this.#missed : this.reveal !== null && this.#missed)
      void this.#reopen();
  }

  /** Shows the end of the round once the record is known. */
  async #reopen(): Promise<void> {
    const [entries, seq] = [this.entries, this.seq];
    if (entries.length < seq) return;
    this.#missed = false;
    const found = await this.lastEnd(entries);
    if (found && seq === this.seq) this.reveal = found;
  }

  /** What everybody took when a round ended last. */
  async lastEnd(entries = this.entries): Promise<Reveal | null> {
    const row = cardRows(entries, []).findLast(({ ended }) => ended !== null);
    return row ? this.#end(row.settled, row.ended!) : null;
  }

  /** The end of the round that ended with an entry, as it stood after entry `n`. */
  async #end(n: number, ended: number): Promise<Reveal | null> {
    const told = await api.view(this.id, n, ended - 1).catch(() => null);
    return told?.scene.game === 'cardcassonne' ? gather(null, told.scene.events, told.scene.view) : null;
  }

  /** Whether somebody decides what becomes of cards of the round that ended. Nobody goes on before that. */
  get deciding(): boolean {
    const asks = this.prompt?.question;
    return asks === 'foreign' || asks === 'assign';
  }

  /** The card that the person here decides about. */
  get disputed(): string | null {
    const foreign = this.question?.options.find((option) => option.kind === 'discard');
    if (foreign) return foreign.card;
    return this.question?.question === 'assign' ? 'animal-joker' : null;
  }

  /** Looks back to a deed; where a round ended with it, to what everybody took. */
  async lookAt({ n, ended, settled }: CardRow): Promise<void> {
    const look = (this.looks += 1);
    // With the last card all of it is shown, with every answer what was counted till then.
    const end = ended === null ? null : this.#end(n === ended ? settled : n, ended);
    const [then, told] = await Promise.all([api.view(this.id, n).catch(() => null), end]);
    if (look !== this.looks || then?.scene.game !== 'cardcassonne') return;
    this.past = { n, view: then.scene.view };
    this.earlier = told;
  }

  /** Whether the end of a round is looked at and nobody is asked about it: cards wait until it was seen. */
  get resting(): boolean {
    return this.reveal !== null && !this.past && !this.deciding;
  }

  /** Whether the hand on the screen belongs to somebody who has not said so yet. Only who plays a card has one. */
  get veiled(): boolean {
    return this.mine.length > 1 && this.question?.question === 'play' && this.lifted !== this.question.seat;
  }

  /** Through whose eyes face-down cards may be shown: nobody's where others look on. */
  get eyes(): number | null {
    const alone = this.mine.length === 1 || (this.question?.question === 'play' && !this.veiled);
    return alone ? ((this.past?.view ?? this.view)?.eyes ?? null) : null;
  }

  get options(): CardOption[] {
    return this.veiled || this.past || this.resting ? [] : (this.question?.options ?? []);
  }

  /** The hand of whoever looks; the joker of the opening is one as well. */
  get hand(): string[] {
    if (this.veiled || !this.view || this.view.eyes === null) return [];
    if (this.question?.question === 'put' && this.view.turnedUp) return [this.view.turnedUp];
    return this.view.seats[this.view.eyes]?.cards ?? [];
  }

  /** What may be done with what was picked, by row. */
  get places(): CardOption[] {
    const card = typeof this.picked === 'number' ? this.hand[this.picked] : null;
    return this.options.filter((o) => {
      if (o.kind === 'claim') return this.picked === 'follower';
      return (o.kind === 'card' || o.kind === 'put') && o.card === card;
    });
  }

  /** Answers that are no cards in rows: foreign cards, jokers. */
  get answers(): CardOption[] {
    return this.options.filter((o) => o.kind === 'discard' || o.kind === 'keep' || o.kind === 'assign');
  }

  pick(what: Pick | null): void {
    if (what !== null && this.options.length === 0) return;
    this.picked = what;
    this.chosen = null;
    // A card that fits one row only goes there.
    const places = this.places;
    if (places.length === 1) this.chosen = places[0]!;
  }

  choose(option: CardOption): void {
    this.chosen = option;
    if (settings.confirm === 'never') this.commit();
  }

  commit(): void {
    if (this.chosen) this.say(this.chosen);
  }

  /** The next row up or down. */
  step(by: 1 | -1): void {
    const places = this.answers.length > 0 ? this.answers : this.places;
    if (places.length === 0) return;
    const at = places.findIndex((o) => o === this.chosen);
    this.chosen = places[at < 0 ? (by > 0 ? 0 : places.length - 1) : (at + by + places.length) % places.length]!;
  }
}
