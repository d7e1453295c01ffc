/** When the parts of a joined field were read. */
import { GraphQLDateTime } from 'graphql-scalars';
import { Field, type FieldOptions } from 'type-graphql';

export function ReadAt(more: Pick<FieldOptions, 'complexity'> = {}) {
  return Field(() => GraphQLDateTime, {
    ...more,
    nullable: true,
    description: 'When the oldest data it is based on was read; null if nothing could be read',
  });
}

/** The oldest of the times, which are in milliseconds since 1970. */
export function oldestOf(parts: Iterable<{ readonly readAt: number | Date | null }>): Date | null {
  const times = Array.from(parts, ({ readAt }) => readAt).filter((at) => at !== null);
  return times.length > 0 ? new Date(Math.min(...times.map(Number))) : null;
}
