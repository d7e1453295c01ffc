/** Machines: how their figures are joined and added up, how they are filtered, and what is sent to change them. */
import { describe, expect, test } from '@jest/globals';
import { compile } from '../../../src/dashboard/filter/match.js';
import { parse } from '../../../src/dashboard/filter/parse.js';
import { cancelAct, deleteAct, labelsAct, powerAct } from '../../../src/dashboard/pages/machines/acts.js';
import { sorted } from '../../../src/dashboard/parts/grid/columns.js';
import { machinesCsv } from '../../../src/dashboard/pages/machines/as-csv.js';
import { machinesIn, nextMachines } from '../../../src/dashboard/ask/machine-pages.js';
import { nextBill } from '../../../src/dashboard/pages/machines/bill-pages.js';
import {
  type Answers,
  type MachineRow,
  rowsOf,
  totalOf,
  totalWords,
} from '../../../src/dashboard/pages/machines/figures.js';
import { filters } from '../../../src/dashboard/pages/machines/filters.js';
import { costsOf } from '../../../src/dashboard/pages/machines/attachments.js';
import { kindTitle } from '../../../src/dashboard/pages/findings/kinds.js';
import { needKinds, titleOfOne } from '../../../src/dashboard/pages/machines/finding-kinds.js';
import { type NeedFinding, needsOf, needy } from '../../../src/dashboard/pages/machines/needs.js';
import { changed, editOf, shared, wrongIn } from '../../../src/dashboard/pages/machines/labels.js';
import { bytes, machineAt, machinesOf } from '../../../src/dashboard/pages/machines/machine.js';
import { fits, has, whyNoPower } from '../../../src/dashboard/pages/machines/power.js';
import { mayWrite } from '../../../src/dashboard/pages/machines/rights.js';
import { seriesIn, trafficIn } from '../../../src/dashboard/pages/machines/series.js';
import { documentedKinds } from '../../docs/kinds.js';

const germany = { country: { isoCode: 'DE', name: 'Germany' }, city: { name: 'Falkenstein' } };

const cloud = {
  __typename: 'CloudServer' as const,
  id: '7',
  name: 'web-1',
  status: 'RUNNING' as const,
  accountName: 'main',
  addresses: ['198.18.0.1', '2001:db8::/64'],
  ...germany,
  labels: { env: 'production', odd: 1 },
  created: '2025-03-14T00:08:41.000Z',
  serverType: { name: 'cpx21', cores: 3, memory: 4 },
  protection: { delete: false },
};

const dedicated = {
  __typename: 'DedicatedServer' as const,
  id: '7',
  name: '',
  status: 'READY' as const,
  accountName: 'main',
  addresses: ['198.19.0.1'],
  ...germany,
  product: 'AX41',
  cancelled: true,
};

const box = {
  __typename: 'DedicatedStorageBox' as const,
  id: '7',
  name: 'archive',
  status: 'ACTIVE' as const,
  server: 'u1.example',
  accountName: 'main',
  ...germany,
  product: 'BX21',
  diskQuota: 5_242_880,
  cancelled: false,
};

const machines = machinesOf({ servers: [cloud, dedicated], storageBoxes: [box] });

const line = (
  kind: 'SERVER' | 'BACKUP' | 'STORAGE_BOX' | 'VOLUME' | 'PRIMARY_IP',
  id: string,
  amount: string | null,
) => ({
  api: 'CLOUD' as const,
  accountName: 'main',
  kind,
  id,
  name: id,
  deletedWith: null as string | null,
  rounded: amount === null ? null : { gross: { amount, currency: 'INR' } },
});

const missing = (api: 'CLOUD' | 'DEDICATED', kind: 'SERVER' | 'BACKUP' | 'STORAGE_BOX', id: string) => ({
  api,
  accountName: 'main',
  kind,
  id,
  name: id,
  deletedWith: null,
  reason: 'NO_PRICE' as const,
});

const bill = {
  lines: [line('SERVER', '7', '915.80'), line('BACKUP', '7', '183.16')],
  unknown: [missing('DEDICATED', 'SERVER', '7')],
};

