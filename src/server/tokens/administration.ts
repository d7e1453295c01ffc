/** Creates, lists and deactivates tokens in the graph, for callers with the scope `admin`. */
import { GraphQLDateTime } from 'graphql-scalars';
import { Arg, Ctx, Field, ID, InputType, Mutation, ObjectType, Query, Resolver } from 'type-graphql';
import type { Context } from '../context.js';
import { CurrencyCode } from '../../base/currency-code.js';
import { CallerError, shown } from '../../base/errors.js';
import { requireScope } from '../../base/auth/require-scope.js';
import { checkedScopes } from './parse-scope.js';
import { scopeText, TokenScopeInput } from './scope-type.js';
import type { Token } from '../../base/auth/token.js';
import { TokenType } from './token-type.js';
import { Optional } from '../../base/optional-field.js';

@InputType({ description: 'A token to create' })
class CreateTokenInput {
  @Field({ description: 'Its purpose, in 1 to 100 visible characters.' })
  name!: string;

  @Optional(() => [TokenScopeInput], 'Its scopes; `RATES` unless given.')
  scopes?: TokenScopeInput[] | null;

  @Optional(() => Boolean, 'True: in the graph it may ask trusted documents alone, which `DOCUMENTS_DIR` names.')
  documentsOnly?: boolean | null;

  @Optional(() => CurrencyCode, 'The default base of rates, as an ISO 4217 code; INR unless given.')
  defaultCurrency?: string | null;

  @Optional(() => GraphQLDateTime, 'When it expires; never unless given.')
  expiresAt?: Date | null;
}

@ObjectType({ description: 'The result of `createToken`.' })
class CreateTokenPayload {
  @Field(() => TokenType, { description: 'The new token.' })
  token!: Token;

  @Field({
    description: 'The token itself, to send as `Authorization: Bearer mrd_…`, returned only here.',
  })
  secret!: string;
}

@ObjectType({ description: 'The result of `deactivateToken`.' })
class DeactivateTokenPayload {
  @Field(() => TokenType, { description: 'The token, which is rejected from now on.' })
  token!: Token;
}

@Resolver()
export class TokenAdministration {
  @Query(() => [TokenType], {
    description:
      'All tokens, oldest first, including expired and deactivated ones. Requires a token with the scope `admin`.',
  })
  tokens(@Ctx() context: Context): Promise<Token[]> {
    requireScope(context, 'admin');
    return context.tokens.list();
  }

  @Mutation(() => CreateTokenPayload, {
    nullable: true,
    description: 'Creates a token with any scopes. Requires a token with the scope `admin`.',
  })
  async createToken(
    @Ctx() context: Context,
    @Arg('input', () => CreateTokenInput, { description: 'The token to create' }) input: CreateTokenInput,
  ): Promise<CreateTokenPayload> {
    requireScope(context, 'admin');
    const { name, scopes, documentsOnly, defaultCurrency, expiresAt } = input;
    const { token: secret, record: token } = await context.tokens.create({
      name,
      scopes: checkedScopes(scopes?.map(scopeText)),
      ...(documentsOnly && { documentsOnly }),
      ...(defaultCurrency && { defaultCurrency }),
      ...(expiresAt && { expiresAt }),
    });
    return { token, secret };
  }

  @Mutation(() => DeactivateTokenPayload, {
    nullable: true,
    description:
      'Deactivates a token: it is rejected everywhere within a second, for good. Requires a token with the scope `admin`.',
  })
  async deactivateToken(
    @Ctx() context: Context,
    @Arg('id', () => ID, {
      description: 'Id of the token, as in `tokens { id }`: 12 hexadecimal digits, without the secret.',
    })
    id: string,
  ): Promise<DeactivateTokenPayload> {
    requireScope(context, 'admin');
    if (!/^[0-9a-f]{12}$/.test(id)) {
      // The value may be a complete token: its secret must not be repeated in an error.
      throw new CallerError('BAD_USER_INPUT', 'id: expected 12 hexadecimal digits, but got something else.');
    }
    const token = await context.tokens.deactivate(id);
    if (token === null) throw new CallerError('NOT_FOUND', `Expected the id of a token, but got ${shown(id)}.`);
    return { token };
  }
}
