/** Mailboxes whose readers want no mail, by their hashes: neither alerts nor another question whether they want them. */
import { shares } from '../../../base/shares/shares.js';
import { keyedCollection } from '../../../base/store/keyed-entries.js';
import { textAt } from '../../../base/unknown.js';

export interface OptOut {
  /** As RFC 3339. */
  readonly at: string;
}

export const alertOptOuts = keyedCollection<OptOut>({
  name: 'alert-opt-outs',
  version: 1,
  share: shares.alertOptOuts,
  // Of nobody: it holds for all tokens.
  tokenOf: () => '',
  lasting: true,
  secret: false,
  parse(value) {
    const at = textAt(value, 'at');
    return at === null ? null : { at };
  },
});
