/** The caller's own token. */
import { Ctx, FieldResolver, Query, Resolver, Root } from 'type-graphql';
import type { Context } from '../context.js';
import { requireCaller } from '../../base/auth/require-scope.js';
import { type TokenScope, scopeOf } from './scope-type.js';
import type { Token } from '../../base/auth/token.js';
import { TokenType } from './token-type.js';

@Resolver(() => TokenType)
export class TokenResolver {
  @Query(() => TokenType, { description: "The caller's own token. Requires a token with any scopes." })
  token(@Ctx() context: Context): Token {
    return requireCaller(context);
  }

  @FieldResolver()
  isActive(@Root() { active }: Token): boolean {
    return active;
  }

  @FieldResolver()
  scopes(@Root() { scopes }: Token): TokenScope[] {
    return scopes.map(scopeOf).filter((scope) => scope !== undefined);
  }
}
