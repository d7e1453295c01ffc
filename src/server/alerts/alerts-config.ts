/** The settings of alerts. */
import type { ChannelKind } from './channels/channel.js';

export interface AlertsConfig {
  /** The channels that are on; none: there are no alerts. */
  readonly kinds: readonly ChannelKind[];
  /** Whether alerts may go to private addresses. */
  readonly allowsPrivate: boolean;
  /**
   * Domains whose addresses get e-mail without confirmation, and no others do; null: every address must be confirmed.
   */
  readonly emailDomains: readonly string[] | null;
  /** Null: e-mail is off. */
  readonly smtp: SmtpConfig | null;
}

export interface SmtpConfig {
  /** The URL of the SMTP server, with user and password. */
  readonly url: string;
  readonly from: string;
}

export interface AlertsSettings {
  readonly config: AlertsConfig;
  /** The URL at which callers reach this service; null where it is not known. */
  readonly publicUrl: string | null;
}

/** Says why no rule may use the channel, and which channels it may use instead; null where it may. */
export function kindFlaw(kind: ChannelKind, settings: AlertsSettings): string | null {
  const { kinds } = settings.config;
  const ofEmail = emailFlaw(settings);
  const usable = kinds.filter((each) => each !== 'EMAIL' || ofEmail === null);
  if (usable.includes(kind)) return null;
  const ofKind = kinds.length === 0 ? 'ALERTS is off' : 'ALERTS allows no other';
  const why = kinds.includes(kind) ? ofEmail : ofKind;
  const words = usable.map((each) => each.toLowerCase());
  const expected = [words.slice(0, -1).join(', '), words.at(-1)].filter(Boolean).join(' or ') || 'none';
  return `expected ${expected}, as ${why}, but got ${kind.toLowerCase()}`;
}

function emailFlaw({ config: { smtp, emailDomains }, publicUrl }: AlertsSettings): string | null {
  if (smtp === null) return 'SMTP_URL is not set';
  if (publicUrl !== null || emailDomains !== null) return null;
  return 'e-mail takes BASE_URL, to which links lead that confirm addresses, or ALERTS_EMAIL_DOMAINS';
}
