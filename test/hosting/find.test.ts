import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { isObjectType } from 'graphql';
import { sharedGraph } from '../support/shared/graph.js';
import { type Served, serve } from '../sandbox/served.js';

interface Hit {
  readonly api: string;
  readonly accountName: string;
  readonly type: string;
  readonly id: string | null;
  readonly name: string | null;
  readonly score: number;
  readonly matched: readonly { readonly field: string; readonly text: string }[];
  readonly resource: { readonly __typename: string };
}

interface Search {
  readonly hits: readonly Hit[];
  readonly totalCount: number;
  readonly isComplete: boolean;
}

let served: Served;
beforeAll(async () => {
  served = await serve(await sharedGraph());
});
afterAll(() => served.close());

async function find(text: string, first = 20): Promise<Search> {
  const { data, errors } = await served.ask(
    `query Find($text: String!, $first: Int!) { hosting { find(text: $text, first: $first) { totalCount isComplete
      hits: nodes { api accountName type id: resourceId name score matched { field text } resource { __typename } } } } }`,
    { text, first },
  );
  expect(errors).toBeUndefined();
  return (data as { hosting: { find: Search } }).hosting.find;
}

async function server(name: string) {
  const data = await served.data(
    `{ cloud { servers(name: "${name}") { nodes { id number publicNet { ipv4 { ip } ipv6 { ip } } privateNets { ip } } } } }`,
  );
  const { nodes } = (
    data as {
      cloud: {
        servers: {
          nodes: {
            id: string;
            number: string;
            publicNet: { ipv4: { ip: string }; ipv6: { ip: string } };
            privateNets: { ip: string }[];
          }[];
        };
      };
    }
  ).cloud.servers;
  const [found] = nodes;
  if (!found) throw new Error(`There is no server ${name}`);
  return found;
}

const shown = ({ type, name, score }: Hit) => `${score} ${type} ${name}`;
const fieldsOf = (hits: readonly Hit[], type: string) =>
  hits.find((hit) => hit.type === type)?.matched.map(({ field }) => field);

describe('a search by name', () => {
  it('has what is called exactly so first, then what begins so, then what has it inside', async () => {
    const { hits, isComplete } = await find('web-1', 100);
    expect(isComplete).toBe(true);
    expect(hits.slice(0, 2).map(shown)).toEqual(['100 CloudServer web-1', '100 DedicatedServer web-1']);
    expect(hits.map(({ score }) => score)).toEqual(hits.map(({ score }) => score).sort((a, b) => b - a));
    expect(hits.find(({ name }) => name === 'web-1-ipv4')).toMatchObject({ type: 'CloudPrimaryIp', score: 80 });
  });

  it.each(['WEB-1', ' web-1 ', 'wéb-1', 'ｗｅｂ-1'])('takes %j for the same', async (text) => {
    const { hits } = await find(text);
    expect(hits[0]).toMatchObject({
      api: 'CLOUD',
      accountName: 'sandbox',
      type: 'CloudServer',
      name: 'web-1',
      score: 100,
    });
    expect(hits[0]?.resource).toEqual({ __typename: 'CloudServer' });
    expect(hits[0]?.matched).toEqual([{ field: 'name', text: 'web-1' }]);
  });

  it('gives as many as were wanted, and counts all', async () => {
    const { hits, totalCount } = await find('customers.acme.example', 7);
    expect(hits).toHaveLength(7);
    expect(totalCount).toBeGreaterThan(2_900);
  });

  it('finds host names, with and without the dot of the root', async () => {
    const [plain, dotted] = await Promise.all([find('acme.example', 100), find('acme.example.', 100)]);
    expect(dotted.hits).toEqual(plain.hits);
    expect(plain.hits.filter(({ score }) => score === 100).map(({ type }) => type)).toContain('EdgeZone');
  });

  it('finds snapshots and backups, and not the images of the provider', async () => {
    const { hits } = await find('debian', 100);
    expect(hits.filter(({ type }) => type === 'CloudImage')).toEqual([]);
    expect((await find('web-1 before the upgrade')).hits).toMatchObject([{ type: 'CloudImage' }]);
  });

  it('finds nothing by what nothing has', async () => {
    expect(await find('nothing is called so')).toEqual({ hits: [], totalCount: 0, isComplete: true });
  });
});

