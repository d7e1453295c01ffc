/** What an upstream refuses, whatever words its manners put it in. */
import type { Fields } from './values.js';

export type Reason =
  | 'json_error'
  | 'unauthorized'
  | 'forbidden'
  | 'not_found'
  | 'method_not_allowed'
  | 'uniqueness_error'
  | 'conflict'
  | 'invalid_input'
  | 'locked'
  | 'protected'
  | 'rate_limit_exceeded'
  | 'server_error'
  | 'unavailable';

export interface InvalidField {
  readonly name: string;
  readonly messages: readonly string[];
}

export class Refusal extends Error {
  constructor(
    readonly reason: Reason,
    message: string,
    readonly details?: Fields,
  ) {
    super(message);
  }

  static notFound(what: string): Refusal {
    return new Refusal('not_found', `${what} not found`);
  }

  static invalid(fields: readonly InvalidField[]): Refusal {
    const names = fields.map(({ name }) => `'${name}'`).join(', ');
    return new Refusal('invalid_input', `invalid input in ${fields.length === 1 ? 'field' : 'fields'} ${names}`, {
      fields,
    });
  }

  static invalidField(name: string, message: string): Refusal {
    return Refusal.invalid([{ name, messages: [message] }]);
  }
}
