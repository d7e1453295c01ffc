/** Worlds of one seed share the DNS records that they begin with, and nothing of what happens to these. */
import { expect, it } from '@jest/globals';
import { recordsOf } from '../../../src/apis/edge/sandbox/dns/dns-draft.js';
import { provider } from '../../../src/apis/edge/sandbox/index.js';
import { noHooks } from '../../../src/sandbox/world/hooks.js';
import { Objects } from '../../../src/sandbox/world/objects.js';

const now = Date.UTC(2026, 0, 15);

const worldOf = (seed: number) => new Objects(provider, seed, () => now, noHooks.timing);

function collectionOf(world: Objects): string {
  const [zone] = world.all('/zones');
  if (!zone) throw new Error('There is no zone.');
  return recordsOf(zone);
}

it('are made once for a seed', () => {
  const [one, same, other] = [worldOf(11), worldOf(11), worldOf(12)];
  const collection = collectionOf(one);
  const records = one.all(collection);
  expect(records.length).toBeGreaterThan(2_000);
  for (const [place, record] of same.all(collection).entries()) expect(record).toBe(records[place]);
  expect(other.all(collectionOf(other))).not.toEqual(records);
});

it('continue alike after records that were known, and after those that were made', () => {
  const [made, known] = [worldOf(13), worldOf(13)];
  expect(known.random.state).toBe(made.random.state);
  expect(known.nextId()).toBe(made.nextId());
});

it('keep what one world changes or removes from the others', () => {
  const [one, other] = [worldOf(14), worldOf(14)];
  const collection = collectionOf(one);
  const before = structuredClone(other.all(collection));
  const [first, second] = one.all(collection);
  if (!first || !second) throw new Error('There are too few records.');
  one.change(collection, first.id, { content: '192.0.2.1' });
  one.remove(collection, second);
  expect(one.get(collection, first.id)).toMatchObject({ content: '192.0.2.1' });
  expect(other.all(collection)).toEqual(before);
  const later = worldOf(14);
  expect(later.all(collectionOf(later))).toEqual(before);
});