describe('a search by address', () => {
  it('finds the server, its primary IP and the records that point at it', async () => {
    const { id, publicNet } = await server('web-2');
    const { hits } = await find(publicNet.ipv4.ip, 1_000);
    expect(hits[0]).toMatchObject({ type: 'CloudServer', id, score: 100 });
    expect(fieldsOf(hits, 'CloudPrimaryIp')).toContain('ip');
    expect(fieldsOf(hits, 'EdgeDnsARecord')).toEqual(['content']);
    expect(hits.filter(({ score }) => score === 100).length).toBeGreaterThan(2);
  });

  it('finds the IPv6 network that it is in, however it is written', async () => {
    const { id, publicNet } = await server('web-2');
    const inside = publicNet.ipv6.ip.replace('::/64', ':0:00:0:ABCD').toUpperCase();
    const { hits } = await find(inside);
    expect(hits[0]).toMatchObject({ type: 'CloudServer', id, score: 70 });
  });

  it('finds the private network around it, and whatever has it there', async () => {
    const { id, privateNets } = await server('web-2');
    const { hits } = await find(privateNets[0]?.ip ?? '', 100);
    expect(hits[0]).toMatchObject({ type: 'CloudServer', id, score: 100 });
    expect(fieldsOf(hits, 'CloudNetwork')).toEqual(['ipRange', 'subnets.ipRange']);
  });

  it('finds what is in a network, but nothing beside it', async () => {
    const { publicNet } = await server('web-2');
    const around = publicNet.ipv4.ip.replace(/\d+$/, '0/24');
    const { hits, totalCount } = await find(around, 1_000);
    expect(totalCount).toBeGreaterThan(100);
    const start = publicNet.ipv4.ip.replace(/\d+$/, '');
    const odd = hits.slice(0, 1_000).filter(({ matched }) => !matched.every(({ text }) => text.startsWith(start)));
    expect(odd).toEqual([]);
    expect((await find('192.168.77.0/24')).totalCount).toBe(0);
  });

  it('finds those that begin like the part of one, not those that begin like a whole one', async () => {
    const { publicNet } = await server('web-2');
    const part = publicNet.ipv4.ip.slice(0, publicNet.ipv4.ip.lastIndexOf('.') + 1);
    expect((await find(part)).totalCount).toBeGreaterThan(10);
    const { hits } = await find('10.0.1.1', 100);
    expect(hits.flatMap(({ matched }) => matched.map(({ text }) => text))).not.toContain('10.0.1.10');
  });
});

describe('a search by label', () => {
  it.each([
    ['env=production', 40],
    ['ENV=Production', 40],
    ['production', 40],
    ['env=prod', 30],
  ])('finds by %s', async (text, score) => {
    const { hits } = await find(text, 1_000);
    const web = hits.find(({ type, name }) => type === 'CloudServer' && name === 'web-1');
    expect(web).toMatchObject({ score, matched: [{ field: 'labels', text: 'env=production' }] });
  });

  it('finds by the key alone', async () => {
    const { hits } = await find('env', 1_000);
    const envs = hits.filter(({ type }) => type === 'CloudServer').flatMap(({ matched }) => matched);
    expect(new Set(envs.map(({ text }) => text))).toEqual(new Set(['env=production', 'env=staging', 'env=ci']));
  });

  it('finds the tags of DNS records, which are written with a colon', async () => {
    const { hits } = await find('owner:web', 100);
    expect(hits).toHaveLength(30);
    expect(hits[0]).toMatchObject({ type: 'EdgeDnsARecord', score: 40 });
    expect((await find('owner=web', 100)).hits).toEqual(hits);
  });
});

describe('a search by DNS record', () => {
  it('finds by name', async () => {
    const { hits } = await find('c0042.customers.acme.example');
    expect(hits.map(shown)).toEqual(['100 EdgeDnsARecord c0042.customers.acme.example']);
  });

  it('finds by content: names as names, words as words', async () => {
    const mail = await find('mail.acme.example', 100);
    expect(fieldsOf(mail.hits, 'EdgeDnsMxRecord')).toContain('content');
    const words = await find('customer-verification=9"');
    expect(words.hits).toMatchObject([{ type: 'EdgeDnsTxtRecord', score: 50, matched: [{ field: 'content' }] }]);
  });

  it('finds by comment', async () => {
    const { hits } = await find('public interface', 100);
    expect(new Set(hits.map(({ matched }) => matched[0]?.field))).toEqual(new Set(['comment']));
    expect(hits).toHaveLength(30);
  });
});

