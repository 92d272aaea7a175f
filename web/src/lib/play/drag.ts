// Dragging the drawn tile from the hand to its place.
export interface Drag {
  x: number;
  y: number;
}

/** How far a pointer goes before it means to drag. */
const STILL = 8;

/** Follows a pointer that went down on the tile; `drop` is where it was let go, if it was dragged. */
export function dragFrom(event: PointerEvent, show: (at: Drag | null) => void, drop: (at: Drag) => void): void {
  const from = { x: event.clientX, y: event.clientY };
  let dragged = false;
  const move = (e: PointerEvent) => {
    dragged ||= Math.hypot(e.clientX - from.x, e.clientY - from.y) > STILL;
    if (dragged) show({ x: e.clientX, y: e.clientY });
  };
  const end = (e: PointerEvent) => {
    removeEventListener('pointermove', move);
    removeEventListener('pointerup', end);
    removeEventListener('pointercancel', end);
    if (dragged && e.type === 'pointerup') drop({ x: e.clientX, y: e.clientY });
    show(null);
  };
  addEventListener('pointermove', move);
  addEventListener('pointerup', end);
  addEventListener('pointercancel', end);
}
