/** The argument that selects the account to read or write. */
import { Arg } from 'type-graphql';

export function accountArgument() {
  return Arg('account', () => String, {
    nullable: true,
    description:
      'Name of the account in the configuration; unless given the account `default`, or the only one that the token may use',
  });
}
