// Where gold bars lie on a tile, in units of the pictures.
import { barSpot } from '../../../art.svelte';
import type { Point } from '../../../board/camera';
import { onTile } from '../../../board/place';
import type { TileView } from '../../../protocol';

export const barsAt = (tile: TileView): Point => onTile(tile, barSpot(tile.kind, tile.facing));
