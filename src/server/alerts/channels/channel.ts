/** The channel of a rule, as it is stored: the place its alerts go to. */
import { isObject, isText } from '../../../base/unknown.js';

export const channelKinds = ['WEBHOOK', 'SLACK', 'EMAIL'] as const;
export type ChannelKind = (typeof channelKinds)[number];

interface WebhookChannel {
  readonly kind: 'WEBHOOK';
  readonly url: string;
  /** `whsec_` and base64. It is stored as it is, because it signs. */
  readonly secret: string;
}

interface SlackChannel {
  readonly kind: 'SLACK';
  /** Whoever has it may write to the Slack channel. */
  readonly url: string;
}

export interface EmailChannel {
  readonly kind: 'EMAIL';
  readonly to: readonly string[];
}

export type Channel = WebhookChannel | SlackChannel | EmailChannel;

/** Null for a value that another release wrote differently. */
export function channelFrom(value: unknown): Channel | null {
  if (!isObject(value)) return null;
  const { kind, url, secret, to } = value;
  if (kind === 'WEBHOOK' && isText(url) && isText(secret)) return { kind, url, secret };
  if (kind === 'SLACK' && isText(url)) return { kind, url };
  if (kind === 'EMAIL' && Array.isArray(to) && to.every(isText)) return { kind, to };
  return null;
}

/** The part of a target that may be shown: the path of a URL may be a secret. */
export function shownTargets(channel: Channel): readonly string[] {
  if (channel.kind === 'EMAIL') return channel.to;
  return [URL.canParse(channel.url) ? new URL(channel.url).origin : 'an invalid address'];
}
