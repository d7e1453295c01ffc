/** What the bill, the findings and find cost over 12,250 objects in five accounts: a call for each page of what they take. */
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { type Meridian, startMeridian } from '../support/meridian.js';
import { type ReceivedCall, type Reply, ScriptedUpstream } from '../support/scripted-upstream.js';
import { itSome, someOf } from '../support/scale.js';
import { cpuOf, least } from '../support/stretch.js';
import { pricing } from './bill/fleet.js';
import { cloudOf, project, rackOf, several } from './project.js';

const [machines, boxes, zoneCount, recordCount] = [100, 30, 20, 4_487];
const rack = rackOf(machines);

const projects = {
  prod: { ...empty(), ...project(1_000) },
  lab: { ...empty(), ...project(400) },
} as const;

function empty() {
  return { images: [], floating_ips: [], zones: [], placement_groups: [], ssh_keys: [], isos: [] };
}

const zones = several(zoneCount, (n) => ({
  id: `z${n}`,
  name: `zone-${n}.test`,
  status: 'active',
  type: 'full',
  paused: false,
  plan: { legacy_id: 'free', price: 0, currency: 'USD', frequency: '' },
}));
const record = (n: number, type: string, content: string) => ({
  id: `r${n}`,
  name: `host-${n}.zone-${1 + (n % zoneCount)}.test`,
  type,
  content,
  ttl: 300,
  proxied: false,
  meta: {},
});
const records = several(recordCount, (n) => record(n, 'A', `203.0.${n >> 8}.${n & 255}`));
const recordsOf = (zone: string, all: typeof records) => all.filter(({ name }) => name.endsWith(`.${zone}`));

/** Another record of the edge. */
let further: typeof records = [];

const enveloped = (result: unknown): Reply => ({
  body: { success: true, errors: [], messages: [], result, result_info: { page: 1, total_pages: 1 } },
});

function edge(path: string): Reply {
  const [, , id, part] = path.split('/');
  if (path === '/accounts') return enveloped([{ id: 'a1', name: 'Acme', type: 'standard' }]);
  if (path.endsWith('/billable-usage/info')) return enveloped({ covered: true, subscriptions: [] });
  if (path === '/zones') return enveloped(zones);
  const zone = zones.find((one) => one.id === id);
  return enveloped(zone && part === 'dns_records' ? recordsOf(zone.name, [...records, ...further]) : []);
}

function dedicated(path: string): Reply {
  const [, kind, id] = path.split('/');
  const firewall = { status: 'active', filter_ipv6: true, port: 'main', rules: { input: [], output: [] } };
  if (kind === 'firewall' && id !== 'template')
    return { body: { firewall: { ...firewall, server_number: Number(id) } } };
  return ['vswitch', 'key', 'firewall'].includes(kind ?? '') ? { body: [] } : answered(rack, path);
}

const storage = cloudOf({
  storage_boxes: several(boxes, (id) => ({
    id,
    name: `box-${id}`,
    status: 'active',
    labels: {},
    created: '2026-01-01T00:00:00Z',
    storage_box_type: { id: 1, name: 'bx11', prices: [] },
    snapshot_plan: null,
    protection: { delete: true },
    location: { id: 1, name: 'fsn1', country: 'DE', city: 'Falkenstein', latitude: 50.4, longitude: 12.3 },
    access_settings: { reachable_externally: false },
    stats: { size: 1 },
  })),
});

type Answering = ReturnType<typeof cloudOf>;

function answered(answer: Answering, path: string, query = {}): Reply {
  return answer({ method: 'GET', path, query, headers: {}, body: null, bytes: Buffer.from('') });
}

const clouds: Readonly<Record<string, Answering>> = { prod: cloudOf(projects.prod), lab: cloudOf(projects.lab) };

let upstream: ScriptedUpstream;
let meridian: Meridian;
let authorization: string;
beforeAll(async () => {
  upstream = await ScriptedUpstream.start(({ path, query, headers }) => {
    const [, api = '', ...rest] = path.split('/');
    const own = `/${rest.join('/')}`;
    if (api === 'edge') return edge(own);
    if (api === 'dedicated') return dedicated(own);
    if (api === 'storage') return answered(storage, own, query);
    if (own === '/pricing') return { body: { pricing } };
    const cloud = clouds[headers['authorization']?.replace('Bearer ', '') ?? ''];
    return cloud ? answered(cloud, own, query) : { status: 401 };
  });
});
beforeEach(async () => {
  further = [];
  upstream.asked.splice(0);
  meridian = await startMeridian({
    CLOUD_ACCOUNTS: 'prod=prod,lab=lab',
    STORAGE_ACCOUNTS: 'prod=prod',
    EDGE_ACCOUNTS: 'prod=prod',
    DEDICATED_ACCOUNTS: 'prod=user:secret',
    ...Object.fromEntries(
      ['CLOUD', 'STORAGE', 'EDGE', 'DEDICATED'].map((api) => [
        `${api}_BASE_URL`,
        `${upstream.url}/${api.toLowerCase()}`,
      ]),
    ),
  });
  authorization = `Bearer ${await meridian.token(['hosting:read'])}`;
});
afterEach(() => meridian.close());
afterAll(() => upstream.close());

async function ask(fields: string): Promise<unknown> {
  const { body } = await meridian.query({ query: `{ hosting { ${fields} } }` }, { authorization });
  expect(body.errors).toBeUndefined();
  return body.data?.['hosting'];
}

