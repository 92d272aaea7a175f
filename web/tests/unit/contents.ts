// What is in the boxes of Carcassonne, as the server tells it.
import type { BoxInfo, BoxName, ElementName, Preset } from '../../src/lib/protocol';

const box = (name: BoxName, ...elements: ElementName[]): BoxInfo => ({
  name,
  tiles: 0,
  elements: elements.map((name) => ({ name, needs: [], adds: 0 })),
});

const boxes = [
  box('river', 'river'),
  box('abbot', 'abbot'),
  box('machines', 'machines'),
  box('messages', 'messages'),
  box('ferries', 'ferries'),
  box('gold', 'gold'),
  box('magic', 'magic'),
  box('robbers', 'robbers'),
  box('circles', 'circles'),
  box('inns', 'inn-tiles', 'big-meeple'),
  box('traders', 'trader-tiles', 'goods', 'builder', 'pig'),
  box('tower', 'tower-tiles', 'tower-pieces'),
];
const inside = (...names: BoxName[]): ElementName[] =>
  boxes.filter(({ name }) => names.includes(name)).flatMap(({ elements }) => elements.map(({ name }) => name));
const classic = inside('river', 'abbot', 'inns', 'traders');
const minis = inside('machines', 'messages', 'ferries', 'gold', 'magic', 'robbers', 'circles');

export const CONTENTS: { boxes: BoxInfo[]; presets: Preset[] } = {
  boxes,
  presets: [
    { name: 'first', elements: [] },
    { name: 'classic', elements: ['fields', ...classic] },
    { name: 'minis', elements: ['fields', ...minis] },
    { name: 'bigbox', elements: ['fields', ...classic, ...minis] },
    { name: 'all', elements: ['fields', ...classic, ...minis, ...inside('tower')] },
  ],
};
