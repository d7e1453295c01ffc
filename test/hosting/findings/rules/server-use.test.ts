/** What servers do and cost: idle ones, traffic, types that cost less. */
import { describe, expect, it } from '@jest/globals';
import { pricing } from '../../bill/fleet.js';
import { type World, findingsLab } from '../lab.js';
import { holdsTwins, remedy } from '../twins.js';

const lab = findingsLab();

const day = 86_400_000;
const daysAgo = (days: number) => new Date(lab.now() - days * day).toISOString();
const terabyte = 1024 ** 4;
const list = 'cloud /servers';
const type = {
  id: 12,
  name: 'cpx11',
  cores: 2,
  memory: 2,
  disk: 40,
  architecture: 'x86',
  cpu_type: 'shared',
  storage_type: 'local',
  deprecated: false,
  deprecation: null,
  prices: [],
  locations: [{ id: 1, name: 'fsn1', available: true, recommended: true, deprecation: null }],
};
const healthy = {
  id: 1,
  name: 'web-1',
  status: 'running',
  created: daysAgo(100),
  labels: {},
  backup_window: null,
  location: { id: 1, name: 'fsn1' },
  server_type: type,
  primary_disk_size: 40,
  protection: { delete: false },
  included_traffic: 20 * terabyte,
  outgoing_traffic: terabyte,
  ingoing_traffic: terabyte,
};

describe('SERVER_IDLE', () => {
  const kind = 'SERVER_IDLE';
  const samples = (value: (hour: number) => number, count = 337) =>
    Array.from({ length: count }, (_, hour) => [1_700_000_000 + 3600 * hour, String(value(hour))]);
  const quiet = {
    cpu: { values: samples(() => 1.5) },
    'network.0.bandwidth.in': { values: samples(() => 300) },
    'network.0.bandwidth.out': { values: samples(() => 200) },
  };
  const world = (series: object, more: object = {}): World => ({
    cloud: {
      '/servers': { servers: [{ ...healthy, ...more }] },
      '/servers/1/metrics': { metrics: { start: daysAgo(14), end: daysAgo(0), step: 3600, time_series: series } },
    },
  });

  it('finds one that did nothing for two weeks, by one call', async () => {
    expect(await lab.finds(kind, world(quiet))).toMatchObject([
      {
        kind,
        severity: 'LOW',
        verdict: 'LIKELY',
        resourceId: 'cloud:prod:server:1',
        remedies: [remedy('deleteCloudServer', 'cloud:prod:server:1')],
        evidence: [
          { name: 'status', value: 'running' },
          { name: 'days', value: 14 },
          { name: 'meanCpu', value: 0.75 },
          { name: 'peakCpu', value: 0.75 },
          { name: 'traffic', value: 500 },
        ],
      },
    ]);
    const today = new Date(lab.now()).toISOString().slice(0, 10);
    expect(lab.asked().filter((line) => line.includes('metrics'))).toEqual([
      expect.stringMatching(/type=cpu(,|%2C|&type=)network/),
    ]);
    expect(decodeURIComponent(lab.asked().join())).toContain(`end=${today}T00:00:00.000Z`);
  });

  it.each([
    ['it works', { cpu: { values: samples(() => 30) } }],
    ['it works now and then', { cpu: { values: samples((hour) => (hour % 100 === 0 ? 150 : 0.5)) } }],
    ['it sends', { 'network.0.bandwidth.out': { values: samples(() => 5000) } }],
    ['it receives on its second interface', { 'network.1.bandwidth.in': { values: samples(() => 5000) } }],
    ['there are few samples', { cpu: { values: samples(() => 0, 200) } }],
    ['a sample is odd', { cpu: { values: samples((hour) => (hour === 5 ? Number.NaN : 0)) } }],
    ['its CPU is not reported', { cpu: undefined }],
    ['its traffic is not reported', { 'network.0.bandwidth.in': undefined }],
  ])('is not found where %s', async (_, series) => {
    const found = await lab.finds(kind, world({ ...quiet, ...series }));
    expect(found.filter(({ verdict }) => verdict !== 'UNKNOWN')).toEqual([]);
  });

  it.each([
    ['is new', { created: daysAgo(10) }],
    ['is off', { status: 'off' }],
    ['was made on no day', { created: undefined }],
  ])('asks for no metrics where a server %s', async (_, more) => {
    expect(await lab.finds(kind, world(quiet, more))).toEqual([]);
    expect(lab.asked().filter((line) => line.includes('metrics'))).toEqual([]);
  });

  it('is not found where the cores are not reported', async () => {
    expect(await lab.finds(kind, world(quiet, { server_type: { ...type, cores: undefined } }))).toEqual([]);
  });

  it.each([list, 'cloud /servers/1/metrics'])('is unknown without %s', async (broken) => {
    const found = await lab.findsWithout(broken, kind, world(quiet));
    expect(found).toMatchObject([{ verdict: 'UNKNOWN', resource: null, error: expect.any(String) }]);
  });

  it('spends no more than half of the calls that are left, and says of how many servers it knows nothing', async () => {
    const many = Array.from({ length: 10 }, (_, place) => ({ ...healthy, id: place + 1 }));
    const { cloud } = world(quiet);
    const metrics = Object.fromEntries(many.map(({ id }) => [`/servers/${id}/metrics`, cloud?.['/servers/1/metrics']]));
    lab.leave(8);
    const found = await lab.finds(kind, { cloud: { '/servers': { servers: many }, ...metrics } });
    expect(lab.asked().filter((line) => line.includes('metrics'))).toHaveLength(4);
    expect(found.map(({ verdict }) => verdict)).toEqual(['LIKELY', 'LIKELY', 'LIKELY', 'LIKELY', 'UNKNOWN']);
    expect(found.at(-1)?.error).toContain('metrics of 6 of 10 was not read');
  });
});