const amount = (of: string) => ({ gross: { in: { rounded: { amount: of, currency: 'INR' } } } });
const finding = (kind: NeedFinding['kind'], more: Partial<NeedFinding> = {}): NeedFinding => ({
  kind,
  severity: 'MEDIUM',
  verdict: 'CERTAIN',
  api: 'CLOUD',
  accountName: 'main',
  resourceId: '7',
  resource: { __typename: 'CloudServer' },
  monthlyAmount: null,
  ...more,
});

const unread: Answers = { bill: undefined, names: undefined, findings: undefined };
const rows = rowsOf(machines, { ...unread, bill });
const find = (text: string) => rows.filter(compile(parse(text), filters).matches).map(({ key }) => key);

function must<T>(value: T | null | undefined): T {
  if (value === null || value === undefined) throw new Error('Expected a value');
  return value;
}

describe('machines in the list', () => {
  test('keep servers and boxes of one number apart', () => {
    expect(machines.map(({ key }) => key)).toEqual(['cloud:main:7', 'dedicated:main:7', 'dedicated:main:7:box']);
  });

  test('are called by their number where they have no name', () => {
    expect(machines[1]?.name).toBe('number 7');
  });

  test('show type and size in one way, and take for labels only texts', () => {
    expect(machines.map(({ type, size }) => [type, size])).toEqual([
      ['CPX21', '3 × 4 GB'],
      ['AX41', null],
      ['BX21', '5 TB'],
    ]);
    expect(machines[0]?.labels).toEqual({ env: 'production' });
  });

  test('are found by the address of the page, a box of the dedicated API by its number alone too', () => {
    expect(machineAt(machines, 'dedicated:main:7')?.kind).toBe('server');
    const boxes = machines.filter(({ kind }) => kind === 'box');
    expect(machineAt(boxes, 'dedicated:main:7')?.name).toBe('archive');
    expect(machineAt(machines, 'cloud:main:8')).toBeNull();
  });

  test.each([
    [0, '0 B'],
    [1_536, '1.5 KB'],
    [10 * 1024 ** 4, '10 TB'],
  ])('%d bytes are written %s', (value, text) => {
    expect(bytes(value)).toBe(text);
  });
});

describe('figures of machines', () => {
  test('cost what the server and its backups cost, exactly', () => {
    expect(rows[0]?.cost).toBe('1098.96');
  });

  test('are unknown where there is no price, nor where the bill says nothing, and never zero', () => {
    expect(rows.slice(1).map(({ cost }) => cost)).toEqual([null, null]);
  });

  test('are unknown where a part is not', () => {
    const [row] = rowsOf(machines, { ...unread, bill: { ...bill, unknown: [missing('CLOUD', 'BACKUP', '7')] } });
    expect(row?.cost).toBeNull();
  });

  test('distinguish what was not read yet from what cannot be read', () => {
    expect(rowsOf(machines, unread)[0]).toMatchObject({ cost: undefined, names: undefined, ends: undefined });
    expect(rowsOf(machines, { bill: null, names: null, findings: null })[0]).toMatchObject({ cost: null, names: null });
  });

  test('join names and what could end by API, account and number', () => {
    const names = { totalCount: 3, nodes: [{ name: 'a.example' }] };
    const joined = rowsOf(machines, {
      ...unread,
      names: [{ __typename: 'CloudServer', id: '7', accountName: 'main', names }, null],
      findings: [finding('SERVER_OFF', { monthlyAmount: amount('915.80') })],
    });
    expect(joined.map(({ names, nameCount, ends }) => [names, nameCount, ends])).toEqual([
      [['a.example'], 3, '915.80'],
      [null, null, null],
      [[], 0, null],
    ]);
  });

  test('add up what is known, and count the rest', () => {
    expect(totalOf(rows)).toEqual({ count: 3, cost: '1098.96', unknown: 2, isRead: true });
    expect(totalOf(rowsOf(machines, unread)).isRead).toBe(false);
  });

  test('are put in words, without an amount where none is known', () => {
    const words = (some: readonly MachineRow[]) => totalWords({ is: 'whole', value: totalOf(some) }, 'INR');
    expect(words(rows)).toMatch(/^₹1,098\.96 a month, 2 machines without a price$/);
    expect(words(rows.slice(1))).toBe('2 machines without a price');
    expect(words(rowsOf(machines, unread))).toBeNull();
  });

  test('are the least where an account could not be read, and unknown where none could', () => {
    const lacks = [{ name: 'cloud · lab', why: 'closed', isPart: false, source: null }];
    expect(totalWords({ is: 'least', value: totalOf(rows), lacks }, 'INR')).toMatch(/^at least ₹1,098\.96 a month/);
    expect(totalWords({ is: 'unknown', lacks }, 'INR')).toBe('monthly cost unknown');
  });

  test('have the addresses that are deleted together with a server, and not those that stay', () => {
    const address = (id: string, deletedWith: string | null) => ({ ...line('PRIMARY_IP', id, '54.36'), deletedWith });
    const lines = [...bill.lines, address('1', '7'), address('7', null)];
    expect(rowsOf(machines, { ...unread, bill: { ...bill, lines } })[0]?.cost).toBe('1153.32');
  });
});

