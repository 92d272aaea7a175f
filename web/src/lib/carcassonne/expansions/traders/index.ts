// Traders & Builders.
import { t } from '../../../i18n/index.svelte';
import { plain } from '../../target';
import { news, type Expansion } from '../types';
import { beats, signs } from './beats';
import Holdings from './Goods.svelte';

export const traders = {
  beats,
  signs,
  targets: { again: (option) => plain(option, t('do_again')) },
  deeds: { 'second-tile': () => t('deed_second-tile') },
  causes: { 'builder-served': () => t('cause_builder-served') },
  tips: { goods: 'goods', builder: 'builder', again: 'builder', pig: 'pig' },
  occasions: {
    question: { again: 'again' },
    figure: { builder: 'builder', pig: 'pig' },
    happened: (event) => (event.type === 'goodsTaken' ? news('goods', {}, event.seat) : []),
  },
  Holdings,
} satisfies Expansion;
