/** The inputs of alert rules. */
import { Field, InputType, Int } from 'type-graphql';
import { CurrencyCode } from '../../../base/currency-code.js';
import { Decimal } from '../../../base/decimal.js';
import { OneOf } from '../../../base/type-graphql/one-of.js';
import { Severity } from '../../../hosting/findings/severity.js';
import { HostingApiName } from '../../../hosting/inventory/api.js';
import { AlertKind } from '../kinds/index.js';
import type { DigestPeriod, Weekday } from '../schedule/schedule.js';
import { AlertDigestPeriod, AlertWeekday } from './enums.js';
import { Optional } from '../../../base/optional-field.js';

@InputType({
  description: 'How to narrow what a rule watches for; each kind takes the parts that its description names',
})
export class AlertConditionInput {
  @Optional(() => [HostingApiName], 'Only in accounts of these APIs')
  apis?: string[] | null;

  @Optional(() => [String], 'Only in the accounts with these names, 50 at most')
  accounts?: string[] | null;

  @Optional(() => Severity, 'The lowest severity that counts')
  minSeverity?: Severity | null;

  @Optional(() => Decimal, 'The smallest net amount per month; takes `currency`')
  minMonthlyAmount?: string | null;

  @Optional(() => CurrencyCode, 'ISO 4217 code of the currency of amounts')
  currency?: string | null;

  @Optional(() => Int, 'Days before the end, from 1 to 365')
  days?: number | null;

  @Optional(() => Int, 'Per cent, from 1 to 100')
  percent?: number | null;
}

@InputType({ description: 'A receiver of signed webhooks' })
class AlertWebhookInput {
  @Field({ description: 'An address of the public internet that starts with https://, of 2,000 characters at most' })
  url!: string;

  @Field({
    defaultValue: false,
    description: 'Make a new secret, in an update that would keep the old one; returned once, as `secret`',
  })
  newSecret!: boolean;
}

@InputType({ description: "One of Slack's incoming webhooks, or of a service that takes the same form" })
class AlertSlackInput {
  @Field({ description: 'Its address, which is a secret: it is never returned' })
  url!: string;
}

@InputType({ description: 'Recipients of e-mail' })
class AlertEmailInput {
  @Field(() => [String], {
    description:
      'One to 10 plain addresses such as ops@example.com, without names. A new one is sent a mail with a link by which its reader confirms it, and no alerts before, unless the setting `ALERTS_EMAIL_DOMAINS` lists its domain',
  })
  to!: string[];
}

@OneOf()
@InputType({ description: 'Where alerts go: exactly one of these' })
export class AlertChannelInput {
  @Optional(() => AlertWebhookInput, 'Signed webhooks')
  webhook?: AlertWebhookInput | null;

  @Optional(() => AlertSlackInput, 'Slack')
  slack?: AlertSlackInput | null;

  @Optional(() => AlertEmailInput, 'E-mail')
  email?: AlertEmailInput | null;
}

@InputType({ description: 'Hours in which nothing is sent: alerts wait until they end' })
export class AlertQuietHoursInput {
  @Field({ description: 'The time of day at which they begin, such as 22:00' })
  from!: string;

  @Field({ description: 'The time of day at which they end; on the next day, if it is earlier than `from`' })
  to!: string;
}

@InputType({ description: 'Whether and when alerts are collected and sent as one message' })
export class AlertDigestInput {
  @Field(() => AlertDigestPeriod, { description: 'How often' })
  period!: DigestPeriod;

  @Optional(() => Int, 'The hour of the day, from 0 to 23; 8 unless given')
  hour?: number | null;

  @Optional(() => AlertWeekday, 'The day of a weekly one; MONDAY unless given')
  weekday?: Weekday | null;
}

@InputType({ description: 'An alert rule to create' })
export class CreateAlertRuleInput {
  @Field({ description: 'Its name, in 1 to 100 visible characters; it stands in the messages.' })
  name!: string;

  @Field(() => AlertKind, { description: 'What it watches for.' })
  kind!: string;

  @Optional(() => AlertConditionInput, 'Conditions that narrow what it watches for; none unless given.')
  condition?: AlertConditionInput | null;

  @Field(() => AlertChannelInput, { description: 'Where its alerts go.' })
  channel!: AlertChannelInput;

  @Optional(() => String, 'The time zone of quiet hours and digests, such as Europe/Berlin; UTC unless given.')
  timeZone?: string | null;

  @Optional(() => AlertQuietHoursInput, 'Its quiet hours; none unless given.')
  quietHours?: AlertQuietHoursInput | null;

  @Optional(() => AlertDigestInput, 'Whether alerts are collected; not unless given.')
  digest?: AlertDigestInput | null;
}

@InputType({ description: 'A change of an alert rule: what is left out stays as it is, and the rule is active again' })
export class UpdateAlertRuleInput {
  @Optional(() => String, 'Its new name.')
  name?: string | null;

  @Optional(
    () => AlertConditionInput,
    'Replaces the whole condition: the rule then starts anew, and alerts that hold are sent again.',
  )
  condition?: AlertConditionInput | null;

  @Optional(
    () => AlertChannelInput,
    'Where its alerts go from now on, including those that wait. A webhook keeps its secret.',
  )
  channel?: AlertChannelInput | null;

  @Optional(() => String, 'The time zone.')
  timeZone?: string | null;

  @Optional(() => AlertQuietHoursInput, 'The quiet hours; null: none.')
  quietHours?: AlertQuietHoursInput | null;

  @Optional(() => AlertDigestInput, 'Whether alerts are collected; null: not.')
  digest?: AlertDigestInput | null;
}
