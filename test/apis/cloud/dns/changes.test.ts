import { describe, expect, it } from '@jest/globals';
import { everythingOf } from '../../../support/everything-of.js';
import { scaled } from '../../../support/scale.js';
import { cloudSandbox } from '../sandbox.js';

const { served, ask, answer, zoneId } = cloudSandbox();

const state = '{ name type ttl labels records { value comment } }';
const change = `{ before ${state} after ${state} isDone }`;
const all = `{ isDone isAllOrNothing callCount refusalReason created ${change} changed ${change} deleted ${change} unchanged ${state} undo ${everythingOf('CloudDnsUndo')} }`;
const source = `mutation ($zoneId: ID!, $changes: [CloudDnsChangeInput!]!, $preview: Boolean, $maxDeletes: Int) {
  changeCloudDnsRecords(zoneId: $zoneId, input: { changes: $changes, preview: $preview, maxDeletes: $maxDeletes }) ${all} }`;
const syncing = `mutation ($zoneId: ID!, $zoneFile: String!, $preview: Boolean, $maxDeletes: Int) {
  syncCloudDnsRecords(zoneId: $zoneId, input: { zoneFile: $zoneFile, preview: $preview, maxDeletes: $maxDeletes }) ${all} }`;

interface State {
  readonly name: string;
  readonly type: string;
  readonly ttl: number | null;
  readonly labels: object;
  readonly records: { readonly value: string; readonly comment: string | null }[];
}
interface Change {
  readonly before: State | null;
  readonly after: State | null;
  readonly isDone: boolean | null;
}
interface Changes {
  readonly isDone: boolean;
  readonly isAllOrNothing: boolean;
  readonly callCount: number;
  readonly refusalReason: string | null;
  readonly created: Change[];
  readonly changed: Change[];
  readonly deleted: Change[];
  readonly unchanged: State[];
  readonly undo: object[];
}

const zone = 'acme-cloud.example';
/** Sets: more than a page in any case. */
const count = Math.max(120, scaled(300));

async function changes(asked: object[], options: object = {}, name = zone) {
  return answer<Changes>(source, { zoneId: await zoneId(name), changes: asked, ...options });
}

async function sync(zoneFile: string, options: object = {}, name = zone) {
  return answer<Changes>(syncing, { zoneId: await zoneId(name), zoneFile, ...options });
}

/** In no particular order. The serial of the SOA counts all changes. */
async function sets(name = zone): Promise<string[]> {
  const { dnsZone } = await answer<{ dnsZone: { recordSets: { nodes: State[] } } }>(
    `query ($id: ID!) { cloud { dnsZone(id: $id) { recordSets(first: 1000) { nodes ${state} } } } }`,
    { id: await zoneId(name) },
  );
  return dnsZone.recordSets.nodes.map((set) => JSON.stringify(set)).sort();
}

const a = (n: number) => `192.0.2.${n}`;
const named = (changes: readonly Change[]) => changes.map(({ before, after }) => (after ?? before)?.name);
const asPlanned = (all: Changes) =>
  [all.created, all.changed, all.deleted].map((some) => some.map(({ before, after }) => ({ before, after })));

