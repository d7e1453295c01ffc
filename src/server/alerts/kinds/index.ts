/** The kinds of alert rules, in the order of the enum. */
import { registerEnumType } from 'type-graphql';
import { accountRefused, accountResting } from './account-trouble.js';
import { budget } from './budget.js';
import { certificateExpires } from './certificate-expires.js';
import { costChange } from './cost-change.js';
import type { AlertKindDefinition } from './kind.js';
import { monthClosed } from './month-closed.js';
import { newFinding } from './new-finding.js';
import { ratesDisputed } from './rates-disputed.js';
import { ratesStale } from './rates-stale.js';
import { traffic } from './traffic.js';

export const alertKinds: readonly AlertKindDefinition[] = [
  newFinding,
  certificateExpires,
  ratesStale,
  ratesDisputed,
  accountRefused,
  accountResting,
  traffic,
  budget,
  costChange,
  monthClosed,
];

export const AlertKind: Readonly<Record<string, string>> = Object.fromEntries(
  alertKinds.map(({ kind }) => [kind, kind]),
);

registerEnumType(AlertKind, {
  name: 'AlertKind',
  description: 'What an alert rule watches for',
  valuesConfig: Object.fromEntries(alertKinds.map(({ kind, about }) => [kind, { description: about }])),
});

/** Undefined for a kind that another release has. */
export function alertKind(name: string): AlertKindDefinition | undefined {
  return alertKinds.find(({ kind }) => kind === name);
}
