/** Mailboxes whose readers want no mail, by their hashes: neither alerts nor another question whether they want them. */
import { shares } from '../../../base/shares/shares.js';
import { keyedCollection } from '../../../base/store/keyed-entries.js';
import { textAt } from '../../../base/unknown.js';

export interface OptOut {
  /** Of the token whose mail was refused: it holds for all. */
  readonly tokenId: string;
  /** As RFC 3339. */
  readonly at: string;
}

export const alertOptOuts = keyedCollection<OptOut>({
  name: 'alert-opt-outs',
  version: 1,
  share: shares.alertOptOuts,
  tokenOf: ({ tokenId }) => tokenId,
  lasting: true,
  secret: false,
  parse(value) {
    const [tokenId, at] = [textAt(value, 'tokenId'), textAt(value, 'at')];
    return tokenId === null || at === null ? null : { tokenId, at };
  },
});
