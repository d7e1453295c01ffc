/** Normalizes a prefix length in `reshape`: it is a number in some responses and a string of digits in others. */
import type { Wire } from '../../../rest/mapping/mapping.js';

export function withPrefixLength({ mask, ...net }: Wire): Wire {
  return { ...net, mask: typeof mask === 'string' && /^\d+$/.test(mask) ? Number(mask) : mask };
}
