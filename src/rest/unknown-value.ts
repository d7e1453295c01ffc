/** The error in place of something that an upstream has sent, or has not, against all that the schema knows. */
import { type GraphQLLeafType, isEnumType } from 'graphql';
import { CallerError, shown } from '../errors.js';
import type { Api } from './dialect.js';

const secret = /password|secret|privateKey|token/i;

export class UnknownValue extends CallerError {
  /** `where` is a field, as `CloudServer.status`, or a type; without `expected` a value is missing. */
  constructor(api: Api | null, where: string, value: unknown, expected?: GraphQLLeafType | string) {
    const upstream = api === null ? 'upstream' : `${api.toLowerCase()} API`;
    const got = secret.test(where) ? 'something else' : shown(value ?? null);
    super('UPSTREAM_UNKNOWN_VALUE', `${where}: ${problem(upstream, got, expected)}`, {
      upstream: { api, field: where, value: got },
    });
    this.name = 'UnknownValue';
  }
}

function problem(upstream: string, got: string, expected: GraphQLLeafType | string | undefined): string {
  if (expected === undefined) return `the ${upstream} sent none, though there always is one.`;
  if (isEnumType(expected)) return `the ${upstream} sent ${got}, which the schema does not know.`;
  return `expected ${String(expected)} from the ${upstream}, but got ${got}.`;
}