describe('pages of machines', () => {
  const page = (hasNextPage: boolean, endCursor: string | null) => ({ pageInfo: { hasNextPage, endCursor } });

  test('go on with the list that has more, alone, and end with both', () => {
    const next = nextMachines({ hosting: { servers: page(true, 's'), storageBoxes: page(false, 'b') } });
    expect(next).toMatchObject({ servers: true, serversAfter: 's', boxes: false });
    expect(nextMachines({ hosting: { servers: page(false, 't') } })).toBeNull();
    expect(nextMachines({ hosting: { servers: null, storageBoxes: null } })).toBeNull();
  });

  test('are joined, without what could not be read', () => {
    const pages = [
      { hosting: { servers: { nodes: [1, null] }, storageBoxes: { nodes: ['a'] } } },
      { hosting: { servers: { nodes: [2] } } },
      { hosting: { servers: null } },
    ];
    expect(machinesIn(pages)).toEqual({ servers: [1, 2], storageBoxes: ['a'] });
  });

  test('of the bill go on behind the last line where what has no price has more', () => {
    const whole = { isComplete: true, sources: [] };
    const bill = (lines: ReturnType<typeof page>, unknown: ReturnType<typeof page>) => ({
      hosting: {
        bill: { lines: { ...lines, nodes: [] }, unknown: { ...unknown, nodes: [] }, currency: 'INR', ...whole },
      },
    });
    const asked = { currency: 'INR', maxAge: 60, linesAfter: 'l', unknownAfter: null };
    expect(nextBill(bill(page(false, null), page(true, 'u')), asked)).toEqual({
      ...asked,
      unknownAfter: 'u',
    });
    expect(nextBill(bill(page(false, 'm'), page(false, 'u')), asked)).toBeNull();
  });
});

describe('filters of machines', () => {
  test.each([
    ['', 3],
    ['kind:server', 2],
    ['status:cancelled', 1],
    ['status:!running', 2],
    ['status:healthy', 3],
    ['status:!healthy', 0],
    ['status:problem,off,changing', 0],
    ['country:DE api:dedicated', 2],
    ['place:falkenst', 3],
    ['place:germany', 3],
    ['type:cpx*', 1],
    ['label:env=production', 1],
    ['cost:>1000', 1],
    ['cost:unknown', 2],
    ['address:198.19', 1],
    ['u1.example', 1],
    ['id:7 account:main', 3],
  ])('%s leaves %d', (text, count) => {
    expect(find(text)).toHaveLength(count);
  });

  test('answer a key that is misspelt', () => {
    expect(compile(parse('plase:Helsinki'), filters).problems).toHaveLength(1);
  });
});

