/** An alert rule as it is filled in, and what is wrong with it. */
import {
  AlertChannelKind,
  AlertKind,
  type AlertChannelInput,
  type CreateAlertRuleInput,
} from '../../generated/graphql.js';
import { fieldIn } from '../../parts/form/server-field.js';
import type { FieldErrors } from '../../parts/form/use-form.js';

/** A type, as only those fit the texts of a form. */
export type RuleDraft = {
  readonly name: string;
  readonly kind: AlertKind;
  readonly channel: AlertChannelKind;
  /** A URL, which may hold a secret. */
  readonly url: string;
  /** E-mail addresses. */
  readonly to: string;
};

export const firstRule: RuleDraft = { name: '', kind: 'NEW_FINDING', channel: 'WEBHOOK', url: '', to: '' };

export const ruleKinds = Object.values(AlertKind);
export const channelKinds = Object.values(AlertChannelKind);

export function errorsIn({ name, channel, url, to }: RuleDraft): FieldErrors {
  const length = [...name.trim()].length;
  return {
    ...((length === 0 || length > 100) && { name: 'Enter a name of 1 to 100 characters.' }),
    ...(channel === 'EMAIL' && to.trim() === '' && { to: 'Enter one to ten addresses.' }),
    ...(channel !== 'EMAIL' && url.trim() === '' && { url: 'Enter a URL that starts with https://.' }),
  };
}

export function inputOf({ name, kind, channel, url, to }: RuleDraft): CreateAlertRuleInput {
  return { name: name.trim(), kind, channel: channelOf(channel, url.trim(), to) };
}

function channelOf(channel: AlertChannelKind, url: string, to: string): AlertChannelInput {
  if (channel === 'EMAIL') return { email: { to: to.split(/[\s,]+/).filter(Boolean) } };
  return channel === 'SLACK' ? { slack: { url } } : { webhook: { url, newSecret: false } };
}

/** The server says `channel` of a kind that is switched off: that stands above the fields. */
export function fieldOf(message: string): string | undefined {
  const field = fieldIn(message);
  return field === 'channel' || field === 'kind' ? undefined : field;
}
