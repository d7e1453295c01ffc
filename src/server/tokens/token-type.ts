/** A token in the graph; its secret and the hash of it are no part of that. */
import { GraphQLDateTime } from 'graphql-scalars';
import { Field, ID, ObjectType } from 'type-graphql';
import { CurrencyCode } from '../../base/currency-code.js';
import { TokenScope } from './scope-type.js';
import type { Token } from '../../base/auth/token.js';

@ObjectType('Token', {
  description: 'A developer token, as its holder sees it. The secret itself is shown once, when it is made.',
})
export class TokenType implements Omit<Token, 'scopes'> {
  @Field(() => ID, { description: 'The part of the token between its two underscores: 12 hexadecimal digits.' })
  id!: string;

  @Field({ description: 'What its maker called it.' })
  name!: string;

  @Field(() => CurrencyCode, {
    nullable: true,
    description: 'The base of rates when a question names none, as an ISO 4217 code; null: INR.',
  })
  defaultCurrency!: string | null;

  @Field(() => [TokenScope], { description: 'What it may be used for.' })
  scopes!: readonly TokenScope[];

  @Field({ description: 'False once it was deactivated.' })
  active!: boolean;

  @Field(() => GraphQLDateTime, { description: 'When it was made.' })
  createdAt!: string;

  @Field(() => GraphQLDateTime, { nullable: true, description: 'When it stops working; null: never.' })
  expiresAt!: string | null;

  @Field(() => GraphQLDateTime, {
    nullable: true,
    description: 'When it was last used, to the minute or so; null: not noted yet.',
  })
  lastUsedAt!: string | null;
}
