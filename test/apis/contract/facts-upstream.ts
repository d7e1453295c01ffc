/** An upstream that answers every listed call as the facts say, and records what it was asked. */
import type { Dialect } from '../../../src/rest/rows/dialect.js';
import { paramsOf } from '../../../src/rest/rows/path.js';
import { type ReceivedCall, type Reply, ScriptedUpstream } from '../../support/scripted-upstream.js';
import type { Endpoint, Facts } from './facts.js';
import { isObject } from '../../../src/base/unknown.js';
import { ownFields, surrounded } from './answered.js';
import type { SampleBytes } from './compare.js';
import { always, nameOf, parseType } from './facts.js';
import { Instances } from './instances.js';

export class FactsUpstream {
  /** The call whose answer is bare, as are those that return the same type; every other answer is full. */
  bare: Endpoint | null = null;
  /** What becomes of the answer to a call before it is sent. */
  alter: (endpoint: Endpoint, answer: unknown) => unknown = (_, answer) => answer;
  /** What is not found. */
  lacks: (path: string) => boolean = () => false;
  /** In which way answers are filled. */
  way = 0;
  /** What was asked and answered, in this order. */
  readonly calls: {
    readonly endpoint: Endpoint | undefined;
    readonly asked: ReceivedCall;
    readonly answer: unknown;
  }[] = [];

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

  #reply(asked: ReceivedCall): Reply {
    const endpoint = this.#endpointOf(asked);
    const answer = endpoint && this.alter(endpoint, this.#answer(endpoint, asked));
    this.calls.push({ endpoint, asked, answer });
    if (!endpoint || this.lacks(asked.path))
      return { status: 404, body: { error: { code: 'not_found', message: 'no such call' } } };
    const { status, shape, contentType = 'text/plain' } = endpoint.response;
    if (shape === 'text') return { status, headers: { 'content-type': contentType }, text: String(answer) };
    if (shape === 'binary') {
      const { text } = answer as SampleBytes;
      return { status, headers: { 'content-type': contentType }, text };
    }
    return answer === undefined ? { status } : { status, body: answer };
  }

  #answer(endpoint: Endpoint, asked: ReceivedCall): unknown {
    const { response } = endpoint;
    const name = `answer of ${nameOf(endpoint)}`;
    if (response.shape === 'text') return `The ${name}`;
    if (response.shape === 'binary') return { contentType: response.contentType ?? '', text: `The ${name}, ä` };
    const others = ownFields(endpoint);
    if (Object.keys(others).length === 0) return undefined;
    // An answer without what it is about would be hollow, whether or not the documents call that part required.
    const key = response.key?.split('.')[0];
    const payload = key === undefined ? undefined : others[key];
    const fields = key === undefined || !payload ? others : { ...others, [key]: always(payload) };
    const fill = this.#isBare(endpoint) ? 'bare' : 'full';
    const make = new Instances(this.facts, { fill, way: this.way, isAnswer: true });
    const answer = make.answer(fields, response.type ?? name);
    this.#identify(answer, endpoint, asked.path);
    return isObject(answer) ? surrounded(answer, endpoint) : answer;
  }

  #isBare(endpoint: Endpoint): boolean {
    if (!this.bare || endpoint === this.bare) return endpoint === this.bare;
    const [type, bare] = [typeOf(endpoint), typeOf(this.bare)];
    if (type === undefined || bare === undefined) return false;
    // An answer of several parts has objects that are read one by one.
    const parts = Object.values(this.facts.types[bare] ?? {}).map((text) => parseType(text).name);
    return type === bare || (this.bare.path.endsWith('/batch') && parts.includes(type));
  }

  /** The object that a path names is the one that is answered. */
  #identify(answer: unknown, { path, pathParams, response }: Endpoint, asked: string): void {
    const param = paramsOf(path).at(-1);
    if (param === undefined || !path.endsWith(`{${param}}`)) return;
    const value = decodeURIComponent(asked.split('/').at(-1) ?? '');
    const { toGraph, toWire } = this.dialect.names;
    const name = this.facts.particulars.ids?.[param] ?? toWire(toGraph(param));
    for (const object of response.type === undefined ? Object.values(answer as object) : [answer]) {
      if (typeof object === 'object' && object !== null && name in object) {
        (object as Record<string, unknown>)[name] = pathParams[param] === 'int' ? Number(value) : value;
        return;
      }
    }
  }

  /** Of several that fit, the one with the fewest placeholders. */
  #endpointOf({ method, path }: ReceivedCall): Endpoint | undefined {
    const { endpoints, particulars } = this.facts;
    return [...endpoints, ...(particulars.further ?? [])]
      .filter((endpoint) => endpoint.method === method && pattern(endpoint.path).test(path))
      .sort((a, b) => paramsOf(a.path).length - paramsOf(b.path).length)[0];
  }
}

/** What an answer describes before all else. */
function typeOf({ response: { type, fields } }: Endpoint): string | undefined {
  return type ?? parseType(Object.values(fields)[0] ?? '').name;
}

function pattern(path: string): RegExp {
  return new RegExp(`^${path.replace(/\{[^}]+\}/g, '[^/]+')}$`);
}
