/** A token in the graph, without its secret and the hash of it. */
import { GraphQLDateTime } from 'graphql-scalars';
import { Field, ID, ObjectType } from 'type-graphql';
import { CurrencyCode } from '../../base/currency-code.js';
import { TokenScope } from './scope-type.js';
import type { Token } from '../../base/auth/token.js';
import { Optional } from '../../base/optional-field.js';

@ObjectType('Token', {
  description: 'A developer token, as its holder sees it. The secret is shown only once, when it is created.',
})
export class TokenType implements Omit<Token, 'scopes' | 'active'> {
  @Field(() => ID, { description: 'The part of the token between its two underscores: 12 hexadecimal digits.' })
  id!: string;

  @Field({ description: 'The name given at creation.' })
  name!: string;

  @Optional(() => CurrencyCode, 'The default base of rates, as an ISO 4217 code; null: INR.')
  defaultCurrency!: string | null;

  @Field(() => [TokenScope], { description: 'Its scopes.' })
  scopes!: readonly TokenScope[];

  @Field({ description: 'True: in the graph it may ask trusted documents alone. Anything else is not found.' })
  documentsOnly!: boolean;

  @Field({ description: 'False once it is deactivated.' })
  isActive!: boolean;

  @Field(() => GraphQLDateTime, { description: 'When it was created.' })
  createdAt!: string;

  @Optional(() => GraphQLDateTime, 'When it expires; null: never.')
  expiresAt!: string | null;

  @Optional(() => GraphQLDateTime, 'When it was last used, accurate to about a minute; null: not recorded yet.')
  lastUsedAt!: string | null;
}
