/** An error of an upstream, independent of its protocol. */
import type { Limit } from '../../rest/rows/documented-limit.js';
import type { Fields } from '../world/values.js';

export type Reason =
  | 'json_error'
  | 'unauthorized'
  | 'forbidden'
  | 'not_found'
  | 'method_not_allowed'
  | 'unsupported_media_type'
  | 'uniqueness_error'
  | 'conflict'
  | 'invalid_input'
  | 'service_error'
  | 'locked'
  | 'protected'
  | 'rate_limit_exceeded'
  | 'server_error'
  | 'unavailable';

/** The message about a required field that is missing. */
export const missing = 'Missing data for required field.';

export interface InvalidField {
  readonly name: string;
  readonly messages: readonly string[];
}

export class Refusal extends Error {
  constructor(
    readonly reason: Reason,
    message: string,
    readonly details?: Fields,
    /** The upstream's own code, where the reason does not imply it. */
    readonly code?: string,
  ) {
    super(message);
  }

  static notFound(what: string, code?: string): Refusal {
    return new Refusal('not_found', `${what} not found`, undefined, code);
  }

  /** The limit is given only if it is that of the call itself. */
  static overLimit(limit?: Limit): Refusal {
    return new Refusal('rate_limit_exceeded', 'no calls are left for now', limit && { ...limit });
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
