/** A small graph of rows over a scripted upstream, asked as the server does. */
import {
  type DocumentNode,
  type ExecutionResult,
  type GraphQLError,
  type GraphQLSchema,
  execute,
  parse,
  validate,
} from 'graphql';
import { pino } from 'pino';
import type { ClassType } from 'type-graphql';
import type { Context } from '../../src/server/context.js';
import { ResponseInProgress } from '../../src/graphql/response-in-progress.js';
import { maskErrors } from '../../src/graphql/mask-errors.js';
import type { Account, Logger } from '../../src/rest/transport/account.js';
import type { Clock } from '../../src/base/clock.js';
import type { RetryPolicy } from '../../src/rest/transport/retry-policy.js';
import { apis } from '../../src/apis/index.js';
import { schemaOf as build } from '../../src/rest/schema/build-schema.js';
import { Clients } from '../../src/rest/transport/clients.js';
import type { Files } from '../../src/rest/files/request-files.js';
import { Upstreams } from '../../src/rest/transport/upstreams.js';
import type { WriteObserver } from '../../src/rest/transport/write-observer.js';
import type { WriteRecorder } from '../../src/rest/transport/write-recorder.js';
import type { HostingServices } from '../../src/hosting/services.js';
import type { Services } from '../../src/server/services.js';
import { permitOf } from '../../src/graphql/permit.js';
import type { Scope } from '../../src/base/auth/scope.js';
import type { Token } from '../../src/base/auth/token.js';
import { memoryFindings } from '../support/memory-findings.js';
import { noHistory } from '../support/no-history.js';

export function schemaOf(groups: readonly { readonly resolver: ClassType<object> }[]): Promise<GraphQLSchema> {
  const [first, ...rest] = groups.map(({ resolver }) => resolver);
  if (!first) throw new Error('A schema needs a group');
  return build([first, ...rest], apis);
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
  documentsOnly: false,
};

/** Retries without pauses worth mentioning; waits for however busy a machine. */
export const hasty: RetryPolicy = {
  timeout: 240_000,
  idle: 240_000,
  deadline: 280_000,
  retries: 2,
  backoff: 1,
  rest: 60_000,
};

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

/** Nothing comes or goes but by the graph. */
export const noFiles: Files = {
  coming: null,
  expect: () => Promise.resolve(ticketed),
  offer: () => Promise.resolve(ticketed),
};
const ticketed = { url: 'http://meridian.test/files/none', expiresAt: new Date(0) };

export interface LabResult extends ExecutionResult<Record<string, unknown>> {
  readonly context: Context;
}

/** Those that the questions need. */
export interface LabServices extends Partial<Omit<Services, 'hosting'>> {
  readonly hosting?: Partial<HostingServices>;
}

export function asker(
  schema: GraphQLSchema,
  upstreams: Upstreams,
  scopes: readonly Scope[] = token.scopes,
  { hosting, ...services }: LabServices = {},
  { maxAge = null, isGone = () => false }: { maxAge?: number | null; isGone?: () => boolean } = {},
) {
  const unused = { ...noHistory(), lastingFindings: memoryFindings() };
  return async (source: string, variableValues?: Record<string, unknown>): Promise<LabResult> => {
    // The engine sees no more of a context than this.
    const caller = { ...token, scopes };
    const partialErrors: GraphQLError[] = [];
    const answer = new ResponseInProgress(maskErrors(pino({ level: 'silent' })));
    const context = {
      ...services,
      hosting: { ...unused, ...hosting },
      caller,
      answer: Object.assign(answer, {
        partialErrors: { add: (error: GraphQLError) => void partialErrors.push(error) },
      }),
      files: noFiles,
      clients: new Clients(upstreams, permitOf({ caller }), { isAbandoned: isGone, maxAge, caller }),
    } as unknown as Context;
    const { document, errors } = validated(schema, source);
    if (errors.length > 0) return { errors, context };
    const result = await execute({ schema, document, rootValue: {}, contextValue: context, variableValues });
    const reported = [...(result.errors ?? []), ...partialErrors];
    return {
      ...(result as ExecutionResult<Record<string, unknown>>),
      ...(reported.length > 0 && { errors: reported }),
      context,
    };
  };
}

interface Validated {
  readonly document: DocumentNode;
  readonly errors: readonly GraphQLError[];
}

const known = new WeakMap<GraphQLSchema, Map<string, Validated>>();

/** Each text once, as the server does it. */
function validated(schema: GraphQLSchema, source: string): Validated {
  let texts = known.get(schema);
  if (!texts) known.set(schema, (texts = new Map()));
  let found = texts.get(source);
  if (!found) {
    const document = parse(source);
    texts.set(source, (found = { document, errors: validate(schema, document) }));
  }
  return found;
}

export const silent: Logger = { debug: () => undefined, warn: () => undefined };

export function upstreamsOf(
  accounts: readonly Account[],
  retryPolicy: Partial<RetryPolicy> = {},
  clock?: Clock,
  log = silent,
  writeObserver?: WriteObserver,
  writeRecorder?: WriteRecorder,
): Upstreams {
  return new Upstreams({
    accounts,
    log,
    retryPolicy: { ...hasty, ...retryPolicy },
    ...(clock && { clock }),
    ...(writeObserver && { writeObserver }),
    ...(writeRecorder && { writeRecorder }),
  });
}
