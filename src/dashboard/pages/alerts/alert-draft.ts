/** An alert rule as it is filled in, and what is wrong with it. */
import {
  AlertChannelKind,
  AlertKind,
  type AlertChannelInput,
  type CreateAlertRuleInput,
} from '../../generated/graphql.js';

export interface RuleDraft {
  readonly name: string;
  readonly kind: AlertKind;
  readonly channel: AlertChannelKind;
  /** A URL, or addresses of e-mail. */
  readonly target: string;
}

export type RuleWrong = Readonly<Partial<Record<'name' | 'target' | 'other', string>>>;

export const ruleKinds = Object.values(AlertKind);
export const channelKinds = Object.values(AlertChannelKind);

export function wrongIn({ name, target, channel }: RuleDraft): RuleWrong {
  const length = [...name.trim()].length;
  const place = channel === 'EMAIL' ? 'Write one to ten addresses.' : 'Write an address that starts with https://.';
  return {
    ...((length === 0 || length > 100) && { name: 'Write a name of 1 to 100 characters.' }),
    ...(target.trim() === '' && { target: place }),
  };
}

export function inputOf({ name, kind, channel, target }: RuleDraft): CreateAlertRuleInput {
  return { name: name.trim(), kind, channel: channelOf(channel, target.trim()) };
}

function channelOf(channel: AlertChannelKind, target: string): AlertChannelInput {
  if (channel === 'EMAIL') return { email: { to: target.split(/[\s,]+/).filter(Boolean) } };
  return channel === 'SLACK' ? { slack: { url: target } } : { webhook: { url: target, newSecret: false } };
}
