/** The messages that a rule does not send for now, though it has not stopped, and why. */
import { isObject, textAt } from '../../base/unknown.js';
import type { ChannelKind } from './channels/channel.js';

export const withheldReasons = ['CHANNEL_OFF', 'UNCONFIRMED', 'OPTED_OUT', 'DOMAIN', 'DAILY_LIMIT'] as const;
export type WithheldReason = (typeof withheldReasons)[number];

export interface Withheld {
  readonly reason: WithheldReason;
  /** The recipient that is skipped; null: all of them. */
  readonly recipient: string | null;
  /** When a mail with a link to confirm was sent (RFC 3339); null where none was, or the link has expired. */
  readonly mailedAt: string | null;
}

export function withheldText({ reason, recipient, mailedAt }: Withheld, kind: ChannelKind): string {
  switch (reason) {
    case 'CHANNEL_OFF':
      return `Waits until the setting ALERTS allows ${kind.toLowerCase()}`;
    case 'UNCONFIRMED':
      return mailedAt === null
        ? `Waits for confirmation of ${recipient}, to which no mail with a link is known to have been sent: test the rule to send one`
        : `Waits for confirmation of ${recipient}, by the link in the mail sent to it`;
    case 'OPTED_OUT':
      return `Not sent to ${recipient}, who wants no mail`;
    case 'DAILY_LIMIT':
      return `Not sent to ${recipient}, as it or this token has had its mails of a day`;
    case 'DOMAIN':
      return `Not sent to ${recipient}, as ALERTS_EMAIL_DOMAINS does not list its domain`;
  }
}

/** The form that deliveries store. Null for a value that another release wrote differently. */
export function withheldFrom(value: unknown): Withheld | null {
  const reason = withheldReasons.find((each) => each === textAt(value, 'reason'));
  if (!isObject(value) || reason === undefined) return null;
  return { reason, recipient: textAt(value, 'recipient'), mailedAt: textAt(value, 'mailedAt') };
}
