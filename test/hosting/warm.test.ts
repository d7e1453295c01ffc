/** What joined questions over 12,000 objects cost once they have been answered, in CPU against the first answer. */
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { GraphQLSchema } from 'graphql';
import { readConfig } from '../../src/server/config/config.js';
import type { Upstreams } from '../../src/rest/transport/upstreams.js';
import { sharedGraph } from '../support/shared/graph.js';
import { asker, upstreamsOf } from '../rest/harness.js';
import { openAddressHistory } from '../support/address-history.js';
import { isAlone, itSome, someOf } from '../support/scale.js';
import { ScriptedUpstream } from '../support/scripted-upstream.js';
import { cpuOf, least, longestStretch } from '../support/stretch.js';
import { accountAt, fleet, geography, pricing, rates } from './bill/fleet.js';
import { project } from './project.js';

let upstream: ScriptedUpstream;
let upstreams: Upstreams;
let schema: GraphQLSchema;
let opened: ReturnType<typeof openAddressHistory>;

beforeAll(async () => {
  schema = await sharedGraph();
  upstream = await ScriptedUpstream.start(
    fleet({ ...project(isAlone ? 2_300 : 800), images: [], floating_ips: [], zones: [] }, pricing),
  );
});
beforeEach(() => {
  opened = openAddressHistory();
  upstreams = upstreamsOf([accountAt(upstream.url, 'CLOUD')], {}, undefined, undefined, opened.addressHistory);
});
afterEach(() => opened.close());
afterAll(() => upstream.close());

const config = readConfig({});

async function ask(fields: string): Promise<unknown> {
  const services = { geography, rates, upstreams, config, hosting: { addressHistory: opened.addressHistory } };
  const { data, errors } = await asker(schema, upstreams, undefined, services)(`{ hosting { ${fields} } }`);
  expect(errors).toBeUndefined();
  return data?.['hosting'];
}

const repetitions = isAlone ? 10 : 5;
// What runs beside it takes the processor's cache, which the short answer misses most.
const unchanged = isAlone ? 2 : 5;
const slack = isAlone ? 1 : 2.5;
// Most of it is the collector's, whose share is that of the heap that other tests have left.
const atOnce = isAlone ? 3 : 5;

const usualCpu = (work: () => Promise<unknown>) => least(repetitions, () => cpuOf(work));

const bill = 'bill { rounded { gross { amount } } lineCount }';
const findings = 'findings(first: 1) { totalCount nodes { kind } }';

describe(`over ${isAlone ? '12,000' : '4,000'} objects of which nothing has changed`, () => {
  it.each(
    someOf([
      ['the bill', bill],
      ['the findings', findings],
    ]),
  )(`%s costs under ${unchanged} % of the first answer, and no call`, async (_, question) => {
    let first: unknown;
    const cost = await cpuOf(async () => (first = await ask(question)));
    const { length } = upstream.asked;
    const cpu = await usualCpu(async () => expect(await ask(question)).toEqual(first));
    expect(cpu).toBeLessThan((unchanged / 100) * cost);
    expect(upstream.asked).toHaveLength(length);
  });

  it.each(
    someOf([
      [
        'the amount that ends',
        'findings(kinds: [VOLUME_UNATTACHED], first: 1) { nodes { monthlyAmount { net { amount } } } }',
      ],
      ['what has accrued', 'bill { accruedEstimate { gross { amount } } }'],
      ['the groups', 'bill(groupBy: [KIND, COUNTRY]) { groups { nodes { kind rounded { gross { amount } } } } }'],
      ['the first lines', 'bill { lines(first: 20) { nodes { name resource { __typename } } } }'],
    ]),
  )(`%s costs under ${unchanged + 3} % of the first answer`, async (_, question) => {
    const first = await cpuOf(() => ask(question));
    expect(await usualCpu(() => ask(question))).toBeLessThan(((unchanged + 3) / 100) * first);
  });

  itSome(`twenty who ask at the same time cost less than ${atOnce} who ask for the first time`, async () => {
    const first = await cpuOf(() => ask(`${bill} ${findings}`));
    // In a worker that holds two gigabytes one round of the collector takes more than all twenty.
    const twenty = await least(2, () => {
      upstreams = upstreamsOf([accountAt(upstream.url, 'CLOUD')], {}, undefined, undefined, opened.addressHistory);
      return cpuOf(() => Promise.all(Array.from({ length: 20 }, () => ask(`${bill} ${findings}`))));
    });
    expect(twenty).toBeLessThan(atOnce * first);
  });

  // Each asks every ten seconds, and what was read will do for 60: of 120 answers one is made anew.
  itSome('twenty who look every ten seconds ask for little more than one who looks once a minute', async () => {
    const anew = await cpuOf(() => ask(`${bill} ${findings}`));
    const warm = await usualCpu(() => ask(`${bill} ${findings}`));
    // The first answer takes some three seconds of a core: with four of them it is under a fifth busy.
    expect(anew + 119 * warm).toBeLessThan(4 * slack * anew);
  });

  itSome(
    `twenty times findings in one question, all read anew, cost less than ${2 * slack}, and leave others their turn`,
    async () => {
      const times = (count: number) =>
        Array.from({ length: count }, (_, n) => `a${n}: findings(first: 1, maxAge: 0) { totalCount }`).join(' ');
      await ask(times(1));
      const one = await usualCpu(() => ask(times(1)));
      expect(await usualCpu(() => ask(times(20)))).toBeLessThan(2 * slack * one);
      expect(await least(repetitions, () => longestStretch(() => ask(times(20))))).toBeLessThan(one / 2);
    },
  );
});