/** The token and the page. */
function nameOf({ path, query, headers }: ReceivedCall): string {
  return JSON.stringify([headers['authorization'], path, query]);
}

/** The calls by list, those of one thing each together. */
function tally(): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { path } of upstream.asked) {
    const list = path.replace(/(zones|accounts|firewall|storage_boxes)\/[az]?\d+/, '$1/*');
    counts[list] = (counts[list] ?? 0) + 1;
  }
  return counts;
}

type Lists = Readonly<Record<string, readonly unknown[]>>;

/** A call for each 50 of a list of the cloud, and one for an empty list. */
function pagesOf(...lists: string[]): Record<string, number> {
  const pages = (list: string) =>
    Object.values<Lists>(projects).reduce((sum, own) => sum + Math.max(1, Math.ceil((own[list]?.length ?? 0) / 50)), 0);
  return Object.fromEntries(lists.map((list) => [`/cloud/${list}`, pages(list)]));
}

const each = (calls: number, path: string, ...lists: string[]) =>
  Object.fromEntries(lists.map((list) => [`${path}${list}`, calls]));

const shared = {
  ...pagesOf('servers', 'volumes', 'floating_ips', 'primary_ips', 'load_balancers', 'images'),
  ...each(1, '/dedicated/', 'server', 'ip', 'subnet', 'failover', 'storagebox'),
  '/storage/storage_boxes': 1,
  '/edge/zones': 1,
};
// What the account pays: its usage is covered and none, so that no product need be looked for.
const ofBill = {
  '/cloud/pricing': 2,
  ...each(1, '/edge/', 'accounts', 'accounts/*/subscriptions', 'accounts/*/billable-usage'),
  '/edge/accounts/*/billable-usage/info': 1,
};
const ofRecords = { ...pagesOf('zones'), '/edge/accounts': 1, ...each(zoneCount, '/edge/zones/*/', 'dns_records') };
const ofFindings = {
  ...pagesOf('certificates', 'firewalls'),
  ...ofRecords,
  '/dedicated/firewall/*': machines,
  ...each(zoneCount, '/edge/zones/*/', 'ssl/certificate_packs', 'custom_certificates', 'custom_hostnames'),
  ...each(zoneCount, '/edge/zones/*/', 'load_balancers', 'healthchecks', 'settings', 'rulesets'),
  ...each(1, '/edge/accounts/*/', 'load_balancers/monitors', 'load_balancers/pools', 'cfd_tunnel'),
};
const ofFind = {
  ...each(boxes, '/storage/storage_boxes/*/', 'subaccounts', 'snapshots'),
  ...pagesOf('certificates', 'firewalls', 'networks', 'placement_groups', 'ssh_keys'),
  ...ofRecords,
  ...each(1, '/dedicated/', 'rdns', 'vswitch', 'firewall/template', 'key'),
  ...each(1, '/edge/accounts/*/', 'challenges/widgets', 'workers/scripts', 'storage/kv/namespaces', 'r2/buckets'),
  ...each(1, '/edge/accounts/*/', 'd1/database', 'access/apps', 'cfd_tunnel', 'pages/projects'),
  ...each(1, '/edge/accounts/*/', 'load_balancers/monitors', 'load_balancers/pools'),
};

const questions = {
  bill: 'bill { isComplete lineCount rounded { gross { amount } } }',
  findings: 'findings(first: 50) { isComplete totalCount nodes { kind affected(first: 1) { totalCount } } }',
  find: 'find(text: "server-77") { isComplete totalCount }',
};

const lengths = (lists: Lists) => Object.entries(lists).reduce((sum, [, list]) => sum + list.length, 0);

it('is a fleet of 12,250 objects', () => {
  const clouds = lengths(projects.prod) + lengths(projects.lab);
  expect(clouds + boxes + 5 * machines + zones.length + records.length + 1).toBe(12_250);
});

describe('over 12,250 objects in five accounts', () => {
  it.each(
    someOf([
      ['bill', 157, { ...shared, ...ofBill }],
      ['findings', 422, { ...shared, ...ofFindings }],
      ['find', 199, { ...shared, ...ofFind }],
    ] as const),
  )(
    '%s takes %i calls, one for each page, and none the second time, in under a tenth of the CPU',
    async (name, calls, expected) => {
      let first: unknown;
      const cost = await cpuOf(async () => (first = await ask(questions[name])));
      expect(first).toMatchObject({ [name]: { isComplete: true } });
      expect(tally()).toEqual(expected);
      expect(upstream.asked).toHaveLength(calls);
      expect(new Set(upstream.asked.map(nameOf)).size).toBe(calls);
      const warm = await least(3, () => cpuOf(async () => expect(await ask(questions[name])).toEqual(first)));
      expect(upstream.asked).toHaveLength(calls);
      expect(warm).toBeLessThan(cost / 10);
    },
  );

  itSome('the three together take each page once', async () => {
    await ask(Object.values(questions).join(' '));
    expect(tally()).toEqual({ ...shared, ...ofBill, ...ofFindings, ...ofFind });
  });

  itSome('the findings read the projects of Pages only where a record leads to one', async () => {
    further = [record(9_000, 'CNAME', 'shop.pages.dev')];
    await ask(questions.findings);
    expect(tally()).toEqual({ ...shared, ...ofFindings, '/edge/accounts/*/pages/projects': 1 });
  });
});