describe('changeCloudDnsRecords', () => {
  it('sets, adds and removes records, tells it before, and puts back what it did', async () => {
    const before = await sets();
    const asked = [
      { set: { name: 'api', type: 'A', ttl: 300, records: [{ value: a(1), comment: 'first' }, { value: a(2) }] } },
      { add: { name: '@', type: 'MX', records: [{ mx: { priority: 30, host: 'third.example' } }] } },
      { set: { name: 'mail', type: 'A', ttl: 60, records: [{ value: a(25) }] } },
      { remove: { name: `www.${zone}`, type: 'CNAME' } },
    ];
    const preview = await changes(asked, { preview: true });
    expect(await sets()).toEqual(before);
    const made = await changes(asked);
    expect(asPlanned(made)).toEqual(asPlanned(preview));
    expect(made).toMatchObject({
      isDone: true,
      isAllOrNothing: false,
      callCount: 5,
      refusalReason: null,
      undo: preview.undo,
    });
    expect([named(made.created), named(made.changed), named(made.deleted)]).toEqual([
      ['api'],
      ['@', 'mail', 'mail'],
      ['www'],
    ]);
    expect(made.changed[0]?.after?.records.map(({ value }) => value)).toContain('30 third.example.');
    expect(await changes(asked)).toMatchObject({ isDone: true, callCount: 0, created: [], changed: [], deleted: [] });
    expect(await changes(made.undo, { maxDeletes: 3 })).toMatchObject({ isDone: true });
    expect(await sets()).toEqual(before);
  });

  it('changes hundreds of sets as previewed and puts them back', async () => {
    const name = 'moving.example';
    const before = await sets(name);
    const many = (n: number) =>
      Array.from({ length: count }, (_, nth) => ({
        set: {
          name: `host-${nth}`,
          type: 'A',
          records: [{ value: `198.51.${n}.${nth % 250}`, comment: `no. ${nth}` }],
        },
      }));
    expect(await changes(many(100), {}, name)).toMatchObject({ isDone: true, callCount: count });
    const first = await sets(name);
    const preview = await changes(many(101), { preview: true }, name);
    expect(preview).toMatchObject({ callCount: count, isDone: false, refusalReason: null });
    const made = await ask(source, { zoneId: await zoneId(name), changes: many(101) });
    const applied = made.data?.['changeCloudDnsRecords'] as Changes;
    expect(asPlanned(applied)).toEqual(asPlanned(preview));
    // The zone, the pages of its record sets, and a call for each that is changed.
    expect(made.calls).toBe(1 + Math.ceil(first.length / 100) + count);
    expect(await changes(applied.undo, {}, name)).toMatchObject({ isDone: true, callCount: count });
    expect(await sets(name)).toEqual(first);
    const cleared = many(100).map(({ set }) => ({ remove: { name: set.name, type: set.type } }));
    expect(await changes(cleared, { maxDeletes: count }, name)).toMatchObject({ isDone: true, callCount: count });
    expect(await sets(name)).toEqual(before);
  });

  it('says how far it came when it is stopped, and makes the missing calls when it is sent again', async () => {
    const name = 'moving.example';
    const many = Array.from({ length: 300 }, (_, nth) => ({
      set: { name: `host-${nth}`, type: 'A', records: [{ value: `198.51.100.${nth % 250}` }] },
    }));
    const id = await zoneId(name);
    // Some more come back while it waits, as long as its time lasts.
    served().control('CLOUD').leaveCalls(100);
    const stopped = await ask(source, { zoneId: id, changes: many });
    const partly = stopped.data?.['changeCloudDnsRecords'] as Changes;
    const done = partly.created.filter(({ isDone }) => isDone).length;
    expect(done).toBeGreaterThan(90);
    expect(done).toBeLessThan(300);
    expect(partly).toMatchObject({ isDone: false, callCount: 300 });
    expect(partly.undo).toHaveLength(done);
    expect(stopped.errors?.map(({ message }) => message)).toEqual([
      expect.stringContaining(`${done} of 300 changes are made`),
    ]);
    served().clock.sleep(3_600_000);
    expect(await changes(many, {}, name)).toMatchObject({ isDone: true, callCount: 300 - done });
    expect(await changes(many, {}, name)).toMatchObject({ isDone: true, callCount: 0 });
  });

  it('refuses more deletions than are allowed, and tells that in a preview', async () => {
    const asked = [{ remove: { name: '@', type: 'MX' } }];
    const { errors } = await ask(source, { zoneId: await zoneId(zone), changes: asked, maxDeletes: 1 });
    expect(errors?.map(({ message }) => message)).toEqual([expect.stringContaining('2 records would be deleted')]);
    expect(await changes(asked, { maxDeletes: 1, preview: true })).toMatchObject({
      refusalReason: expect.stringContaining('maxDeletes: 2'),
      deleted: [{ after: null, isDone: false }],
    });
  });

  it('waits for a zone that is locked by an action of others', async () => {
    served().control('CLOUD').actionsTake(4_000);
    const name = 'locked.example';
    const { dnsZone } = await answer<{ dnsZone: { id: string } }>(
      `mutation { createCloudDnsZone(input: { name: "${name}", mode: PRIMARY,
        recordSets: [{ name: "www", type: A, records: [{ value: "${a(1)}" }] }] }) { dnsZone { id } } }`,
    );
    const asked = [
      { set: { name: 'www', type: 'A', records: [{ value: a(2) }] } },
      { set: { name: 'api', type: 'A', records: [{ value: a(3) }] } },
    ];
    const { data, errors, calls } = await ask(source, { zoneId: dnsZone.id, changes: asked });
    expect(errors).toBeUndefined();
    expect(data?.['changeCloudDnsRecords']).toMatchObject({ isDone: true, callCount: 2 });
    // The zone and its sets, the call that is refused, the actions that run, and both changes.
    expect(calls).toBe(2 + 1 + 1 + 2);
  });

  it('waits for a locked zone no longer than its time, and says what was done', async () => {
    served().control('CLOUD').actionsTake(600_000);
    const { dnsZone } = await answer<{ dnsZone: { id: string } }>(
      `mutation { createCloudDnsZone(input: { name: "stuck.example", mode: PRIMARY }) { dnsZone { id } } }`,
    );
    const begun = served().clock.now();
    const asked = [{ set: { name: 'www', type: 'A', records: [{ value: a(2) }] } }];
    const { errors } = await ask(source, { zoneId: dnsZone.id, changes: asked });
    expect(errors?.map(({ extensions }) => extensions['upstream'])).toEqual([
      expect.objectContaining({ code: 'locked', status: 423 }),
    ]);
    expect(served().clock.now() - begun).toBeLessThan(300_000);
  });

  it('leaves protected record sets alone', async () => {
    const id = await zoneId(zone);
    await answer(
      `mutation { changeCloudDnsRecordSetProtection(zoneId: "${id}", name: "mail", type: A, input: { change: true }) { recordSet { protection { change } } } }`,
    );
    const { errors } = await ask(source, { zoneId: id, changes: [{ remove: { name: 'mail', type: 'A' } }] });
    expect(errors?.map(({ message }) => message)).toEqual([expect.stringContaining('mail/A is protected')]);
  });

  it('takes a value for what it says, however it is written', async () => {
    const asked = [
      { add: { name: '@', type: 'AAAA', records: [{ value: '2001:0db8:0010:0000::0001' }] } },
      { add: { name: '@', type: 'MX', records: [{ value: '10 MAIL' }] } },
      { add: { name: '@', type: 'TXT', records: [{ value: 'v=spf1 mx -all' }] } },
    ];
    expect(await changes(asked)).toMatchObject({
      callCount: 0,
      unchanged: [{ type: 'AAAA' }, { type: 'MX' }, { type: 'TXT' }],
    });
  });

  it('refuses the parts of a value of another type', async () => {
    const asked = [{ add: { name: 'x', type: 'A', records: [{ mx: { priority: 1, host: 'a.example' } }] } }];
    const { errors } = await ask(source, { zoneId: await zoneId(zone), changes: asked });
    expect(errors?.map(({ message }) => message)).toEqual([
      'input.changes[0].records[0]: expected the value of a record of type A, but got mx',
    ]);
  });

  it('writes more records of a set than one call takes', async () => {
    const records = (from: number) => Array.from({ length: 120 }, (_, n) => ({ value: `10.0.${from}.${n}` }));
    const asked = [{ set: { name: 'many', type: 'A', records: records(1) } }];
    expect(await changes(asked)).toMatchObject({ isDone: true, callCount: 3 });
    expect(
      await changes([{ set: { name: 'many', type: 'A', records: [...records(1).slice(60), ...records(2)] } }]),
    ).toMatchObject({ isDone: true, callCount: 2 + 3 });
    expect((await sets()).filter((set) => set.includes('"many"')).map((set) => JSON.parse(set).records.length)).toEqual(
      [180],
    );
  });

  it('gives an alias up before anything stands in its place', async () => {
    const asked = [
      { set: { name: 'www', type: 'A', records: [{ value: a(80) }] } },
      { remove: { name: 'www', type: 'CNAME' } },
    ];
    expect(await changes(asked)).toMatchObject({ isDone: true, callCount: 2 });
  });

  it('changes no secondary zone', async () => {
    const id = await zoneId('acme-elsewhere.example');
    const { errors } = await ask(source, { zoneId: id, changes: [] });
    expect(errors?.map(({ extensions }) => extensions['upstream'])).toEqual([
      expect.objectContaining({ code: 'incorrect_zone_mode', status: 422 }),
    ]);
  });
});

