// What is explained in The Castle and when, and the words for it.
import type { CastleEvent, CastlePrompt, CastleView } from '../protocol';
import { cornerName, wallName } from '../table/castle';
import { tilesText } from '../table/words';
import type { Lesson, Shown } from './advance';
import { tip, type TipText } from './tip';

type CastleTip =
  | 'c-place'
  | 'c-figure'
  | 'c-court'
  | 'c-scored'
  | 'c-contrast'
  | 'c-track'
  | 'c-wall'
  | 'c-play'
  | 'c-idle'
  | 'c-keep'
  | 'c-free'
  | 'c-extra'
  | 'c-order'
  | 'c-others'
  | 'c-none'
  | 'c-end';

export interface CastleMoment {
  view: CastleView;
  question: CastlePrompt | null;
  events: readonly CastleEvent[];
  mine: readonly number[];
}

/** From so many tiles on the end is near. */
const FEW = 8;

function happened({ view, events }: CastleMoment): Shown<CastleTip>[] {
  if (view.over) return view.over.how === 'played' ? [{ tip: 'c-end', news: true, gaps: {} }] : [];
  const found: Shown<CastleTip>[] = [];
  for (const event of events) {
    if (event.type === 'wallTaken')
      found.push({
        tip: 'c-wall',
        news: true,
        who: event.seat,
        gaps: { tile: wallName(event.tile), n: cornerName(event.corner) },
      });
    if (event.type === 'keepMoved')
      found.push({ tip: 'c-keep', news: true, who: event.owner, gaps: { tiles: tilesText(event.size) } });
    if (event.type === 'scored' && event.points > 0)
      found.push({ tip: 'c-scored', news: true, who: event.to, gaps: { n: event.points } });
  }
  return found;
}

function asked({ view, question, mine }: CastleMoment): CastleTip[] {
  if (!question) return mine.length > 0 && !view.over && !mine.includes(view.mover) ? ['c-others'] : [];
  if (question.question === 'tile') {
    const tips: CastleTip[] = ['c-place'];
    if (view.extra) tips.push('c-extra');
    if (view.seats[question.seat]?.supply.follower === 0) tips.push('c-none');
    if (view.tiles.length >= 2) tips.push('c-contrast', 'c-track');
    if (view.left > 0 && view.left <= FEW) tips.push('c-free');
    return tips;
  }
  if (question.question === 'wall') {
    const idle = question.options.some((option) => option.kind === 'play' && !option.effect);
    return idle ? ['c-play', 'c-idle'] : ['c-play'];
  }
  if (question.question === 'order') return ['c-order'];
  const court = question.options.some((option) => option.kind === 'figure' && option.region.terrain === 'court');
  return court ? ['c-figure', 'c-court'] : ['c-figure'];
}

export function castleLesson(moment: CastleMoment): Lesson {
  const { view, question } = moment;
  const tips: Shown[] = [
    ...happened(moment),
    ...asked(moment).map((tip) => ({ tip, news: false, gaps: { n: view.left } })),
  ];
  return { tips, asked: question ? `${view.tiles.length} ${question.seat} ${question.question}` : '' };
}

