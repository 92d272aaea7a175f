// The texts of the luck page.
import type { luck } from '../i18n/en/luck';
import { t } from '../i18n/index.svelte';
import type { Params } from '../i18n/text';

type LuckKey = keyof typeof luck extends `luck_${infer Key}` ? Key : never;

export const luckText = (key: LuckKey, params: Params = {}) => t(`luck_${key}`, params);
