/** The caller's own token. */
import { Ctx, Query, Resolver } from 'type-graphql';
import type { Context } from '../context.js';
import { requireCaller } from './require-scope.js';
import { TokenType } from './token-type.js';

@Resolver(() => TokenType)
export class TokenResolver {
  @Query(() => TokenType, { description: "The caller's own token, whatever its scopes." })
  token(@Ctx() context: Context): TokenType {
    return requireCaller(context);
  }
}
