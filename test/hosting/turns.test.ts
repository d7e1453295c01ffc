/** Joins over many objects leave the event loop to others in between, and one question has room for few of them. */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { GraphQLSchema } from 'graphql';
import { readConfig } from '../../src/server/config/config.js';
import { sharedGraph } from '../support/shared/graph.js';
import { asker, upstreamsOf } from '../rest/harness.js';
import { openAddressHistory } from '../support/address-history.js';
import { type Meridian, startMeridian } from '../support/meridian.js';
import { ScriptedUpstream } from '../support/scripted-upstream.js';
import { cpuOf, longestStretch } from '../support/stretch.js';
import { accountAt, fleet, geography, rates, server } from './bill/fleet.js';

const many = Array.from({ length: 3_000 }, (_, n) => server(n + 1, { status: 'off', backup_window: '22-02' }));

describe('joins over 3,000 servers', () => {
  let upstream: ScriptedUpstream;
  let schema: GraphQLSchema;
  const opened = openAddressHistory();
  beforeAll(async () => {
    schema = await sharedGraph();
    upstream = await ScriptedUpstream.start(fleet({ servers: many }));
  });
  afterAll(async () => {
    await upstream.close();
    await opened.close();
  });

  /** Of all its work, the longest stretch without a turn for others. */
  async function longestShare(field: string): Promise<number> {
    const upstreams = upstreamsOf([accountAt(upstream.url, 'CLOUD')]);
    const { addressHistory } = opened;
    const services = { geography, rates, upstreams, config: readConfig({}), hosting: { addressHistory } };
    const ask = asker(schema, upstreams, undefined, services);
    let longest = 0;
    const all = await cpuOf(async () => {
      longest = await longestStretch(async () => {
        expect((await ask(`{ hosting { ${field} } }`)).errors).toBeUndefined();
      });
    });
    return longest / all;
  }

  it.each([
    ['bill', 'bill { lineCount isComplete }'],
    ['findings', 'findings { totalCount isComplete }'],
    ['find', 'find(text: "server") { totalCount isComplete }'],
    ['sources', 'sources { state }'],
  ])('let others have their turn: %s', async (_, field) => {
    let share = 1;
    // The collector of a worker that holds much may take long in one of them: what keeps others waiting does so each time.
    for (let time = 0; time < 6 && share >= 0.3; time += 1) share = Math.min(share, await longestShare(field));
    expect(share).toBeLessThan(0.3);
  });
});

describe('one question', () => {
  let meridian: Meridian;
  beforeAll(async () => {
    meridian = await startMeridian();
  });
  afterAll(() => meridian.close());

  it.each(['bill { lineCount }', 'findings(first: 1) { totalCount }', 'find(text: "web", first: 1) { totalCount }'])(
    'has no room for a hundred times %s',
    async (field) => {
      const authorization = `Bearer ${await meridian.token(['hosting:read'])}`;
      const times = (count: number) =>
        `{ hosting { ${Array.from({ length: count }, (_, n) => `a${n}: ${field}`).join(' ')} } }`;
      const refused = await meridian.query({ query: times(100) }, { authorization });
      expect(refused.body.errors?.[0]?.extensions).toMatchObject({ code: 'OPERATION_TOO_LARGE', bound: 'cost' });
      const answered = await meridian.query({ query: times(4) }, { authorization });
      expect(answered.body.errors).toBeUndefined();
    },
  );
});
