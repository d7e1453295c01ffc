/** All rules, in the order in which their kinds are told. */
import type { Rule } from '../rule.js';
import { serverOff } from './server-off.js';
import { volumeUnattached } from './volume-unattached.js';

export const rules: readonly Rule[] = [serverOff, volumeUnattached];
