/** Null is sent where it says something; what is left out is not sent, and neither is null in one of several alternatives. */
import { describe, expect, it } from '@jest/globals';
import { envelope, scriptedEdge } from './scripted.js';

const { ask, answer, bodies } = scriptedEdge();

async function sent(call: string): Promise<unknown> {
  answer(() => envelope({ id: '1' }));
  const { errors = [] } = await ask(`mutation { ${call} { __typename } }`);
  expect(errors.filter(({ extensions }) => extensions['code'] !== 'UPSTREAM_ANSWER_UNREADABLE')).toEqual([]);
  return bodies()[0];
}

describe('null in an input', () => {
  it.each([
    ['updateEdgeUser(input: { telephone: null, country: "DE" })', { telephone: null, country: 'DE' }],
    [
      'updateEdgeLogpushJob(zoneId: "z", id: "1", input: { filter: null, outputOptions: { sampleRate: null }, enabled: true })',
      { filter: null, output_options: { sample_rate: null }, enabled: true },
    ],
    [
      'updateEdgeHealthcheck(zoneId: "z", id: "1", input: { name: "a", address: "b", checkRegions: null, httpConfig: { header: null, path: "/" } })',
      { name: 'a', address: 'b', check_regions: null, http_config: { header: null, path: '/' } },
    ],
    ['updateEdgeZoneSetting(zoneId: "z", name: "ssl", input: { value: null })', { value: null }],
  ])('is sent, and what is left out is not: %s', async (call, body) => {
    expect(await sent(call)).toEqual(body);
  });

  it.each([
    ['queryEdgeSqlDatabase(accountId: "a", id: "d", input: { sql: "SELECT 1", batch: null })', { sql: 'SELECT 1' }],
    [
      'rawEdgeSqlDatabase(accountId: "a", id: "d", input: { sql: null, batch: [{ sql: "SELECT 1", params: null }] })',
      { batch: [{ sql: 'SELECT 1', params: null }] },
    ],
    [
      'putEdgeKvValues(accountId: "a", id: "n", input: { values: [{ key: "k", value: "v", expiration: null, expirationTtl: 60, metadata: null }] })',
      [{ key: 'k', value: 'v', expiration_ttl: 60, metadata: null }],
    ],
    ['createEdgeAccount(input: { name: "Acme", standalone: true, unit: null })', { name: 'Acme', standalone: true }],
  ])('that stands beside its alternative is as good as left out: %s', async (call, body) => {
    expect(await sent(call)).toEqual(body);
  });
});

describe('null where the documents have none', () => {
  it('is left out of what is created, at any depth', async () => {
    const input = `name: "a", address: "b", description: null, interval: null, suspended: null, type: null,
      httpConfig: { path: null, method: null, header: null, expectedCodes: null }, tcpConfig: null`;
    expect(await sent(`createEdgeHealthcheck(zoneId: "z", input: { ${input} })`)).toEqual({
      name: 'a',
      address: 'b',
      http_config: { header: null, expected_codes: null },
      tcp_config: null,
    });
  });

  it('is refused in a change, all at once and each with what clears it, before anything is sent', async () => {
    answer(() => envelope({ id: '1' }));
    const { errors } = await ask(
      `mutation { updateEdgeHealthcheck(zoneId: "z", id: "1", input: { name: "a", address: "b",
        description: null, interval: null, httpConfig: { expectedBody: null, path: null } }) { __typename } }`,
    );
    expect(errors?.map(({ message, extensions }) => [message, extensions['code']])).toEqual([
      [
        'input: expected no null, but got it for description ("" clears it), httpConfig.path (leave it out to keep it), httpConfig.expectedBody (leave it out to keep it), interval (leave it out to keep it)',
        'BAD_USER_INPUT',
      ],
    ]);
    expect(bodies()).toEqual([]);
  });

  it('is left out of the items of a list, which is replaced as it is sent', async () => {
    expect(
      await sent(
        `updateEdgeLoadBalancerPool(accountId: "a", id: "p",
          input: { name: "n", origins: [{ name: "o", address: "192.0.2.1", weight: null }] })`,
      ),
    ).toEqual({ name: 'n', origins: [{ name: 'o', address: '192.0.2.1' }] });
  });
});
