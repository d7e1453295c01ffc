import { describe, expect, it } from '@jest/globals';
import { edgeSandbox } from '../graph.js';

const { ask, answer, zoneId } = edgeSandbox();

const common = '__typename id type name content ttl proxied comment tags zone { name }';

async function records(zone: string, filter = '', fields = common) {
  const { zone: found } = await answer<{
    zone: { dnsRecords: { nodes: Record<string, unknown>[]; totalCount: number } };
  }>(`query ($id: ID!) { edge { zone(id: $id) { dnsRecords${filter} { nodes { ${fields} } totalCount } } } }`, {
    id: await zoneId(zone),
  });
  return found.dnsRecords;
}

const create = (input: object) => async (zone: string) =>
  ask(
    `mutation ($zoneId: ID!, $input: EdgeDnsRecordWriteInput!) {
      createEdgeDnsRecord(zoneId: $zoneId, input: $input) { dnsRecord { ${common}
        ... on EdgeDnsSrvRecord { priority weight port srvTarget } ... on EdgeDnsMxRecord { priority }
        ... on EdgeDnsCaaRecord { flags tag value } ... on EdgeDnsLocRecord { latDegrees latDirection size } } }
    }`,
    { zoneId: await zoneId(zone), input },
  );

describe('DNS records', () => {
  it('come by kind, each with the parts of its value, and lead to their zone', async () => {
    const { nodes } = await records(
      'acme.example',
      '(first: 12, name: { endsWith: "acme.example" })',
      `${common} ... on EdgeDnsMxRecord { priority } ... on EdgeDnsCaaRecord { flags tag value } ... on EdgeDnsSrvRecord { priority weight port srvTarget }`,
    );
    expect(nodes).toContainEqual(
      expect.objectContaining({ __typename: 'EdgeDnsMxRecord', priority: 10, zone: { name: 'acme.example' } }),
    );
    expect(nodes).toContainEqual(
      expect.objectContaining({ __typename: 'EdgeDnsCaaRecord', flags: 0, tag: 'issue', value: 'letsencrypt.org' }),
    );
    expect(nodes).toContainEqual(
      expect.objectContaining({ __typename: 'EdgeDnsSrvRecord', priority: 10, weight: 5, port: 5060 }),
    );
  });

  it.each([
    ['(type: MX)', 1],
    ['(first: 1, type: A)', 2694],
    ['(search: "DMARC")', 1],
    ['(name: { startsWith: "c0001." })', 1],
    ['(comment: { present: true })', 2],
    ['(first: 1, comment: { absent: true })', 2998],
    ['(tag: { exact: "owner:web" })', 1],
    ['(tag: { present: "owner" }, proxied: true)', 1],
    ['(match: ANY, type: MX, content: { contains: "spf1" })', 2],
    ['(first: 1, match: ANY, type: MX, proxied: true)', 602],
  ])('are selected by %s', async (filter, count) => {
    expect((await records('acme.example', filter)).totalCount).toBe(count);
  });

  it('are selected by what is there, not by what is not', async () => {
    const { errors } = await ask(
      'query ($id: ID!) { edge { zone(id: $id) { dnsRecords(comment: { present: false }) { totalCount } } } }',
      {
        id: await zoneId('acme.example'),
      },
    );
    expect(errors?.[0]?.message).toMatch(/comment\.present: expected equal to true/);
  });

  it.each([
    [
      { type: 'A', name: 'new', content: '192.0.2.1', proxied: true },
      { __typename: 'EdgeDnsARecord', ttl: 1 },
    ],
    [
      { type: 'MX', name: '@', content: 'mx.acme.example', priority: 20, ttl: 60 },
      { priority: 20, name: 'acme.example' },
    ],
    [
      { type: 'SRV', name: '_x._tcp', srv: { priority: 1, weight: 2, port: 3, target: 'x.acme.example' } },
      { port: 3, srvTarget: 'x.acme.example', content: '1 2 3 x.acme.example' },
    ],
    [
      {
        type: 'LOC',
        name: 'here',
        loc: { latDegrees: 51, latDirection: 'N', longDegrees: 0, longDirection: 'W', altitude: 10 },
      },
      { latDegrees: 51, latDirection: 'N', content: '51 0 0 N 0 0 0 W 10m 1m 10000m 10m' },
    ],
  ])('are created with a value that fits their kind: %j', async (input, made) => {
    const { data, errors } = await create(input)('acme.example');
    expect(errors).toBeUndefined();
    expect(data).toMatchObject({ createEdgeDnsRecord: { dnsRecord: made } });
  });

  it.each([
    [{ type: 'A', name: 'x' }, 'a A record takes content, but got none'],
    [{ type: 'SRV', name: 'x', content: '1 2 3 y' }, 'a SRV record takes srv, but got content'],
    [{ type: 'MX', name: 'x', content: 'y' }, 'a MX record takes a priority, but got none'],
    [{ type: 'A', name: 'x', content: '192.0.2.1', ttl: 0 }, 'ttl: expected at least 1, but got 0'],
  ])('are refused before anything is sent: %j', async (input, message) => {
    const { errors, calls } = await create(input)('acme.example');
    expect(errors?.map(({ extensions }) => extensions['code'])).toEqual(['BAD_USER_INPUT']);
    expect(errors?.[0]?.message).toContain(message);
    expect(calls).toBe(0);
  });

  it('are refused twice the same', async () => {
    const { errors } = await create({ type: 'MX', name: '@', content: 'MAIL.acme.example.', priority: 10 })(
      'acme.example',
    );
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'UPSTREAM_CONFLICT', upstream: { code: '81057' } });
  });

  it('are replaced and deleted', async () => {
    const [mx] = (await records('acme.example', '(type: MX)')).nodes;
    const variables = { zoneId: await zoneId('acme.example'), id: mx?.['id'] };
    const replaced = await ask(
      `mutation ($zoneId: ID!, $id: ID!) { updateEdgeDnsRecord(zoneId: $zoneId, id: $id, input: {
        type: MX, name: "@", content: "mx2.acme.example", priority: 5 }) { dnsRecord { id content } } }`,
      variables,
    );
    expect(replaced.data).toEqual({
      updateEdgeDnsRecord: { dnsRecord: { id: mx?.['id'], content: 'mx2.acme.example' } },
    });
    const remove = 'mutation ($zoneId: ID!, $id: ID!) { deleteEdgeDnsRecord(zoneId: $zoneId, id: $id) { deletedId } }';
    expect((await ask(remove, variables)).data).toEqual({ deleteEdgeDnsRecord: { deletedId: mx?.['id'] } });
    expect((await ask(remove, variables)).errors?.[0]?.extensions).toMatchObject({
      code: 'UPSTREAM_NOT_FOUND',
      upstream: { code: '81044' },
    });
  });

  it('go out and come in as zone files', async () => {
    const id = await zoneId('acme-blog.example');
    const exported = await answer<{ zone: { dnsRecordsExport: string } }>(
      'query ($id: ID!) { edge { zone(id: $id) { dnsRecordsExport } } }',
      { id },
    );
    expect(exported.zone.dnsRecordsExport).toMatch(
      /^acme-blog\.example\.\t3600\tIN\tMX\t10 mail\.acme-blog\.example\.$/m,
    );
    const imported = (file: string) =>
      answer(
        'mutation ($id: ID!, $file: FileInput!) { importEdgeDnsRecords(zoneId: $id, input: { file: $file }) { import { recsAdded totalRecordsParsed } } }',
        { id, file: { text: file } },
      );
    const lines = exported.zone.dnsRecordsExport.split('\n').length - 3;
    expect(await imported(`${exported.zone.dnsRecordsExport}\nnew A 192.0.2.7\n`)).toEqual({
      import: { recsAdded: 1, totalRecordsParsed: lines + 1 },
    });
  });
});

