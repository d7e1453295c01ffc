import { describe, expect, it } from '@jest/globals';
import { compile } from '../../../src/dashboard/filter/match.js';
import { parse } from '../../../src/dashboard/filter/parse.js';
import { alsoThrough, byName, chainOf } from '../../../src/dashboard/pages/names/chain.js';
import { mightBeMeant } from '../../../src/dashboard/pages/names/might-be-meant.js';
import { nameFilters } from '../../../src/dashboard/pages/names/name-filters.js';
import { countsOf, countsOfZones, nobodyIn } from '../../../src/dashboard/pages/names/counts.js';
import { inGroups } from '../../../src/dashboard/pages/names/in-groups.js';
import { groupsOf, shownOf } from '../../../src/dashboard/pages/names/name-groups.js';
import { type NameRow, rowsIn, zonesIn } from '../../../src/dashboard/pages/names/name-row.js';
import { namesCsv } from '../../../src/dashboard/pages/names/names-csv.js';
import { inputOf, typeFor, type Written } from '../../../src/dashboard/pages/names/opened/change.js';
import { deletion } from '../../../src/dashboard/pages/names/opened/record-acts.js';
import { verdictOf } from '../../../src/dashboard/pages/names/opened/verdict.js';
import { pointsAt, wordsText } from '../../../src/dashboard/pages/names/points-at.js';
import { zoneEntries } from '../../../src/dashboard/pages/names/zones/zone-entries.js';

type Found = NameRow['found'][number];

const server: Found = {
  kind: 'server',
  word: '',
  name: 'api-4',
  api: 'CLOUD',
  account: 'main',
  id: '7',
  targets: null,
};
const plain: NameRow = {
  key: 'r1',
  id: 'r1',
  zoneId: 'z1',
  zone: 'acme.example',
  account: 'main',
  type: 'A',
  name: 'www.acme.example',
  content: '198.18.0.1',
  ttl: 300,
  proxied: false,
  comment: null,
  tags: [],
  modifiedOn: null,
  standing: 'yours',
  hops: [],
  reason: null,
  readAt: null,
  found: [server],
};
const row = (own: Partial<NameRow>): NameRow => ({
  ...plain,
  key: `z1:${own.name ?? plain.name}`,
  id: own.name ?? plain.id,
  ...own,
});
const words = (own: Partial<NameRow>) => wordsText(pointsAt(row(own)));

describe('what a record points at', () => {
  it('is described by what is yours first, and by the address that leads there', () => {
    const floating: Found = { ...server, kind: 'address', word: 'floating IP', name: 'www' };
    const balancer: Found = { ...server, kind: 'balancer', word: 'balancer', name: 'api', targets: 4 };
    expect(words({})).toBe('api-4, cloud');
    expect(words({ found: [server, floating] })).toBe('floating IP www, api-4');
    expect(words({ found: [balancer] })).toBe('balancer api, 4 targets');
    expect(words({ found: [{ ...floating, word: 'primary IP' }] })).toBe('primary IP www, of no server');
    expect(words({ found: [server, { ...server, name: 'api-5' }] })).toBe('api-4 and 1 more, cloud');
  });

  it('names who had what is nobody’s, and how far away that is', () => {
    const reason = 'No account has 198.18.0.1 any more, which the server api-4 (7) had on 2026-11-20';
    expect(words({ standing: 'nobody', reason })).toBe('Nobody: was server api-4');
    expect(words({ standing: 'nobody', reason, hops: ['a.example', 'b.example'] })).toBe(
      'Nobody, 2 steps on: was server api-4',
    );
    const gone = 'The zone acme.example has no address for media-1.acme.example';
    expect(words({ standing: 'nobody', reason: gone })).toBe('Nobody: a name that does not exist');
  });

  it('is the reason in short where it is unknown', () => {
    const reason = "10.0.4.12 is a private address, which is somebody else's in every network";
    expect(words({ standing: 'unknown', reason })).toBe('A private address');
    expect(words({ standing: 'unknown', reason: 'The zone x could not be read' })).toBe('The zone x could not be read');
  });
});

