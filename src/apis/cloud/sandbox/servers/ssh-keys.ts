/** SSH keys and their fingerprints. */
import { createHash } from 'node:crypto';
import { Refusal } from '../../../../sandbox/protocol/refusal.js';
import type { SandboxResource } from '../../../../sandbox/world/resource.js';
import { timestamp } from '../../../../sandbox/world/values.js';

export const sshKeys: SandboxResource = {
  make({ name, public_key, labels }, world) {
    const fingerprint = fingerprintOf(String(public_key));
    if (world.all('/ssh_keys').some((key) => key['fingerprint'] === fingerprint)) {
      throw new Refusal('uniqueness_error', 'SSH key not unique', { fields: [{ name: 'public_key' }] });
    }
    return { name, fingerprint, public_key, labels: labels ?? {}, created: timestamp(world.now()) };
  },
};

/** MD5 of the key itself, as `ssh-keygen -E md5 -l` prints it. */
function fingerprintOf(publicKey: string): string {
  const [type = '', key = ''] = publicKey.trim().split(/\s+/);
  if (!/^(ssh|ecdsa)-/.test(type) || key === '') throw Refusal.invalidField('public_key', 'Not a public SSH key.');
  const digest = createHash('md5').update(Buffer.from(key, 'base64')).digest('hex');
  return digest.match(/../g)?.join(':') ?? '';
}