export const CASTLE_TIPS: Record<CastleTip, TipText> = {
  'c-place': tip(
    'castle-placing',
    { de: 'Nur Wege müssen passen', en: 'Only paths must fit' },
    {
      de: 'Dein Plättchen muss ein anderes oder ein Startfeld der Mauer mit einer Seite berühren. Ein Weg muss weiterlaufen; Haus, Turm und Hof dürfen aneinanderstoßen, wie sie wollen.',
      en: 'Your tile must touch another one or a start space of the wall with a side. A path must run on; house, tower and court may meet as they like.',
    },
  ),
  'c-figure': tip(
    'castle-followers',
    { de: 'Ein Gefolgsmann?', en: 'A follower?' },
    {
      de: 'Er geht auf einen Teil dieses Plättchens, der noch niemandem gehört. Sobald Weg, Haus oder Turm abgeschlossen ist, zählt er und kommt zurück.',
      en: 'It goes on a part of this tile that belongs to nobody yet. As soon as path, house or tower is complete, it scores and comes home.',
    },
  ),
  'c-court': tip(
    'castle-courts',
    { de: 'Auf dem Hof bleibt er liegen', en: 'On a court it stays' },
    {
      de: 'Ein Hof wird nie abgeschlossen. Am Ende bringt er dem, der dort mehr Händler hat, drei Punkte je Markt.',
      en: 'A court is never complete. At the end it brings three points a market to whoever has more merchants there.',
    },
  ),
  'c-scored': tip(
    'castle-scoring',
    { de: 'Abgeschlossen', en: 'Complete' },
    {
      de: '{gets} {points}, der Zähler läuft auf der Mauer weiter. Weg und Haus zählen einen Punkt je Plättchen, ein Turm zwei, ein Weg mit Brunnen auch zwei.',
      en: '{gets} {points}, and the marker moves along the wall. Path and house count one point a tile, a tower two, a path with a fountain two as well.',
    },
  ),
  'c-contrast': tip(
    'castle-complete',
    { de: 'Auch der Gegensatz schließt ab', en: 'Contrast completes, too' },
    {
      de: 'Ein Haus oder Turm ist abgeschlossen, wenn keine Seite mehr ins Leere zeigt. Es genügt, dass daneben etwas anderes liegt: So kannst du Kleines früh abschließen – auch beim Gegner.',
      en: 'A house or tower is complete when no side faces an empty space. Anything else beside it will do: so you can close small things early, your opponent’s as well.',
    },
  ),
  'c-track': tip(
    'castle-track',
    { de: 'Genau landen lohnt sich', en: 'Exact landings pay' },
    {
      de: 'Endet ein Zug deines Zählers genau auf einem Eckturm, nimmst du das Mauerplättchen dort. In der Liste bei deinem Namen steht, wie viele Punkte dir fehlen; beim Legen siehst du, wohin die Zähler kämen.',
      en: 'If a move of your marker ends exactly on a corner tower, you take the wall tile there. The list at your name says how many points you need; while placing you see where the markers would go.',
    },
  ),
  'c-wall': tip(
    'castle-wall',
    { de: 'Ein Mauerplättchen', en: 'A wall tile' },
    {
      de: '{gets} das Mauerplättchen von Eckturm {n}: „{tile}“. Manche spielt man in einem späteren Zug aus, andere wirken am Ende von selbst.',
      en: '{gets} the wall tile of corner tower {n}: “{tile}”. Some are played in a later turn, others work by themselves at the end.',
    },
  ),
  'c-play': tip(
    'castle-wall',
    { de: 'Mauerplättchen ausspielen', en: 'Playing wall tiles' },
    {
      de: 'Jetzt, vor der Wertung, darfst du beliebig viele ausspielen. Sie verlassen danach das Spiel.',
      en: 'Now, before scoring, you may play as many as you like. They leave the game afterwards.',
    },
  ),
  'c-idle': tip(
    'castle-wall',
    { de: 'Manche bewirken gerade nichts', en: 'Some do nothing now' },
    {
      de: 'Ein ausgespieltes Mauerplättchen ist weg, auch wenn es nichts bewirkt. „Jetzt ohne Wirkung“ warnt dich davor.',
      en: 'A wall tile that is played is gone even if it does nothing. “No effect now” warns you.',
    },
  ),
  'c-keep': tip(
    'castle-keep',
    { de: 'Der Palas zieht ein', en: 'The keep moves in' },
    {
      de: 'Wer ein größeres Haus wertet als zuvor, stellt seinen Palas darauf, hier auf eines aus {tiles}. Am Ende bringt der größere Palas so viele Punkte, wie die größte freie Fläche Felder hat.',
      en: 'Whoever scores a larger house than before puts the keep on it, here one of {tiles}. At the end the larger keep brings as many points as the largest free area has spaces.',
    },
  ),
  'c-free': tip(
    'castle-end',
    { de: 'Die freie Fläche zählt', en: 'The free area counts' },
    {
      de: 'Noch {n} Plättchen. Die größte freie Fläche ist unterlegt: Sie gehört am Ende dem größeren Palas. Wer ihn hat, lässt sie groß, der andere baut hinein.',
      en: 'Tiles left: {n}. The largest free area is shaded: at the end it belongs to the larger keep. Whoever has that keeps it large, the other builds into it.',
    },
  ),
  'c-extra': tip(
    'castle-wall',
    { de: 'Dein Extrazug', en: 'Your extra turn' },
    {
      de: 'Ein vollständiger weiterer Zug, durch dein Mauerplättchen.',
      en: 'A complete further turn, by your wall tile.',
    },
  ),
  'c-order': tip(
    'castle-order',
    { de: 'Du bestimmst die Reihenfolge', en: 'You choose the order' },
    {
      de: 'Mehrere Wertungen sind fällig, jede ist ein eigener Zug des Zählers. Wähle so, dass er genau auf Ecktürmen landet – oder der andere nicht.',
      en: 'Several scorings are due, each a move of the marker. Choose so that it lands on corner towers, or that the other’s does not.',
    },
  ),
  'c-others': tip(
    'castle-turn',
    { de: 'Jetzt ist der andere dran', en: 'Now the other moves' },
    {
      de: 'Auch seine Plättchen können abschließen, was dir gehört: Die Punkte bekommst du, und auch das Mauerplättchen.',
      en: 'Those tiles can complete what is yours, too: the points are yours, and so is the wall tile.',
    },
  ),
  'c-none': tip(
    'castle-followers',
    { de: 'Kein Gefolgsmann mehr', en: 'No follower left' },
    {
      de: 'Erst wenn etwas von dir abgeschlossen wird, kommt einer zurück.',
      en: 'Only when something of yours is completed does one come home.',
    },
  ),
  'c-end': tip(
    'castle-end',
    { de: 'Die Schlusswertung', en: 'The final count' },
    {
      de: 'Der größere Palas zählt die größte freie Fläche, Höfe zählen ihre Märkte, und die übrigen Mauerplättchen wirken. Die Tabelle zeigt, was wofür kam.',
      en: 'The larger keep counts the largest free area, courts count their markets, and the other wall tiles work. The table shows what came for what.',
    },
  ),
};
