/** What people copy somewhere and paste into the search, and what it finds first. */
import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { sharedGraph } from '../../support/shared/graph.js';
import { type Served, serve } from '../../sandbox/served.js';

interface Hit {
  readonly kind: string;
  readonly type: string;
  readonly name: string;
  readonly score: number;
  readonly matched: readonly { readonly field: string; readonly text: string }[];
}

interface Search {
  readonly totalCount: number;
  readonly isComplete: boolean;
  readonly nodes: readonly Hit[];
}

interface Key {
  readonly name: string;
  readonly fingerprint: string;
  readonly publicKey: string;
}

/** What the sandbox has, and the forms are written with. */
interface Facts {
  readonly ipv4: string;
  readonly ipv6: string;
  readonly mac: string;
  readonly type: string;
  readonly key: Key;
  readonly zone: { readonly id: string; readonly identifier: string };
}

let served: Served;
let facts: Facts;
beforeAll(async () => {
  served = await serve(await sharedGraph());
  facts = await factsOf();
});
afterAll(() => served.close());

async function factsOf(): Promise<Facts> {
  const data = (await served.data(`{
    cloud {
      servers(name: "web-2") { nodes { serverType { name } publicNet { ipv4 { ip } ipv6 { ip } } privateNets { macAddress } } }
      sshKeys { nodes { name fingerprint publicKey } }
    }
    edge { zones(name: "acme.example") { nodes { id identifier } } }
  }`)) as unknown as {
    cloud: {
      servers: {
        nodes: {
          serverType: { name: string };
          publicNet: { ipv4: { ip: string }; ipv6: { ip: string } };
          privateNets: { macAddress: string }[];
        }[];
      };
      sshKeys: { nodes: Key[] };
    };
    edge: { zones: { nodes: { id: string; identifier: string }[] } };
  };
  const [server] = data.cloud.servers.nodes;
  const [key] = data.cloud.sshKeys.nodes;
  const [mac] = server?.privateNets ?? [];
  const [zone] = data.edge.zones.nodes;
  if (!server || !key || !mac || !zone) throw new Error('The sandbox lacks web-2, a key or acme.example');
  const { serverType, publicNet } = server;
  return {
    ipv4: publicNet.ipv4.ip,
    ipv6: publicNet.ipv6.ip.replace('::/64', '::ab:1'),
    mac: mac.macAddress,
    type: serverType.name,
    key,
    zone,
  };
}

async function find(text: string, more = '', first = 20): Promise<Search> {
  const { data, errors } = await served.ask(
    `query Find($text: String!, $first: Int!) { hosting { find(text: $text, first: $first ${more}) {
      totalCount isComplete nodes { kind type name score matched { field text } } } } }`,
    { text, first },
  );
  expect(errors).toBeUndefined();
  return (data as unknown as { hosting: { find: Search } }).hosting.find;
}

async function refusalOf(text: string): Promise<unknown> {
  const { errors } = await served.ask('query Find($text: String!) { hosting { find(text: $text) { totalCount } } }', {
    text,
  });
  return errors?.map(({ message }) => message);
}

const named = (hits: readonly Hit[]) => hits.map(({ type, name }) => `${type} ${name}`);

const sha256Of = ({ publicKey }: Key) =>
  createHash('sha256')
    .update(Buffer.from(publicKey.split(' ')[1] ?? '', 'base64'))
    .digest('base64')
    .replace(/=+$/, '');

const reversed = (ipv4: string) => ipv4.split('.').reverse().join('.');

/** All 32 digits, the last first. */
function nibblesOf(ipv6: string): string {
  const [before = '', after = ''] = ipv6.split('::').map((part) =>
    part
      .split(':')
      .map((group) => group.padStart(4, '0'))
      .join(''),
  );
  return [...before.padEnd(32 - after.length, '0'), ...after].reverse().join('.');
}

const web2 = 'CloudServer web-2';
const zone = 'EdgeZone acme.example';
const key = (facts: Facts) => `CloudSshKey ${facts.key.name}`;

