/** A kind of alert rule: what it watches for, and which alerts hold now. Each has a file in this folder. */
import type { GraphQLSchema } from 'graphql';
import { CallerError, shown } from '../../../base/errors.js';
import type { ReadingContext } from '../../../hosting/context.js';
import type { Alert } from '../message.js';
import type { AlertCondition } from '../rules/rule.js';

/** The inputs of an evaluation; its context has the rights of the rule's token, and no more. */
export interface EvaluationContext {
  readonly context: ReadingContext;
  readonly schema: GraphQLSchema;
  /** Milliseconds since 1970. */
  readonly now: number;
}

export interface HoldingAlert extends Omit<Alert, 'since'> {
  /** The unit that is evaluated as one: if it cannot be read, all its alerts stay as they were. */
  readonly scope: string;
  /** True if it stays as it was: it is not known whether it holds, or it holds until its `id` is no longer returned. */
  readonly isUnsure?: boolean;
  /** True if another alert of the same evaluation says as much and more: it holds, and is not sent. */
  readonly isImplied?: boolean;
}

export interface Evaluation {
  readonly alerts: readonly HoldingAlert[];
  /** The scopes that could not be evaluated, because an answer was missing. */
  readonly unknownScopes: ReadonlySet<string>;
}

type ConditionPart = keyof AlertCondition;

export interface AlertKindDefinition {
  /** A value of the enum AlertKind. */
  readonly kind: string;
  readonly about: string;
  /** The parts of a condition that it takes. */
  readonly parts: readonly ConditionPart[];
  /** Defaults of the parts that a caller leaves out. */
  readonly usual: Partial<AlertCondition>;
  /** Whether it needs a token that may read hosting; otherwise rates or hosting will do. */
  readonly isOfHosting: boolean;
  /** Whether alerts that hold at the first evaluation count as known. */
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

/** Fills parts that are left out or null with the defaults; throws for a part that the kind does not take. */
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
