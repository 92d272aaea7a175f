// The Abbot.
import { figurePicture } from '../../../art.svelte';
import { t } from '../../../i18n/index.svelte';
import { pointsText } from '../../../table/words';
import { plain } from '../../target';
import type { Expansion } from '../types';

export const abbot = {
  targets: { recall: (option) => plain(option, t('recallAbbot'), '', pointsText(option.points)) },
  signs: { recall: (_, { own }) => figurePicture('abbot', own, false) },
  deeds: { recall: () => t('deed_recall') },
  tips: { garden: 'abbot', abbot: 'abbot', recall: 'abbot-recall' },
  occasions: { answer: { recall: 'recall' }, figure: { abbot: 'abbot' }, reason: { garden: 'garden' } },
} satisfies Expansion;
