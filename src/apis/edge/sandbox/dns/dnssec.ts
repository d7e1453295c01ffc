/** DNSSEC of zones: most are signed, and of some the registrar lacks the DS record. */
import { createHash } from 'node:crypto';
import type { SandboxItem } from '../../../../sandbox/world/item.js';
import { Refusal } from '../../../../sandbox/protocol/refusal.js';
import { timestamp } from '../../../../sandbox/world/values.js';
import type { SandboxWorld } from '../../../../sandbox/world/world.js';
import type { ProviderPart } from '../part.js';

const collection = '/dnssec';
const off = { status: 'disabled', dnssec_multi_signer: false, dnssec_presigned: false, dnssec_use_nsec3: false };

/** Stored under the id of the zone. */
function dnssecOf(world: SandboxWorld, zoneId: unknown): SandboxItem {
  const { id } = world.must('/zones', zoneId);
  return world.get(collection, id) ?? world.put(collection, { ...off, id, modified_on: null });
}

/**
 * The DNSSEC fields, the same at each start. They draw no random numbers, so that those of other parts stay the same.
 */
function signed(name: unknown) {
  const hash = createHash('sha256').update(String(name)).digest();
  const [keyTag, digest] = [hash.readUInt16BE(), hash.toString('hex').toUpperCase()];
  return {
    algorithm: '13',
    key_type: 'ECDSAP256SHA256',
    digest_type: '2',
    digest_algorithm: 'SHA256',
    flags: 257,
    key_tag: keyTag,
    digest,
    public_key: Buffer.concat([hash, hash]).toString('base64'),
    ds: `${String(name)}. 3600 IN DS ${keyTag} 13 2 ${digest}`,
  };
}

function change(world: SandboxWorld, zoneId: unknown, { status, ...changes }: Readonly<Record<string, unknown>>) {
  const own = dnssecOf(world, zoneId);
  const isOn = own['status'] !== 'disabled';
  if (status !== undefined && status !== 'active' && status !== 'disabled')
    throw new Refusal('invalid_input', `Invalid status ${String(status)}`);
  world.change(collection, own.id, {
    ...changes,
    ...(status === 'active' && !isOn && { ...signed(world.must('/zones', zoneId)['name']), status: 'pending' }),
    ...(status === 'disabled' && isOn && { status: 'pending-disabled' }),
    modified_on: timestamp(world.now()),
  });
  return answer(world.must(collection, own.id));
}

function answer({ id: _zone, ...dnssec }: SandboxItem) {
  return { dnssec };
}

const specialCalls: ProviderPart['specialCalls'] = {
  'GET /zones/{zoneId}/dnssec': ({ world, values }) => answer(dnssecOf(world, values['zoneId'])),
  'PATCH /zones/{zoneId}/dnssec': ({ world, values, body }) => change(world, values['zoneId'], body),
};

function seed(world: SandboxWorld): void {
  world.all('/zones').forEach(({ id, name, created_on }, place) => {
    if (place % 5 === 4) return;
    const status = place % 9 === 7 ? 'pending' : 'active';
    world.put(collection, { ...off, ...signed(name), id, status, modified_on: created_on });
  });
}

export const dnssec: ProviderPart = { specialCalls, seed };
