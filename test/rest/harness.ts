/** A small graph of rows over a scripted upstream, compiled and asked as the server does. */
import { type ExecutionResult, type GraphQLSchema, parse, specifiedDirectives, validate } from 'graphql';
import { compileQuery, isCompiledQuery } from 'graphql-jit';
import type { ClassType } from 'type-graphql';
import { buildSchema } from 'type-graphql';
import type { Context } from '../../src/context.js';
import type { Account } from '../../src/rest/account.js';
import type { Clock } from '../../src/rest/budget.js';
import { restDirective } from '../../src/rest/directive.js';
import type { Patience } from '../../src/rest/patience.js';
import { UpstreamPool, Upstreams } from '../../src/rest/upstreams.js';
import type { Services } from '../../src/services.js';
import type { Scope, Token } from '../../src/tokens/token.js';

export function schemaOf(groups: readonly { readonly resolver: ClassType<object> }[]): Promise<GraphQLSchema> {
  const [first, ...rest] = groups.map(({ resolver }) => resolver);
  if (!first) throw new Error('A schema needs a group');
  return buildSchema({
    resolvers: [first, ...rest],
    validate: false,
    directives: [...specifiedDirectives, restDirective],
  });
}

const token: Token = {
  id: 't1',
  name: 'test',
  defaultCurrency: null,
  scopes: ['hosting:read', 'hosting:write'],
  active: true,
  createdAt: '2026-01-01T00:00:00Z',
  expiresAt: null,
  lastUsedAt: null,
};

/** Retries without pauses worth mentioning. */
export const hasty: Patience = { timeout: 2_000, retries: 2, backoff: 1, rest: 60_000 };

/** Sleeps no longer than a turn of the event loop, and remembers how long it should have. */
export class FastClock implements Clock {
  readonly slept: number[] = [];
  #ahead = 0;
  now = (): number => Date.now() + this.#ahead;
  sleep = async (milliseconds: number): Promise<void> => {
    this.slept.push(milliseconds);
    this.#ahead += milliseconds;
    await new Promise((resolve) => setImmediate(resolve));
  };
}

export interface Answered extends ExecutionResult<Record<string, unknown>> {
  readonly context: Context;
}

export function asker(
  schema: GraphQLSchema,
  pool: UpstreamPool,
  scopes: readonly Scope[] = token.scopes,
  services: Partial<Services> = {},
) {
  return async (source: string, variableValues?: Record<string, unknown>): Promise<Answered> => {
    // The engine sees no more of a context than this.
    const context = {
      ...services,
      caller: { ...token, scopes },
      answer: { volatile: false },
      upstreams: new Upstreams(pool),
    } as unknown as Context;
    const document = parse(source);
    const errors = validate(schema, document);
    if (errors.length > 0) return { errors, context };
    const compiled = compileQuery(schema, document, '');
    const result = isCompiledQuery(compiled) ? await compiled.query({}, context, variableValues ?? {}) : compiled;
    return { ...(result as ExecutionResult<Record<string, unknown>>), context };
  };
}

export function poolOf(accounts: readonly Account[], patience: Partial<Patience> = {}, clock?: Clock): UpstreamPool {
  return new UpstreamPool({
    accounts,
    log: { debug: () => undefined },
    patience: { ...hasty, ...patience },
    ...(clock && { clock }),
  });
}
