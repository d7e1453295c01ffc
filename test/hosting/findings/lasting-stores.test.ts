/** Records and silences of findings in every kind of store: replicas lose nothing, and see what others have written. */
import { afterAll, beforeAll, expect } from '@jest/globals';
import { Money } from '../../../src/data/rates/money/money.js';
import { findingId } from '../../../src/hosting/findings/identity/finding-id.js';
import type { ObservedFinding } from '../../../src/hosting/findings/record/merged.js';
import { Severity } from '../../../src/hosting/findings/severity.js';
import { LastingFindings } from '../../../src/hosting/findings/stored/lasting-findings.js';
import { Verdict } from '../../../src/hosting/findings/verdict.js';
import type { Store } from '../../../src/base/store/store.js';
import { type Account, storeKeyOf } from '../../../src/rest/transport/account.js';
import { describeEach } from '../../support/optional/optional.js';
import { places } from '../../support/optional/places.js';
import { itSome } from '../../support/scale.js';

const account: Pick<Account, 'api' | 'name' | 'sandbox'> = { api: 'CLOUD', name: 'prod', sandbox: false };
const kind = 'SERVER_OFF';

function seen(id: number, more: Partial<ObservedFinding> = {}, of = account): ObservedFinding {
  return {
    id: idOf(id, of),
    kind,
    severity: Severity.MEDIUM,
    message: 'It is off',
    resourceId: String(id),
    resourceName: `web-${id}`,
    amount: null,
    isSilenced: false,
    ...more,
  };
}

function idOf(id: number, of = account): string {
  return findingId({ ...account, ...of }, kind, { subject: String(id), place: 0 });
}

/** The test's own timeout is the bound. */
async function eventually(holds: () => Promise<boolean>): Promise<void> {
  while (!(await holds())) await new Promise((resolve) => setTimeout(resolve, 20));
}

const observation = (at: number, found: readonly ObservedFinding[], isComplete = true) => ({
  at,
  kinds: [{ kind, isComplete, joined: [], found, unknown: new Set<string>() }],
});

const silence = (id: number, createdAt = 1) => ({
  id: idOf(id),
  kind,
  reason: `because of ${id}`,
  until: null,
  createdAt,
  createdBy: null,
  cause: { severity: Severity.MEDIUM, verdict: Verdict.CERTAIN, parts: ['a'] },
});

const judged = (id: number) => ({
  id: idOf(id),
  severity: Severity.MEDIUM,
  verdict: Verdict.CERTAIN,
  causeParts: ['a'],
});

