import { describe, expect, it } from '@jest/globals';
import { everythingOf } from '../../../support/everything-of.js';
import fc from 'fast-check';
import { scaled } from '../../../support/scale.js';
import { edgeSandbox } from '../graph.js';

const { ask, answer, served, zoneId } = edgeSandbox();

const state = '{ recordId name type content ttl proxied comment tags }';
const change = `{ before ${state} after ${state} }`;
const source = `mutation ($zoneId: ID!, $zoneFile: String!, $preview: Boolean, $maxDeletes: Int) {
  syncEdgeDnsRecords(zoneId: $zoneId, input: { zoneFile: $zoneFile, preview: $preview, maxDeletes: $maxDeletes }) {
    isDone callCount created ${change} changed ${change} deleted ${change} unchanged { name } undo ${everythingOf('EdgeDnsUndo')} } }`;

interface State {
  readonly name: string;
  readonly type: string;
  readonly content: string;
  readonly ttl: number;
  readonly proxied: boolean;
  readonly comment: string | null;
  readonly tags: string[];
}
interface Changes {
  readonly isDone: boolean;
  readonly callCount: number;
  readonly created: { after: State }[];
  readonly changed: { before: State; after: State }[];
  readonly deleted: { before: State }[];
  readonly unchanged: object[];
  readonly undo: object[];
}

const zone = 'acme-lab.example';

async function sync(zoneFile: string, options: object = {}, name = zone): Promise<Changes> {
  return answer(source, { zoneId: await zoneId(name), zoneFile, maxDeletes: 10_000, ...options });
}

async function refusal(zoneFile: string, name = zone) {
  const { errors, data } = await ask(source, { zoneId: await zoneId(name), zoneFile, maxDeletes: 10_000 });
  expect([data, errors?.map(({ extensions }) => extensions['code'])]).toEqual([
    { syncEdgeDnsRecords: null },
    ['BAD_USER_INPUT'],
  ]);
  return errors?.[0]?.message;
}

async function put(changes: object[], name = zone) {
  await answer(
    `mutation ($zoneId: ID!, $changes: [EdgeDnsChangeInput!]!) {
      changeEdgeDnsRecords(zoneId: $zoneId, input: { changes: $changes, maxDeletes: 10000 }) { isDone } }`,
    { zoneId: await zoneId(name), changes },
  );
}

const create = (name: string, type: string, content: string, more: object = {}) => ({
  create: { name, type, content, ...more },
});

async function records(name = zone): Promise<State[]> {
  const { zone } = await answer<{ zone: { dnsRecords: { nodes: State[] } } }>(
    `query ($id: ID!) { edge { zone(id: $id) { dnsRecords(first: 5000) { nodes { name type content ttl proxied comment tags
      ... on EdgeDnsMxRecord { priority } } } } } }`,
    { id: await zoneId(name) },
  );
  return zone.dnsRecords.nodes;
}

async function exported(name = zone): Promise<string> {
  const { zone } = await answer<{ zone: { dnsRecordsExport: string } }>(
    'query ($id: ID!) { edge { zone(id: $id) { dnsRecordsExport } } }',
    { id: await zoneId(name) },
  );
  return zone.dnsRecordsExport;
}

const plain = (all: readonly State[]) => all.map((record) => JSON.stringify(record)).sort();
const brief = ({ created, changed, deleted }: Changes) => [
  ...created.map(({ after }) => `+ ${after.name} ${after.type} ${after.content} ${after.ttl}`),
  ...changed.map(
    ({ before, after }) =>
      `${after.name} ${after.type} ${before.content} ${before.ttl} → ${after.content} ${after.ttl}`,
  ),
  ...deleted.map(({ before }) => `- ${before.name} ${before.type} ${before.content}`),
];