type Form = readonly [string, string | ((facts: Facts) => string), string | ((facts: Facts) => string)];

const forms: readonly Form[] = [
  ['an address', ({ ipv4 }) => ipv4, web2],
  ['with a port', ({ ipv4 }) => `${ipv4}:22`, web2],
  ['with the length of a prefix', ({ ipv4 }) => `${ipv4}/32`, web2],
  ['with blanks around the slash', ({ ipv4 }) => `${ipv4} / 32`, web2],
  ['with a mask', ({ ipv4 }) => `${ipv4}/255.255.255.255`, web2],
  ['mapped into IPv6', ({ ipv4 }) => `::ffff:${ipv4}`, web2],
  ['mapped, as a network', ({ ipv4 }) => `::ffff:${ipv4}/128`, web2],
  ['mapped, in brackets with a port', ({ ipv4 }) => `[::ffff:${ipv4}]:443`, web2],
  ['its reverse name', ({ ipv4 }) => `${reversed(ipv4)}.in-addr.arpa`, web2],
  ['its reverse name with the dot of the root', ({ ipv4 }) => `${reversed(ipv4)}.IN-ADDR.ARPA.`, web2],
  ['in a URL', ({ ipv4 }) => `https://${ipv4}/`, web2],
  ['in a URL with all its parts', ({ ipv4 }) => `https://user:p%40ss@${ipv4}:8443/path?x=1#y`, web2],
  ['in a command', ({ ipv4 }) => `ssh root@${ipv4}`, web2],
  ['in a command with options', ({ ipv4 }) => `$ ssh -o StrictHostKeyChecking=no -p 2222 root@${ipv4}`, web2],
  ['as a target of scp', ({ ipv4 }) => `root@${ipv4}:/var/log/syslog`, web2],
  ['in quotes', ({ ipv4 }) => `"${ipv4}"`, web2],
  ['of full width', ({ ipv4 }) => ipv4.replace(/\d/g, (digit) => String.fromCodePoint(0xff10 + Number(digit))), web2],
  ['with characters of no width', ({ ipv4 }) => `\u200b${ipv4.replace('.', '.\u200d')}\ufeff`, web2],
  ['at the end of a list', ({ ipv4 }) => `- ${ipv4},`, web2],

  ['an IPv6 address', ({ ipv6 }) => ipv6, web2],
  ['in brackets', ({ ipv6 }) => `[${ipv6}]`, web2],
  ['in brackets with a port', ({ ipv6 }) => `[${ipv6}]:443`, web2],
  ['with its interface', ({ ipv6 }) => `${ipv6}%eth0`, web2],
  ['in a URL with its interface', ({ ipv6 }) => `http://[${ipv6}%25eth0]:80/`, web2],
  ['a network in brackets', ({ ipv6 }) => `[${ipv6}]/128`, web2],
  ['its reverse name of digits', ({ ipv6 }) => `${nibblesOf(ipv6)}.ip6.arpa.`, web2],
  ['the reverse name of its network', ({ ipv6 }) => `${nibblesOf(ipv6).slice(32)}.ip6.arpa`, web2],
  ['in a URL of ssh', ({ ipv6 }) => `ssh://root@[${ipv6}]`, web2],

  ['a MAC address', ({ mac }) => mac, web2],
  ['with dashes', ({ mac }) => mac.replaceAll(':', '-').toUpperCase(), web2],
  ['with dots', ({ mac }) => mac.replaceAll(':', '').replace(/(....)(....)/, '$1.$2.'), web2],
  ['without anything', ({ mac }) => mac.replaceAll(':', ''), web2],

  ['a name', 'web-2', web2],
  ['in upper case', 'WEB-2', web2],
  ['with an underscore', 'web_2', web2],
  ['with a blank', 'web 2', web2],
  ['in quotes and blanks', ' “web-2” ', web2],
  ['in backticks', '`web-2`', web2],
  ['with a port', 'web-2:22', web2],
  ['with a path', 'web-2:/etc/hosts', web2],
  ['in a URL', 'http://web-2:9100/metrics', web2],
  ['with a user', 'deploy@web-2', web2],
  ['in a command', 'ping web-2', web2],

  ['a host name', 'acme.example', zone],
  ['in upper case with a dot', 'ACME.EXAMPLE.', zone],
  ['in a URL', 'https://acme.example', zone],
  ['in a URL without its scheme', 'acme.example/login?next=%2F', zone],
  ['in an e-mail address', 'hostmaster@acme.example', zone],
  ['in a link to write to', 'mailto:hostmaster@acme.example?subject=x', zone],
  ['in angle brackets', '<https://acme.example>', zone],
  ['in a command', 'dig +short A acme.example', zone],
  ['an id', ({ zone: { id } }) => id, zone],
  ['in quotes, as JSON has it', ({ zone: { id } }) => `"${id}",`, zone],
  ['the id at its provider', ({ zone: { identifier } }) => identifier, zone],

  ['a fingerprint', ({ key }) => key.fingerprint, key],
  ['with the name of its digest', ({ key }) => `MD5:${key.fingerprint.toUpperCase()}`, key],
  ['without its colons', ({ key }) => key.fingerprint.replaceAll(':', ''), key],
  ['of the other digest', ({ key }) => `SHA256:${sha256Of(key)}`, key],
  ['as ssh-keygen prints it', ({ key }) => `256 SHA256:${sha256Of(key)} ${key.name} (ED25519)`, key],
  ['as ssh-keygen prints the old one', ({ key }) => `256 MD5:${key.fingerprint} ${key.name} (ED25519)`, key],
  ['a public key', ({ key }) => key.publicKey, key],
  ['without its comment', ({ key }) => key.publicKey.split(' ').slice(0, 2).join(' '), key],
  ['with options before it', ({ key }) => `from="198.18.0.0/16" ${key.publicKey}\n`, key],
  [
    'in the format of SSH2',
    ({ key: { publicKey } }) =>
      `---- BEGIN SSH2 PUBLIC KEY ----\nComment: "x"\n${publicKey.split(' ')[1]?.replace(/.{20}/g, '$&\n')}\n---- END SSH2 PUBLIC KEY ----`,
    key,
  ],
];

