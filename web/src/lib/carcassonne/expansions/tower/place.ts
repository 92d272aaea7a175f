// Where a tower stands on its tile, in units of the pictures.
import { towerSpot } from '../../../art.svelte';
import type { Point } from '../../../board/camera';
import { onTile } from '../../../board/place';
import type { TileView } from '../../../protocol';

export const towerAt = (tile: TileView): Point => onTile(tile, towerSpot(tile.kind, tile.facing));
