/** For `reshape`: the length of a prefix, which some calls return as a number and some as its digits. */
import type { Wire } from '../../../rest/mapping/mapping.js';

export function withPrefixLength({ mask, ...net }: Wire): Wire {
  return { ...net, mask: typeof mask === 'string' && /^\d+$/.test(mask) ? Number(mask) : mask };
}