describe('what is pasted', () => {
  it('is of at least sixty forms', () => {
    expect(forms.length).toBeGreaterThanOrEqual(60);
  });

  it.each(forms)('%s finds what is meant first: %s', async (_, form, meant) => {
    const [text, wanted] = [form, meant].map((part) => (typeof part === 'string' ? part : part(facts)));
    const { nodes, isComplete } = await find(text ?? '');
    expect(isComplete).toBe(true);
    expect(named(nodes)[0]).toBe(wanted);
  });
});

describe('labels and traits', () => {
  it.each([
    'env = production',
    'env: production',
    'env:production',
    '"env": "production"',
    "env='production',",
    'ENV == Production',
  ])('finds what env=production does by %s', async (text) => {
    const { totalCount, nodes } = await find(text, 'kinds: [SERVER]');
    expect(totalCount).toBe((await find('env=production', 'kinds: [SERVER]')).totalCount);
    expect(nodes[0]?.matched).toEqual([{ field: 'labels', text: 'env=production' }]);
  });

  it.each([
    ['cpx21', 'serverType.name'],
    ['ubuntu-22.04', 'image.name'],
    ['Ubuntu 22.04', 'image.name'],
    ['fsn1', 'location.name'],
    ['FALKENSTEIN', 'location.cityName'],
    ['Germany', 'location.countryCode'],
    ['Deutschland', 'location.countryCode'],
  ])('finds servers by %s', async (text, field) => {
    const { nodes } = await find(text, 'kinds: [SERVER], apis: [CLOUD]');
    expect(nodes.length).toBeGreaterThan(2);
    for (const { score, matched } of nodes) {
      expect(score).toBe(40);
      expect(matched.map((match) => match.field)).toContain(field);
    }
  });

  it('finds machines and boxes of every API by their place', async () => {
    const { nodes } = await find('Falkenstein', 'kinds: [SERVER, STORAGE_BOX]', 1_000);
    const types = new Set(nodes.map(({ type }) => type));
    expect([...types].sort()).toEqual(['CloudServer', 'DedicatedServer', 'DedicatedStorageBox', 'StorageBox']);
  });
});

