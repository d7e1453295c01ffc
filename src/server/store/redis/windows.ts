/** Sliding windows in Redis: a hash for each, of calls by step, which scripts change by the clock of the server. */
import {
  type Granted,
  type SlidingWindow,
  type SlidingWindows,
  type Steps,
  stepsOfWindow,
} from '../../../base/store/sliding-windows.js';
import { keyOf } from '../../../base/store/key.js';
import { jsonObject, list, number, texts } from '../../../base/checked.js';
import type { RedisClient } from './client.js';
import { parseOwnJson } from '../../../base/json.js';

const clock = `
local time = redis.call('TIME')
local now = time[1] * 1000 + math.floor(time[2] / 1000)
local function whole(number) return string.format('%.0f', number) end
`;

const take = `${clock}
local most, longest = tonumber(ARGV[1]), tonumber(ARGV[2])
local granted, wait, left, steps, generations = most, 0, {}, {}, {}
for place, key in ipairs(KEYS) do
  local calls, length = tonumber(ARGV[place * 2 + 1]), tonumber(ARGV[place * 2 + 2])
  local width = length / ${stepsOfWindow}
  local all, counting, count = redis.call('HGETALL', key), {}, 0
  for n = 1, #all, 2 do
    local step, amount = tonumber(all[n]), tonumber(all[n + 1])
    local ends = step and (step + 1) * width + length
    if not step then
      generations[place] = all[n + 1]
    elseif amount > 0 and ends > now then
      count = count + amount
      counting[#counting + 1] = { ends, amount }
    else
      redis.call('HDEL', key, all[n])
    end
  end
  if not generations[place] then
    generations[place] = whole(now)
    redis.call('HSET', key, 'generation', generations[place])
    redis.call('PEXPIRE', key, whole(length * 2 + longest))
  end
  left[place] = math.max(0, calls - count)
  if left[place] == 0 then
    table.sort(counting, function (a, b) return a[1] < b[1] end)
    local over = count + 1 - calls
    local own = length
    for _, each in ipairs(counting) do
      over = over - each[2]
      if over <= 0 then own = each[1] - now break end
    end
    wait = math.max(wait, own)
  end
  granted = math.min(granted, left[place])
  steps[place] = whole(math.floor((now + longest) / width))
end
if granted > 0 then
  for place, key in ipairs(KEYS) do
    redis.call('HINCRBY', key, steps[place], granted)
    redis.call('PEXPIRE', key, whole(tonumber(ARGV[place * 2 + 2]) * 2 + longest))
    left[place] = left[place] - granted
  end
end
return cjson.encode({ calls = granted, wait = math.ceil(wait), left = left, steps = steps, generations = generations })
`;

const settle = `${clock}
local ended, unmade = tonumber(ARGV[1]), tonumber(ARGV[2])
for place, key in ipairs(KEYS) do
  local length, step = tonumber(ARGV[place * 2 + 1]), ARGV[place * 2 + 2]
  if redis.call('HEXISTS', key, step) == 1 then redis.call('HINCRBY', key, step, -(ended + unmade)) end
  if ended > 0 then redis.call('HINCRBY', key, whole(math.floor(now / (length / ${stepsOfWindow}))), ended) end
  redis.call('PEXPIRE', key, whole(length * 2))
end
return 1
`;

const add = `
for n = 2, #ARGV, 2 do redis.call('HINCRBY', KEYS[1], ARGV[n], ARGV[n + 1]) end
redis.call('PEXPIRE', KEYS[1], ARGV[1])
return 1
`;

export class RedisWindows implements SlidingWindows {
  readonly mayForget = true;

  constructor(
    private readonly client: Pick<RedisClient, 'eval'>,
    private readonly prefix: string,
  ) {}

  async take(windows: readonly SlidingWindow[], calls: number, longest: number): Promise<Granted> {
    const limits = windows.flatMap(({ calls, length }) => [String(calls), String(length)]);
    return grantedIn(await this.#run(take, windows, [String(calls), String(longest), ...limits]));
  }

  async settle(
    windows: readonly SlidingWindow[],
    steps: readonly number[],
    ended: number,
    unmade: number,
  ): Promise<void> {
    const places = windows.flatMap(({ length }, place) => [String(length), String(steps[place])]);
    await this.#run(settle, windows, [String(ended), String(unmade), ...places]);
  }

  async add(window: SlidingWindow, steps: Steps): Promise<void> {
    await this.#run(add, [window], [String(window.length * 2), ...[...steps].flat().map(String)]);
  }

  /** Redis forgets them itself. */
  async sweep(): Promise<void> {}

  async #run(script: string, windows: readonly SlidingWindow[], args: string[]): Promise<unknown> {
    const keys = windows.map(({ name }) => `${this.prefix}:windows:${keyOf(name)}`);
    return this.client.eval(script, { keys, arguments: args });
  }
}

function grantedIn(reply: unknown): Granted {
  const granted = jsonObject(typeof reply === 'string' ? parseOwnJson(reply) : reply);
  return {
    calls: number(granted, 'calls'),
    wait: number(granted, 'wait'),
    left: list(granted['left']).map(integerIn),
    steps: list(granted['steps']).map(integerIn),
    generations: texts(granted['generations']),
  };
}

/** Reads a number, or one that the script wrote as text to keep all its digits. */
function integerIn(value: unknown): number {
  const found = typeof value === 'string' && value !== '' ? Number(value) : value;
  if (typeof found === 'number' && Number.isSafeInteger(found)) return found;
  throw new TypeError('Expected a whole number of the script of a window');
}