describe('rows', () => {
  const record = {
    id: 'r1',
    type: 'A' as const,
    name: 'a.acme.example',
    content: '198.18.0.1',
    ttl: 1,
    proxied: null,
    comment: null,
    tags: null,
    modifiedOn: null,
    accountName: 'main',
    zone: { id: 'z1' },
  };
  const text = { ...record, id: 'r2', type: 'TXT' as const };
  const records = [
    { edge: { dnsRecords: { totalCount: 2, isComplete: true, problems: [], nodes: [record, null, text] } } },
  ];
  const zones = [{ id: 'z1', name: 'acme.example', status: 'ACTIVE', account: 'main', problem: null }];

  it('are awaited until what they lead to is read, and then are what it says', () => {
    expect(rowsIn(records, zones, undefined).map(({ standing }) => standing)).toEqual(['awaited', 'none']);
    const target = { state: 'DANGLING' as const, hops: [], reason: 'gone', readAt: null, resources: [] };
    const answer = { edge: { dnsRecords: { nodes: [{ id: 'r1', target }] } } };
    const [first] = rowsIn(records, zones, [answer]);
    expect(first).toMatchObject({ standing: 'nobody', reason: 'gone', zone: 'acme.example', key: 'r1' });
  });

  it('are unknown, with why, where what they lead to could not be read', () => {
    const [first, second] = rowsIn(records, zones, undefined, 'The store does not answer');
    expect(first).toMatchObject({ standing: 'unknown', reason: 'The store does not answer' });
    expect(second).toMatchObject({ standing: 'none', reason: null });
  });

  it('leave a zone that could not be read with its problem', () => {
    const problems = [{ zone: { id: 'z1' }, code: 'UPSTREAM_FORBIDDEN', message: 'not allowed' }];
    const nodes = [{ id: 'z1', name: 'acme.example', status: 'PENDING' as const, accountName: 'main' }];
    const found = { edge: { dnsRecords: { totalCount: 0, isComplete: false, problems, nodes: [] } } };
    const read = zonesIn([{ edge: { zones: { nodes } } }], [found]);
    const [zone] = zoneEntries(read, countsOfZones(read, []));
    expect(zone).toMatchObject({ problem: 'not allowed', word: 'pending', records: null });
  });
});

describe('groups', () => {
  const rows = (['none', 'yours', 'nobody', 'elsewhere', 'unknown'] as const).map((standing) => row({ standing }));

  it('begin with nobody and end with what has no address, none empty', () => {
    expect(groupsOf(rows).map(({ standing }) => standing)).toEqual(['nobody', 'unknown', 'yours', 'elsewhere', 'none']);
    expect(countsOf(rows)).toMatchObject({ all: 5, by: { nobody: 1, awaited: 0 } });
  });

  it('show eight until they are opened, unless one alone is left', () => {
    const group = { standing: 'yours' as const, rows: Array.from({ length: 20 }, () => row({})), count: 20 };
    expect(shownOf(group, new Set(), false)).toBe(8);
    expect(shownOf(group, new Set(['yours']), false)).toBe(20);
    expect(shownOf(group, new Set(), true)).toBe(20);
    expect(shownOf({ ...group, rows: group.rows.slice(0, 9), count: 9 }, new Set(), false)).toBe(9);
    expect(shownOf({ ...group, rows: group.rows.slice(0, 9) }, new Set(), false)).toBe(8);
  });

  it('are found by the filter of their state, and by what they lead to', () => {
    const found = (text: string) => rows.filter(compile(parse(text), nameFilters).matches).length;
    expect(found('state:nobody,elsewhere')).toBe(2);
    expect(found('state:!none')).toBe(4);
    expect(found('target:api-4')).toBe(5);
    expect(found('ttl:>300')).toBe(0);
  });
});

