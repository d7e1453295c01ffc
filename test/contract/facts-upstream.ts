/** An upstream that answers every listed call as the facts say, and records what it was asked. */
import type { Dialect } from '../../src/rest/dialect.js';
import { paramsOf } from '../../src/rest/path.js';
import { type Asked, type Reply, ScriptedUpstream } from '../support/scripted-upstream.js';
import type { Endpoint, Facts } from './facts.js';
import { nameOf } from './facts.js';
import { type Fill, Instances } from './instances.js';

export class FactsUpstream {
  /** The call whose answer is bare; every other answer is full. */
  bare: Endpoint | null = null;
  /** What was asked and answered, in this order. */
  readonly calls: { readonly endpoint: Endpoint | undefined; readonly asked: Asked; readonly answer: unknown }[] = [];

  private constructor(
    private readonly facts: Facts,
    private readonly dialect: Dialect,
    private readonly server: ScriptedUpstream,
  ) {}

  static async start(facts: Facts, dialect: Dialect): Promise<FactsUpstream> {
    const server = await ScriptedUpstream.start();
    const upstream = new FactsUpstream(facts, dialect, server);
    server.script = (asked) => upstream.#reply(asked);
    return upstream;
  }

  get url(): string {
    return this.server.url;
  }

  close(): Promise<void> {
    return this.server.close();
  }

  #reply(asked: Asked): Reply {
    const endpoint = this.#endpointOf(asked);
    const answer = endpoint && this.#answer(endpoint, asked, endpoint === this.bare ? 'bare' : 'full');
    this.calls.push({ endpoint, asked, answer });
    if (!endpoint) return { status: 404, body: { error: { code: 'not_found', message: 'no such call' } } };
    const { status } = endpoint.response;
    return answer === undefined ? { status } : { status, body: answer };
  }

  #answer({ path, pathParams, response }: Endpoint, asked: Asked, fill: Fill): unknown {
    if (Object.keys(response.fields).length === 0) return undefined;
    const { meta, ...fields } = response.fields;
    const answer = new Instances(this.facts, fill).answer(fields, nameOf({ method: asked.method, path }));
    this.#identify(answer, { path, pathParams }, asked.path);
    if (meta === undefined) return answer;
    const pagination = { page: 1, per_page: 50, previous_page: null, next_page: null, last_page: 1, total_entries: 2 };
    return { ...(answer as object), meta: { pagination } };
  }

  /** The object that a path names is the one that is answered. */
  #identify(answer: unknown, { path, pathParams }: Pick<Endpoint, 'path' | 'pathParams'>, asked: string): void {
    const param = paramsOf(path).at(-1);
    if (param === undefined || !path.endsWith(`{${param}}`)) return;
    const value = decodeURIComponent(asked.split('/').at(-1) ?? '');
    const name = this.dialect.names.toWire(this.dialect.names.toGraph(param));
    for (const object of Object.values(answer as object)) {
      if (typeof object === 'object' && object !== null && name in object) {
        object[name] = pathParams[param] === 'int' ? Number(value) : value;
        return;
      }
    }
  }

  /** Of several that fit, the one with the fewest placeholders. */
  #endpointOf({ method, path }: Asked): Endpoint | undefined {
    return this.facts.endpoints
      .filter((endpoint) => endpoint.method === method && pattern(endpoint.path).test(path))
      .sort((a, b) => paramsOf(a.path).length - paramsOf(b.path).length)[0];
  }
}

function pattern(path: string): RegExp {
  return new RegExp(`^${path.replace(/\{[^}]+\}/g, '[^/]+')}$`);
}