describe('a search by id', () => {
  it('finds by the whole of a number, not by a part', async () => {
    const { id, number } = await server('web-3');
    const { hits } = await find(number);
    expect(hits[0]).toMatchObject({
      type: 'CloudServer',
      id,
      score: 100,
      matched: [{ field: 'number', text: number }],
    });
    expect((await find(number.slice(0, 3))).hits.filter(({ matched }) => matched[0]?.field === 'number')).toEqual([]);
  });

  it('finds by the beginning of one that is random', async () => {
    const { hits } = await find('c0007.customers');
    const id = hits[0]?.id ?? '';
    const own = id.split(':').at(-1) ?? '';
    const matched = [{ field: 'identifier', text: own }];
    expect((await find(own)).hits[0]).toMatchObject({ id, score: 100, matched });
    expect((await find(own.slice(0, 12))).hits[0]).toMatchObject({ id, score: 80, matched });
  });

  it('finds by the id of the whole graph, whatever the object is', async () => {
    const { id } = await server('web-3');
    const [record] = (await find('c0007.customers')).hits;
    const [box] = (await find('storage box')).hits.filter(({ type }) => type === 'StorageBox');
    for (const each of [id, record?.id, box?.id]) {
      const { hits, totalCount } = await find(String(each));
      expect(totalCount).toBe(1);
      expect(hits[0]).toMatchObject({ id: each, score: 100, matched: [{ field: 'id', text: each }] });
    }
  });

  it('names fields that the types have', async () => {
    const schema = await sharedGraph();
    const { hits } = await find('e', 1_000);
    const firstOfTypes = new Map(hits.map(({ type, id }) => [type, id]));
    expect(firstOfTypes.size).toBeGreaterThan(10);
    for (const id of firstOfTypes.values()) {
      const own = decodeURIComponent(String(id).split(':').at(-1) ?? '');
      for (const { type, matched } of (await find(own, 50)).hits) {
        const found = schema.getType(type);
        const fields = isObjectType(found) ? Object.keys(found.getFields()) : [];
        for (const { field } of matched)
          expect([type, fields]).toEqual([type, expect.arrayContaining([field.split('.')[0]])]);
      }
    }
  });
});

describe('a search after a write', () => {
  it('finds by the new name, and no more by the old one', async () => {
    const { id } = await server('ci-1');
    expect((await find('ci-1')).hits[0]).toMatchObject({ type: 'CloudServer', id });
    await served.data(`mutation { updateCloudServer(id: "${id}", input: { name: "builder-1" }) { server { id } } }`);
    expect((await find('builder-1')).hits).toMatchObject([{ type: 'CloudServer', id, score: 100 }]);
    expect((await find('ci-1')).hits.filter((hit) => hit.type === 'CloudServer')).toEqual([]);
  });
});

