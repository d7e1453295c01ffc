/** Leases in Redis: a hash for each, which scripts change by the clock of the server. */
import { type Lease, type Leases, rememberedFor } from '../../../base/store/lease.js';
import { keyOf } from '../../../base/store/key.js';
import type { RedisClient } from './client.js';

/** Microseconds; written without an exponent, as Lua would write numbers of this size. */
const clock = `
local function whole(number) return string.format('%.0f', number) end
local time = redis.call('TIME')
local now = time[1] * 1000000 + time[2]
local held = redis.call('HMGET', KEYS[1], 'owner', 'fence', 'ends')
local owner, fence, ends = held[1], tonumber(held[2] or 0), tonumber(held[3] or 0)
local function keep(ttl)
  redis.call('HSET', KEYS[1], 'owner', ARGV[1], 'fence', whole(fence), 'ends', whole(now + ttl * 1000))
  redis.call('PEXPIRE', KEYS[1], whole(ttl + ${rememberedFor}))
end
`;

const acquire = `${clock}
if ends > now and owner ~= ARGV[1] then return false end
if ends <= now then fence = math.max(fence + 1, now) end
keep(tonumber(ARGV[2]))
return whole(fence)
`;

const renew = `${clock}
if owner ~= ARGV[1] or whole(fence) ~= ARGV[3] or ends <= now then return 0 end
keep(tonumber(ARGV[2]))
return 1
`;

export class RedisLeases implements Leases {
  constructor(
    private readonly client: Pick<RedisClient, 'eval'>,
    private readonly prefix: string,
  ) {}

  async acquire(name: string, owner: string, ttl: number): Promise<Lease | null> {
    const fence = await this.#run(acquire, name, [owner, String(ttl)]);
    return fence === null ? null : { name, owner, fence: Number(fence) };
  }

  async renew({ name, owner, fence }: Lease, ttl: number): Promise<boolean> {
    return (await this.#run(renew, name, [owner, String(ttl), String(fence)])) === 1;
  }

  release(lease: Lease): Promise<boolean> {
    return this.renew(lease, 0);
  }

  /** Redis forgets them itself. */
  async sweep(): Promise<void> {}

  async #run(script: string, name: string, args: string[]): Promise<unknown> {
    return this.client.eval(script, { keys: [`${this.prefix}:leases:${keyOf(name)}`], arguments: args });
  }
}
