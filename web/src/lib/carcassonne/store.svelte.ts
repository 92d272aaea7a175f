// A table of Carcassonne.
import { isKey, t } from '../i18n/index.svelte';
import type { Deed, Event, Log, Option, Prompt, Question, Region, Scene, Table, View } from '../protocol';
import { BoardStore } from '../table/board.svelte';
import type { Beat } from '../table/beats';
import type { Target, TargetGroup } from '../table/target';
import type { Venue } from '../table/venue';
import { traits } from './board';
import { strengthText } from './effects';
import { hasFields } from './boxes';
import { EXPANSIONS, TIP_RULES } from './expansions';
import type { Colours } from './expansions/types';
import { beatsOf } from './story';
import { sentences } from '../table/words';
import { holeAt } from './holes';
import { doing, targetsOf } from './targets';
import { lesson } from './tips';
import { becauseText, deedSign, deedText, newsText, placementText, regionFacts, regionWorth } from './words';

export type CarcassonneScene = Extract<Scene, { game: 'carcassonne' }>;
export type CarcassonneLog = Extract<Log, { game: 'carcassonne' }>;
export type Placement = Extract<Option, { kind: 'tile' }>;

export class CarcassonneStore extends BoardStore<CarcassonneScene, CarcassonneLog> {
  readonly traits = traits;
  readonly tipRules = TIP_RULES;
  /** What the person thinks of, where several things may go to the same places. */
  private group = $state<TargetGroup>();

  constructor(table: Table, venue?: Venue) {
    super(table, 'carcassonne', venue);
  }

  /** What is chosen before the place, if there is a choice. */
  get groups(): TargetGroup[] {
    const found = [...new Set(super.targets.flatMap(({ group }) => group ?? []))];
    return found.length > 1 ? found : [];
  }

  get chosenGroup(): TargetGroup | undefined {
    return this.group && this.groups.includes(this.group) ? this.group : this.groups[0];
  }

  chooseGroup(group: TargetGroup): void {
    this.group = group;
    this.chosen = null;
  }

  override get targets(): Target[] {
    const chosen = this.chosenGroup;
    return super.targets.filter(({ group }) => !chosen || !group || group === chosen);
  }

  override get isPlainChoice(): boolean {
    return this.question?.question === 'again';
  }

  placeIt(view: View): string {
    return t(view.part === 'first' ? 'ask_tile' : `place_${view.part}`);
  }

  ask(question: Question): string {
    return t(`ask_${question}`);
  }

  because(prompt: Prompt): string {
    return becauseText(prompt);
  }

  targetsOf(prompt: Prompt, view: View): Target[] {
    return this.table ? targetsOf(prompt, view, this.table) : [];
  }

  doing(option: Option, short: boolean): string {
    return doing(option, short);
  }

  declining(question: Question): string {
    return question === 'figure' || question === 'tile' ? t('finishWithout') : t(`skip_${question}`);
  }

  none(): string {
    return t('none');
  }

  after(options: Placement[]): string {
    const [first, ...others] = new Set(options.map((option) => option.then === 'figure'));
    return t(first === true && others.length === 0 ? 'thenFigure' : 'thenChoice');
  }

  placement(option: Placement): string {
    return this.table ? placementText(option, this.table) : '';
  }

  note(event: Event): string | null {
    return newsText(event, (seat) => this.person(seat));
  }

  protected override beatsOf(events: Event[], before: View, after: View): Beat[] {
    return beatsOf({ events, before, after, mine: this.again ? [] : this.mine, person: (seat) => this.person(seat) });
  }

  /** Points are told when a counter moves, which may be later than they are counted. */
  pointsNews(event: Event): string | null {
    if (event.type !== 'paid') return null;
    return t('logPoints', { name: this.person(event.to), n: event.points, reason: t(`one_${event.reason}`) });
  }

  deedText(did: Deed): string {
    return this.table ? deedText(did, this.table) : '';
  }

  deedSign(did: Deed, colours: Colours): string | null {
    return deedSign(did, colours);
  }

  regionFacts(region: Region): string {
    const present = this.table && region.strengths.length > 1 ? strengthText(region, this.table) : '';
    return [regionFacts(region), present].filter(Boolean).join(' · ');
  }

  override whenFinished({ terrain, open }: Region): string {
    if (open === 0) return t('regionFinished');
    return t(terrain === 'road' || terrain === 'city' ? 'atLeastFinished' : 'whenFinished');
  }

  override askedBy({ element }: Prompt): string {
    if (!element) return '';
    const whole = `asks_${element}`;
    return t(isKey(whole) ? whole : element);
  }

  regionWorth(region: Region): string {
    return regionWorth(region);
  }

  thingsOn(n: number, view: View): string[] {
    return EXPANSIONS.flatMap((each) => each.thingsOn?.(n, view) ?? []);
  }

  emptyCell(x: number, y: number, view: View): string {
    if (view.dead.some(([dx, dy]) => dx === x && dy === y)) return t('cellDead');
    const hole = holeAt(view, { x, y });
    return sentences([t('cellEmpty'), hole ? t('holeFits', { n: hole.left }) : '']);
  }

  /** One empty cell around it all, so that one notices the edge. */
  cells(view: View) {
    const all = [...view.tiles, ...this.tileOptions];
    const [xs, ys] = [all.map(({ x }) => x), all.map(({ y }) => y)];
    return {
      left: Math.min(...xs) - 1,
      top: Math.min(...ys) - 1,
      right: Math.max(...xs) + 1,
      bottom: Math.max(...ys) + 1,
    };
  }

  lesson(view: View, question: Prompt | null) {
    return lesson({ view, question, events: this.events, mine: this.mine, fields: hasFields(this.table?.with ?? '') });
  }
}
