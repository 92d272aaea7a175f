// Calls somebody to the table when it is their turn: a chime, a dot on the page's icon, a badge where the device has one.
import { settings } from '../settings.svelte';
import type { Table } from '../protocol';

/** Two notes, in hertz. */
const NOTES = [659.3, 880];
const NOTE_LENGTH = 0.16;
let audio: AudioContext | null = null;
/** Notes that have not faded yet. */
let sounding = 0;

/** Browsers allow sound once somebody has touched the page, and so do we. What is not suspended computes silence a
 * hundred times a second for as long as the page is open. */
export function awaitGesture(): void {
  const allow = () => {
    if (audio) return;
    audio = new AudioContext();
    void audio.suspend();
  };
  for (const gesture of ['pointerdown', 'keydown'] as const) {
    addEventListener(gesture, allow, { once: true, capture: true });
  }
}

function chime(): void {
  if (!audio || settings.sound === 'off') return;
  void audio.resume();
  sounding += NOTES.length;
  NOTES.forEach((frequency, n) => {
    const start = audio!.currentTime + n * NOTE_LENGTH;
    const [tone, volume] = [audio!.createOscillator(), audio!.createGain()];
    tone.type = 'sine';
    tone.frequency.value = frequency;
    volume.gain.setValueAtTime(0, start);
    volume.gain.linearRampToValueAtTime(0.12, start + 0.02);
    volume.gain.exponentialRampToValueAtTime(0.001, start + 2.5 * NOTE_LENGTH);
    tone.connect(volume).connect(audio!.destination);
    tone.start(start);
    tone.stop(start + 2.5 * NOTE_LENGTH);
    tone.onended = () => {
      sounding -= 1;
      if (sounding === 0) void audio!.suspend();
    };
  });
}

function mark(waiting: boolean): void {
  const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  if (icon) icon.href = waiting ? '/icon-turn.svg' : '/icon.svg';
  // Not every browser has badges, and none must.
  void (waiting ? navigator.setAppBadge?.() : navigator.clearAppBadge?.())?.catch(() => {});
}

/** Somebody here must move. Whoever looks at a game with computers alone need not be called. */
export function callToTurn(table: Table): void {
  mark(true);
  const elsewhere = document.hidden || !document.hasFocus();
  if (elsewhere || table.seats.some((seat) => seat.who === 'person')) chime();
}

/** Nobody here must move any more. */
export function endCall(): void {
  mark(false);
}
