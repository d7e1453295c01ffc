/** Evaluates one rule: what began goes to the outbox, once, whatever ends this process meanwhile. */
import { CallerError } from '../../../base/errors.js';
import type { AlertKindDefinition, EvaluationContext } from '../kinds/kind.js';
import type { Alert } from '../message.js';
import type { Outbox } from '../outbox/outbox.js';
import type { AlertRule } from '../rules/rule.js';
import { dueAt } from '../schedule/due-at.js';
import { type RuleState, stateAfter } from './state.js';
import type { RuleStates, StoredState } from './states.js';

export interface RuleEvaluationOptions {
  readonly states: Pick<RuleStates, 'get' | 'set'>;
  readonly outbox: Pick<Outbox, 'add'>;
}

/** Rejects with FORBIDDEN where the token may read nothing of it, and when the store fails. */
export async function evaluateRule(
  rule: AlertRule,
  kind: AlertKindDefinition,
  evaluating: EvaluationContext,
  { states, outbox }: RuleEvaluationOptions,
): Promise<void> {
  const before = await sent(rule, await states.get(rule.id), { states, outbox });
  if (before === null) return;
  const next = await stateOf(before.state, rule, kind, evaluating);
  // What begins is noted before it is sent: it is sent again from there if that ends in the middle.
  const noted = await states.set(rule.id, before, next);
  if (noted !== null) await sent(rule, noted, { states, outbox });
}

async function stateOf(
  before: RuleState,
  { condition }: AlertRule,
  kind: AlertKindDefinition,
  evaluating: EvaluationContext,
): Promise<RuleState> {
  try {
    const evaluation = await kind.evaluate(evaluating, condition);
    return stateAfter(before, evaluation, kind.isOfNews, evaluating.now);
  } catch (error) {
    if (error instanceof CallerError && error.code === 'FORBIDDEN') throw error;
    const problem = error instanceof CallerError ? error.message.slice(0, 300) : 'It could not be evaluated';
    // The first evaluation of a rule about news is one that judges.
    const evaluatedAt = before.evaluatedAt === null ? null : new Date(evaluating.now).toISOString();
    return { ...before, evaluatedAt, problem };
  }
}

/** Puts what waits into the outbox; null when another process has changed the state. Without room it waits on. */
async function sent(
  rule: AlertRule,
  stored: StoredState,
  { states, outbox }: RuleEvaluationOptions,
): Promise<StoredState | null> {
  const { state } = stored;
  if (state.unsent.length === 0 && state.unsentMore === 0) return stored;
  let left = state.unsent;
  let more = state.unsentMore;
  for (const [since, alerts] of bySince(state.unsent)) {
    const due = dueAt(Date.parse(since), rule.schedule);
    const id = await outbox.add({ ruleId: rule.id, isTest: false, due, alerts, more });
    if (id === null) break;
    left = left.filter((alert) => alert.since !== since);
    more = 0;
  }
  return states.set(rule.id, stored, { ...state, unsent: left, unsentMore: left.length === 0 ? 0 : more });
}

function bySince(alerts: readonly Alert[]): ReadonlyMap<string, readonly Alert[]> {
  const groups = new Map<string, Alert[]>();
  for (const alert of alerts) groups.set(alert.since, [...(groups.get(alert.since) ?? []), alert]);
  return groups;
}
