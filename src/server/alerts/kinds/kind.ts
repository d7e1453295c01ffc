/** A kind of alert rules: what it watches for, and what of that holds now. One file in this folder for each. */
import type { GraphQLSchema } from 'graphql';
import { CallerError, shown } from '../../../base/errors.js';
import type { ReadingContext } from '../../../hosting/context.js';
import type { Alert } from '../message.js';
import type { AlertCondition } from '../rules/rule.js';

/** With the rights of the token of the rule, and no more. */
export interface EvaluationContext {
  readonly context: ReadingContext;
  readonly schema: GraphQLSchema;
  /** Milliseconds since 1970. */
  readonly now: number;
}

export interface HoldingAlert extends Omit<Alert, 'since'> {
  /** What was judged as one: if that cannot be judged, all alerts of it stay as they were. */
  readonly scope: string;
  /** It may hold: what decides that is not known. It stays as it was. */
  readonly isUnsure?: boolean;
}

export interface Evaluation {
  readonly alerts: readonly HoldingAlert[];
  /** What could not be judged, for want of an answer. */
  readonly unknownScopes: ReadonlySet<string>;
}

type ConditionPart = keyof AlertCondition;

export interface AlertKindDefinition {
  /** Of the enum. */
  readonly kind: string;
  readonly about: string;
  /** The parts of a condition that it takes. */
  readonly parts: readonly ConditionPart[];
  /** Values of parts that a caller leaves out. */
  readonly usual: Partial<AlertCondition>;
  /** Whether it takes a token that may read hosting; else one that may read rates or hosting. */
  readonly isOfHosting: boolean;
  /** Whether what holds at the first evaluation is taken for known. */
  readonly isOfNews: boolean;
  /** Milliseconds between evaluations. */
  readonly every: number;
  evaluate(context: EvaluationContext, condition: AlertCondition): Promise<Evaluation>;
}

/** Milliseconds. */
export const minutes = 60_000;

export const emptyCondition: AlertCondition = {
  apis: null,
  accounts: null,
  minSeverity: null,
  minMonthlyAmount: null,
  currency: null,
  days: null,
  percent: null,
};

/** Parts that are left out or null are the usual ones; throws where the kind does not take one that is given. */
export function conditionOf(
  { kind, parts, usual }: AlertKindDefinition,
  given: { readonly [Part in ConditionPart]?: AlertCondition[Part] | undefined },
): AlertCondition {
  const foreign = Object.entries(given).find(
    ([name, value]) => (value ?? null) !== null && !parts.some((part) => part === name),
  );
  if (foreign) {
    const expected = parts.length === 0 ? 'nothing' : parts.join(', ');
    throw new CallerError(
      'BAD_USER_INPUT',
      `condition: expected ${expected} for a rule of the kind ${kind}, but got ${shown(foreign[0])}`,
    );
  }
  const all = { ...emptyCondition, ...usual };
  return {
    apis: given.apis ?? all.apis,
    accounts: given.accounts ?? all.accounts,
    minSeverity: given.minSeverity ?? all.minSeverity,
    minMonthlyAmount: given.minMonthlyAmount ?? all.minMonthlyAmount,
    currency: given.currency ?? all.currency,
    days: given.days ?? all.days,
    percent: given.percent ?? all.percent,
  };
}

export function scopeOf(...parts: readonly string[]): string {
  return JSON.stringify(parts);
}
