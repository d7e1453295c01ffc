/** Mailboxes whose readers want no mail, by hash: neither alerts nor another request to confirm. */
import { shares } from '../../../base/shares/shares.js';
import { keyedCollection } from '../../../base/store/keyed-entries.js';
import { textAt } from '../../../base/unknown.js';

export interface OptOut {
  /** The token whose mail was refused; the refusal holds for all tokens. */
  readonly tokenId: string;
  /** RFC 3339. */
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
