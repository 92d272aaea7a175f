// A card of the coach.
import type { Both } from '../i18n/both';

export interface TipText {
  title: Both;
  text: Both;
  /** The anchor of a section on the rules page. */
  rule: string;
}

export const tip = (rule: string, title: Both, text: Both): TipText => ({ rule, title, text });
