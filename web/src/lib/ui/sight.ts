// A panel that scrolls by itself follows its current row; nothing around the panel moves.
export function inSight(row: HTMLElement): void {
  const panel = row.closest<HTMLElement>('[data-follows]');
  if (!panel) return;
  const [inner, outer] = [row.getBoundingClientRect(), panel.getBoundingClientRect()];
  if (inner.top >= outer.top && inner.bottom <= outer.bottom) return;
  panel.scrollTop += inner.top - outer.top - (outer.height - inner.height) / 2;
}
