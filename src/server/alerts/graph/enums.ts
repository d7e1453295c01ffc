/** The enums of alert rules in the graph. */
import { registerEnumType } from 'type-graphql';
import { type ChannelKind, channelKinds } from '../channels/channel.js';
import { type DeliveryReason, deliveryReasons } from '../delivery/failure.js';
import { type DeliveryOutcome, deliveryOutcomes } from '../outbox/deliveries.js';
import { type StopReason, stopReasons } from '../rules/rule.js';
import { type WithheldReason, withheldReasons } from '../withheld.js';
import { type DigestPeriod, type Weekday, digestPeriods, weekdays } from '../schedule/schedule.js';

function enumOf<T extends string>(values: readonly T[]): Readonly<Record<string, T>> {
  return Object.fromEntries(values.map((value) => [value, value]));
}

export const AlertChannelKind: Readonly<Record<string, ChannelKind>> = enumOf(channelKinds);
export const AlertDigestPeriod: Readonly<Record<string, DigestPeriod>> = enumOf(digestPeriods);
export const AlertWeekday: Readonly<Record<string, Weekday>> = enumOf(weekdays);
export const AlertStopReason: Readonly<Record<string, StopReason>> = enumOf(stopReasons);
export const AlertDeliveryOutcome: Readonly<Record<string, DeliveryOutcome>> = enumOf(deliveryOutcomes);
export const AlertWithheldReason: Readonly<Record<string, WithheldReason>> = enumOf(withheldReasons);
export const AlertDeliveryReason: Readonly<Record<string, DeliveryReason>> = enumOf(deliveryReasons);

registerEnumType(AlertChannelKind, {
  name: 'AlertChannelKind',
  description: 'How alerts are sent',
  valuesConfig: {
    WEBHOOK: { description: 'A POST of JSON, signed by the scheme of Standard Webhooks' },
    SLACK: { description: "A message through one of Slack's incoming webhooks" },
    EMAIL: { description: 'An e-mail over the SMTP server of the configuration' },
  },
});

registerEnumType(AlertDigestPeriod, {
  name: 'AlertDigestPeriod',
  description: 'Whether alerts are collected',
  valuesConfig: {
    NONE: { description: 'New alerts are sent at once, after each evaluation' },
    DAILY: { description: 'New alerts are sent together once a day' },
    WEEKLY: { description: 'New alerts are sent together once a week' },
  },
});

registerEnumType(AlertWeekday, {
  name: 'AlertWeekday',
  description: 'A day of the week',
  valuesConfig: Object.fromEntries(
    weekdays.map((day, index) => [day, { description: `Day ${index + 1} of the week of ISO 8601` }]),
  ),
});

registerEnumType(AlertStopReason, {
  name: 'AlertStopReason',
  description: 'Why an alert rule has stopped',
  valuesConfig: {
    TOKEN_INACTIVE: { description: 'Its token is deactivated or has expired' },
    NOT_PERMITTED: { description: 'Its token may not read what the rule is about' },
    RECEIVER_GONE: { description: 'Its receiver answered 410: it wants no alerts any more' },
  },
});

registerEnumType(AlertWithheldReason, {
  name: 'AlertWithheldReason',
  description: 'Why something is not sent for now',
  valuesConfig: {
    CHANNEL_OFF: { description: 'The setting `ALERTS` does not allow the channel: alerts wait until it does' },
    UNCONFIRMED: { description: 'The recipient has not confirmed the address yet' },
    OPTED_OUT: { description: 'The recipient wants no mail' },
    DAILY_LIMIT: {
      description: 'So many mails as may within a day have gone to the recipient, or were sent for the token',
    },
    DOMAIN: { description: 'The setting `ALERTS_EMAIL_DOMAINS` does not list the domain of the address' },
  },
});

registerEnumType(AlertDeliveryOutcome, {
  name: 'AlertDeliveryOutcome',
  description: 'How an attempt to deliver ended',
  valuesConfig: {
    DELIVERED: { description: 'The receiver took it: a status from 200 to 299' },
    FAILED: { description: 'The receiver did not take it: there will be another attempt, but none after a test' },
    REFUSED: { description: 'Alerts are not sent there: `reason` says why' },
    GIVEN_UP: { description: 'It failed for a day, or its receiver answered 410, and is not tried again' },
    DROPPED: { description: 'The rule had stopped by then: nothing was sent' },
  },
});

registerEnumType(AlertDeliveryReason, {
  name: 'AlertDeliveryReason',
  description: 'Why an attempt to deliver failed',
  valuesConfig: {
    HOST: {
      description: 'Its host has no address that alerts are sent to, or no name server has answered',
    },
    ADDRESS_REFUSED: {
      description: 'Alerts are not sent to such an address: see the documentation of alerts; or `SMTP_URL` is not set',
    },
    RECIPIENTS: { description: 'None of the recipients of e-mail may be sent to: `withheld` says why' },
    CONNECTION_REFUSED: { description: 'Nothing accepts connections there' },
    CONNECTION_FAILED: { description: 'The connection was not established, or broke before a status came' },
    TLS: { description: 'The TLS handshake failed, or the certificate is not valid for the host' },
    TIMEOUT: { description: 'No status came in time' },
    STATUS: { description: 'The receiver answered with a status that is not from 200 to 299: see `status`' },
  },
});
