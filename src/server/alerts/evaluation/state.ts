/** The state of a rule: the alerts that hold, with the time since when, and those still to be sent. */
import { isObject, isText, numberAt, textAt } from '../../../base/unknown.js';
import type { Evaluation, HoldingAlert } from '../kinds/kind.js';
import { type Alert, alertFrom, boundedAlert, hashOf } from '../message.js';

export interface RuleState {
  /** RFC 3339; null before the first evaluation. */
  readonly evaluatedAt: string | null;
  /** Why the last evaluation was incomplete; null if it was complete. */
  readonly problem: string | null;
  /** The time since when each alert holds (RFC 3339), by hash of scope and id. */
  readonly holding: Readonly<Record<string, string>>;
  /** New alerts that are not in the outbox yet; `unsentMore` counts those beyond the bound. */
  readonly unsent: readonly Alert[];
  readonly unsentMore: number;
  /** Hashes of the scopes that were never evaluated, for a rule about news. */
  readonly unjudged: readonly string[];
  /** Milliseconds since 1970; 0 for never. */
  readonly testedAt: number;
}

export const newState: RuleState = {
  evaluatedAt: null,
  problem: null,
  holding: {},
  unsent: [],
  unsentMore: 0,
  unjudged: [],
  testedAt: 0,
};

/** The most alerts of one rule that hold at once, and the most of them that wait for room. */
export const mostHolding = 5_000;
export const mostUnsent = 100;
const mostUnjudged = 1_000;

/** A new rule's state for a value that another release wrote differently. */
export function stateFrom(value: unknown): RuleState {
  if (!isObject(value)) return newState;
  const { holding, unsent, unjudged } = value;
  const isComplete = isObject(holding) && Array.isArray(unsent) && Array.isArray(unjudged);
  if (!isComplete) return newState;
  const times = Object.entries(holding).flatMap(([key, since]) => (isText(since) ? [[key, since] as const] : []));
  return {
    evaluatedAt: textAt(value, 'evaluatedAt'),
    problem: textAt(value, 'problem'),
    holding: Object.fromEntries(times),
    unsent: unsent.flatMap((alert) => alertFrom(alert) ?? []),
    unsentMore: numberAt(value, 'unsentMore') ?? newState.unsentMore,
    unjudged: unjudged.filter(isText),
    testedAt: numberAt(value, 'testedAt') ?? newState.testedAt,
  };
}

/**
 * The state after an evaluation: new alerts are to be sent, ended ones are forgotten, undecided ones stay as they were.
 */
export function stateAfter(
  before: RuleState,
  { alerts, unknownScopes }: Evaluation,
  isOfNews: boolean,
  now: number,
): RuleState {
  const at = new Date(now).toISOString();
  if (alerts.length > mostHolding) {
    const problem = `Expected at most ${mostHolding} alerts at once, but got ${alerts.length}: narrow the rule`;
    return { ...before, evaluatedAt: at, problem };
  }
  const unknown = new Set([...unknownScopes].map(scopeKey));
  const isFirst = before.evaluatedAt === null;
  const unjudged = new Set(before.unjudged);
  const stays = Object.entries(before.holding).filter(([key]) => unknown.has(scopeIn(key)));
  const holding = new Map<string, string>(stays);
  const begun: Alert[] = [];
  for (const alert of alerts) {
    const key = keyOf(alert);
    const since = before.holding[key];
    const isKnown = since !== undefined || holding.has(key);
    // What was there before the rule, or before it could be seen, is no news.
    const isOld = isOfNews && (isFirst || unjudged.has(scopeIn(key)));
    if (alert.isUnsure === true && !isKnown && !isOld) continue;
    holding.set(key, since ?? at);
    if (!isKnown && !isOld && alert.isImplied !== true) begun.push(boundedAlert({ ...alert, since: at }));
  }
  const unsent = [...before.unsent, ...begun].slice(0, mostUnsent);
  const left = before.unsent.length + begun.length - unsent.length;
  const stillUnjudged = isOfNews ? (isFirst ? [...unknown] : [...unjudged].filter((scope) => unknown.has(scope))) : [];
  return {
    evaluatedAt: at,
    problem: unknown.size > 0 ? 'Something could not be read: what is about it stays as it was' : null,
    holding: Object.fromEntries(holding),
    unsent,
    unsentMore: before.unsentMore + left,
    unjudged: stillUnjudged.slice(0, mostUnjudged),
    testedAt: before.testedAt,
  };
}

function keyOf({ scope, id }: HoldingAlert): string {
  return `${scopeKey(scope)}.${hashOf(id).slice(0, 16)}`;
}

function scopeKey(scope: string): string {
  return hashOf(scope).slice(0, 10);
}

function scopeIn(key: string): string {
  return key.slice(0, key.indexOf('.'));
}
