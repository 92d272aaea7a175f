// What a person chose for this browser, kept there and nowhere else.
import type { SeatWord } from './protocol';
import { LEVELS, type Level } from './table/levels';
import { WORDS } from './ui/seats';

export type Theme = 'auto' | 'light' | 'dark' | 'contrast';
export type Motion = 'auto' | 'less';
export type Sound = 'on' | 'off';
/** How a pointer turns the tile it points with: by button and key, or by the edge of the cell it is near. */
export type Aim = 'turn' | 'edge';
/** When a choice that ends the turn must be confirmed by a button of its own. */
export type Confirm = 'always' | 'careful' | 'never';
/** How fast it is told what others do; at once nothing is told beat by beat. */
export type Speed = 'half' | 'usual' | 'double' | 'once';
export const SPEEDS: readonly Speed[] = ['half', 'usual', 'double', 'once'];

interface Settings {
  theme: Theme;
  motion: Motion;
  confirm: Confirm;
  colour: SeatWord | 'auto';
  /** Whether a chime calls to one's turn. */
  sound: Sound;
  aim: Aim;
  speed: Speed;
  /** The name at new tables. */
  name: string;
  /** The opponent that was chosen last. */
  level: Level | 'auto';
}

const KEY = 'bastide.settings';
/** As long as a name may be. */
export const LONGEST_NAME = 30;
const dark = matchMedia('(prefers-color-scheme: dark)');
const more = matchMedia('(prefers-contrast: more)');
const less = matchMedia('(prefers-reduced-motion: reduce)');

const one = <T extends string>(value: unknown, of: readonly T[], otherwise: T): T =>
  of.includes(value as T) ? (value as T) : otherwise;

function first(): Settings {
  let kept: Partial<Record<keyof Settings, unknown>> = {};
  try {
    kept = JSON.parse(localStorage.getItem(KEY) ?? '{}') as typeof kept;
  } catch {
    // What cannot be read was not ours: begin anew.
  }
  return {
    theme: one(kept.theme, ['auto', 'light', 'dark', 'contrast'], 'auto'),
    motion: one(kept.motion, ['auto', 'less'], 'auto'),
    confirm: one(kept.confirm, ['always', 'careful', 'never'], 'careful'),
    colour: one<SeatWord | 'auto'>(kept.colour, ['auto', ...WORDS], 'auto'),
    aim: one(kept.aim, ['turn', 'edge'], 'turn'),
    speed: one(kept.speed, SPEEDS, 'usual'),
    sound: one(kept.sound, ['on', 'off'], 'on'),
    level: one<Level | 'auto'>(kept.level, ['auto', ...LEVELS], 'auto'),
    name: typeof kept.name === 'string' ? kept.name.slice(0, LONGEST_NAME) : '',
  };
}

export const settings = $state<Settings>(first());
const device = $state({ dark: dark.matches, more: more.matches, less: less.matches });
dark.addEventListener('change', (event) => ((device.dark = event.matches), show()));
more.addEventListener('change', (event) => ((device.more = event.matches), show()));
less.addEventListener('change', (event) => ((device.less = event.matches), show()));

/** The palette in use, in the words of the pictures. */
export function palette(): 'light' | 'dark' | 'contrast' {
  if (settings.theme !== 'auto') return settings.theme;
  if (device.more) return 'contrast';
  return device.dark ? 'dark' : 'light';
}

/** Whether things should jump rather than glide. */
export function reducedMotion(): boolean {
  return settings.motion === 'less' || device.less;
}

const PACES: Record<Speed, number> = { half: 0.5, usual: 1, double: 2, once: Infinity };

/** By how much a beat is shorter than usual. */
export function pace(): number {
  return PACES[settings.speed];
}

export function choose(change: Partial<Settings>): void {
  Object.assign(settings, change);
  localStorage.setItem(KEY, JSON.stringify(settings));
  show();
}

/** Tells the style sheet. */
export function show(): void {
  document.documentElement.dataset['theme'] = palette();
  document.documentElement.dataset['motion'] = reducedMotion() ? 'less' : 'full';
}