it('are looked for where they were before', async () => {
  const scanned = await answer(
    'mutation ($id: ID!) { scanEdgeDnsRecords(zoneId: $id) { scan { recsAdded totalRecordsParsed } } }',
    { id: await zoneId('acme.example') },
  );
  expect(scanned).toEqual({ scan: { recsAdded: 0, totalRecordsParsed: 3_000 } });
});

describe('a batch', () => {
  const batch = async (input: object, zone = 'acme.example') =>
    ask(
      `mutation ($zoneId: ID!, $input: BatchEdgeDnsRecordsInput!) { batchEdgeDnsRecords(zoneId: $zoneId, input: $input) {
        batch { deletes { name } patches { name ttl } puts { name } posts { name content } } } }`,
      { zoneId: await zoneId(zone), input },
    );

  it('is done in order', async () => {
    const [mx] = (await records('acme.example', '(type: MX)')).nodes;
    const { data, errors } = await batch({
      posts: [{ type: 'MX', name: '@', content: 'mail.acme.example', priority: 10 }],
      deletes: [{ id: mx?.['id'] }],
    });
    expect(errors).toBeUndefined();
    expect(data).toMatchObject({
      batchEdgeDnsRecords: {
        batch: { deletes: [{ name: 'acme.example' }], posts: [{ content: 'mail.acme.example' }] },
      },
    });
  });

  it('is done as a whole or not at all', async () => {
    const [mx] = (await records('acme.example', '(type: MX)')).nodes;
    const { errors } = await batch({ deletes: [{ id: mx?.['id'] }], patches: [{ id: 'nothing', ttl: 60 }] });
    expect(errors?.[0]?.extensions['code']).toBe('UPSTREAM_NOT_FOUND');
    expect((await records('acme.example', '(type: MX)')).totalCount).toBe(1);
  });

  it('has no more changes than the plan allows', async () => {
    const posts = Array.from({ length: 201 }, (_, n) => ({ type: 'A', name: `n${n}`, content: '192.0.2.1' }));
    const { errors } = await batch({ posts }, 'acme-api.example');
    expect(errors?.[0]?.message).toMatch(/may have 200 changes/);
    expect((await batch({ posts })).errors).toBeUndefined();
  });
});
