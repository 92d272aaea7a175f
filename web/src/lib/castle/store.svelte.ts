// A table of The Castle.
import { t } from '../i18n/index.svelte';
import type {
  Brought,
  CastleDeed,
  CastleEvent,
  CastleOption,
  CastlePrompt,
  CastleQuestion,
  CastleRegion,
  CastleView,
  Log,
  Scene,
  Table,
} from '../protocol';
import { told, type Beat } from '../table/beats';
import { BoardStore } from '../table/board.svelte';
import { seatName } from '../table/names';
import type { Target } from '../table/target';
import type { Venue } from '../table/venue';
import { tilesText } from '../table/words';
import { inside, traits } from './board';
import { beatsOf } from './story';
import { doing, targetsOf } from './targets';
import { lesson, TIP_RULES } from './tips';
import {
  afterTile,
  broughtText,
  deedSign,
  deedText,
  freeMatters,
  movesText,
  noteOf,
  passText,
  placementText,
  regionFacts,
  regionWorth,
  severalAtOnce,
  wallName,
  type Placement,
} from './words';

export type CastleScene = Extract<Scene, { game: 'castle' }>;
export type CastleLog = Extract<Log, { game: 'castle' }>;

/** The element with which whoever lays the tile orders what is scored. */
const ORDER = 'order-choice';

export class CastleStore extends BoardStore<CastleScene, CastleLog> {
  readonly traits = traits;
  readonly tipRules = TIP_RULES;

  constructor(table: Table, venue?: Venue) {
    super(table, 'castle', venue);
  }

  /** A wall tile that would do nothing takes a second look. */
  override get warning(): string {
    const { chosen } = this;
    return chosen?.kind === 'play' && !chosen.effect ? t('noEffectWarning', { tile: wallName(chosen.tile) }) : '';
  }

  override get rest(): string {
    return this.question && this.table ? passText(this.question, this.table) : '';
  }

  override get pinnedNote(): string {
    return this.pinned && this.table ? movesText(this.pinned.moves, this.table) : '';
  }

  placeIt(view: CastleView): string {
    return t(view.extra ? 'extraTurn' : 'ask_tile');
  }

  ask(question: CastleQuestion): string {
    return t(question === 'figure' ? 'ask_figure_castle' : `ask_${question}`);
  }

  because({ cause }: CastlePrompt): string {
    return cause.why === 'drew' || cause.why === 'placed' ? '' : t(`cause_${cause.why}`);
  }

  targetsOf(prompt: CastlePrompt, view: CastleView): Target[] {
    return this.table ? targetsOf(prompt, view, this.table) : [];
  }

  doing(option: CastleOption, short: boolean): string {
    return doing(option, short);
  }

  declining(question: CastleQuestion): string {
    return t(question === 'wall' || question === 'order' ? `skip_${question}` : 'finishWithout_castle');
  }

  none(question: CastleQuestion): string {
    return t(question === 'wall' ? 'skip_wall' : 'none_castle');
  }

  after(options: Placement[], view: CastleView, seat: number): string {
    return afterTile(options, view.seats[seat]?.held ?? []);
  }

  placement(option: Placement): string {
    return this.table ? placementText(option, this.table) : '';
  }

  note(event: CastleEvent): string | null {
    return noteOf(event, (seat) => this.person(seat));
  }

  /** Where nobody orders what is scored, it is said that the program does. */
  #orders(events: CastleEvent[]): boolean {
    return !this.table?.with.split(' ').includes(ORDER) && severalAtOnce(events);
  }

  override get notes(): string[] {
    return this.#orders(this.events) ? [...super.notes, t('autoOrder')] : super.notes;
  }

  protected override beatsOf(events: CastleEvent[], before: CastleView, after: CastleView): Beat[] {
    const beats = beatsOf({
      events,
      before,
      after,
      mine: this.again ? [] : this.mine,
      person: (seat) => this.person(seat),
    });
    const note = { ...told('', null), card: { text: t('autoOrder'), seat: null } };
    return this.#orders(events) ? [...beats, note] : beats;
  }

  pointsNews(event: CastleEvent): string | null {
    if (event.type !== 'scored') return null;
    return t('logPoints', { name: this.person(event.to), n: event.points, reason: t(`one_${event.reason}`) });
  }

  deedText(did: CastleDeed): string {
    return deedText(did);
  }

  deedSign(did: CastleDeed, colours: { own: number }): string | null {
    return deedSign(did, colours);
  }

  override broughtText(brought: Brought, seat: number): string {
    return this.table ? broughtText(brought, seat, this.table) : '';
  }

  regionFacts(region: CastleRegion): string {
    return regionFacts(region);
  }

  regionWorth(region: CastleRegion): string {
    return regionWorth(region);
  }

  thingsOn(n: number, view: CastleView): string[] {
    const { table } = this;
    return view.seats.flatMap(({ keep }, seat) =>
      keep?.tile === n && table ? [`${t('keepOf', { tiles: tilesText(keep.size) })} (${seatName(table, seat)})`] : [],
    );
  }

  emptyCell(x: number, y: number, view: CastleView): string {
    const counts = freeMatters(view) && view.free.some(([fx, fy]) => fx === x && fy === y);
    return t(counts ? 'cellFreeArea' : 'cellEmpty');
  }

  cells() {
    return inside();
  }

  lesson(view: CastleView, question: CastlePrompt | null) {
    return lesson({ view, question, events: this.events, mine: this.mine });
  }
}