describe('a zone that is made what a zone file says', () => {
  it('is left as it is by the file that it gave', async () => {
    const changes = await sync(await exported('acme.example'), {}, 'acme.example');
    expect(brief(changes)).toEqual([]);
    expect(changes.callCount).toBe(0);
    expect(changes.unchanged).toHaveLength(3_000);
  });

  it('is left as it is by other ways to write the same', async () => {
    await sync('');
    await put([
      create('@', 'A', '192.0.2.1', { proxied: true, comment: 'The site', tags: ['owner:web'] }),
      create('@', 'AAAA', '2001:db8::1'),
      create('xn--mnchen-3ya', 'CNAME', 'www.acme-lab.example'),
      create('*', 'CNAME', 'acme-lab.example', { ttl: 300 }),
      create('@', 'MX', 'mail.acme-lab.example', { priority: 10, ttl: 300 }),
      create('@', 'TXT', '"v=spf1 -all"', { ttl: 300 }),
    ]);
    const before = await records();
    const changes = await sync(`$TTL 5m
@ SOA ns1 admin 1 2 3 4 5
@ NS ada.ns.edge.example.
ACME-LAB.Example.  IN 999 A 192.0.2.1
 1 AAAA 2001:DB8:0:0::1
München 1 CNAME WWW
* CNAME @
@ MX 10 Mail
@ MX 10 mail.acme-lab.example.
@ TXT v=spf1\\032-all`);
    expect(brief(changes)).toEqual([]);
    expect(plain(await records())).toEqual(plain(before));
  });

  it('is left as it is where the answer, with what undoes it, would be too large', async () => {
    await sync('');
    const before = plain(await records());
    const undo = Array.from(
      { length: 200 },
      (_, n) => `u${n}: undo { create { name content } delete { recordId name } }`,
    );
    const large = `mutation ($zoneId: ID!, $zoneFile: String!) {
      syncEdgeDnsRecords(zoneId: $zoneId, input: { zoneFile: $zoneFile, maxDeletes: 10000 }) { isDone ${undo.join(' ')} } }`;
    const file = (length: number) => Array.from({ length }, (_, n) => `n${n} 300 A 192.0.2.1`).join('\n');
    const id = await zoneId(zone);
    const refused = await ask(large, { zoneId: id, zoneFile: file(450) });
    expect(refused.errors).toMatchObject([{ extensions: { code: 'OPERATION_TOO_LARGE', bound: 'answer' } }]);
    expect(plain(await records())).toEqual(before);
    const done = await ask(large, { zoneId: id, zoneFile: file(200) });
    expect(done.errors).toBeUndefined();
    expect(await records()).toHaveLength(200);
  });

  it('keeps what a file cannot say, and changes no more than differs', async () => {
    await sync('');
    await put([
      create('@', 'A', '192.0.2.1', { proxied: true, comment: 'The site', tags: ['owner:web'] }),
      create('a', 'A', '192.0.2.1', { ttl: 300 }),
      create('a', 'A', '192.0.2.2', { ttl: 300, comment: 'The second' }),
      create('@', 'MX', 'mail.acme-lab.example', { priority: 10 }),
      create('@', 'MX', 'mail.acme-lab.example', { priority: 20, comment: 'Again' }),
      create('@', 'NS', 'ns.other.example'),
      create('gone', 'TXT', '"x"'),
      create('alias', 'A', '192.0.2.9'),
    ]);
    const changes = await sync(`
@ 600 A 192.0.2.7
a 300 A 192.0.2.3
a 300 A 192.0.2.1
@ 1 MX 10 mail
@ 1 MX 30 mail
alias 300 CNAME a
new 300 TXT "y"`);
    expect(brief(changes)).toEqual([
      '+ alias.acme-lab.example CNAME a.acme-lab.example. 300',
      '+ new.acme-lab.example TXT "y" 300',
      'acme-lab.example A 192.0.2.1 1 → 192.0.2.7 1',
      'acme-lab.example MX 20 mail.acme-lab.example. 1 → 30 mail.acme-lab.example. 1',
      'a.acme-lab.example A 192.0.2.2 300 → 192.0.2.3 300',
      '- gone.acme-lab.example TXT "x"',
      '- alias.acme-lab.example A 192.0.2.9',
    ]);
    expect(changes.callCount).toBe(1);
    const after = await records();
    const found = (content: string) => after.find((record) => record.content === content);
    expect(found('192.0.2.7')).toMatchObject({ proxied: true, comment: 'The site', tags: ['owner:web'] });
    expect(found('192.0.2.3')).toMatchObject({ comment: 'The second' });
    expect(after.filter(({ type }) => type === 'NS')).toHaveLength(1);
  });

  it('is shown beforehand, and then is what was shown', async () => {
    const before = await records();
    const file = '@ A 192.0.2.1\nwww CNAME @\n';
    const preview = await sync(file, { preview: true });
    expect(plain(await records())).toEqual(plain(before));
    const made = await sync(file);
    expect(brief(made)).toEqual(brief(preview));
    expect(brief(await sync(file, { preview: true }))).toEqual([]);
  });

  it.each([
    [
      '@ A 192.0.2.1\na CNAME b\na A 192.0.2.1',
      'input.zoneFile: line 3: expected nothing beside the CNAME of a.acme-lab.example (line 2), but got A',
    ],
    [
      'a CNAME b\na CNAME c',
      'input.zoneFile: line 2: expected nothing beside the CNAME of a.acme-lab.example (line 1), but got CNAME',
    ],
    [
      '@ CNAME b\n@ A 192.0.2.1',
      'input.zoneFile: line 2: expected nothing beside the CNAME of acme-lab.example (line 1), but got A',
    ],
    ['a A 192.0.2.1\nb AAA 192.0.2.1', 'input.zoneFile: line 2: the type AAA is not supported'],
    [
      '$ORIGIN other.example.\n@ A 192.0.2.1\nwww A 192.0.2.1',
      'input.zoneFile: expected names of acme-lab.example, but got other.example (line 2), www.other.example (line 3)',
    ],
  ])('is not touched by a file that makes no sense: %j', async (file, message) => {
    const before = await records();
    expect(await refusal(file)).toBe(message);
    expect(plain(await records())).toEqual(plain(before));
  });

  it('is not touched by a file of another zone, whose names the error lists', async () => {
    const message = await refusal(await exported('acme.example'));
    expect(message).toMatch(
      /^input\.zoneFile: expected names of acme-lab\.example, but got acme\.example \(line \d+\), .* and \d+ more$/,
    );
  });

  it('is not touched by a file that is too long', async () => {
    const { errors, calls } = await ask(source, { zoneId: 'z', zoneFile: 'x'.repeat(10 * 1024 * 1024) });
    expect(errors?.[0]?.message).toMatch(/^input\.zoneFile: /);
    expect(errors?.[0]?.message.length).toBeLessThan(200);
    expect(calls).toBe(0);
  });

  it('may have an alias at its own name, beside all but addresses', async () => {
    await sync('@ CNAME other.example.\n@ TXT "x"\n@ MX 1 mail');
    expect((await records()).map(({ type }) => type).sort()).toEqual(['CNAME', 'MX', 'TXT']);
  });

  it('is not emptied unless that is meant', async () => {
    const { errors } = await ask(source, { zoneId: await zoneId('acme.example'), zoneFile: '', maxDeletes: 10 });
    expect(errors?.[0]?.message).toMatch(/^maxDeletes: 3000 records would be deleted/);
  });

  it('takes 3,000 lines in one call where the plan is a paid one', async () => {
    const file = Array.from({ length: 3_000 }, (_, n) => `n${n} 300 A 198.51.100.${n % 250}`).join('\n');
    const changes = await sync(file, {}, 'acme-blog.example');
    expect(changes).toMatchObject({ isDone: true, callCount: 1 });
    expect(await records('acme-blog.example')).toHaveLength(3_000);
  });
});

