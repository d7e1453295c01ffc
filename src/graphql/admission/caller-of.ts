/** The caller whose shares a request takes from: a token, or else the client's network. */
import { createHmac, randomBytes } from 'node:crypto';
import type { Token } from '../../base/auth/token.js';
import { keyOf, networkOf, within } from '../../hosting/names/addresses/address.js';

/** Bits of the network that identify one client. */
const ownNetwork = { 4: 32, 6: 64 } as const;

/** The number of counters, which bounds their memory: some addresses share one, and nobody can choose which. */
const counters = 2 ** 16;
const secret = randomBytes(16);

export function callerOf(token: Pick<Token, 'id'> | null, address: string): string {
  if (token) return token.id;
  const network = networkOf(address);
  const key = network ? keyOf(within(network, ownNetwork[network.version])) : address;
  return `address ${createHmac('sha256', secret).update(key).digest().readUInt32BE() % counters}`;
}
