/** Changes of DNS records whose answer, with what undoes them, would be too large. */
import { afterAll, beforeAll, beforeEach, expect, it } from '@jest/globals';
import { type Meridian, startMeridian } from '../../../support/meridian.js';
import { ScriptedUpstream } from '../../../support/scripted-upstream.js';

let upstream: ScriptedUpstream;
let meridian: Meridian;
beforeAll(async () => {
  upstream = await ScriptedUpstream.start();
  const baseUrl = upstream.url;
  meridian = await startMeridian({
    CLOUD_TOKEN: 'secret',
    CLOUD_BASE_URL: baseUrl,
    EDGE_TOKEN: 'secret',
    EDGE_BASE_URL: baseUrl,
  });
});
beforeEach(() => {
  upstream.asked.splice(0);
});
afterAll(async () => {
  await meridian.close();
  await upstream.close();
});

const fields = (length: number) => Array.from({ length }, (_, n) => `f${n}: undo { __typename }`).join(' ');
const several = (length: number, change: (n: number) => object) => Array.from({ length }, (_, n) => change(n));

it.each([
  [
    'changeEdgeDnsRecords',
    'EdgeDnsChangeInput',
    (n: number) => ({ create: { type: 'A', name: `n${n}`, content: '192.0.2.1' } }),
  ],
  [
    'changeCloudDnsRecords',
    'CloudDnsChangeInput',
    (n: number) => ({ set: { name: `n${n}`, type: 'A', records: [{ value: '192.0.2.1' }] } }),
  ],
])(
  '%s is refused before anything is sent, and as far as it could be answered not at all',
  async (name, type, change) => {
    const authorization = `Bearer ${await meridian.token(['hosting:read', 'hosting:write'])}`;
    const sent = async (count: number) => {
      const query = `mutation ($changes: [${type}!]!) { ${name}(zoneId: "1", input: { changes: $changes }) { ${fields(250)} } }`;
      const { body } = await meridian.query(
        { query, variables: { changes: several(count, change) } },
        { authorization },
      );
      return [body.errors?.[0]?.extensions['code'], upstream.asked.length > 0];
    };
    expect(await sent(800)).toEqual(['OPERATION_TOO_LARGE', false]);
    const [code, isSent] = await sent(500);
    expect(code).not.toBe('OPERATION_TOO_LARGE');
    expect(isSent).toBe(true);
  },
);