const owner = fc.constantFrom('@', 'a', 'b', '*', 'c.d');
const address = fc.integer({ min: 1, max: 4 }).map((n) => `192.0.2.${n}`);
const target = fc.constantFrom('x', 'y', 'z.other.example.');
const ttl = fc.constantFrom(1, 60, 300);
const record = fc.oneof(
  fc.tuple(owner, ttl, address).map(([name, ttl, value]) => ({ name, ttl, type: 'A', text: value })),
  fc.tuple(owner, ttl, fc.integer({ min: 1, max: 3 }), target).map(([name, ttl, priority, value]) => ({
    name,
    ttl,
    type: 'MX',
    text: `${priority} ${value}`,
  })),
  fc.tuple(owner, ttl, fc.constantFrom('one', 'two', 'three')).map(([name, ttl, value]) => ({
    name,
    ttl,
    type: 'TXT',
    text: `"${value}"`,
  })),
  fc.tuple(owner, ttl, fc.integer({ min: 1, max: 3 }), target).map(([name, ttl, port, value]) => ({
    name,
    ttl,
    type: 'SRV',
    text: `1 1 ${port} ${value}`,
  })),
);
/** A line of a file with names that are whole, without its time. */
function whole(written: string): string {
  const [name = '', , type = '', ...value] = written.split(' ');
  const inZone = (one: string) => (one.endsWith('.') ? one.slice(0, -1) : `${one}.${zone}`);
  const last = value.pop() ?? '';
  const text = [...value, ['MX', 'SRV'].includes(type) ? inZone(last) : last].join(' ');
  return `${name === '@' ? zone : inZone(name)} ${type} ${text}`;
}

