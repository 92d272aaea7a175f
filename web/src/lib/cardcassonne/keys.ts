// The card table by keys alone: what a key does now.
import type { CardStore } from './store.svelte';

/** What keys may ask of the page. */
export interface Keyboard {
  store: CardStore;
  /** Closes what lies over the rows; whether something did. */
  close(): boolean;
  /** Says the points aloud. */
  tell(): void;
}

export function press(event: KeyboardEvent, { store, close, tell }: Keyboard): void {
  const target = event.target as HTMLElement;
  if (event.ctrlKey || event.metaKey || event.altKey || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName)) return;
  // Enter on a button is that button's, unless it has nothing more to do: then it goes on to commit.
  const button =
    /^(BUTTON|A|SUMMARY)$/.test(target.tagName) &&
    !(
      store.chosen &&
      target.matches('.pick[aria-pressed="true"], .end[aria-pressed="true"], .answers [aria-pressed="true"]')
    );
  const reveal = store.past ? store.earlier : store.reveal;
  const acts: Record<string, () => void> = {
    f: () => store.options.some((o) => o.kind === 'claim') && store.pick('follower'),
    ArrowUp: () => store.step(-1),
    ArrowDown: () => store.step(1),
    Escape: () => {
      if (close()) return;
      if (store.past) store.present();
      else store.pick(null);
    },
    Enter: () => (store.resting ? store.goOn() : store.commit()),
    p: () => void store.tellAgain(),
    z: () => !store.veiled && !reveal && store.undo(),
    s: tell,
  };
  const number = Number(event.key);
  if (event.key === ' ' && store.timeline.passage && !button) store.skip();
  else if (number >= 1 && number <= store.hand.length) store.pick(number - 1);
  else if (acts[event.key] && !(button && event.key === 'Enter')) acts[event.key]!();
  else return;
  event.preventDefault();
}
