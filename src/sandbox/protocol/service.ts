/** The sandbox of one API: handles its calls on a world of its own. */
import type { GraphQLSchema } from 'graphql';
import type { BoundRow } from '../../rest/rows/bound-row.js';
import { isObject, textAt } from '../../base/unknown.js';
import { answer } from '../world/behaviour.js';
import { bodyOf } from './body.js';
import type { Calls } from './bucket.js';
import type { Content } from './content.js';
import { checkBody, checkQuery } from '../world/check.js';
import type { Hooks, CallState } from '../world/hooks.js';
import { Limits } from './limits.js';
import type { SandboxResponse } from './protocol.js';
import { Objects } from '../world/objects.js';
import { Refusal } from './refusal.js';
import type { SandboxProvider } from '../world/provider.js';
import type { Query } from '../world/resource.js';
import { Routes } from './routes.js';

/** The most bytes of a body, which stays in the memory of this process. */
export const mostBytes = 4 * 1024 * 1024;

interface Request {
  readonly method: string;
  /** Relative to the API's base URL. */
  readonly path: string;
  readonly query: Query;
  /** The full URL, without its query. */
  readonly url: string;
  readonly headers: Readonly<Record<string, unknown>>;
  /** Null if the body is too large. */
  readonly content: Content | null;
}

interface ServiceOptions {
  readonly schema: GraphQLSchema;
  readonly rows: readonly BoundRow[];
  readonly credential: string;
  readonly seed: number;
  readonly now: () => number;
  readonly hooks: Hooks;
}

export class SandboxService implements CallState {
  #limits: Limits;
  readonly #routes: Routes;
  /** Created on first use. */
  #world: Objects | null = null;

  constructor(
    private readonly provider: SandboxProvider,
    private readonly options: ServiceOptions,
  ) {
    this.#limits = this.#makeLimits();
    this.#routes = new Routes(options.rows);
  }

  get credential(): string {
    return this.options.credential;
  }

  get buckets(): readonly Calls[] {
    return this.#limits.all;
  }

  refill(): void {
    this.#limits = this.#makeLimits();
  }

  renew(): void {
    this.#world = null;
  }

  async answer(request: Request): Promise<SandboxResponse> {
    const { protocol } = this.provider;
    const { headers, ...rest } = await this.#judged(request);
    return { ...rest, headers: { ...headers, ...protocol.rateLimitHeaders(this.#limits.of()) } };
  }

  async #judged(request: Request): Promise<SandboxResponse> {
    try {
      await this.options.hooks.before(this);
      return await this.#answered(request);
    } catch (error) {
      const refusal = error instanceof Refusal ? error : new Refusal('server_error', String(error));
      return this.provider.protocol.refuse(refusal);
    }
  }

  async #answered({ method, path, query: sent, url, headers, content }: Request): Promise<SandboxResponse> {
    const { protocol } = this.provider;
    const { schema, credential } = this.options;
    if (!protocol.isAuthorized(headers, credential)) {
      throw new Refusal('unauthorized', 'unable to authenticate');
    }
    if (content === null)
      throw new Refusal('invalid_input', `the sandbox takes no more than ${mostBytes / 1024 ** 2} MiB at once`);
    const { row, values } = this.#routes.find(method, path);
    const bucket = this.#limits.of(row);
    if (!bucket.take()) throw Refusal.overLimit(row.options.limit && bucket.limit);
    const isRead = row.method === 'GET';
    const query = { ...sent, ...headed(row, headers) };
    if (isRead) checkQuery(schema, row, query);
    const body = isRead
      ? {}
      : checkBody(schema, row, this.#completed(await bodyOf(content, row, protocol), row), query, this.provider);
    const world = (this.#world ??= this.#makeWorld());
    world.actions.settle();
    return answer({ row, values, query, body, url }, world);
  }

  #completed(body: unknown, { method, path }: BoundRow): unknown {
    const defaults = this.provider.defaults?.[`${method} ${path}`];
    return defaults && isObject(body) ? { ...defaults, ...body } : body;
  }

  #makeLimits(): Limits {
    return new Limits(this.options.rows, this.options.now, this.provider);
  }

  #makeWorld(): Objects {
    const { seed, now, hooks } = this.options;
    return new Objects(this.provider, seed, now, hooks.timing);
  }
}

/** Parameters in headers, as if they were in the query. */
function headed({ options }: BoundRow, headers: Request['headers']): Query {
  const given = Object.entries(options.headers ?? {}).map(
    ([name, header]) => [name, textAt(headers, header.toLowerCase())] as const,
  );
  return Object.fromEntries(given.flatMap(([name, value]) => (value === null ? [] : [[name, [value]]])));
}