function line({ name, type, content, ...rest }: State): string {
  return `${name} ${type} ${type === 'MX' ? `${String(Reflect.get(rest, 'priority'))} ` : ''}${content}`;
}

/** No two that say the same for different times. */
const zoneFile = fc
  .uniqueArray(record, { maxLength: 14, selector: ({ name, type, text }) => `${name} ${type} ${text}` })
  .map((all) => all.map(({ name, ttl, type, text }) => `${name} ${ttl} ${type} ${text}`));
const extra = fc.record({
  proxied: fc.boolean(),
  comment: fc.constantFrom(null, 'a note'),
  tags: fc.constantFrom([], ['a:b']),
});

describe('any zone', () => {
  it('is what any file says, and what it was once that is undone', async () => {
    await fc.assert(
      fc.asyncProperty(
        zoneFile,
        zoneFile,
        fc.array(extra, { minLength: 14, maxLength: 14 }),
        async (from, to, extras) => {
          // A new window of calls.
          await served().clock.sleep(300_000);
          const { created, changed } = await sync('');
          expect([created, changed]).toEqual([[], []]);
          const start = await sync(from.join('\n'));
          const set = start.created.map(({ after }, place) => {
            const { proxied, ...others } = extras[place] ?? { proxied: false };
            return {
              update: { recordId: Reflect.get(after, 'recordId'), ...others, ...(after.type === 'A' && { proxied }) },
            };
          });
          await put(set);
          const before = await records();

          const preview = await sync(to.join('\n'), { preview: true });
          const made = await sync(to.join('\n'));
          expect(brief(made)).toEqual(brief(preview));
          const after = await records();
          expect(after.map(line).sort()).toEqual(to.map(whole).sort());
          const times = new Map(to.map((written) => [whole(written), Number(written.split(' ')[1])]));
          for (const record of after) expect(record.ttl).toBe(record.proxied ? 1 : times.get(line(record)));
          expect(brief(await sync(to.join('\n'), { preview: true }))).toEqual([]);
          // Nothing is deleted and created again where it could be changed.
          const kinds = (all: { name: string; type: string }[]) =>
            new Set(all.map(({ name, type }) => `${name} ${type}`));
          const created2 = kinds(made.created.map(({ after }) => after));
          expect([...kinds(made.deleted.map(({ before }) => before))].filter((kind) => created2.has(kind))).toEqual([]);

          await put(made.undo);
          expect(plain(await records())).toEqual(plain(before));
        },
      ),
      { seed: 17, numRuns: scaled(30) },
    );
  });
});