describe('SERVER_TRAFFIC_NEAR_LIMIT', () => {
  const kind = 'SERVER_TRAFFIC_NEAR_LIMIT';
  const [share, passed] = [0.8 * 20 * terabyte, 21 * terabyte];
  holdsTwins(lab, {
    kind,
    list,
    healthy,
    sick: {
      'four fifths of what is included': [
        { outgoing_traffic: share, included_traffic: 20 * terabyte },
        { severity: 'MEDIUM', remedies: [] },
      ],
      'more than is included': [{ outgoing_traffic: passed, included_traffic: 20 * terabyte }, { severity: 'MEDIUM' }],
    },
    spared: {
      'one that includes none': { included_traffic: 0 },
      'one that is off': { status: 'off', outgoing_traffic: null },
    },
  });

  it('says when the rest will be sent at the pace of this month', async () => {
    const now = new Date(lab.now());
    const [first, next] = [
      Date.UTC(now.getUTCFullYear(), now.getUTCMonth()),
      Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1),
    ];
    const elapsed = lab.now() - first;
    const found = await lab.finds(kind, {
      cloud: { '/servers': { servers: [{ ...healthy, outgoing_traffic: share }] } },
    });
    const passes = first + elapsed / 0.8;
    const isKnown = elapsed >= 3 * day && passes < next;
    expect(found[0]?.evidence).toContainEqual({
      name: 'passes',
      value: isKnown ? new Date(passes).toISOString().slice(0, 10) : null,
    });
  });

  it('says how much was sent of what is passed', async () => {
    const found = await lab.finds(kind, {
      cloud: { '/servers': { servers: [{ ...healthy, outgoing_traffic: passed }] } },
    });
    expect(found).toMatchObject([
      { message: 'A cloud server that has sent 105 % of the traffic that its price includes this month' },
    ]);
  });
});

describe('SERVER_TYPE_CHEAPER', () => {
  const kind = 'SERVER_TYPE_CHEAPER';
  const priced = (id: number, net: string) => ({
    id,
    name: `type ${id}`,
    prices: [{ ...pricing.server_types[0]?.prices[0], price_monthly: { net, gross: net } }],
  });
  const prices = { ...pricing, server_types: [priced(12, '4.49'), priced(11, '3.79'), priced(13, '9.99')] };
  const cheap = { ...type, id: 11, name: 'cx22', memory: 4 };
  const world = (other: object = {}, server: object = {}, more: object = {}): World => ({
    cloud: {
      '/servers': { servers: [{ ...healthy, ...server }] },
      '/server_types': { server_types: [type, { ...cheap, ...other }, { ...type, id: 13, name: 'large', cores: 8 }] },
      '/pricing': { pricing: { ...prices, ...more } },
    },
  });

  it('names the types that cost less, and what they save', async () => {
    expect(await lab.finds(kind, world())).toMatchObject([
      {
        severity: 'LOW',
        verdict: 'LIKELY',
        resourceId: 'cloud:prod:server:1',
        remedies: [],
        evidence: [
          { name: 'serverType.name', value: 'cpx11' },
          { name: 'currency', value: 'EUR' },
          { name: 'monthlyNet', value: '4.49' },
          { name: 'types', value: [{ name: 'cx22', monthlyNet: '3.79', saves: '0.7' }] },
        ],
      },
    ]);
  });

  it('counts the backups of the server, which cost a share of its price', async () => {
    const [found] = await lab.finds(kind, world({}, { backup_window: '22-02' }));
    expect(found?.evidence).toContainEqual({
      name: 'types',
      value: [{ name: 'cx22', monthlyNet: '4.548', saves: '0.84' }],
    });
  });

  it.each([
    ['has fewer cores', { cores: 1 }, {}, {}],
    ['has less memory', { memory: 1 }, {}, {}],
    ['has less disk', { disk: 20 }, {}, {}],
    ['is of another architecture', { architecture: 'arm' }, {}, {}],
    ['has another kind of CPU', { cpu_type: 'dedicated' }, {}, {}],
    ['has its disk elsewhere', { storage_type: 'network' }, {}, {}],
    ['goes', { deprecated: true }, {}, {}],
    ['is sold out there', { locations: [{ ...type.locations[0], available: false }] }, {}, {}],
    ['has no known price', { id: 14 }, {}, {}],
    ['is for a server whose type is not reported', {}, { server_type: undefined }, {}],
    ['is for a server whose backups are not reported', {}, { backup_window: undefined }, {}],
    ['is for a server whose place is not reported', {}, { location: undefined }, {}],
    ['is for a server that goes', {}, { status: 'deleting' }, {}],
    ['costs as much', {}, {}, { server_types: [priced(12, '3.79'), priced(11, '3.79')] }],
  ])('is not found where the other type %s', async (_, other, server, more) => {
    const found = await lab.finds(kind, world(other, server, more));
    expect(found.filter(({ verdict }) => verdict !== 'UNKNOWN')).toEqual([]);
  });

  it.each([list, 'cloud /server_types', 'cloud /pricing'])('is unknown without %s', async (broken) => {
    expect(await lab.findsWithout(broken, kind, world())).toMatchObject([{ verdict: 'UNKNOWN', resource: null }]);
  });
});