describe('what hangs on a machine', () => {
  const own = { label: 'CPX21', amount: '915.80' };
  const hung = {
    volumes: [
      { id: 'v1', size: 10 },
      { id: 'v2', size: 20 },
    ],
    primaryIps: [
      { id: 'p4', word: 'Primary IPv4' },
      { id: 'p6', word: 'Primary IPv6' },
    ],
    floatingIps: [],
    addresses: [],
  };
  const known = [line('VOLUME', 'v1', '57.20'), line('PRIMARY_IP', 'p4', '64.95'), line('PRIMARY_IP', 'p6', '0.00')];

  test('is added up to the digit, and what costs nothing is left out', () => {
    const nodes = [...known, line('VOLUME', 'v2', '114.40')];
    expect(costsOf(own, must(rows[0]), hung, { lines: nodes, unknown: [] })).toEqual({
      lines: [own, { label: '2 volumes, 30 GB', amount: '171.60' }, { label: 'Primary IPv4', amount: '64.95' }],
      total: '1152.35',
      unknown: 0,
    });
  });

  test('is unknown where the price of a part is not', () => {
    const nodes = [...known, line('VOLUME', 'v2', null)];
    const costs = costsOf(own, must(rows[0]), hung, { lines: nodes, unknown: [] });
    expect(costs.lines[1]).toEqual({ label: '2 volumes, 30 GB', amount: null });
    expect(costs).toMatchObject({ total: '980.75', unknown: 1 });
  });

  test('is only what is of the same account', () => {
    const nodes = [{ ...line('VOLUME', 'v1', '57.20'), accountName: 'other' }];
    expect(costsOf(own, must(rows[0]), hung, { lines: nodes, unknown: [] }).lines).toEqual([own]);
  });
});

describe('labels of several machines', () => {
  const before = shared([
    { env: 'production', role: 'web' },
    { env: 'production', role: 'db' },
  ]);

  test('are shown where all have them alike', () => {
    expect(before).toEqual([{ key: 'env', value: 'production' }]);
  });

  test('change in what was edited and stay in all else', () => {
    const after = [
      { key: 'env', value: 'test' },
      { key: 'team', value: 'a' },
    ];
    expect(changed({ env: 'production', role: 'db' }, before, after)).toEqual({ role: 'db', env: 'test', team: 'a' });
    expect(changed({ env: 'production', role: 'db' }, before, [])).toEqual({ role: 'db' });
    expect(editOf(before, after)).toEqual({ add: { env: 'test', team: 'a' }, remove: [] });
    expect(editOf(before, before)).toEqual({ add: {}, remove: [] });
    expect(editOf(before, [{ key: ' team ', value: 'a' }])).toEqual({ add: { team: 'a' }, remove: ['env'] });
  });

  test.each([
    [{ key: 'env', value: '' }, true],
    [{ key: 'example.com/env', value: 'a.b-c_d' }, true],
    [{ key: '', value: 'a' }, false],
    [{ key: '-env', value: 'a' }, false],
    [{ key: 'env', value: 'a b' }, false],
    [{ key: 'e'.repeat(64), value: '' }, false],
  ])('%j is taken: %s', (pair, isTaken) => {
    expect(wrongIn(pair, [pair]) === null).toBe(isTaken);
  });

  test('have each key once', () => {
    const twice = [
      { key: 'env', value: 'a' },
      { key: 'env ', value: 'b' },
    ];
    expect(wrongIn(must(twice[0]), twice)).not.toBeNull();
  });
});

describe('power', () => {
  const server = must(machines[0]);

  test('on is for what is off, and all else for what runs', () => {
    expect(fits(server, 'on')).toBe(false);
    expect(fits({ ...server, status: 'OFF' }, 'on')).toBe(true);
    expect(fits(server, 'reboot')).toBe(true);
    expect(fits({ ...server, status: 'OFF' }, 'off')).toBe(false);
  });

  test('waits while something is under way, and boxes have none', () => {
    expect(whyNoPower(server)).toBeNull();
    expect(whyNoPower({ ...server, status: 'MIGRATING' })).not.toBeNull();
    expect(whyNoPower(must(machines[2]))).not.toBeNull();
  });

  test('of a dedicated server is what it offers', () => {
    const ways = { resets: ['HW' as const], canWake: false };
    const ids = ['wake', 'reset', 'ctrl-alt-del', 'on'] as const;
    expect(ids.filter((id) => has(must(machines[1]), id, ways))).toEqual(['reset']);
    expect(has(server, 'wake')).toBe(false);
  });

  test('takes the scope for the very account', () => {
    const token = (boundTo: { api: 'CLOUD' | null; account: string } | null) => ({
      id: '1',
      name: 'Dashboard',
      defaultCurrency: 'INR',
      expiresAt: null,
      scopes: [{ scope: 'HOSTING_WRITE' as const, boundTo }],
    });
    expect(mayWrite(token(null), server)).toBe(true);
    expect(mayWrite(token({ api: 'CLOUD', account: 'main' }), server)).toBe(true);
    expect(mayWrite(token({ api: null, account: 'other' }), server)).toBe(false);
    expect(mayWrite({ ...token(null), scopes: [{ scope: 'HOSTING_READ', boundTo: null }] }, server)).toBe(false);
    expect(mayWrite(null, server)).toBe(false);
  });
});

