/** @decorates-classes */
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { type ExecutionResult, type GraphQLSchema, buildSchema, execute, parse, printSchema } from 'graphql';
import type { Upstreams } from '../../../src/rest/transport/upstreams.js';
import type { RetryPolicy } from '../../../src/rest/transport/retry-policy.js';
import { type Reply, ScriptedUpstream } from '../../support/scripted-upstream.js';
import { asker, schemaOf, upstreamsOf } from '../harness.js';
import { Asking, type Question } from '../made-question.js';
import { type Random, type Things, answerOf, madeWorld, randomFrom, resolverOver } from '../made-world.js';
import { groups } from '../worlds.js';

const seeds = Array.from({ length: 6 }, (_, index) => index + 1);

let upstream: ScriptedUpstream;
let schema: GraphQLSchema;
let plain: GraphQLSchema;
let upstreams: Upstreams;
const forget = (retryPolicy: Partial<RetryPolicy> = {}) => {
  upstream.asked.splice(0);
  upstreams = upstreamsOf(
    [{ api: 'CLOUD', name: 'default', credential: 'a', baseUrl: upstream.url, sandbox: false }],
    retryPolicy,
  );
};
const unhandled: unknown[] = [];
const note = (reason: unknown) => unhandled.push(reason);
beforeAll(async () => {
  upstream = await ScriptedUpstream.start();
  schema = await schemaOf(groups);
  plain = buildSchema(printSchema(schema));
  process.on('unhandledRejection', note);
});
beforeEach(() => forget());
afterEach(() => expect(unhandled).toEqual([]));
afterAll(async () => {
  process.off('unhandledRejection', note);
  await upstream.close();
});

const turns = async (length: number) => {
  for (let turn = 0; turn < length; turn++) await new Promise((resolve) => setImmediate(resolve));
};
const expectedOf = async (world: Things, { source, variables }: Question) =>
  clean(
    await execute({
      schema: plain,
      document: parse(source),
      rootValue: {},
      variableValues: variables,
      fieldResolver: resolverOver(world),
    }),
  );
const clean = ({ data, errors = [] }: ExecutionResult) => ({
  data: JSON.parse(JSON.stringify(data ?? null)) as unknown,
  errors,
});

async function inTime<T>(work: Promise<T>, what: string): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const tooLong = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`Hangs: ${what}`)), 120_000);
  });
  return Promise.race([work, tooLong]).finally(() => clearTimeout(timer));
}

interface Options {
  readonly maxAge?: number;
  readonly isGone?: () => boolean;
}
const asked = async ({ source, variables }: Question, options: Options = {}) =>
  clean(await inTime(asker(schema, upstreams, undefined, {}, options)(source, variables), source));

/** Where an answer differs from what is true, though no error stands there. */
function lies(got: unknown, truth: unknown, at: readonly (string | number)[], troubled: ReadonlySet<string>): string[] {
  if (troubled.has(JSON.stringify(at)) && (got === null || got === undefined)) return [];
  if (Array.isArray(got) && Array.isArray(truth)) {
    // Whether there is what could not be read is not known.
    const isInDoubt = got.some((item, index) => item === null && troubled.has(JSON.stringify([...at, index])));
    if (got.length !== truth.length)
      return isInDoubt ? [] : [`${JSON.stringify(at)}: ${got.length} for ${truth.length}`];
    return got.flatMap((item, index) => lies(item, truth[index], [...at, index], troubled));
  }
  if (typeof got === 'object' && typeof truth === 'object' && got && truth) {
    return Object.entries(truth).flatMap(([name, value]) =>
      lies((got as Record<string, unknown>)[name], value, [...at, name], troubled),
    );
  }
  return got === truth ? [] : [`${JSON.stringify(at)}: ${JSON.stringify(got)} for ${JSON.stringify(truth)}`];
}

const faults = (random: Random): Reply[] => [
  { status: 500, body: { error: { code: 'broken', message: 'broken' } } },
  { status: 503, text: 'out' },
  { status: 403, body: { error: { code: 'forbidden', message: 'no' } } },
  { status: 200, text: '{"items": [' },
  { status: 200, text: 'null' },
  { status: 200, body: {} },
  (response) => void response.destroy(),
  (response) => void response.writeHead(200, { 'content-length': '100' }).write('{"i', () => response.destroy()),
  (response) => void setTimeout(() => response.writeHead(500).end(), random(40)),
];

describe('an upstream that fails in the middle', () => {
  it.each(seeds)('has no part of the answer wrong, and all right when it is well: %i', async (seed) => {
    const random = randomFrom(seed + 500_000);
    const world = madeWorld(random);
    for (let nth = 0; nth < 4; nth++) {
      const question = new Asking(schema, random).question(1 + random(5));
      const truth = await expectedOf(world, question);
      forget({ retries: random(2), rest: 1 });
      let isIll = true;
      const odds = 2 + random(12);
      const all = faults(random);
      upstream.script = async (call) => {
        await turns(random(4));
        return isIll && random(odds) === 0 ? (all[random(all.length)] ?? {}) : answerOf(world, call);
      };
      const where = `${seed}/${nth} ${question.source} ${JSON.stringify(question.variables)}`;
      for (const maxAge of [0, 0, 60_000]) {
        const { data, errors } = await asked(question, { maxAge });
        const troubled = new Set(errors.map(({ path }) => JSON.stringify(path)));
        expect({ where, lies: lies(data, truth.data, [], troubled) }).toEqual({ where, lies: [] });
      }
      isIll = false;
      let { data, errors } = await asked(question);
      // Who asks before the last of the ill answers has come shares it.
      for (let times = 0; errors.length > truth.errors.length && times < 20; times++) {
        ({ data, errors } = await asked(question));
      }
      expect({ where, data }).toEqual({ where, data: truth.data });
    }
  });
});

describe('a caller who goes away in the middle', () => {
  it.each(seeds)('leaves nothing behind that the next one is kept waiting by: %i', async (seed) => {
    const random = randomFrom(seed + 700_000);
    const world = madeWorld(random);
    for (let nth = 0; nth < 4; nth++) {
      const question = new Asking(schema, random).question(2 + random(4));
      const truth = await expectedOf(world, question);
      forget();
      upstream.script = async (call) => {
        await turns(1 + random(4));
        return answerOf(world, call);
      };
      const most = random(6);
      const isGone = () => upstream.asked.length > most;
      const where = `${seed}/${nth} ${question.source}`;
      const [, beside] = await Promise.all([asked(question, { isGone }), asked(question), asked(question, { isGone })]);
      expect({ where, data: beside.data }).toEqual({ where, data: truth.data });
      upstream.asked.splice(0);
      await asked(question, { isGone });
      await turns(60);
      // Those under way, and no more.
      expect(upstream.asked.length).toBeLessThanOrEqual(most + 1 + 16);
      const { data } = await asked(question);
      expect({ where, data }).toEqual({ where, data: truth.data });
    }
  });
});
