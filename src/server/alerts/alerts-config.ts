/** What the configuration says of alerts. */
import type { ChannelKind } from './channels/channel.js';

export interface AlertsConfig {
  /** How alerts may be sent; none: there are no alerts. */
  readonly kinds: readonly ChannelKind[];
  /** Whether alerts may go to private addresses. */
  readonly allowsPrivate: boolean;
  /** Null: none go by e-mail. */
  readonly smtp: SmtpConfig | null;
}

export interface SmtpConfig {
  /** With user and password. */
  readonly url: string;
  readonly from: string;
}

/** Why alerts are not sent that way, and what else is, in words; null where they are. */
export function kindFlaw(kind: ChannelKind, { kinds, smtp }: AlertsConfig): string | null {
  const usable = kinds.filter((each) => each !== 'EMAIL' || smtp !== null);
  if (usable.includes(kind)) return null;
  const why = kinds.includes(kind)
    ? 'SMTP_URL is not set'
    : kinds.length === 0
      ? 'ALERTS is off'
      : 'ALERTS allows no other';
  const words = usable.map((each) => each.toLowerCase());
  const expected = [words.slice(0, -1).join(', '), words.at(-1)].filter(Boolean).join(' or ') || 'none';
  return `expected ${expected}, as ${why}, but got ${kind.toLowerCase()}`;
}