describe('acts', () => {
  const server = must(machines[0]);

  test('send the mutation that they name, to the account of the machine', () => {
    const { steps, api, account } = powerAct(server, 'shut-down');
    expect(steps[0]?.mutation).toContain('shutDownCloudServer(id: $id, account: $account)');
    expect({ variables: steps.map(({ variables }) => variables), api, account }).toEqual({
      variables: [{ id: '7', account: 'main' }],
      api: 'CLOUD',
      account: 'main',
    });
    expect(powerAct(must(machines[1]), 'reset').steps[0]?.variables).toEqual({ id: '7', account: 'main', type: 'HW' });
  });

  test('are distinguished by what they do and to what', () => {
    const keys = machines
      .slice(0, 2)
      .flatMap((machine) => [powerAct(machine, 'on').key, powerAct(machine, 'reset').key]);
    expect(new Set(keys).size).toBe(4);
  });

  test('want the name typed where something is lost for good', () => {
    expect(deleteAct(server, '915.80')).toMatchObject({ confirm: { type: 'web-1' }, ends: '915.80' });
    expect(cancelAct(must(machines[1]), null, '2026-12-31', false)).toMatchObject({
      confirm: { type: 'number 7' },
      ends: null,
      steps: [{ variables: { date: '2026-12-31', reserve: false } }],
    });
  });

  test('are none for a box that no call deletes', () => {
    expect(deleteAct(must(machines[2]), null)).toBeNull();
  });

  test('send all labels that shall be there', () => {
    const edit = { add: { env: 'test' }, remove: ['team'] };
    const { steps, together } = labelsAct(server, { env: 'test' }, edit);
    expect(steps[0]?.variables).toEqual({ id: '7', account: 'main', labels: { env: 'test' } });
    expect(together).toMatchObject({ variables: edit, where: { kinds: ['SERVER', 'STORAGE_BOX'] }, id: '7' });
  });
});

describe('what was measured', () => {
  test('has one time for all series, and null where one of them has no value', () => {
    const sample = (time: string, value: number | null) => ({ time, value });
    const series = [
      { name: 'out', values: [sample('1970-01-01T00:00:10Z', 2_000), sample('1970-01-01T00:00:20Z', null)] },
      { name: 'in', values: [sample('1970-01-01T00:00:05Z', 1_000)] },
    ];
    const wanted: [string, string][] = [
      ['out', 'sent'],
      ['in', 'received'],
    ];
    expect(seriesIn(series, wanted, 1_000)).toEqual({
      times: [5, 10],
      series: [
        { name: 'sent', dashed: false, values: [null, 2] },
        { name: 'received', dashed: true, values: [1, null] },
      ],
    });
  });

  test('adds up the traffic of all addresses day by day', () => {
    const of = (interval: string, sent: number) => ({ interval, amounts: { in: 1, out: sent } });
    const { times, series } = trafficIn([
      { address: 'a', intervals: [of('2026-11-02', 2), of('2026-11-01', 1)] },
      { address: 'b', intervals: [of('2026-11-02', 3)] },
    ]);
    expect(times).toEqual([Date.UTC(2026, 10, 1) / 1_000, Date.UTC(2026, 10, 2) / 1_000]);
    expect(series.map(({ values }) => values)).toEqual([
      [1, 5],
      [1, 2],
    ]);
  });
});

