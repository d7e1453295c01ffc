/** The argument that selects the account to read or write. */
import { Arg } from 'type-graphql';

export function accountArgument() {
  return Arg('account', () => String, {
    nullable: true,
    description: 'An account by name; else `default`, or the only one',
  });
}
