/** The caller's own token. */
import { Ctx, Query, Resolver } from 'type-graphql';
import type { Context } from '../context.js';
import { requireScope } from './require-scope.js';
import { TokenType } from './token-type.js';

@Resolver(() => TokenType)
export class TokenResolver {
  @Query(() => TokenType, { description: "The caller's own token. Needs the scope rates." })
  token(@Ctx() context: Context): TokenType {
    return requireScope(context, 'rates');
  }
}