describe('the list as CSV', () => {
  test('has a row for each machine, and nothing where something is unknown', () => {
    const [head, first, second] = machinesCsv(rows, 'INR', null).split('\r\n');
    expect(head).toContain('cost_inr_a_month');
    expect(first).toBe(
      'cloud,main,server,7,web-1,Running,CPX21,3 × 4 GB,Falkenstein,DE,198.18.0.1 2001:db8::/64,env=production,,2025-03-14T00:08:41.000Z,,1098.96',
    );
    expect(second?.endsWith(',,,,')).toBe(true);
  });

  test('is in the order that is given', () => {
    const byCost = sorted<MachineRow>(
      rows,
      [{ id: 'cost', header: '', width: 1, priority: 1, cell: () => null, sortBy: ({ cost }) => cost ?? null }],
      { id: 'cost', isDescending: false },
    );
    expect(machinesCsv(byCost, 'INR', null).split('\r\n')[1]).toContain('web-1');
  });
});

describe('what needs a hand', () => {
  const off = { status: 'OFF', isCancelled: false } as const;
  const box = { __typename: 'DedicatedStorageBox' } as const;

  test('is what is off and billed, whose cost may not be known; not what is free or not read yet', () => {
    const texts = (cost: string | null | undefined) => needsOf(off, cost, []).map(({ text }) => text);
    expect([texts('915.80'), texts(null), texts('0.00'), texts(undefined)]).toEqual([
      ['Off and billed'],
      ['Off, cost unknown'],
      [],
      [],
    ]);
  });

  test('says once that it is off, and all else by its severity', () => {
    const needs = needsOf(off, '1', [
      finding('SERVER_OFF'),
      finding('SERVER_WITHOUT_BACKUPS'),
      finding('SERVER_REACHABLE_AROUND_LOAD_BALANCER', { severity: 'HIGH' }),
    ]);
    expect(needs.map(({ kind, rank }) => [kind, rank])).toEqual([
      ['finding', 1],
      ['off', 2],
      ['finding', 2],
    ]);
  });

  test('is of the machine itself, was judged, and matters', () => {
    const findings = [
      finding('SERVER_WITHOUT_BACKUPS'),
      finding('SERVER_WITHOUT_FIREWALL', { verdict: 'UNKNOWN' }),
      finding('SERVER_TRAFFIC_NEAR_LIMIT', { severity: 'LOW' }),
      finding('DEDICATED_STORAGE_BOX_LOCKED', { api: 'DEDICATED', resource: box }),
      finding('SERVER_TYPE_DEPRECATED', { api: 'DEDICATED', resource: null }),
    ];
    const found = rowsOf(machines, { ...unread, bill, findings });
    expect(found.map(({ needs }) => needs?.map(({ text }) => text))).toEqual([
      ['No backups'],
      [],
      ['Locked by the provider'],
    ]);
    expect(needy(found).map(({ name }) => name)).toEqual(['web-1', 'archive']);
    const search = (text: string) => found.filter(compile(parse(text), filters).matches).map(({ key }) => key);
    expect(search('needs:finding')).toEqual(['cloud:main:7', 'dedicated:main:7:box']);
    expect(search('needs:nothing')).toEqual(['dedicated:main:7']);
  });

  test('is unknown until the findings are read, and not nothing', () => {
    expect(rowsOf(machines, { ...unread, bill }).map(({ needs }) => needs)).toEqual([undefined, undefined, undefined]);
    expect(rowsOf(machines, { ...unread, findings: null })[0]?.needs).toBeNull();
  });

  test.each(needKinds)('%s is in words for one machine', (kind) => {
    expect(titleOfOne(kind)).not.toBe(kindTitle(kind));
    expect(titleOfOne(kind)).not.toMatch(/^(servers|.*storage boxes|.*firewalls)\b/i);
  });

  test('asks of every kind about machines that can be more than LOW', () => {
    const ofMachines = documentedKinds.filter(({ kind }) =>
      /^(SERVER|STORAGE_BOX(?!_SUBACCOUNT)|DEDICATED_(SERVER|STORAGE_BOX|FIREWALL))_/.test(kind),
    );
    expect(ofMachines.length).toBeGreaterThan(20);
    const serious = ofMachines.filter(({ severity }) => /MEDIUM|HIGH|CRITICAL/.test(severity));
    expect([...needKinds].sort()).toEqual(serious.map(({ kind }) => kind).sort());
  });
});
