// @vitest-environment happy-dom
// Arrow keys: what lies that way, and nothing out of their reach.
import { expect, test } from 'vitest';
import { press, type Keyboard } from '../../src/lib/play/keys';
import { ARROWS, nearest, towards, type Arrow } from '../../src/lib/play/space';

const arrows = Object.keys(ARROWS) as Arrow[];

test('an arrow goes to what lies straight ahead before what is only near', () => {
  const points = [
    { x: 3, y: 0 },
    { x: 1, y: 1 },
    { x: -1, y: 0 },
  ];
  expect(towards('ArrowRight', { x: 0, y: 0 }, points)).toBe(0);
  expect(towards('ArrowDown', { x: 0, y: 0 }, points)).toBe(1);
  expect(towards('ArrowLeft', { x: 0, y: 0 }, points)).toBe(2);
  expect(towards('ArrowUp', { x: 0, y: 0 }, points)).toBeNull();
});

test('an arrow never goes back, and never stays', () => {
  const points = Array.from({ length: 40 }, (_, n) => ({ x: (n * 7) % 11, y: (n * 5) % 13 }));
  for (const from of points)
    for (const arrow of arrows) {
      const n = towards(arrow, from, points);
      if (n === null) continue;
      const { x, y } = ARROWS[arrow];
      expect((points[n]!.x - from.x) * x + (points[n]!.y - from.y) * y).toBeGreaterThan(0);
    }
});

test('what no arrow reaches is reached in reading order', () => {
  const options = [
    [3, 1],
    [0, 2],
    [3, 1],
    [-2, 1],
    [0, -4],
  ].map(([x, y], facing) => ({ kind: 'tile', x, y, facing, sentence: '' }));
  const store = {
    past: null,
    question: { question: 'tile' },
    tileOptions: options,
    pinned: null as unknown,
    pin(x: number, y: number) {
      this.pinned = { x, y };
    },
    view: null,
    timeline: { passage: null },
    count: { running: false },
  };
  const keyboard = { store, say: () => {} } as unknown as Keyboard;
  const visited = (key: string) =>
    [1, 2, 3, 4, 5].map(() => {
      expect(press(key, keyboard)).toBe(true);
      return Object.values(store.pinned as object).join();
    });
  expect(visited('.')).toEqual(['0,-4', '-2,1', '3,1', '0,2', '0,-4']);
  expect(visited(',')).toEqual(['0,2', '3,1', '-2,1', '0,-4', '0,2']);
});

test('the first step goes to what is nearest', () => {
  expect(
    nearest({ x: 5, y: 5 }, [
      { x: 0, y: 0 },
      { x: 6, y: 5 },
    ]),
  ).toBe(1);
  expect(nearest({ x: 5, y: 5 }, [])).toBeNull();
});
