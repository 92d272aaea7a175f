// The boards of crates/server/lessons: their size, and the points of the seats after the last
// sentence. Written by `cargo test -p bastide-server`.
export const BOARDS = {
  'abbot-recall': { width: 396, height: 276, points: [6, 0] },
  'big-meeple': { width: 396, height: 276, points: [8, 0] },
  'builder': { width: 396, height: 156, points: [0, 0] },
  'cathedral': { width: 396, height: 396, points: [15, 0] },
  'field-scoring': { width: 396, height: 276, points: [6, 6] },
  'fields-apart': { width: 156, height: 156, points: [0, 0, 0] },
  'finished-city': { width: 396, height: 156, points: [8, 0] },
  'finished-monastery': { width: 396, height: 396, points: [9, 0] },
  'finished-road': { width: 396, height: 156, points: [3, 0] },
  'goods': { width: 516, height: 276, points: [0, 10] },
  'inn-open': { width: 396, height: 156, points: [0, 0] },
  'inn-road': { width: 636, height: 156, points: [10, 0] },
  'majority': { width: 396, height: 276, points: [10, 0] },
  'open-city': { width: 396, height: 156, points: [0, 4] },
  'open-monastery': { width: 396, height: 396, points: [6, 0] },
  'open-road': { width: 396, height: 156, points: [3, 0] },
  'pig': { width: 396, height: 276, points: [8, 0] },
  'place-tile': { width: 636, height: 516, points: [0, 0] },
  'river': { width: 396, height: 396, points: [0, 0] },
  'shared-road': { width: 516, height: 156, points: [4, 4] },
  'traveller': { width: 276, height: 156, points: [0, 0] },
} as const;

export type BoardName = keyof typeof BOARDS;
