/** The conditions of alert rules and the outcomes of deliveries, in words. */
import type {
  AlertChannelKind,
  AlertDeliveryOutcome,
  AlertDeliveryReason,
  AlertKind,
  AlertRulesQuery,
  AlertStopReason,
} from '../../generated/graphql.js';
import { counted } from '../../format/money.js';
import type { Tone } from '../../parts/status.js';

export type AlertRule = AlertRulesQuery['alertRules'][number];
type Delivery = AlertRule['lastDeliveries'][number];

export const alertKinds: Readonly<Record<AlertKind, string>> = {
  NEW_FINDING: 'A new finding',
  CERTIFICATE_EXPIRES: 'A certificate about to expire',
  RATES_STALE: 'Outdated exchange rates',
  RATES_DISPUTED: 'Exchange rates that sources disagree on',
  ACCOUNT_REFUSED: 'An account whose credential is refused',
  ACCOUNT_RESTING: 'An account that keeps failing',
  TRAFFIC: 'Traffic near the included amount',
  BUDGET: 'A budget exceeded, or forecast to be',
  COST_CHANGE: 'A change in daily cost',
  MONTH_CLOSED: 'A report on each closed month',
};

/** The thing that a rule watches for; a severity that it does not name is any. */
export function watchedText({ kind, condition: { minSeverity } }: Pick<AlertRule, 'kind' | 'condition'>): string {
  const text = alertKinds[kind];
  if (kind !== 'NEW_FINDING') return text;
  return minSeverity === null ? `${text} of any severity` : `${text} of ${minSeverity} severity or higher`;
}

export const channelWords: Readonly<Record<AlertChannelKind, string>> = {
  WEBHOOK: 'webhook',
  SLACK: 'Slack',
  EMAIL: 'e-mail',
};

export const outcomeWords: Readonly<Record<AlertDeliveryOutcome, { readonly word: string; readonly tone: Tone }>> = {
  DELIVERED: { word: 'delivered', tone: 'done' },
  FAILED: { word: 'failed', tone: 'off' },
  REFUSED: { word: 'not sent', tone: 'bad' },
  GIVEN_UP: { word: 'given up', tone: 'bad' },
  DROPPED: { word: 'dropped: the rule was stopped', tone: 'bad' },
};

export const stopWords: Readonly<Record<AlertStopReason, string>> = {
  TOKEN_INACTIVE: 'its token is deactivated or has expired',
  NOT_PERMITTED: 'its token may not read what it watches',
  RECEIVER_GONE: 'its receiver is gone (status 410)',
};

export const reasonWords: Readonly<Record<AlertDeliveryReason, string>> = {
  HOST: 'the host has no address that alerts may be sent to',
  ADDRESS_REFUSED: 'alerts may not be sent to this address',
  RECIPIENTS: 'none of its recipients may get mail',
  CONNECTION_REFUSED: 'the connection was refused',
  CONNECTION_FAILED: 'the connection failed',
  TLS: 'no valid TLS certificate, or no TLS',
  TIMEOUT: 'no answer in time',
  STATUS: 'the receiver did not accept it',
};

/** `failed: no answer in time`. */
export function outcomeText({ outcome, reason }: Pick<Delivery, 'outcome' | 'reason'>): string {
  const { word } = outcomeWords[outcome];
  return reason === null ? word : `${word}: ${reasonWords[reason]}`;
}

/** `status 200, 31 ms`. */
export function deliveryText({ status, milliseconds }: Pick<Delivery, 'status' | 'milliseconds'>): string {
  return `${status === null ? 'no status' : `status ${status}`}, ${milliseconds.toLocaleString()} ms`;
}

/** `1 alert is firing`, `29 alerts are firing`. */
export function firingText(count: number): string {
  return count === 0 ? 'no alert is firing' : counted(count, 'alert is firing', 'alerts are firing');
}