describe('syncCloudDnsRecords', () => {
  const file = async (name = zone) => {
    const { dnsZone } = await answer<{ dnsZone: { zoneFile: string } }>(
      'query ($id: ID!) { cloud { dnsZone(id: $id) { zoneFile } } }',
      { id: await zoneId(name) },
    );
    return dnsZone.zoneFile;
  };

  it('finds nothing to do in a zone that is as its file says', async () => {
    expect(await sync(await file())).toMatchObject({ callCount: 0, created: [], changed: [], deleted: [] });
  });

  it('imports the whole zone where nothing is lost, and answers what puts it back', async () => {
    const name = 'moving.example';
    const before = await sets(name);
    const changed = `${await file(name)}new 600 IN A ${a(9)}\nnew 600 IN A ${a(10)}\nmail IN MX 10 new\n@ IN TXT "two words"\n`;
    const preview = await sync(changed, { preview: true }, name);
    const made = await sync(changed, {}, name);
    expect(asPlanned(made)).toEqual(asPlanned(preview));
    expect(made).toMatchObject({ callCount: 1, isAllOrNothing: true, isDone: true });
    expect(named(made.created)).toEqual(['new', 'mail', '@']);
    expect(await sync(changed, {}, name)).toMatchObject({ callCount: 0 });
    expect(await changes(made.undo, {}, name)).toMatchObject({ isDone: true, isAllOrNothing: false, callCount: 3 });
    expect(await sets(name)).toEqual(before);
  });

  it('imports nothing where a TTL of its own would become that of the zone', async () => {
    const changed = (await file()).replace('198.51.100.25', a(26)).replace(/.*CNAME.*\n/, '');
    const before = await sets();
    const made = await sync(changed);
    expect(made).toMatchObject({ callCount: 2, isAllOrNothing: false, isDone: true });
    expect(await changes(made.undo)).toMatchObject({ isDone: true });
    expect(await sets()).toEqual(before);
  });

  it('keeps comments and labels, set by set', async () => {
    await changes([{ add: { name: 'mail', type: 'A', records: [{ value: '198.51.100.25', comment: 'rack 3' }] } }]);
    const changed = `${(await file()).replace('198.51.100.25', a(7))}new 300 IN A ${a(9)}\n`;
    const made = await sync(changed);
    expect(made).toMatchObject({
      callCount: 2,
      isAllOrNothing: false,
      isDone: true,
      changed: [{ after: { name: 'mail', records: [{ value: a(7), comment: 'rack 3' }] } }],
    });
  });
});

it('leaves a zone as it is where the answer, with what undoes it, would be too large', async () => {
  const before = await sets();
  const undo = Array.from({ length: 200 }, (_, n) => `u${n}: undo { remove { name type } set { name } }`);
  const large = `mutation ($zoneId: ID!, $zoneFile: String!) {
    syncCloudDnsRecords(zoneId: $zoneId, input: { zoneFile: $zoneFile, maxDeletes: 10000 }) { isDone ${undo.join(' ')} } }`;
  const file = (length: number) => Array.from({ length }, (_, n) => `n${n} 300 A 192.0.2.1`).join('\n');
  const id = await zoneId(zone);
  const refused = await ask(large, { zoneId: id, zoneFile: file(500) });
  expect(refused.errors).toMatchObject([{ extensions: { code: 'OPERATION_TOO_LARGE', bound: 'answer' } }]);
  expect(await sets()).toEqual(before);
  const done = await ask(large, { zoneId: id, zoneFile: file(20) });
  expect(done.errors).toBeUndefined();
  expect(await sets()).not.toEqual(before);
});
