/** The error in place of an upstream value that is missing or contradicts the schema. */
import { type GraphQLLeafType, isEnumType } from 'graphql';
import { CallerError, shown } from '../../base/errors.js';
import { isText, kindInWords } from '../../base/unknown.js';
import type { Account } from '../transport/account.js';

export class UnknownValue extends CallerError {
  /** `where` is a field such as `CloudServer.status`, or a type; without `expected` the value is missing. */
  constructor(
    account: Pick<Account, 'api' | 'name'> | null,
    where: string,
    value: unknown,
    expected?: GraphQLLeafType | string,
  ) {
    const { api = null, name = null } = account ?? {};
    const upstream = api === null ? 'upstream' : `${api.toLowerCase()} API`;
    // A value of another type may be anything, even a secret, so it is not shown.
    const isWord = isEnumType(expected) && isText(value);
    const got = isWord ? shown(value) : kindInWords(value);
    const problem = isWord
      ? `the ${upstream} sent ${got}, which the schema does not know.`
      : misfit(upstream, got, expected);
    super('UPSTREAM_UNKNOWN_VALUE', `${where}: ${problem}`, {
      upstream: { api, account: name, field: where, value: got },
    });
    this.name = 'UnknownValue';
  }
}

function misfit(upstream: string, got: string, expected: GraphQLLeafType | string | undefined): string {
  if (expected === undefined) return `the ${upstream} sent none, though there always is one.`;
  return `expected ${String(expected)} from the ${upstream}, but got ${got}.`;
}
