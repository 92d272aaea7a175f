// What a person chose for this browser.
export type Theme = 'auto' | 'light' | 'dark';
const KEY = 'bastide.theme';
const dark = matchMedia('(prefers-color-scheme: dark)');

function first(): Theme {
  const kept = localStorage.getItem(KEY);
  return kept === 'light' || kept === 'dark' ? kept : 'auto';
}

let chosen = $state<Theme>(first());
let device = $state(dark.matches);
dark.addEventListener('change', (event) => {
  device = event.matches;
  show();
});

export function theme(): Theme {
  return chosen;
}

export function isDark(): boolean {
  return chosen === 'dark' || (chosen === 'auto' && device);
}

export function setTheme(next: Theme): void {
  chosen = next;
  localStorage.setItem(KEY, next);
  show();
}

/** Tells the style sheet. */
export function show(): void {
  document.documentElement.dataset['theme'] = isDark() ? 'dark' : 'light';
}
