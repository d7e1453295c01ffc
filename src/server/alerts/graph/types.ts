/** Alert rules as the graph shows them: without the secrets of their channels. */
import { GraphQLDateTime } from 'graphql-scalars';
import { Field, ID, Int, ObjectType } from 'type-graphql';
import { CurrencyCode } from '../../../base/currency-code.js';
import { Decimal } from '../../../base/decimal.js';
import { HostingApiName } from '../../../hosting/inventory/api.js';
import { Severity } from '../../../hosting/findings/severity.js';
import type { ChannelKind } from '../channels/channel.js';
import type { DeliveryReason } from '../delivery/failure.js';
import { AlertKind } from '../kinds/index.js';
import type { DeliveryOutcome } from '../outbox/deliveries.js';
import type { AlertCondition, StopReason } from '../rules/rule.js';
import type { WithheldReason } from '../withheld.js';
import type { DigestPeriod, Weekday } from '../schedule/schedule.js';
import {
  AlertChannelKind,
  AlertDeliveryOutcome,
  AlertDeliveryReason,
  AlertDigestPeriod,
  AlertStopReason,
  AlertWeekday,
  AlertWithheldReason,
} from './enums.js';
import { Optional } from '../../../base/optional-field.js';

@ObjectType('AlertCondition', {
  description:
    'The conditions that narrow what a rule watches for; null: no condition, or one that its kind does not take',
})
class AlertConditionType implements AlertCondition {
  @Optional(() => [HostingApiName], 'Only in accounts of these APIs')
  apis!: readonly string[] | null;

  @Optional(() => [String], 'Only in the accounts with these names')
  accounts!: readonly string[] | null;

  @Optional(() => Severity, 'The lowest severity that counts')
  minSeverity!: Severity | null;

  @Optional(() => Decimal, 'The smallest net amount per month, in `currency`')
  minMonthlyAmount!: string | null;

  @Optional(() => CurrencyCode, 'ISO 4217 code of the currency of amounts')
  currency!: string | null;

  @Optional(() => Int, 'Days before the end')
  days!: number | null;

  @Optional(() => Int, 'Per cent')
  percent!: number | null;
}

@ObjectType({ description: 'Where the alerts of a rule go' })
class AlertChannel {
  @Field(() => AlertChannelKind, { description: 'How they are sent' })
  kind!: ChannelKind;

  @Field(() => [String], {
    description: 'The recipients of e-mail, or the origin of a URL, as its other parts may be secret',
  })
  targets!: readonly string[];
}

@ObjectType({ description: 'What an alert rule does not send for now' })
export class AlertWithheld {
  @Field(() => AlertWithheldReason, { description: 'Why' })
  reason!: WithheldReason;

  @Optional(() => String, 'Who is not sent to; null: nobody is')
  recipient!: string | null;

  @Field({ description: 'The same in words' })
  text!: string;

  @Optional(
    () => GraphQLDateTime,
    'When a mail with a link that confirms the address was sent; null: none was, or its link has ended',
  )
  mailedAt!: string | null;
}

@ObjectType({ description: 'Hours in which nothing is sent: alerts wait until they end' })
class AlertQuietHours {
  @Field({ description: 'The time of day at which they begin, such as 22:00' })
  from!: string;

  @Field({ description: 'The time of day at which they end; on the next day, if it is earlier than `from`' })
  to!: string;
}

@ObjectType({ description: 'When collected alerts are sent' })
class AlertDigest {
  @Field(() => AlertDigestPeriod, { description: 'How often' })
  period!: DigestPeriod;

  @Field(() => Int, { description: 'The hour of the day, from 0 to 23' })
  hour!: number;

  @Field(() => AlertWeekday, { description: 'The day of the week of a weekly one' })
  weekday!: Weekday;
}

@ObjectType({ description: 'An attempt to deliver a message of an alert rule' })
export class AlertDelivery {
  @Field(() => ID, { description: 'Id of the message, as in `webhook-id`: the same at each attempt' })
  id!: string;

  @Field({ description: 'Whether it was a test' })
  isTest!: boolean;

  @Field(() => GraphQLDateTime, { description: 'When it ended' })
  at!: string;

  @Field(() => Int, { description: 'Which attempt of the message it was, from 1' })
  attempt!: number;

  @Field(() => AlertDeliveryOutcome, { description: 'How it ended' })
  outcome!: DeliveryOutcome;

  @Optional(
    () => AlertDeliveryReason,
    'Why it failed; null if it was delivered or dropped, or if a former release has sent it',
  )
  reason!: DeliveryReason | null;

  @Optional(() => Int, 'The status of HTTP or SMTP; null if none came')
  status!: number | null;

  @Field(() => [AlertWithheld], { description: 'The recipients of e-mail who were not sent it, and why' })
  withheld!: AlertWithheld[];

  @Field(() => Int, { description: 'Milliseconds that it took' })
  milliseconds!: number;
}

@ObjectType({ description: 'What of an alert rule holds, as its last evaluation found' })
export class AlertEvaluation {
  @Optional(() => GraphQLDateTime, 'When it was evaluated; null: not yet')
  evaluatedAt!: string | null;

  @Optional(
    () => String,
    'Why it judged nothing, or not everything; null if it did. What could not be judged stays as it was',
  )
  problem!: string | null;

  @Field(() => Int, { description: 'The number of alerts that hold' })
  firingCount!: number;
}

@ObjectType('AlertRule', {
  description: 'A rule by which alerts are sent. It has the rights of the token that created it, and no others.',
})
export class AlertRuleType {
  @Field(() => ID, { description: 'Its id: 16 hexadecimal digits.' })
  id!: string;

  @Field(() => ID, { description: 'Id of the token that it belongs to.' })
  tokenId!: string;

  @Field({ description: 'Its name.' })
  name!: string;

  @Field(() => AlertKind, { description: 'What it watches for.' })
  kind!: string;

  @Field(() => AlertConditionType, { description: 'The conditions that narrow what it watches for.' })
  condition!: AlertCondition;

  @Field(() => AlertChannel, { description: 'Where its alerts go.' })
  channel!: AlertChannel;

  @Field({ description: 'The time zone of its quiet hours and digests, by its IANA name.' })
  timeZone!: string;

  @Optional(() => AlertQuietHours, 'Its quiet hours; null: none.')
  quietHours!: AlertQuietHours | null;

  @Field(() => AlertDigest, { description: 'Whether and when its alerts are collected.' })
  digest!: AlertDigest;

  @Field(() => GraphQLDateTime, { description: 'When it was created.' })
  createdAt!: string;

  @Field(() => GraphQLDateTime, { description: 'When it was last changed.' })
  updatedAt!: string;

  @Optional(
    () => AlertStopReason,
    'Why it has stopped: nothing of it is evaluated or sent until it is updated. Null while it is active.',
  )
  stopReason!: StopReason | null;

  @Optional(() => GraphQLDateTime, 'When it has stopped; null while it is active.')
  stoppedAt!: string | null;
}
