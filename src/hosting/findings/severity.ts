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
  description: 'The severity of a finding',
  valuesConfig: {
    LOW: { description: 'Costs or tidiness: nothing breaks' },
    MEDIUM: { description: 'Something will be missing when it is needed' },
    HIGH: { description: 'Something is exposed or broken, or will be soon' },
    CRITICAL: { description: 'It can be taken over by others, or it is down' },
  },
});

const order = Object.values(Severity);

export function weightOf(severity: Severity): number {
  return order.indexOf(severity);
}
