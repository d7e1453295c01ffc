/** The scalar of times without a time zone. */
import { GraphQLError, GraphQLScalarType } from 'graphql';
import { shown } from '../../base/errors.js';

const pattern = /^(\d{4}-\d{2}-\d{2})[ T](\d{2}:\d{2}:\d{2})$/;

export const LocalDateTime = new GraphQLScalarType<string, string>({
  name: 'LocalDateTime',
  description:
    'A date and time without a time zone, such as `2026-12-31T23:59:59`, as the provider returns it, in German time',
  serialize: (value) => {
    const [, date, time] = (typeof value === 'string' && pattern.exec(value)) || [];
    if (date !== undefined) return `${date}T${time}`;
    throw new GraphQLError(`LocalDateTime: expected a date and a time, but got ${shown(value)}`);
  },
});
