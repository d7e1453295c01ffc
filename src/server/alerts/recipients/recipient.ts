/**
 * An address that gets the alerts of one token once it is confirmed. Its key is a hash of both: an address confirmed
 * for one token is not confirmed for another.
 */
import { shares } from '../../../base/shares/shares.js';
import { leftUntil } from '../../../base/stored-deadline.js';
import { keyedCollection } from '../../../base/store/keyed-entries.js';
import { isObject, isText, numberAt, textAt } from '../../../base/unknown.js';

export interface Recipient {
  readonly tokenId: string;
  /** The hash of the mailbox. */
  readonly mailbox: string;
  /** The newest link to confirm or refuse; null where the address is older than confirmation. */
  readonly link: RecipientLink | null;
  /** When the mail with the link was sent (RFC 3339); null where it was not, or that is not known. */
  readonly mailedAt: string | null;
  /** RFC 3339; null until then. */
  readonly confirmedAt: string | null;
}

interface RecipientLink {
  /** The hash of the secret in it. */
  readonly hash: string;
  /** Milliseconds since 1970. */
  readonly until: number;
}

/** Milliseconds for which a link is valid. */
export const linkLasts = 7 * 86_400_000;

export const alertRecipients = keyedCollection<Recipient>({
  name: 'alert-recipients',
  version: 1,
  share: shares.alertRecipients,
  tokenOf: ({ tokenId }) => tokenId,
  lasting: true,
  secret: false,
  parse: recipientIn,
});

export function isLinkOver({ link }: Recipient, now: number): boolean {
  return link === null || leftUntil(link.until, now, linkLasts) === 0;
}

/** Null for a value that another release wrote differently. */
function recipientIn(value: unknown): Recipient | null {
  if (!isObject(value)) return null;
  const { tokenId, mailbox } = value;
  if (value['v'] !== 1 || !isText(tokenId) || !isText(mailbox)) return null;
  const [hash, until] = [textAt(value['link'], 'hash'), numberAt(value['link'], 'until')];
  const link = hash === null || until === null ? null : { hash, until };
  return { tokenId, mailbox, link, mailedAt: textAt(value, 'mailedAt'), confirmedAt: textAt(value, 'confirmedAt') };
}
