// What a board needs of the teacher, loaded when somebody asks.
export { default as Advice } from './Advice.svelte';
export { default as Arrows } from './Arrows.svelte';
export { default as Ghosts } from './Ghosts.svelte';
export { marksOf } from './marks';
export { marksText } from './words';