describe('several words', () => {
  it('are all found in each, in any order', async () => {
    const { nodes, totalCount } = await find('production web', 'kinds: [SERVER], apis: [CLOUD]', 100);
    expect(totalCount).toBeGreaterThan(3);
    for (const { name, matched } of nodes) {
      expect(name).toContain('web');
      expect(matched.map(({ text }) => text)).toContain('env=production');
    }
    expect((await find('web env=production', 'kinds: [SERVER], apis: [CLOUD]', 100)).totalCount).toBe(totalCount);
    expect((await find('web-2 nothing-like-it')).totalCount).toBe(0);
  });

  it('stay together in quotes', async () => {
    expect((await find('"before the upgrade"')).totalCount).toBeGreaterThan(0);
    expect((await find('"upgrade the before"')).totalCount).toBe(0);
    expect((await find('upgrade the before')).totalCount).toBeGreaterThan(0);
  });

  it('are a sentence where they are many', async () => {
    expect((await find('a b c d e f g h i')).totalCount).toBe(0);
  });
});

describe('kinds', () => {
  it('leave the others out', async () => {
    const all = await find('acme.example', '', 1_000);
    expect(all.totalCount).toBeGreaterThan(2_900);
    const zones = await find('acme.example', 'kinds: [DNS_ZONE]');
    expect(named(zones.nodes)).toContain('EdgeZone acme.example');
    expect(new Set(zones.nodes.map(({ kind }) => kind))).toEqual(new Set(['DNS_ZONE']));
    expect((await find('acme.example', 'kinds: []')).totalCount).toBe(0);
  });
});

describe('what is too much', () => {
  it('is a text longer than any public key, not a key of 16,384 bits', async () => {
    const part = (bytes: Buffer) => Buffer.concat([Buffer.from([0, 0, bytes.length >> 8, bytes.length & 255]), bytes]);
    // Of 4,096 bits; to find primes takes seconds.
    const modulus = Buffer.concat([Buffer.from([0]), Buffer.alloc(512, 0xc5)]);
    const blob = Buffer.concat([part(Buffer.from('ssh-rsa')), part(Buffer.from([1, 0, 1])), part(modulus)]);
    const line = `ssh-rsa ${blob.toString('base64')} somebody@somewhere`;
    expect(line.length).toBeGreaterThan(700);
    expect(await find(line)).toMatchObject({ totalCount: 0, isComplete: true });
    expect(await find(`ssh-rsa AAAA${'B'.repeat(2_760)} x`)).toMatchObject({ totalCount: 0 });
    expect(await refusalOf('x'.repeat(3_001))).toEqual([
      'find: "text" must have at most 3000 characters, but got 3001.',
    ]);
  });

  it('is a secret', async () => {
    const secret = '-----BEGIN OPENSSH PRIVATE KEY-----\nb3BlbnNzaC1rZXktdjEAAAAA';
    expect(await refusalOf(secret)).toEqual(['find: "text" must be no secret, but got a private key.']);
  });

  it.each([
    '('.repeat(1_500) + ')'.repeat(1_500),
    '"'.repeat(3_000),
    '- '.repeat(1_500),
    ':'.repeat(3_000),
    'ssh '.repeat(750),
    'a:'.repeat(1_500),
    '=  '.repeat(1_000),
  ])('is no text that takes long to understand: %#', async (text) => {
    const before = process.cpuUsage();
    await find(text, 'kinds: [BUCKET]');
    const { user } = process.cpuUsage(before);
    expect(user).toBeLessThan(500_000);
  });
});