describe('every kind of object', () => {
  it('is found, with its id and a name', async () => {
    const searches = await Promise.all(['a', 'e', 'i', 'o', '1', '2'].map((text) => find(text, 1_000)));
    const kinds = new Map(searches.flatMap(({ hits }) => hits.map((hit) => [hit.type, hit] as const)));
    const types = [...kinds.keys()].filter((type) => !/^EdgeDns|^EdgeAccess/.test(type)).sort();
    expect(types).toEqual([
      'CloudCertificate',
      'CloudDnsRecordSet',
      'CloudDnsZone',
      'CloudFirewall',
      'CloudFloatingIp',
      'CloudImage',
      'CloudLoadBalancer',
      'CloudNetwork',
      'CloudPlacementGroup',
      'CloudPrimaryIp',
      'CloudServer',
      'CloudSshKey',
      'CloudVolume',
      'DedicatedFirewallTemplate',
      'DedicatedReverseDns',
      'DedicatedServer',
      'DedicatedSshKey',
      'DedicatedStorageBox',
      'DedicatedVSwitch',
      'EdgeAccount',
      'EdgeBucket',
      'EdgeKvNamespace',
      'EdgeLoadBalancerMonitor',
      'EdgeLoadBalancerPool',
      'EdgePagesProject',
      'EdgeSqlDatabase',
      'EdgeTunnel',
      'EdgeWidget',
      'EdgeWorkerScript',
      'EdgeZone',
      'StorageBox',
      'StorageBoxSnapshot',
      'StorageBoxSubaccount',
    ]);
    for (const hit of kinds.values()) {
      expect(hit.resource.__typename).toBe(hit.type);
      expect(hit.id).toEqual(expect.any(String));
      expect(hit.name).toEqual(expect.any(String));
    }
    const addresses = await find('0.0.0.0/0', 1_000);
    const ofDedicated = new Set(addresses.hits.filter(({ api }) => api === 'DEDICATED').map(({ type }) => type));
    expect([...ofDedicated]).toEqual(expect.arrayContaining(['DedicatedFailoverIp', 'DedicatedIp', 'DedicatedSubnet']));
  });
});

describe('a text that is hostile', () => {
  it.each([
    '.*',
    '(a+)+$',
    '%',
    '\\',
    '[',
    "' or 1=1 --",
    '{"$ne":null}',
    '\u0000',
    'a\u0007b',
    '\ud800',
    '💥\udc00',
    '%00',
  ])('is a text like any other: %j', async (text) => {
    const { hits } = await find(text, 5);
    for (const { matched } of hits) expect(matched.length).toBeGreaterThan(0);
  });

  it.each([
    ['', 'find: "text" must not be empty, but got "".'],
    [' \t ', 'find: "text" must not be empty, but got " \\t ".'],
    ['\u200b\u200d', expect.stringContaining('find: "text" must have characters to be seen')],
    ['x'.repeat(3_001), 'find: "text" must have at most 3000 characters, but got 3001.'],
  ])('is refused in words: %j', async (text, message) => {
    const { errors } = await served.ask('query Find($text: String!) { hosting { find(text: $text) { totalCount } } }', {
      text,
    });
    expect(errors?.map(({ message, extensions }) => [message, extensions['code']])).toEqual([
      [message, 'BAD_USER_INPUT'],
    ]);
  });

  it.each([0, -1, 1_001])('is not asked for %i hits', async (first) => {
    expect(await served.refusal(`{ hosting { find(text: "a", first: ${first}) { totalCount } } }`)).toMatchObject({
      code: 'BAD_USER_INPUT',
    });
  });
});

describe('what is in storage boxes', () => {
  it('finds sub-accounts by their name, user name and host name, and snapshots by their name', async () => {
    const { storage } = await served.data(
      '{ storage { storageBoxes(name: "handover") { nodes { subaccounts { nodes { id username server } } } } } }',
    );
    const [box] = (
      storage as {
        storageBoxes: { nodes: { subaccounts: { nodes: { id: string; username: string; server: string }[] } }[] };
      }
    ).storageBoxes.nodes;
    const [account] = box?.subaccounts.nodes ?? [];
    for (const [text, field] of [
      ['agency', 'name'],
      [account?.username ?? '', 'username'],
      [`ssh ${account?.username}@${account?.server}`, 'server'],
    ] as const) {
      const hit = (await find(text)).hits.find(({ type }) => type === 'StorageBoxSubaccount');
      expect(hit).toMatchObject({ id: account?.id, name: 'agency', resource: { __typename: 'StorageBoxSubaccount' } });
      expect(hit?.matched.map((one) => one.field)).toContain(field);
    }
    const { hits } = await find('2024-03-03T10-15-00');
    expect(hits).toMatchObject([{ type: 'StorageBoxSnapshot', name: '2024-03-03T10-15-00', score: 100 }]);
  });

  it('is not read for another kind', async () => {
    const { context } = await served.ask(
      '{ hosting { find(text: "agency", kinds: [STORAGE_BOX], maxAge: 0) { totalCount } } }',
    );
    expect(context.clients.report(true)).toMatchObject({ storage: { calls: 1 } });
  });
});
