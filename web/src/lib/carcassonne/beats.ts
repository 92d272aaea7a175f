// How it is shown that something happened in the base game.
import { t } from '../i18n/index.svelte';
import { asScoring, comes, counts, lands, leaves, reaches, told } from '../table/beats';
import { pointsText } from '../table/words';
import type { Expansion } from './expansions/types';

export const baseBeats = {
  lotDrawn: ({ seat }, { lot }) => told(lot(seat), seat),
  partBegan: ({ seat, second }, { did }) => (second ? told(did(seat, t('deed_second-tile')), seat) : null),
  // Whoever is asked sees what was drawn.
  tileDrawn: () => null,
  tileSetAside: (_, { mover }) => told('', mover),
  tilePlaced: (_, { tile, view, mover, own, did }) => {
    const seat = view.tiles[tile]?.by ?? mover;
    return comes(tile, seat, own(seat), did(seat, t('told_tile')));
  },
  figurePut: (event, { did, role, own }) =>
    lands(event, own(event.owner), did(event.owner, role(event.figure, event.tile, event.part))),
  figureTaken: (event) => leaves(event, event.owner, t('told_home')),
  scored: (event, { did }) =>
    counts(asScoring(event), did(event.to, `${t(`one_${event.reason}`)}, ${pointsText(event.points)}`)),
  paid: ({ to, points }) => reaches(to, points),
  // The final count is a show of its own.
  finaleBegan: () => null,
  gameOver: () => null,
} satisfies Expansion['beats'];
