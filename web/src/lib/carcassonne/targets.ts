// What may be answered in Carcassonne, as things one can point at. Figures that may stand on the same part are one
// target. What an answer of an expansion is called and where it lies is told by the expansion.
import { t } from '../i18n/index.svelte';
import type { Option, Prompt, Table, View } from '../protocol';
import { roleOn } from '../table/boardWords';
import type { Target } from '../table/target';
import { TARGETS } from './expansions';
import type { Asked } from './expansions/types';
import { regionFacts, regionWorth } from './words';

/** One option as a target by itself. */
function single(option: Option, asked: Asked): Target {
  const make = TARGETS[option.kind] as (option: Option, asked: Asked) => Target;
  return make(option, asked);
}

/** Everything one may choose now but the placements of the tile and doing nothing. */
export function targetsOf(prompt: Prompt, view: View, table: Table): Target[] {
  const asked: Asked = {
    view,
    table,
    seat: prompt.seat,
    about: (region) =>
      table.aids === 'none' ? { note: '', worth: '' } : { note: regionFacts(region), worth: regionWorth(region) },
  };
  const found: Target[] = [];
  for (const option of prompt.options) {
    if (option.kind === 'tile' || option.kind === 'pass') continue;
    const same =
      option.kind === 'figure' &&
      found.find((target) => target.options[0]?.kind === 'figure' && target.part === option.part);
    if (same) same.options.push(option);
    else found.push(single(option, asked));
  }
  return found;
}

/** What the button says that makes a choice final. */
export function doing(option: Option, short: boolean): string {
  switch (option.kind) {
    case 'figure':
      return t(short ? 'finishShort' : 'finishWith', { role: roleOn(option.figure, option.region.terrain) });
    case 'tile':
      return t('place');
    case 'pass':
      return t('finishWithout');
    default:
      return t(`do_${option.kind}`);
  }
}
