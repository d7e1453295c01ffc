/** How much a finding matters. */
import { registerEnumType } from 'type-graphql';

/** The order is that of their weight. */
export enum Severity {
  LOW = 'LOW',
  MEDIUM = 'MEDIUM',
  HIGH = 'HIGH',
  CRITICAL = 'CRITICAL',
}

registerEnumType(Severity, {
  name: 'FindingSeverity',
  description: 'How much a finding matters',
  valuesConfig: {
    LOW: { description: 'Money or order: nothing breaks' },
    MEDIUM: { description: 'Something will be missed when it is needed' },
    HIGH: { description: 'Something is open or broken, or will be soon' },
    CRITICAL: { description: 'Others can take it over, or it is down' },
  },
});

const order = Object.values(Severity);

export function weightOf(severity: Severity): number {
  return order.indexOf(severity);
}
