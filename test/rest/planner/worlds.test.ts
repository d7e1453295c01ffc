/** @decorates-classes */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { type ExecutionResult, type GraphQLSchema, buildSchema, execute, parse, printSchema, validate } from 'graphql';
import type { Upstreams } from '../../../src/rest/transport/upstreams.js';
import { ScriptedUpstream } from '../../support/scripted-upstream.js';
import { asker, schemaOf, upstreamsOf } from '../harness.js';
import { Asking, type Question } from '../made-question.js';
import { Needs, type Things, answerOf, madeWorld, randomFrom, resolverOver } from '../made-world.js';
import { groups } from '../worlds.js';

const seeds = Array.from({ length: 8 }, (_, index) => index + 1);

let upstream: ScriptedUpstream;
let schema: GraphQLSchema;
let plain: GraphQLSchema;
let upstreams: Upstreams;
const forget = () => {
  upstreams = upstreamsOf([{ api: 'CLOUD', name: 'default', credential: 'a', baseUrl: upstream.url, sandbox: false }]);
};
beforeAll(async () => {
  upstream = await ScriptedUpstream.start();
  schema = await schemaOf(groups);
  plain = buildSchema(printSchema(schema));
});
beforeEach(forget);
afterAll(() => upstream.close());

/** Answers come in any order, some at once. */
function serve(world: Things, seed: number): void {
  const random = randomFrom(seed);
  upstream.script = async (asked) => {
    const turns = random(3) ? random(4) : 0;
    for (let turn = 0; turn < turns; turn++) await new Promise((resolve) => setImmediate(resolve));
    if (random(20) === 0) await new Promise((resolve) => setTimeout(resolve, random(8)));
    return answerOf(world, asked);
  };
}

const seen = ({ data, errors = [] }: ExecutionResult) => ({
  data: JSON.parse(JSON.stringify(data ?? null)) as unknown,
  troubles: errors.map(({ path }) => JSON.stringify(path)).sort(),
});

async function expectedOf(world: Things, { source, variables }: Question, needs?: Needs) {
  const document = parse(source);
  expect({ source, invalid: validate(plain, document) }).toEqual({ source, invalid: [] });
  return seen(
    await execute({
      schema: plain,
      document,
      rootValue: {},
      variableValues: variables,
      fieldResolver: resolverOver(world, needs),
    }),
  );
}

async function inTime<T>(work: Promise<T>, what: string): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const tooLong = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`Hangs: ${what}`)), 120_000);
  });
  return Promise.race([work, tooLong]).finally(() => clearTimeout(timer));
}

async function asked({ source, variables }: Question, maxAge = 0) {
  const ask = asker(schema, upstreams, undefined, {}, { maxAge });
  const answer = await inTime(ask(source, variables), source);
  return seen(answer);
}

async function settled(): Promise<void> {
  for (let turn = 0; turn < 60; turn++) await new Promise((resolve) => setImmediate(resolve));
}

const pageSizes: Readonly<Record<string, number>> = { items: 4, owners: 3, tags: Infinity, crates: 3, rooms: 3 };

/** The calls that were more than they may be. */
function tooMany(world: Things, needs: Needs, isCached: boolean): string[] {
  const { lines } = upstream;
  const twice = lines.filter((line, index) => lines.indexOf(line) !== index);
  const rest = lines.filter((line) => !needs.lines.has(line) && !needs.children.has(line) && !needs.details.has(line));
  const found = new Map<string, string[]>();
  for (const line of rest) {
    const path = (line.split(' ')[1] ?? '').split('?')[0] ?? '';
    const collection = world[path] ? path : path.slice(0, path.lastIndexOf('/'));
    found.set(collection, [...(found.get(collection) ?? []), line]);
  }
  const over = [...found].flatMap(([collection, lines]) => {
    const all = world[collection] ?? [];
    const wanted = needs.wanted.get(collection) ?? new Set();
    const dangling = [...wanted].filter((id) => !all.some((one) => String(one.id) === id)).length;
    const size = pageSizes[collection.split('/').at(-1) ?? ''] ?? 3;
    const pages = Math.max(1, Math.ceil(all.length / size));
    const most = pages + Math.min(wanted.size - dangling, pages) + dangling + 3;
    return lines.length > most ? [`${collection}: ${lines.length} calls, at most ${most}: ${lines.join(', ')}`] : [];
  });
  return [...(isCached ? [] : twice.map((line) => `twice ${line}`)), ...over];
}

describe('whatever is asked of whatever world', () => {
  it.each(seeds)('the answer is what a plain executor returns for it: %i', async (seed) => {
    const random = randomFrom(seed);
    const world = madeWorld(random);
    serve(world, seed);
    forget();
    for (let nth = 0; nth < 6; nth++) {
      const question = new Asking(schema, random).question(1 + random(5));
      const needs = new Needs();
      const expected = await expectedOf(world, question, needs);
      const where = `${seed}/${nth} ${question.source} ${JSON.stringify(question.variables)}`;
      for (const time of [1, 2]) {
        upstream.asked.splice(0);
        expect({ where, time, ...(await asked(question)) }).toEqual({ where, time, ...expected });
        await settled();
        expect({ where, time, over: tooMany(world, needs, false) }).toEqual({ where, time, over: [] });
      }
      const beside = await Promise.all([asked(question), asked(question, 60_000), asked(question), asked(question, 1)]);
      for (const answer of beside) expect({ where, ...answer }).toEqual({ where, ...expected });
      upstream.asked.splice(0);
      expect({ where, ...(await asked(question, 60_000)) }).toEqual({ where, ...expected });
    }
  });

  it.each(seeds)('writes in between are seen: %i', async (seed) => {
    const random = randomFrom(seed + 100_000);
    const world = madeWorld(random);
    const own = structuredClone(world);
    serve(world, seed);
    for (let nth = 0; nth < 4; nth++) {
      const question = new Asking(schema, random).question(1 + random(4));
      const where = `${seed}/${nth} ${question.source} ${JSON.stringify(question.variables)}`;
      for (const maxAge of [0, 60_000, 60_000]) {
        const answer = await asked(question, maxAge);
        expect({ where, maxAge, ...answer }).toEqual({ where, maxAge, ...(await expectedOf(own, question)) });
      }
      const writes = new Asking(schema, random).writes(1 + random(3));
      const expected = await expectedOf(own, writes);
      expect({ writes, ...(await asked(writes, 60_000)) }).toEqual({ writes, ...expected });
      const later = { where, writes };
      expect({ ...later, ...(await asked(question, 60_000)) }).toEqual({
        ...later,
        ...(await expectedOf(own, question)),
      });
    }
  });
});
