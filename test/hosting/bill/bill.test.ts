import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { GraphQLSchema } from 'graphql';
import type { Clock } from '../../../src/base/clock.js';
import { sharedGraph } from '../../support/shared/graph.js';
import { upstreamsOf } from '../../rest/harness.js';
import { ScriptedUpstream } from '../../support/scripted-upstream.js';
import { rackOf } from '../project.js';
import { accountAt, ashburn, billOf, falkenstein, fleet, ownPrices, pricing, server, terabyte } from './fleet.js';

/** Half past noon on 16 November 2026: 372.5 of 720 hours. */
const noon = Date.UTC(2026, 10, 16, 12, 30);
const clock: Clock = { now: () => noon, sleep: () => Promise.resolve() };

const volume = (id: number, more: object = {}) => ({
  id,
  name: `volume ${id}`,
  status: 'available',
  size: 100,
  location: falkenstein,
  labels: {},
  server: null,
  created: '2026-01-01T00:00:00+00:00',
  ...more,
});

interface Money {
  readonly amount: string;
}

describe('the bill', () => {
  let upstream: ScriptedUpstream;
  let schema: GraphQLSchema;
  beforeAll(async () => {
    schema = await sharedGraph();
    upstream = await ScriptedUpstream.start();
  });
  beforeEach(() => {
    upstream.asked.splice(0);
  });
  afterAll(() => upstream.close());

  const cloud = () => upstreamsOf([accountAt(upstream.url, 'CLOUD')], {}, clock);
  const ofCloud = <T>(args: string, fields: string) => billOf<T>({ schema, upstreams: cloud() }, args, fields);

  const amounts = 'net { amount } gross { amount }';

  it('has the full price of a server that is off, and a share of it for its backups', async () => {
    upstream.script = fleet({
      servers: [server(1, { status: 'off', backup_window: '22-02', labels: { env: 'lab' } })],
    });
    const bill = await ofCloud(
      'currency: "EUR"',
      `{ net { amount currency } rates { rate } lines { totalCount nodes {
        api accountName kind id: resourceId name country { isoCode } city { name } labels status createdAt resource { __typename }
        quantity unit unitPrice { ${amounts} } hourlyAmount { ${amounts} } monthlyCap { ${amounts} } ${amounts}
        basis { kind readAt } } } }`,
    );
    const own = {
      api: 'CLOUD',
      accountName: 'default',
      id: 'cloud:default:server:1',
      name: 'server 1',
      status: 'OFF',
      labels: { env: 'lab' },
      country: { isoCode: 'DE' },
      city: { name: 'Falkenstein' },
      resource: { __typename: 'CloudServer' },
      createdAt: new Date('2026-01-01T00:00:00Z'),
      basis: { kind: 'PRICE_LIST', readAt: new Date(noon) },
    };
    const money = (net: string, gross: string) => ({ net: { amount: net }, gross: { amount: gross } });
    expect(bill).toEqual({
      net: { amount: '4.548', currency: 'EUR' },
      rates: [],
      lines: {
        totalCount: 2,
        nodes: [
          {
            ...own,
            kind: 'SERVER',
            quantity: '1',
            unit: 'PIECE',
            unitPrice: money('3.79', '4.51'),
            hourlyAmount: money('0.0060', '0.0060'),
            monthlyCap: money('3.79', '4.51'),
            ...money('3.79', '4.51'),
          },
          {
            ...own,
            kind: 'BACKUP',
            quantity: '0.2',
            unit: 'SHARE',
            unitPrice: money('3.79', '4.51'),
            hourlyAmount: money('0.00120', '0.00120'),
            monthlyCap: money('0.758', '0.902'),
            ...money('0.758', '0.902'),
          },
        ],
      },
    });
  });

  it('knows what costs nothing', async () => {
    const address = (id: number, type: string) => ({
      id,
      name: `ip ${id}`,
      type,
      ip: '2001:db8::/64',
      location: falkenstein,
      labels: {},
      dns_ptr: [],
      assignee_id: null,
      assignee_type: 'server',
    });
    upstream.script = fleet({ primary_ips: [address(1, 'ipv4'), address(2, 'ipv6')] });
    expect(
      await ofCloud(
        'currency: "EUR"',
        `{ net { amount } lineCount unknownCount lines { nodes { id: resourceId net { amount } } } }`,
      ),
    ).toEqual({
      net: { amount: '0.5' },
      lineCount: 2,
      unknownCount: 0,
      lines: {
        nodes: [
          { id: 'cloud:default:primaryIp:1', net: { amount: '0.5' } },
          { id: 'cloud:default:primaryIp:2', net: { amount: '0' } },
        ],
      },
    });
  });

  it('takes no digit of a size away', async () => {
    const image = { id: 1, type: 'snapshot', status: 'available', description: 'kept', image_size: 2.3 };
    const others = ['system', 'backup', 'app', 'new'].map((type, place) => ({ ...image, id: 2 + place, type }));
    upstream.script = fleet({ images: [image, ...others].map((one) => ({ ...one, labels: {} })) });
    expect(await ofCloud('currency: "EUR"', `{ ${amounts} }`)).toEqual({
      net: { amount: '0.0253' },
      gross: { amount: '0.03013' },
    });
  });

  it('estimates the month to date: by the hour up to the month, else by the share of the month', async () => {
    upstream.script = fleet({
      servers: [
        server(1),
        server(2, { created: '2026-11-16T10:45:00+00:00' }),
        server(3, { outgoing_traffic: 20.5 * terabyte }),
        server(4, { created: '2026-11-16T13:45:00+00:00' }),
      ],
      volumes: [volume(1)],
    });
    const { lines, ...bill } = await ofCloud<{
      lines: { nodes: { kind: string; id: string; net: Money; accruedEstimate: { net: Money } }[] };
    }>(
      'currency: "EUR"',
      '{ net { amount } accruedEstimate { net { amount } } lines { nodes { kind id: resourceId net { amount } accruedEstimate { net { amount } } } } }',
    );
    const line = (kind: string, id: string, net: string, accrued: string | null) => ({
      kind,
      id,
      net: { amount: net },
      accruedEstimate: accrued && { net: { amount: accrued } },
    });
    expect(lines.nodes).toEqual([
      // A gigabyte has no price of an hour: 373 of 720 hours of 4.40.
      line('VOLUME', 'cloud:default:volume:1', '4.4', '2.27944444444'),
      line('SERVER', 'cloud:default:server:1', '3.79', '2.238'),
      line('SERVER', 'cloud:default:server:2', '3.79', '0.012'),
      line('SERVER', 'cloud:default:server:3', '3.79', '2.238'),
      line('SERVER', 'cloud:default:server:4', '3.79', null),
      line('TRAFFIC', 'cloud:default:server:3', '0', '0.5'),
    ]);
    expect(bill).toEqual({ net: { amount: '19.56' }, accruedEstimate: { net: { amount: '7.26744444444' } } });
  });

  it('caps the hours of a month by the month', async () => {
    const late: Clock = { ...clock, now: () => Date.UTC(2026, 10, 30, 23, 59) };
    upstream.script = fleet({ servers: [server(1)] });
    const upstreams = upstreamsOf([accountAt(upstream.url, 'CLOUD')], {}, late);
    const bill = await billOf({ schema, upstreams }, 'currency: "EUR"', '{ accruedEstimate { net { amount } } }');
    expect(bill).toEqual({ accruedEstimate: { net: { amount: '3.79' } } });
  });

  it('puts lines together by several things at once, the dearest first', async () => {
    upstream.script = fleet({
      servers: [
        server(1, { labels: { team: 'a' }, backup_window: '22-02' }),
        server(2, { labels: { team: 'b' }, server_type: { id: 12 }, location: ashburn }),
        server(3, { labels: { team: 'b' }, server_type: { id: 99 } }),
        server(4, { status: 'off' }),
      ],
    });
    const group =
      '{ nodes { kind label country { isoCode } status api accountName net { amount } lineCount unknownCount } }';
    const none = { kind: null, label: null, country: null, status: null, api: null, accountName: null };
    expect(
      await ofCloud('currency: "EUR", groupBy: [LABEL, COUNTRY], labelKey: "team"', `{ groupCount groups ${group} }`),
    ).toEqual({
      groupCount: 4,
      groups: {
        nodes: [
          { ...none, label: 'a', country: { isoCode: 'DE' }, net: { amount: '4.548' }, lineCount: 2, unknownCount: 0 },
          { ...none, label: 'b', country: { isoCode: 'US' }, net: { amount: '4.49' }, lineCount: 1, unknownCount: 0 },
          { ...none, country: { isoCode: 'DE' }, net: { amount: '3.79' }, lineCount: 1, unknownCount: 0 },
          { ...none, label: 'b', country: { isoCode: 'DE' }, net: { amount: '0' }, lineCount: 0, unknownCount: 1 },
        ],
      },
    });
    expect(await ofCloud('groupBy: [STATUS, KIND, ACCOUNT]', `{ groups(first: 1) ${group} }`)).toMatchObject({
      groups: { nodes: [{ status: 'RUNNING', kind: 'SERVER', api: 'CLOUD', accountName: 'default' }] },
    });
    expect(await ofCloud('currency: "EUR"', `{ groupCount groups ${group} }`)).toEqual({
      groupCount: 0,
      groups: { nodes: [] },
    });
  });

  it.each([
    ['kinds: [BACKUP]', ['cloud:default:server:1 BACKUP']],
    ['labels: ["team=a"]', ['cloud:default:server:1 BACKUP', 'cloud:default:server:1 SERVER']],
    ['labels: ["team"], statuses: ["off"]', ['cloud:default:server:2 SERVER']],
    ['countries: ["us"]', ['cloud:default:server:3 SERVER']],
    ['name: "VOL"', ['cloud:default:volume:9 VOLUME']],
    ['name: "8008"', ['cloud:default:volume:80080 VOLUME']],
    [
      'apis: [EDGE, CLOUD], accounts: ["default"], kinds: [VOLUME, SERVER], statuses: ["AVAILABLE"]',
      ['cloud:default:volume:9 VOLUME'],
    ],
    ['apis: [EDGE]', []],
  ])('has the lines that pass the filter { %s } alone', async (filter, expected) => {
    upstream.script = fleet({
      servers: [
        server(1, { labels: { team: 'a' }, backup_window: '22-02' }),
        server(2, { labels: { team: 'b' }, status: 'off' }),
        server(3, { server_type: { id: 12 }, location: ashburn }),
      ],
      volumes: [volume(9), ...(filter.includes('8008') ? [{ ...volume(80_080), name: '' }] : [])],
    });
    const { lines } = await ofCloud<{ lines: { nodes: { id: string; kind: string }[] } }>(
      `filter: { ${filter} }`,
      '{ lines { nodes { id: resourceId kind } } }',
    );
    expect(lines.nodes.map(({ id, kind }) => `${id} ${kind}`).sort()).toEqual(expected);
  });

  it('reads nothing that the filter rules out', async () => {
    upstream.script = fleet({ volumes: [volume(1)] });
    await ofCloud('filter: { kinds: [VOLUME] }', '{ lineCount }');
    expect(upstream.asked.map(({ path }) => path).sort()).toEqual(['/pricing', '/volumes']);
  });

  it.each([
    ['filter: { countries: ["Germany"] }', 'countries: expected ISO 3166-1 codes such as \\"DE\\", but got'],
    ['filter: { labels: ["=a"] }', 'labels: expected \\"key=value\\" or \\"key\\", but got'],
    ['filter: { accounts: ["prod"] }', 'accounts: expected names of accounts that the token holds for (default)'],
    ['groupBy: [LABEL]', 'expected labelKey together with groupBy LABEL, but got no labelKey'],
    ['labelKey: "team"', 'but got labelKey without it'],
    ['currency: "XXX"', 'XXX'],
    ['maxAge: -1', 'maxAge'],
  ])('refuses %s with what was expected', async (args, message) => {
    upstream.script = fleet({});
    await expect(ofCloud(args, '{ lineCount }')).rejects.toThrow(message);
    await expect(ofCloud(args, '{ lineCount }')).rejects.toThrow('BAD_USER_INPUT');
  });

  it('goes on behind a cursor', async () => {
    upstream.script = fleet({ servers: [server(1), server(2), server(3)] });
    const page = '{ nodes { id: resourceId } pageInfo { hasNextPage hasPreviousPage endCursor } }';
    interface Page {
      lines: { nodes: { id: string }[]; pageInfo: { hasNextPage: boolean; endCursor: string } };
    }
    const { lines } = await ofCloud<Page>('', `{ lines(first: 2) ${page} }`);
    expect(lines).toMatchObject({
      nodes: [{ id: 'cloud:default:server:1' }, { id: 'cloud:default:server:2' }],
      pageInfo: { hasNextPage: true },
    });
    const rest = await ofCloud<Page>('', `{ lines(after: "${lines.pageInfo.endCursor}") ${page} }`);
    expect(rest.lines).toMatchObject({
      nodes: [{ id: 'cloud:default:server:3' }],
      pageInfo: { hasNextPage: false, hasPreviousPage: true },
    });
    await expect(ofCloud('', `{ lines(after: "elsewhere") ${page} }`)).rejects.toThrow('cursor of this list');
  });

  it('counts what it cannot price, and why', async () => {
    upstream.script = fleet(
      {
        servers: [server(1, { server_type: { id: 99 } }), server(2, { location: ashburn }), server(3)],
        volumes: [volume(7, { size: null })],
        images: [{ id: 8, type: 'snapshot', description: 'tiny', labels: {}, image_size: 1e-300 }],
      },
      { ...pricing, currency: 'EUR' },
    );
    const fields = '{ lineCount unknownCount isComplete unknown { nodes { id: resourceId kind reason } } }';
    expect(await ofCloud('', fields)).toEqual({
      lineCount: 1,
      unknownCount: 4,
      isComplete: true,
      unknown: {
        nodes: [
          { id: 'cloud:default:server:1', kind: 'SERVER', reason: 'NOT_IN_PRICE_LIST' },
          { id: 'cloud:default:server:2', kind: 'SERVER', reason: 'NOT_IN_PRICE_LIST' },
          { id: 'cloud:default:image:8', kind: 'SNAPSHOT', reason: 'INCOMPLETE' },
          { id: 'cloud:default:volume:7', kind: 'VOLUME', reason: 'INCOMPLETE' },
        ],
      },
    });
    upstream.script = fleet({ servers: [server(1)] }, { ...pricing, currency: 'XTS' });
    expect(await ofCloud('', fields)).toMatchObject({
      unknown: { nodes: [{ id: 'cloud:default:server:1', reason: 'NO_RATE' }] },
    });
  });

  it('takes no size below nothing from what the rest costs', async () => {
    upstream.script = fleet({
      volumes: [volume(1, { size: -5 }), volume(2)],
      images: [{ id: 3, type: 'snapshot', description: 'odd', image_size: -1 }],
    });
    expect(
      await ofCloud('currency: "EUR"', '{ net { amount } lineCount unknown { nodes { id: resourceId reason } } }'),
    ).toEqual({
      net: { amount: '4.4' },
      lineCount: 1,
      unknown: {
        nodes: [
          { id: 'cloud:default:image:3', reason: 'INCOMPLETE' },
          { id: 'cloud:default:volume:1', reason: 'INCOMPLETE' },
        ],
      },
    });
  });

  it('says so when the price list fails', async () => {
    const answer = fleet({ servers: [server(1)] });
    upstream.script = (asked) =>
      asked.path === '/pricing'
        ? { status: 403, body: { error: { code: 'forbidden', message: 'no' } } }
        : answer(asked);
    expect(
      await ofCloud(
        '',
        '{ net { amount } isComplete unknown { nodes { id: resourceId reason } } sources { state error listCount } }',
      ),
    ).toEqual({
      net: { amount: '0' },
      isComplete: false,
      unknown: { nodes: [{ id: 'cloud:default:server:1', reason: 'PRICE_LIST_FAILED' }] },
      sources: [{ state: 'PARTIAL', error: expect.stringContaining('pricing'), listCount: 7 }],
    });
  });

  it('is whole for one account when the token of the other is revoked', async () => {
    const answer = fleet({ servers: [server(1)] });
    upstream.script = (asked) =>
      asked.headers['authorization'] === 'Bearer gone' ? { status: 401, body: {} } : answer(asked);
    const upstreams = upstreamsOf(
      [accountAt(upstream.url, 'CLOUD', 'prod', 'good'), accountAt(upstream.url, 'CLOUD', 'lab', 'gone')],
      {},
      clock,
    );
    const fields = '{ net { amount } isComplete lineCount sources { accountName state } }';
    expect(await billOf({ schema, upstreams }, 'currency: "EUR"', fields)).toEqual({
      net: { amount: '3.79' },
      isComplete: false,
      lineCount: 1,
      sources: [
        { accountName: 'prod', state: 'OK' },
        { accountName: 'lab', state: 'FAILED' },
      ],
    });
    const scopes = ['hosting:read@cloud:prod'] as const;
    expect(await billOf({ schema, upstreams, scopes }, '', fields)).toMatchObject({ isComplete: true });
  });

  it('prices by the file what has no list price', async () => {
    upstream.script = (asked) => (asked.path === '/failover' ? { body: [] } : rackOf(3)(asked));
    const upstreams = upstreamsOf([accountAt(upstream.url, 'DEDICATED')], {}, clock);
    const prices = ownPrices(
      `- { api: DEDICATED, id: 1, amount: 39.00, currency: EUR, period: month, vat: 19, note: auction }
- { api: DEDICATED, name: web 2, amount: 600.00, currency: USD, period: year }
- { api: DEDICATED, id: 3, account: other, amount: 1, currency: EUR, period: month }
- { api: DEDICATED, id: 3, kind: STORAGE_BOX, amount: 0.01, currency: EUR, period: hour }`,
      noon,
    );
    const fields = `{ lines { nodes { kind id: resourceId net { amount } gross { amount } unitPrice { net { amount currency } }
      accruedEstimate { net { amount } } basis { kind readAt note } } } unknown { nodes { kind id: resourceId reason } } }`;
    const { lines, unknown } = await billOf<{
      lines: { nodes: { kind: string; id: string }[] };
      unknown: { nodes: { kind: string; id: string }[] };
    }>({ schema, upstreams, prices }, 'currency: "EUR"', fields);
    const by = (kind: string, id: string) => lines.nodes.find((line) => line.kind === kind && line.id === id);
    expect(by('SERVER', 'dedicated:default:server:1')).toEqual({
      kind: 'SERVER',
      id: 'dedicated:default:server:1',
      net: { amount: '39' },
      gross: { amount: '46.41' },
      unitPrice: { net: { amount: '39.00', currency: 'EUR' } },
      accruedEstimate: { net: { amount: '20.2041666667' } },
      basis: { kind: 'PRICES_FILE', readAt: new Date(noon), note: 'auction' },
    });
    expect(by('SERVER', 'dedicated:default:server:2')).toMatchObject({
      unitPrice: { net: { amount: '50', currency: 'USD' } },
    });
    expect(by('STORAGE_BOX', 'dedicated:default:storageBox:3')).toMatchObject({
      net: { amount: '7.3' },
      accruedEstimate: { net: { amount: '3.73' } },
    });
    const lists = ['/failover', '/ip', '/server', '/storagebox', '/subnet'];
    expect(upstream.asked.map(({ path }) => path).sort()).toEqual(lists);
    // An id without a kind is that of a storage box as well.
    expect(by('STORAGE_BOX', 'dedicated:default:storageBox:1')).toBeDefined();
    expect(unknown.nodes).toEqual([
      { kind: 'STORAGE_BOX', id: 'dedicated:default:storageBox:2', reason: 'NO_PRICE' },
      { kind: 'SERVER', id: 'dedicated:default:server:3', reason: 'NO_PRICE' },
    ]);
  });

  it('takes one pass over each list of each account, and none the second time', async () => {
    const servers = Array.from({ length: 120 }, (_, index) => server(index + 1, { backup_window: '22-02' }));
    upstream.script = fleet({ servers, volumes: servers.map(({ id }) => volume(id)) });
    const upstreams = upstreamsOf([accountAt(upstream.url, 'CLOUD'), accountAt(upstream.url, 'STORAGE')], {}, clock);
    const bill = await billOf(
      { schema, upstreams },
      'groupBy: [KIND]',
      '{ lineCount groups { nodes { net { amount } } } }',
    );
    expect(bill).toMatchObject({ lineCount: 360 });
    const once = ['/pricing', '/images', '/primary_ips', '/floating_ips', '/load_balancers', '/storage_boxes'];
    const pages = ['/servers', '/volumes'].flatMap((path) => [path, path, path]);
    expect(upstream.asked.map(({ path }) => path).sort()).toEqual([...once, ...pages].sort());
    expect(await billOf({ schema, upstreams }, 'currency: "JPY"', '{ lineCount }')).toEqual({ lineCount: 360 });
    expect(upstream.asked).toHaveLength(once.length + pages.length);
  });
});
