/** Properties of every listed answer missing, null or of another kind: each costs its own place alone. */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { GraphQLError } from 'graphql';
import { dialect as cloud } from '../../src/apis/cloud/dialect.js';
import { dialect as dedicated } from '../../src/apis/dedicated/dialect.js';
import { dialect as edge } from '../../src/apis/edge/dialect.js';
import { sharedGraph } from '../support/shared/graph.js';
import { dialect as storage } from '../../src/apis/storage/dialect.js';
import { askAnew } from './contract/ask-anew.js';
import { Call } from './contract/call.js';
import { nameOf, readFacts } from './contract/facts.js';
import { FactsUpstream } from './contract/facts-upstream.js';
import { scaled, someOf } from '../support/scale.js';

const odds: readonly unknown[] = [undefined, null, 'odd', -1.5, 2 ** 40, true, {}, [], [null], ['odd'], [[]]];

/** About so many properties of each, others for every call: together they meet every kind of fault many times. */
const perCall = scaled(4);

const codeOf = ({ extensions, message }: GraphQLError) => String(extensions['code'] ?? message);

const schema = await sharedGraph();

type Path = readonly (string | number)[];

/** Of every property at any depth; of lists, those of the first item alone. */
function pathsIn(value: unknown, path: Path = []): Path[] {
  if (typeof value !== 'object' || value === null) return [path];
  const entries = Array.isArray(value) ? value.slice(0, 1).map((item) => [0, item] as const) : Object.entries(value);
  return [...(path.length > 0 ? [path] : []), ...entries.flatMap(([key, item]) => pathsIn(item, [...path, key]))];
}

/** What stands around the payload: it is judged as a whole. */
const around = ['meta', 'success', 'errors', 'messages', 'result_info'];

/** What the call is about, or the only item of it in a list: without it nothing can be read. */
function isPayload(path: Path): boolean {
  return path.length === 1 || (path.length === 2 && path.some((key) => key === 0));
}

/** The only property of an object, which without it says nothing. */
function isAll(value: unknown, path: Path): boolean {
  const parent = path.slice(0, -1).reduce<unknown>((one, key) => Reflect.get(Object(one), key), value);
  return Object.keys(Object(parent)).length === 1;
}

function put(value: unknown, [key, ...rest]: Path, odd: unknown): unknown {
  if (key === undefined) return odd;
  const copy = Array.isArray(value) ? [...value] : { ...(value as object) };
  const inner: unknown = Reflect.get(value as object, key);
  const changed = put(inner, rest, odd);
  if (changed === undefined) Reflect.deleteProperty(copy, key);
  else Reflect.set(copy, key, changed);
  return copy;
}

describe.each([cloud, dedicated, edge, storage])('the $api API', (dialect) => {
  const facts = readFacts(dialect.api);
  let upstream: FactsUpstream;
  beforeAll(async () => {
    upstream = await FactsUpstream.start(facts, dialect);
  });
  afterAll(() => upstream.close());

  const withProperties = facts.endpoints
    .map((endpoint, nth) => [nameOf(endpoint), endpoint, nth] as const)
    .filter(
      ([, endpoint]) =>
        endpoint.response.shape !== 'text' && new Call(schema, dialect, facts, endpoint).payload.kind !== 'none',
    );

  it.each(someOf(withProperties))('%s', async (_name, endpoint, nth) => {
    const call = new Call(schema, dialect, facts, endpoint);
    const { operation } = call.exchange(0);
    const ask = async () => {
      const { data, errors = [] } = await askAnew({ schema, api: dialect.api, baseUrl: upstream.url }, operation);
      return { answer: operation.answerIn(data), errors };
    };
    let whole: unknown;
    upstream.alter = (asked, answer) => (asked === endpoint ? (whole = answer) : answer);
    await ask();
    expect(whole).toEqual(expect.any(Object));
    const paths = pathsIn(whole).filter(([first]) => !around.includes(String(first)));
    const step = Math.max(1, Math.floor(paths.length / perCall));
    const wrong: unknown[] = [];
    for (let index = nth % step; index < paths.length; index += step) {
      const path = paths[index] ?? [];
      const odd = odds[(nth + index) % odds.length];
      upstream.alter = (asked, answer) => (asked === endpoint ? put(answer, path, odd) : answer);
      const { answer, errors } = await ask();
      const expected =
        isPayload(path) || isAll(whole, path)
          ? ['UPSTREAM_UNKNOWN_VALUE', 'UPSTREAM_UNAVAILABLE', 'UPSTREAM_ANSWER_UNREADABLE']
          : ['UPSTREAM_UNKNOWN_VALUE'];
      const others = errors.map(codeOf).filter((code) => !expected.includes(code));
      // An object without its id, or something else in its place, is lost by itself; what is around it is not.
      const isLost = call.within(answer) === null && path.length > 2;
      if (others.length > 0 || isLost) wrong.push({ path: path.join('.'), odd, isLost, others });
    }
    expect(wrong).toEqual([]);
  });
});
