/** How much a finding matters. */
import { registerEnumType } from 'type-graphql';

/** The severities, in the order of their weight. */
export enum Severity {
  LOW = 'LOW',
  MEDIUM = 'MEDIUM',
  HIGH = 'HIGH',
  CRITICAL = 'CRITICAL',
}

registerEnumType(Severity, {
  name: 'FindingSeverity',
  description: 'The severity of a finding',
  valuesConfig: {
    LOW: { description: 'Costs or tidiness: nothing breaks' },
    MEDIUM: { description: 'Something will be missing when it is needed' },
    HIGH: { description: 'Something is exposed or down, or will be soon' },
    CRITICAL: { description: 'A stranger can take it over now, or may have done so' },
  },
});

const order = Object.values(Severity);

export function weightOf(severity: Severity): number {
  return order.indexOf(severity);
}

/** Null of none. */
export function worstOf(severities: readonly Severity[]): Severity | null {
  return order.findLast((severity) => severities.includes(severity)) ?? null;
}
