/** SSH keys, and references to them in other objects. */
import { createHash } from 'node:crypto';
import { Refusal } from '../../../sandbox/protocol/refusal.js';
import type { SandboxResource } from '../../../sandbox/world/resource.js';
import { type Fields, pick } from '../../../sandbox/world/values.js';
import type { SandboxWorld } from '../../../sandbox/world/world.js';
import { localTime, refused } from './shared.js';

export const keys: SandboxResource = {
  key: 'fingerprint',
  make({ name, data }, world) {
    const text = String(data).trim();
    const [type = '', base64 = ''] = text.split(/\s+/);
    if (!/^(ssh|ecdsa)-/.test(type) || base64 === '') throw Refusal.invalidField('data', 'Not a public SSH key.');
    const bytes = Buffer.from(base64, 'base64');
    const id = fingerprintOf(bytes);
    if (world.get('/key', id)) throw refused('conflict', 'KEY_ALREADY_EXISTS');
    return { id, name, ...kindOf(type, bytes), data: text, created_at: localTime(world.now()) };
  },
};

function fingerprintOf(bytes: Buffer): string {
  return createHash('md5').update(bytes).digest('hex').match(/../g)?.join(':') ?? '';
}

function kindOf(type: string, bytes: Buffer): Fields {
  if (type.endsWith('ed25519')) return { type: 'ED25519', size: 256 };
  if (type.startsWith('ecdsa')) return { type: 'ECDSA', size: 256 };
  return { type: 'RSA', size: bytes.length > 400 ? 4096 : 2048 };
}

/** Each key is in a wrapper of its own. */
export function keyEntries(fingerprints: unknown, world: SandboxWorld): Fields[] {
  const ids = Array.isArray(fingerprints) ? fingerprints : [];
  return ids.map((id) => ({
    key: pick(world.show('/key', world.must('/key', id)), 'name', 'fingerprint', 'type', 'size'),
  }));
}

/** The host keys of a system that has just been installed. */
export function newHostKeys(world: SandboxWorld): Fields[] {
  return [
    ['ED25519', 256],
    ['RSA', 3072],
  ].map(([type, size]) => ({ key: { fingerprint: fingerprintOf(Buffer.from(world.random.hex(32))), type, size } }));
}
