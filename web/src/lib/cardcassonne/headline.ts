// What the head of a card table says, what is to be done next, and what just happened for those who listen.
import { t } from '../i18n/index.svelte';
import type { CardPrompt } from '../protocol';
import { personAt, seatName } from '../table/names';
import { formula, sentences } from '../table/words';
import type { CardStore } from './store.svelte';
import { nameOf, rowName } from './words';

/** Whether a card may be played, and whether the follower may be placed. */
const offered = (question: CardPrompt | null) =>
  (['card', 'claim'] as const).map((kind) => question?.options.some((o) => o.kind === kind));

function ask(prompt: CardPrompt): string {
  const [card, claim] = offered(prompt);
  if (prompt.question === 'begin') return t(claim ? 'ask_playFirst' : 'ask_playDown');
  if (prompt.question !== 'play') return t(`ask_${prompt.question}`);
  return t(!card ? 'ask_playClaim' : claim ? 'ask_play' : 'ask_playCard');
}

/** What is to be done now, or who is to do it. */
export function headlineOf(store: CardStore): string {
  const { past, table, shown: view, prompt } = store;
  const question = past ? null : store.question;
  const reveal = past ? store.earlier : store.reveal;
  if (!view || !table) return t('loading');
  if (past) return t('lookingRound', { n: store.rows.findLast((row) => row.n <= past.n)?.round ?? 0 });
  if (view.over && !reveal) return t('over');
  if (store.timeline.said && !question && !reveal) return store.timeline.said;
  if (store.resting && reveal) return t('roundEnd', { n: reveal.round });
  const asked = prompt ? table.seats[prompt.seat] : undefined;
  if (question && store.veiled) return t('passTo', { name: asked?.name ?? '' });
  const whom = question && store.mine.length > 1 ? `${asked?.name}: ` : '';
  if (question) return whom + ask(question);
  if (!asked) return t('openSeat');
  if (store.deciding) return t('decides', { name: asked.name });
  if (view.turnedUp) return t('putsJoker', { name: asked.name, card: nameOf(view.turnedUp) });
  if (asked.who === 'bot' || asked.who === 'external') return t('thinking', { name: asked.name });
  return t('others', { name: personAt(table, asked.seat) });
}

/** What to touch next. */
export function hintOf(store: CardStore, headline: string): string {
  const question = store.past ? null : store.question;
  if (store.mine.length === 0) return t('watching');
  if (!question) return headline;
  if (store.veiled || store.answers.length > 0) return '';
  if (store.picked !== null || !store.playing) return t('pickRow');
  const [card, claim] = offered(question);
  return t(!card ? 'pickFollower' : claim ? 'pickCard' : 'pickOnlyCard');
}

/** What just happened, in sentences. */
export function newsOf({ table, told }: CardStore, headline: string): string {
  if (!table) return '';
  const said = told.flatMap((event) => {
    if (event.type === 'cardPlayed')
      return [
        `${seatName(table, event.seat)}: ${event.down ? t('logDown') : nameOf(event.card ?? '')} → ${rowName(event.row)}`,
      ];
    if (event.type === 'followerPut')
      return [`${seatName(table, event.seat)}: ${t('logClaim')} → ${rowName(event.row)}`];
    if (event.type === 'scored') return [`${seatName(table, event.to)}: ${formula(event)}`];
    return [];
  });
  return sentences([...said, headline]);
}
