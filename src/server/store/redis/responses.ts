/** Shared reads in Redis: scripts look an answer up under the epochs of its marks, and hand out the call for it. */
import { randomUUID } from 'node:crypto';
import { packed } from '../../../base/store/pub-sub.js';
import {
  type Landed,
  type SharedCall,
  landedChannel,
  type SharedResponseKey,
  type SharedResponses,
  type SharedResponseState,
  type SharedResponseTerms,
} from '../../../base/store/shared-responses.js';
import { keyOf } from '../../../base/store/key.js';
import type { RedisClient } from './client.js';
import { mark, type RedisChannels } from './pub-sub.js';

/** Milliseconds: the longest age that a caller may accept. */
const longestAge = 3_600_000;
/** Milliseconds for which those who wait for a call find how it ended. */
const foundFor = 5_000;
/** Milliseconds; longer than any answer is kept under an epoch. */
const epochFor = 2 * longestAge;

const clock = `
local time = redis.call('TIME')
local now = time[1] * 1000 + math.floor(time[2] / 1000)
`;

/** An epoch that is missing, as the engine has lost it, is another from then on: nothing kept under a former one is found. */
const look = `${clock}
local prefix, epoch, read, maxAge, awaited = ARGV[1], ARGV[2], ARGV[3], tonumber(ARGV[4]), ARGV[5]
local call, ttl, mayCall = ARGV[6], ARGV[7], ARGV[8] == '1'
local epochs = redis.call('MGET', unpack(KEYS))
for n, key in ipairs(KEYS) do
  if not epochs[n] then
    epochs[n] = epoch
    redis.call('SET', key, epoch, 'PX', ${epochFor})
  elseif mayCall then
    redis.call('PEXPIRE', key, ${epochFor})
  end
end
local place = prefix .. read .. ':' .. redis.sha1hex(table.concat(epochs, ' '))
if maxAge > 0 and awaited == '' then redis.call('SET', prefix .. 'accepted', '1', 'PX', ${longestAge}) end
local made, at, kind = unpack(redis.call('HMGET', place, 'call', 'at', 'kind'))
if made and made == awaited and kind ~= 'value' then
  return { kind, redis.call('HGET', place, 'text') or '' }
end
if kind == 'value' and (made == awaited or now - tonumber(at) <= maxAge) then
  return { kind, redis.call('HGET', place, 'text'), tostring(now - tonumber(at)) }
end
local leader = redis.call('GET', place .. ':call')
if leader then return { 'underWay', leader } end
if not mayCall then return { 'none' } end
redis.call('SET', place .. ':call', call, 'PX', ttl)
return { 'leading', place, tostring(now) }
`;

const extend = `
if redis.call('GET', KEYS[1] .. ':call') ~= ARGV[1] then return 0 end
redis.call('PEXPIRE', KEYS[1] .. ':call', ARGV[2])
return 1
`;

/** An answer is as old as its call, and replaces none that is newer. */
const land = `
local place, call, at, kind, text, prefix = KEYS[1], ARGV[1], tonumber(ARGV[2]), ARGV[3], ARGV[4], ARGV[5]
if kind ~= 'left' and at >= tonumber(redis.call('HGET', place, 'at') or 0) then
  local isKept = kind == 'value' and redis.call('EXISTS', prefix .. 'accepted') == 1
  redis.call('HSET', place, 'call', call, 'at', ARGV[2], 'kind', kind, 'text', text)
  redis.call('PEXPIRE', place, isKept and ${longestAge} or ${foundFor})
end
if redis.call('GET', place .. ':call') == call then redis.call('DEL', place .. ':call') end
redis.call('PUBLISH', ARGV[6], ARGV[7])
redis.call('PUBLISH', ARGV[8], ARGV[9])
redis.call('PUBLISH', ARGV[8], ARGV[7])
return 1
`;

export class RedisResponses implements SharedResponses {
  constructor(
    private readonly client: Pick<RedisClient, 'eval' | 'multi'>,
    private readonly prefix: string,
    private readonly channels: RedisChannels,
  ) {}

  async look(key: SharedResponseKey, terms: SharedResponseTerms): Promise<SharedResponseState> {
    const { maxAge, awaited, call, ttl, mayCall } = terms;
    const reply = await this.client.eval(look, {
      keys: key.marks.map((mark) => this.#epochKey(key.account, mark)),
      arguments: [
        `${this.prefix}:reads:`,
        randomUUID(),
        keyOf(`${key.account}:${key.read}`),
        String(maxAge),
        awaited ?? '',
        call,
        String(ttl),
        mayCall ? '1' : '0',
      ],
    });
    return stateIn(reply);
  }

  async extend({ place }: SharedCall, call: string, ttl: number): Promise<boolean> {
    return (await this.client.eval(extend, { keys: [place], arguments: [call, String(ttl)] })) === 1;
  }

  async land({ place, begunAt }: SharedCall, call: string, landed: Landed): Promise<void> {
    const [kind, text] = kindOf(landed);
    const { own, former } = this.channels;
    const message = packed(landedChannel, call);
    const args = [call, begunAt, kind, text, `${this.prefix}:reads:`, own, message, former, mark];
    await this.client.eval(land, { keys: [place], arguments: args });
  }

  async raise(account: string, marks: readonly string[]): Promise<void> {
    const epoch = randomUUID();
    const all = this.client.multi();
    for (const mark of marks) all.set(this.#epochKey(account, mark), epoch, { PX: epochFor });
    await all.exec();
  }

  #epochKey(account: string, mark: string): string {
    return `${this.prefix}:epochs:${account}:${keyOf(mark)}`;
  }
}

function kindOf(landed: Landed): [kind: string, text: string] {
  if (typeof landed === 'string') return [landed, ''];
  return 'value' in landed ? ['value', landed.value] : ['failed', landed.failure];
}

function stateIn(reply: unknown): SharedResponseState {
  const [kind, text = '', more = ''] = Array.isArray(reply) ? reply.map(String) : [];
  switch (kind) {
    case 'value':
      return { kind: 'kept', value: text, age: Number(more) };
    case 'failed':
      return { kind, failure: text };
    case 'leading':
      return { kind, place: text, begunAt: more };
    case 'underWay':
      return { kind, call: text };
    case 'unshared':
    case 'none':
      return { kind };
    default:
      throw new TypeError(`Expected the state of a read, but got ${kind}`);
  }
}
