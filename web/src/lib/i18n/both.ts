// Longer texts live beside the page that shows them, each in both languages.
import { language } from './index.svelte';

export interface Both {
  de: string;
  en: string;
}

/** The text in the person's language, with its `{gaps}` filled. */
export function say(both: Both, gaps: Record<string, string | number> = {}): string {
  return both[language()].replace(/\{(\w+)\}/g, (gap, name: string) => String(gaps[name] ?? gap));
}