describeEach(places, 'in $kind', (place) => {
  let stores: Store[];
  let replicas: LastingFindings[];
  beforeAll(async () => {
    // A process opens the embedded store once.
    const first = await place.open();
    stores = place.kind === 'lmdb' ? [first, first, first] : [first, await place.open(), await place.open()];
    replicas = stores.map((store) => new LastingFindings(store));
  });
  afterAll(async () => {
    for (const store of new Set(stores)) await store.close();
  });

  const fresh = async () => (await new LastingFindings(stores[0] as Store).records.of([account]))[0];

  itSome('what replicas record at the same time is all recorded', async () => {
    const amount = { net: new Money('4.50', 'EUR'), gross: new Money('5.355', 'EUR') };
    await Promise.all(
      replicas.map((replica, place) =>
        replica.records.add(account, [observation(1_000, [seen(place, { amount })], false)]),
      ),
    );
    const record = await fresh();
    expect([...(record?.open.keys() ?? [])].sort()).toEqual([0, 1, 2].map((id) => idOf(id)).sort());
    expect(record?.open.get(idOf(0))).toEqual({ ...seen(0, { amount }), joined: [], firstSeen: 1_000 });
    expect(record?.completed.size).toBe(0);
  });

  itSome('is the same in whichever order two looks come', async () => {
    const looksOf = (of: typeof account) => [
      observation(5_000, [seen(0, {}, of), seen(1, {}, of)]),
      observation(6_000, [seen(1, {}, of), seen(9, {}, of)]),
    ];
    const others = [
      { ...account, name: 'one' },
      { ...account, name: 'other' },
    ];
    const [one, other] = others;
    if (one) for (const look of looksOf(one)) await replicas[0]?.records.add(one, [look]);
    if (other) for (const look of looksOf(other).reverse()) await replicas[1]?.records.add(other, [look]);
    const [forward, backward] = await new LastingFindings(stores[0] as Store).records.of(others);
    const open = (record: typeof forward) =>
      [...(record?.open.values() ?? [])].map(({ resourceId, firstSeen }) => [resourceId, firstSeen]).sort();
    expect(open(forward)).toEqual([
      ['1', 5_000],
      ['9', 6_000],
    ]);
    expect(open(backward)).toEqual(open(forward));
  });

  itSome('silences that replicas set at the same time are all set, and seen by the others within seconds', async () => {
    const ids = [10, 11, 12];
    const isSilenced = async (replica: LastingFindings, id: number) =>
      (await replica.silences.inForce([account], 2)).of(judged(id)) !== null;
    // What they know of before is not what they see afterwards.
    for (const replica of replicas) expect(await isSilenced(replica, 10)).toBe(false);
    await Promise.all(replicas.map((replica, place) => replica.silences.add(account, silence(ids[place] ?? 0))));
    for (const replica of replicas) {
      for (const id of ids) await eventually(() => isSilenced(replica, id));
    }
    await Promise.all(ids.map((id, place) => replicas[place]?.silences.remove(account, idOf(id))));
    for (const replica of replicas) {
      for (const id of ids) await eventually(async () => !(await isSilenced(replica, id)));
    }
  });

  itSome('those of the sandbox stand apart from those of a real account of the same name', async () => {
    const sandbox = { ...account, name: 'sandbox', sandbox: true };
    const real = { ...sandbox, sandbox: false };
    await replicas[0]?.records.add(sandbox, [observation(1_000, [seen(1)])]);
    const [own, other] = await new LastingFindings(stores[0] as Store).records.of([sandbox, real]);
    expect([own?.open.size, other]).toEqual([1, null]);
    expect(idOf(1, sandbox)).not.toBe(idOf(1, real));
  });

  itSome('a large record is compressed, and bounded: what was resolved longest ago goes first', async () => {
    const large = { ...account, name: 'large' };
    const many = Array.from({ length: 15_000 }, (_, id) => seen(id, {}, large));
    await replicas[0]?.records.add(large, [observation(1_000, many)]);
    await replicas[1]?.records.add(large, [observation(2_000, many.slice(0, 10_000))]);
    await replicas[0]?.records.add(large, [observation(3_000, many.slice(0, 9_000))]);
    await replicas[1]?.records.add(large, [observation(4_000, [...many.slice(0, 9_000), ...others(8_000, large)])]);
    const [record] = await new LastingFindings(stores[0] as Store).records.of([large]);
    expect(record?.open.size).toBe(17_000);
    expect(record?.resolved).toHaveLength(3_000);
    expect(record?.isFull).toBe(false);
    expect(record?.resolved.filter(({ resolvedAt }) => resolvedAt === 3_000)).toHaveLength(1_000);
    const stored = await (stores[0] as Store).namespace<unknown>('findings').get(storeKeyOf(large));
    expect(String(stored).slice(0, 3)).toBe('br:');
    expect(String(stored).length).toBeLessThan(2_000_000);
    await replicas[0]?.records.add(large, [observation(5_000, [...many, ...others(8_000, large)])]);
    const [full] = await new LastingFindings(stores[0] as Store).records.of([large]);
    expect([full?.open.size, full?.resolved.length, full?.isFull]).toEqual([20_000, 0, true]);
  });

  itSome('what was resolved is forgotten after 400 days', async () => {
    const old = { ...account, name: 'old' };
    const day = 24 * 60 * 60_000;
    await replicas[0]?.records.add(old, [observation(day, [seen(1, {}, old), seen(2, {}, old)])]);
    await replicas[0]?.records.add(old, [observation(2 * day, [seen(2, {}, old)])]);
    await replicas[0]?.records.add(old, [observation(402 * day, [seen(2, {}, old)])]);
    const [kept] = await new LastingFindings(stores[0] as Store).records.of([old]);
    expect(kept?.resolved).toHaveLength(1);
    await replicas[0]?.records.add(old, [observation(402 * day + 1, [seen(2, {}, old)])]);
    const [forgotten] = await new LastingFindings(stores[0] as Store).records.of([old]);
    expect([forgotten?.resolved.length, forgotten?.open.size]).toEqual([0, 1]);
  });
});

function others(count: number, of: typeof account): ObservedFinding[] {
  return Array.from({ length: count }, (_, id) => seen(100_000 + id, {}, of));
}