describe('what shows at first', () => {
  const record = {
    id: 'r1',
    type: 'A' as const,
    name: 'a.acme.example',
    content: '198.18.0.1',
    ttl: 1,
    proxied: null,
    comment: null,
    tags: null,
    modifiedOn: null,
    accountName: 'main',
    zone: { id: 'z1' },
    target: { state: 'OWN' as const, hops: [], reason: null, readAt: null, resources: [] },
  };
  const none = { own: 0, foreign: 0, dangling: 0, unknown: 0, withoutTarget: 0 };
  const ofAccount = (zone: string, own: number, withoutTarget: number) => ({
    edge: {
      dnsRecordsByTarget: {
        totalCount: own + withoutTarget,
        isComplete: true,
        zoneCounts: [{ ...none, zone: { id: zone }, totalCount: own + withoutTarget, own, withoutTarget }],
        groups: [
          { state: 'OWN' as const, recordCount: own, records: { nodes: [record, null] } },
          {
            state: null,
            recordCount: withoutTarget,
            records: { nodes: [{ ...record, id: 'r2', type: 'TXT' as const, target: null }] },
          },
        ],
      },
    },
  });
  const zones = [{ id: 'z1', name: 'acme.example', status: 'ACTIVE', account: 'main', problem: null }];

  it('counts all of every account and zone, with the first rows of each group', () => {
    const first = inGroups([ofAccount('z1', 20, 5), ofAccount('z2', 3, 0)], zones);
    expect(first?.counts).toEqual({ all: 28, by: { ...countsOf([]).by, yours: 23, none: 5 } });
    expect(first?.byZone.get('z1')).toMatchObject({ all: 25, by: { yours: 20, none: 5 } });
    expect(first?.groups.map(({ standing, rows, count }) => [standing, rows.length, count])).toEqual([
      ['yours', 2, 23],
      ['none', 2, 5],
    ]);
    expect(first?.groups[0]?.rows[0]).toMatchObject({ key: 'r1', zone: 'acme.example', standing: 'yours' });
    expect(first?.isComplete).toBe(true);
  });

  it('is not whole where an account returns nothing, and is nothing where none does', () => {
    expect(inGroups([ofAccount('z1', 2, 1), { edge: null }], zones)).toMatchObject({ isComplete: false });
    expect(inGroups([{ edge: { dnsRecordsByTarget: null } }], zones)).toBeNull();
  });

  it('has no record at nobody only where all is known', () => {
    const of = (...standings: NameRow['standing'][]) =>
      nobodyIn({ is: 'whole', value: countsOf(standings.map((standing) => ({ standing }))) });
    expect(of('yours', 'none')).toEqual({ is: 'whole', value: 0 });
    expect(of('nobody', 'unknown')).toMatchObject({ is: 'least', value: 1 });
    expect(of('nobody', 'awaited')).toEqual({ is: 'awaited' });
  });
});

describe('the way of a record', () => {
  const a = row({ name: 'lb.acme.example', standing: 'nobody', reason: 'gone', found: [] });
  const cname = row({
    name: 'qa.acme.example',
    type: 'CNAME',
    content: 'lb.acme.example',
    hops: ['lb.acme.example'],
    standing: 'nobody',
    found: [],
  });
  const other = { ...cname, key: 'z1:other', name: 'other.acme.example' };
  const all = [a, cname, other];

  it('leads from name to name to the address', () => {
    const steps = chainOf(cname, byName(all));
    expect(steps.map(({ label, text }) => [label, text])).toEqual([
      ['CNAME', 'qa.acme.example'],
      ['A', 'lb.acme.example'],
      ['Address', '198.18.0.1'],
    ]);
    expect(steps.map(({ isEnd }) => isEnd)).toEqual([false, false, true]);
  });

  it('ends at a name that no record is of, and goes through a wildcard', () => {
    expect(chainOf(cname, byName([cname])).at(-1)).toMatchObject({ label: 'Name', isEnd: true, row: null });
    const wild = row({ name: '*.acme.example' });
    expect(chainOf(cname, byName([wild])).at(-1)).toMatchObject({ label: 'Address', text: '198.18.0.1' });
  });

  it('is that of others too', () => {
    expect(alsoThrough(cname, all).map(({ name }) => name)).toEqual(['other.acme.example']);
    expect(alsoThrough(a, all).map(({ name }) => name)).toEqual(['qa.acme.example', 'other.acme.example']);
  });

  it('might have been meant to lead to what is called alike', () => {
    const lost = row({ name: 'api-3.acme.example', standing: 'nobody', found: [] });
    const meant = mightBeMeant(lost, [row({ name: 'v4.acme.example', content: '198.18.0.9' })]);
    expect(meant).toEqual([{ name: 'v4.acme.example', words: 'api-4, cloud', content: '198.18.0.9' }]);
    expect(mightBeMeant({ ...lost, type: 'AAAA' }, [row({})])).toEqual([]);
  });
});

