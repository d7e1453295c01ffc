/** Adds a term to the filter of the page: a click on a part of a chart, on a reason or on a row does. */
import { go, hrefWith } from '../../../route/address.js';
import type { View } from './use-view.js';

export function narrow({ text }: Pick<View, 'text'>, term: string): void {
  if (!` ${text} `.includes(` ${term} `)) go(hrefWith({ q: [text, term].filter(Boolean).join(' ') }));
}
