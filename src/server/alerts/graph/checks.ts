/** Checks the input of alert rules, and turns it into what is stored. */
import { isAccountName, sandboxName } from '../../../base/account-name.js';
import { CallerError, shown } from '../../../base/errors.js';
import { exact } from '../../../base/decimal.js';
import { type AlertsSettings, kindFlaw } from '../alerts-config.js';
import type { Channel, ChannelKind } from '../channels/channel.js';
import { checkedRecipients } from '../channels/email.js';
import { newWebhookSecret } from '../channels/webhook.js';
import { TargetError, targetIn } from '../delivery/target.js';
import { alertKind } from '../kinds/index.js';
import { conditionOf } from '../kinds/kind.js';
import type { AlertCondition } from '../rules/rule.js';
import { type Digest, type QuietHours, atOnce, isTimeOfDay, isTimeZone } from '../schedule/schedule.js';
import type { AlertChannelInput, AlertConditionInput, AlertDigestInput, AlertQuietHoursInput } from './inputs.js';

const mostAccounts = 50;

export function checkedCondition(kindName: string, given: AlertConditionInput | null | undefined): AlertCondition {
  const kind = alertKind(kindName);
  if (!kind) throw new CallerError('BAD_USER_INPUT', `kind: expected one of this release, but got ${shown(kindName)}`);
  const { accounts, days, percent, minMonthlyAmount, currency } = given ?? {};
  checkAccounts(accounts ?? []);
  checkInteger('days', days, 365);
  checkInteger('percent', percent, 100);
  if ((minMonthlyAmount ?? null) !== null && (currency ?? null) === null)
    throw new CallerError('BAD_USER_INPUT', 'condition: expected currency with minMonthlyAmount, but got none');
  if (minMonthlyAmount && exact(minMonthlyAmount).isNegative())
    throw new CallerError(
      'BAD_USER_INPUT',
      `minMonthlyAmount: expected no negative amount, but got ${minMonthlyAmount}`,
    );
  return conditionOf(kind, given ?? {});
}

function checkAccounts(accounts: readonly string[]): void {
  if (accounts.length > mostAccounts)
    throw new CallerError('BAD_USER_INPUT', `accounts: expected ${mostAccounts} at most, but got ${accounts.length}`);
  const odd = accounts.find((name) => !isAccountName(name) && name !== sandboxName);
  if (odd !== undefined)
    throw new CallerError('BAD_USER_INPUT', `accounts: expected names of accounts, but got ${shown(odd)}`);
}

function checkInteger(name: string, value: number | null | undefined, most: number): void {
  if (value === null || value === undefined || (Number.isInteger(value) && value >= 1 && value <= most)) return;
  throw new CallerError(
    'BAD_USER_INPUT',
    `${name}: expected a whole number from 1 to ${most}, but got ${shown(value)}`,
  );
}

/** Returns the secret too if it is a new one; a webhook that has one keeps it. */
export function checkedChannel(
  { webhook, slack, email }: AlertChannelInput,
  settings: AlertsSettings,
  before: Channel | null = null,
): { readonly channel: Channel; readonly secret: string | null } {
  const { allowsPrivate } = settings.config;
  if (webhook) {
    checkKind('WEBHOOK', settings);
    const presentSecret = before?.kind === 'WEBHOOK' && !webhook.newSecret ? before.secret : null;
    const secret = presentSecret ?? newWebhookSecret();
    const channel: Channel = { kind: 'WEBHOOK', url: checkedUrl(webhook.url, allowsPrivate), secret };
    return { channel, secret: presentSecret === null ? secret : null };
  }
  if (slack) {
    checkKind('SLACK', settings);
    return { channel: { kind: 'SLACK', url: checkedUrl(slack.url, allowsPrivate) }, secret: null };
  }
  if (!email)
    throw new CallerError('BAD_USER_INPUT', 'channel: expected one of webhook, slack and email, but got none');
  checkKind('EMAIL', settings);
  const to = checkedRecipients(email.to, settings.config.emailDomains);
  return { channel: { kind: 'EMAIL', to }, secret: null };
}

function checkKind(kind: ChannelKind, settings: AlertsSettings): void {
  const flaw = kindFlaw(kind, settings);
  if (flaw !== null) throw new CallerError('BAD_USER_INPUT', `channel: ${flaw}`);
}

function checkedUrl(text: string, allowsPrivate: boolean): string {
  try {
    return targetIn(text, allowsPrivate).href;
  } catch (error) {
    if (error instanceof TargetError) throw new CallerError('BAD_USER_INPUT', error.message);
    throw error;
  }
}

export function checkedTimeZone(timeZone: string): string {
  if (isTimeZone(timeZone)) return timeZone;
  throw new CallerError(
    'BAD_USER_INPUT',
    `timeZone: expected an IANA name such as Europe/Berlin, but got ${shown(timeZone)}`,
  );
}

export function checkedQuietHours(hours: AlertQuietHoursInput | null): QuietHours | null {
  if (hours === null) return null;
  const { from, to } = hours;
  for (const [name, time] of [['from', from] as const, ['to', to] as const])
    if (!isTimeOfDay(time))
      throw new CallerError('BAD_USER_INPUT', `${name}: expected a time of day such as 22:00, but got ${shown(time)}`);
  if (from === to)
    throw new CallerError('BAD_USER_INPUT', `to: expected another time than from, but got ${shown(to)} for both`);
  return { from, to };
}

export function checkedDigest(digest: AlertDigestInput | null): Digest {
  if (digest === null) return atOnce;
  const { period, hour, weekday } = digest;
  if (hour !== null && hour !== undefined && (hour < 0 || hour > 23))
    throw new CallerError('BAD_USER_INPUT', `hour: expected one from 0 to 23, but got ${hour}`);
  return { period, hour: hour ?? atOnce.hour, weekday: weekday ?? atOnce.weekday };
}
