/** The side of the road on which a country drives. */
import { registerEnumType } from 'type-graphql';

export enum DrivingSide {
  LEFT = 'LEFT',
  RIGHT = 'RIGHT',
}

registerEnumType(DrivingSide, {
  name: 'DrivingSide',
  description: 'The side of the road on which vehicles drive.',
  valuesConfig: {
    LEFT: { description: 'Left-hand traffic, as in the United Kingdom' },
    RIGHT: { description: 'Right-hand traffic, as in Germany' },
  },
});

export function isDrivingSide(value: unknown): value is DrivingSide {
  return value === DrivingSide.LEFT || value === DrivingSide.RIGHT;
}