describe('a changed record', () => {
  const record: Written = {
    type: 'A',
    name: 'www.acme.example',
    content: '198.18.0.1',
    ttl: 300,
    proxied: true,
    privateRouting: false,
    comment: 'shop',
    tags: ['owner:web'],
    settings: { ipv4Only: true, ipv6Only: null, flattenCname: null },
  };

  it('is of the kind that its content makes it', () => {
    expect(typeFor('A', '2001:db8::1')).toBe('AAAA');
    expect(typeFor('AAAA', ' 198.18.0.7 ')).toBe('A');
    expect(typeFor('A', 'lb.acme.example')).toBe('CNAME');
    expect(typeFor('TXT', 'lb.acme.example')).toBe('TXT');
    for (const wrong of ['', '999.1.1.1', '1.2.3', 'a b.example', '::g', 'localhost']) {
      expect(typeFor('A', wrong)).toBeNull();
    }
  });

  it('keeps all that the write would else take away', () => {
    expect(inputOf(record, { content: '198.18.0.9', ttl: 600, proxied: false })).toEqual({
      type: 'A',
      name: 'www.acme.example',
      content: '198.18.0.9',
      ttl: 600,
      proxied: false,
      comment: 'shop',
      tags: ['owner:web'],
      settings: { ipv4Only: true },
    });
  });

  it('has the time that the edge decides while it is proxied, and no settings of another kind', () => {
    const input = inputOf(record, { content: 'lb.acme.example', ttl: 600, proxied: true });
    expect(input).toMatchObject({ type: 'CNAME', ttl: 1, proxied: true });
    expect(input).not.toHaveProperty('settings');
  });
});

describe('what is shown of a record', () => {
  it('is certain of nobody, and never of what is unknown', () => {
    expect(verdictOf(row({ standing: 'nobody' }))).toMatchObject({ tone: 'bad', sureness: 'certain' });
    expect(verdictOf(row({ standing: 'unknown' }))).toMatchObject({ tone: 'unknown', sureness: '' });
    expect(verdictOf(row({ standing: 'none' }))).toBeNull();
  });

  it('names what a deletion breaks, with the account in the mutation', () => {
    const others = Array.from({ length: 7 }, (_, place) => row({ name: `n${place}.acme.example` }));
    const act = deletion(plain, others);
    expect(act.steps.map(({ variables }) => variables)).toEqual([{ zoneId: 'z1', id: 'r1', account: 'main' }]);
    expect(act.breaks).toHaveLength(7);
    expect(act.breaks?.at(-1)).toBe('and 2 more names');
    expect(act.stays).toEqual(['api-4']);
  });

  it('stands in the table for spreadsheets, where no cell is a formula', () => {
    const [head, line] = namesCsv([row({ content: '=1+1', tags: ['a', 'b'] })], null).split('\r\n');
    expect(head).toMatch(/^Name,Type,Content,TTL/);
    expect(line).toBe(`www.acme.example,A,'=1+1,300,no,acme.example,main,Yours,"api-4, cloud",,,,,a b`);
  });
});
