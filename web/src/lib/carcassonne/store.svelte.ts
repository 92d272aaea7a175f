// A table of Carcassonne.
import { describe } from '../art.svelte';
import { language, t } from '../i18n/index.svelte';
import type { Deed, Event, Log, Magician, Option, Prompt, Question, Region, Scene, Table, View } from '../protocol';
import { BoardStore } from '../table/board.svelte';
import type { Target } from '../table/target';
import { pointsText } from '../table/words';
import { traits } from './board';
import { doing, targetsOf } from './targets';
import { TIP_RULES } from './tipRules';
import { lesson } from './tips';
import { becauseText, deedText, messageText, placementText, regionFacts, regionWorth, sideNames } from './words';

export type CarcassonneScene = Extract<Scene, { game: 'carcassonne' }>;
export type CarcassonneLog = Extract<Log, { game: 'carcassonne' }>;
export type Placement = Extract<Option, { kind: 'tile' }>;

export class CarcassonneStore extends BoardStore<CarcassonneScene, CarcassonneLog> {
  readonly traits = traits;
  readonly tipRules = TIP_RULES;
  /** Whether the person thinks of the mage or of the witch. */
  who = $state<Magician>('mage');

  constructor(table: Table) {
    super(table, 'carcassonne');
  }

  /** Whether both mage and witch may be moved: then it is chosen first which, or every place would stand there twice. */
  get choosesMagician(): boolean {
    return new Set(this.options.flatMap((o) => (o.kind === 'enchant' ? [o.who] : []))).size > 1;
  }

  chooseMagician(who: Magician): void {
    this.who = who;
    this.chosen = null;
  }

  override get targets(): Target[] {
    if (!this.choosesMagician) return super.targets;
    return super.targets.filter(({ options: [o] }) => o?.kind !== 'enchant' || o.who === this.who);
  }

  override get isPlainChoice(): boolean {
    return this.question?.question === 'again';
  }

  placeIt(view: View): string {
    return t(view.part === 'builder' ? 'placeSecond' : view.part === 'message' ? 'placeExtra' : 'ask_tile');
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
    switch (event.type) {
      case 'dieRolled':
        return t('dieShows', { n: event.far });
      case 'messageRead':
        return t('messageTurned', {
          name: this.person(event.seat),
          n: event.message,
          text: messageText(event.message),
        });
      case 'captured':
        return t('capturedNews', { name: this.person(event.by), other: this.person(event.owner) });
      case 'robbed':
        return t('robbedNews', {
          name: this.person(event.by),
          other: this.person(event.from),
          points: pointsText(event.points),
        });
      case 'tileSetAside':
        return `${t('discarded')}: ${describe(event.kind, language())}`;
      default:
        return null;
    }
  }

  /** Points are told when a counter moves, which may be later than they are counted. */
  pointsNews(event: Event): string | null {
    if (event.type !== 'paid') return null;
    return t('logPoints', { name: this.person(event.to), n: event.points, reason: t(`one_${event.reason}`) });
  }

  deedText(did: Deed): string {
    return this.table ? deedText(did, this.table) : '';
  }

  regionFacts(region: Region): string {
    return regionFacts(region);
  }

  regionWorth(region: Region): string {
    return regionWorth(region);
  }

  thingsOn(n: number, view: View): string[] {
    const gold = view.gold.find((g) => g.tile === n);
    const tower = view.towers.find((tower) => tower.tile === n && tower.height > 0);
    const ferry = view.ferries.find((f) => f.tile === n);
    return [
      ...(gold ? [`${gold.bars} ${t('goldBars', { n: gold.bars })}`] : []),
      ...(tower ? [t('towerHigh', { n: tower.height })] : []),
      ...(ferry ? [t('ferryJoins', { sides: sideNames(ferry.sides) })] : []),
      ...view.magicians.filter((m) => m.tile === n).map((m) => t(m.who)),
    ];
  }

  emptyCell(x: number, y: number, view: View): string {
    return t(view.dead.some(([dx, dy]) => dx === x && dy === y) ? 'cellDead' : 'cellEmpty');
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
    return lesson({ view, question, events: this.events, mine: this.mine });
  }
}
