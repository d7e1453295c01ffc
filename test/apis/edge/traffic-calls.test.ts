import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { GraphQLSchema } from 'graphql';
import { certificatePackWrites } from '../../../src/apis/edge/certificates/certificate-packs.js';
import { dialect } from '../../../src/apis/edge/dialect.js';
import { callOf } from '../../../src/rest/transport/call.js';
import { FastClock, asker, upstreamsOf } from '../../rest/harness.js';
import { envelope } from '../../rest/zones.js';
import { ScriptedUpstream } from '../../support/scripted-upstream.js';
import { sharedGraph } from '../../support/shared/graph.js';

let upstream: ScriptedUpstream;
let schema: GraphQLSchema;
let ask: ReturnType<typeof asker>;
const logged: string[] = [];
beforeAll(async () => {
  upstream = await ScriptedUpstream.start();
  schema = await sharedGraph();
});
beforeEach(() => {
  upstream.asked.splice(0);
  logged.splice(0);
  const account = { api: 'EDGE', name: 'default', credential: 'a', baseUrl: upstream.url, sandbox: false } as const;
  const log = { debug: () => undefined, warn: (fields: object) => void logged.push(JSON.stringify(fields)) };
  ask = asker(schema, upstreamsOf([account], {}, new FastClock(), log));
});
afterAll(() => upstream.close());

describe('pools of load balancers', () => {
  const pools = ['p1', 'p2', 'p3', 'p4'].map((id) => ({ id, name: `pool ${id}`, monitor: 'm1' }));
  const zone = (id: string) => ({ id, account: { id: 'a1' } });
  beforeEach(() => {
    upstream.script = ({ path }) => {
      const [, , owner = '', kind, list, id] = path.split('/');
      if (list === 'monitors') return envelope({ id, type: 'https' });
      if (list === 'pools') return envelope(id ? pools.find((pool) => pool.id === id) : pools);
      if (kind) return envelope([{ id: `b of ${owner}`, default_pools: ['p1', 'p2', 'p3'], fallback_pool: 'p4' }]);
      return envelope(owner ? zone(owner) : ['z1', 'z2', 'z3'].map(zone), { total_count: 3, total_pages: 1 });
    };
  });
  const fields = 'loadBalancers { nodes { defaultPools { name monitor { type } } fallbackPool { name } } }';

  it('are read in one list of the account, which the zone above names', async () => {
    const { data, errors } = await ask(`{ edge { zone(id: "z1") { ${fields} } } }`);
    expect(errors).toBeUndefined();
    expect(JSON.stringify(data)).toContain('{"name":"pool p1","monitor":{"type":"HTTPS"}}');
    expect(upstream.lines.sort()).toEqual([
      'GET /accounts/a1/load_balancers/monitors/m1',
      'GET /accounts/a1/load_balancers/pools',
      'GET /zones/z1',
      'GET /zones/z1/load_balancers',
    ]);
  });

  it('are read once for all zones of an account', async () => {
    const { errors } = await ask(`{ edge { zones { nodes { ${fields} } } } }`);
    expect(errors).toBeUndefined();
    expect(upstream.lines.filter((line) => line.includes('/pools'))).toEqual(['GET /accounts/a1/load_balancers/pools']);
    expect(upstream.asked.length).toBe(1 + 3 + 1 + 1);
  });
});

describe('the health of a pool', () => {
  const found = { healthy: true, failure_reason: 'No failures', response_code: 200, rtt: '12.1ms' };
  const shown = { healthy: true, failureReason: 'No failures', responseCode: 200, rtt: '12.1ms' };
  const question = `{ edge { account(id: "a") { loadBalancerPool(id: "p") { health {
    popHealth { location healthy origins { address healthy failureReason responseCode rtt } }
  } } } } }`;

  it.each([
    [
      'of many places by name',
      { 'Amsterdam, NL': { healthy: true, origins: [{ '192.0.2.1': found, '192.0.2.2': found }] }, 'Oslo, NO': {} },
      [
        {
          location: 'Amsterdam, NL',
          healthy: true,
          origins: [
            { address: '192.0.2.1', ...shown },
            { address: '192.0.2.2', ...shown },
          ],
        },
        { location: 'Oslo, NO', healthy: null, origins: null },
      ],
    ],
    [
      'of one place without a name',
      { healthy: false, origins: [{ ip: found }] },
      [{ location: null, healthy: false, origins: [{ address: null, ...shown }] }],
    ],
    ['that has not been checked', {}, []],
    ['of nothing', null, null],
  ])('is reported %s', async (_, health, popHealth) => {
    upstream.script = ({ path }) =>
      envelope(path.endsWith('/health') ? { pool_id: 'p', pop_health: health } : { id: path.split('/').at(-1) });
    const { data, errors } = await ask(question);
    expect(errors).toBeUndefined();
    expect(data).toEqual({ edge: { account: { loadBalancerPool: { health: { popHealth } } } } });
  });

  it('that is odd costs its own place', async () => {
    const health = { 'Amsterdam, NL': { origins: ['odd', { '192.0.2.1': found }] } };
    upstream.script = ({ path }) =>
      envelope(path.endsWith('/health') ? { pool_id: 'p', pop_health: health } : { id: path.split('/').at(-1) });
    const { data, errors = [] } = await ask(question);
    expect(JSON.stringify(data)).toContain('"origins":[null,{"address":"192.0.2.1"');
    expect(errors.length).toBe(1);
  });
});

it('takes the end of a custom hostname that comes without the envelope', async () => {
  upstream.script = () => ({ body: { id: 'h1' } });
  const { data, errors } = await ask('mutation { deleteEdgeCustomHostname(zoneId: "z", id: "h1") { deletedId } }');
  expect(errors).toBeUndefined();
  expect(data).toEqual({ deleteEdgeCustomHostname: { deletedId: 'edge:default:customHostname:z:h1' } });
});

it('orders certificates where the provider takes orders', () => {
  const account = { api: 'EDGE', name: 'default', credential: 'a', baseUrl: dialect.baseUrl, sandbox: false } as const;
  const { orderEdgeCertificatePack } = certificatePackWrites.rows;
  const wanted = { values: { zoneId: 'z' }, sent: { type: 'advanced' } };
  expect(callOf(orderEdgeCertificatePack, wanted, account)).toMatchObject({
    method: 'POST',
    path: '/zones/z/ssl/certificate_packs/order',
    body: { type: 'advanced' },
  });
});

it('logs no private key, whatever the upstream says of it', async () => {
  upstream.script = ({ body }) => ({
    status: 500,
    body: { success: false, errors: [{ code: 1, message: JSON.stringify(body) }], messages: [], result: null },
  });
  await ask(`mutation { createEdgeCustomHostname(zoneId: "z", input: {
    hostname: "a.example", ssl: { customCertBundle: [{ customCertificate: "OPEN", customKey: "HIDDEN" }] }
  }) { customHostname { id } } }`);
  expect(logged.join()).toContain('OPEN');
  expect(logged.join()).not.toContain('HIDDEN');
});
