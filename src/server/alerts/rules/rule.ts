/** An alert rule as it is stored. It belongs to the token that created it, and has only the rights of that token. */
import { isObject, isText, numberAt, textAt } from '../../../base/unknown.js';
import { Severity } from '../../../hosting/findings/severity.js';
import { type Channel, channelFrom } from '../channels/channel.js';
import { type Schedule, scheduleFrom } from '../schedule/schedule.js';

/** The condition of a rule; each kind takes some of its parts. */
export interface AlertCondition {
  /** Null: every API and account that the token may read. */
  readonly apis: readonly string[] | null;
  readonly accounts: readonly string[] | null;
  readonly minSeverity: Severity | null;
  /** A decimal. */
  readonly minMonthlyAmount: string | null;
  /** The ISO 4217 code of every amount. */
  readonly currency: string | null;
  readonly days: number | null;
  readonly percent: number | null;
}

/** The reasons that every release knows: a former one could not read a rule that stopped for another. */
const formerReasons = ['TOKEN_INACTIVE', 'NOT_PERMITTED'] as const;
export const stopReasons = [...formerReasons, 'RECEIVER_GONE'] as const;
export type StopReason = (typeof stopReasons)[number];

export interface AlertRule {
  /** 16 hexadecimal digits. */
  readonly id: string;
  /** The id of its token. */
  readonly tokenId: string;
  readonly name: string;
  readonly kind: string;
  readonly condition: AlertCondition;
  readonly channel: Channel;
  readonly schedule: Schedule;
  /** Times are RFC 3339. */
  readonly createdAt: string;
  readonly updatedAt: string;
  /** Set once its token lacks the rights or its receiver is gone: it is neither evaluated nor sent any more. */
  readonly stopped: { readonly at: string; readonly reason: StopReason } | null;
}

/** Null for a value that another release wrote differently. */
export function ruleFrom(value: unknown): AlertRule | null {
  if (!isObject(value)) return null;
  const { id, tokenId, name, kind, createdAt, updatedAt } = value;
  if (!isText(id) || !isText(tokenId) || !isText(name) || !isText(kind)) return null;
  if (!isText(createdAt) || !isText(updatedAt)) return null;
  const [channel, schedule] = [channelFrom(value['channel']), scheduleFrom(value['schedule'])];
  const [condition, stopped] = [conditionFrom(value['condition']), stoppedFrom(value['stopped'])];
  if (channel === null || schedule === null || condition === null || stopped === undefined) return null;
  return { id, tokenId, name, kind, condition, channel, schedule, createdAt, updatedAt, stopped };
}

/** One unreadable part makes the condition unreadable: without it the rule would watch for more than was meant. */
function conditionFrom(value: unknown): AlertCondition | null {
  if (!isObject(value)) return null;
  const severity = Object.values(Severity).find((each) => each === value['minSeverity']) ?? null;
  const condition = {
    apis: textsAt(value, 'apis'),
    accounts: textsAt(value, 'accounts'),
    minSeverity: severity,
    minMonthlyAmount: textAt(value, 'minMonthlyAmount'),
    currency: textAt(value, 'currency'),
    days: numberAt(value, 'days'),
    percent: numberAt(value, 'percent'),
  };
  const isComplete = Object.entries(condition).every(([key, part]) => part !== null || (value[key] ?? null) === null);
  return isComplete ? condition : null;
}

function textsAt(value: Readonly<Record<string, unknown>>, key: string): readonly string[] | null {
  const { [key]: found } = value;
  return Array.isArray(found) && found.every(isText) ? found : null;
}

/**
 * Writes the rule so that every release can read it: a reason that some do not know goes into `because`, beside one for
 * which they stop as well.
 */
export function storedRule(rule: AlertRule): object {
  const { stopped } = rule;
  if (stopped === null || formerReasons.some((each) => each === stopped.reason)) return rule;
  return { ...rule, stopped: { at: stopped.at, reason: 'NOT_PERMITTED', because: stopped.reason } };
}

function stoppedFrom(value: unknown): AlertRule['stopped'] | undefined {
  if (value === null) return null;
  const [at, because, reason] = ['at', 'because', 'reason'].map((key) => textAt(value, key));
  const known = stopReasons.find((each) => each === because) ?? formerReasons.find((each) => each === reason);
  return typeof at !== 'string' || known === undefined ? undefined : { at, reason: known };
}
