/** What each caller sees of each fault of the store, as docs/operating.md has it. */
import { readFileSync } from 'node:fs';
import { afterAll, afterEach, beforeAll, expect, it } from '@jest/globals';
import { describeEach } from '../../support/optional/optional.js';
import { ownServers } from '../../support/optional/own-servers.js';
import { someOf } from '../../support/scale.js';
import { type Meridian, startMeridian } from '../../support/meridian.js';
import { Faulty, type Saying, type Where } from './faulty.js';

/** What else an engine says with its code, and of which calls. */
const sayings: Readonly<Record<'postgres' | 'redis', Readonly<Record<string, readonly [Where, string]>>>> = {
  postgres: {
    '08006': ['all', 'connection failure'],
    '40001': ['data', 'could not serialize access due to concurrent update'],
    '57P01': ['all', 'terminating connection due to administrator command'],
    '57P03': ['connect', 'the database system is starting up'],
    '28P01': ['connect', 'password authentication failed for user "meridian"'],
    '42501': ['data', 'permission denied for table meridian'],
    '53100': ['write', 'could not extend file: No space left on device'],
    '25006': ['write', 'cannot execute INSERT in a read-only transaction'],
    '53300': ['connect', 'sorry, too many clients already'],
    '0A000': ['data', 'this is not supported'],
    '26000': ['data', 'prepared statement "one" does not exist'],
    '42P01': ['data', 'relation "public.meridian" does not exist'],
    XX001: ['data', 'invalid page in block 1'],
  },
  redis: {
    BUSY: ['all', 'Redis is busy running a script'],
    LOADING: ['all', 'Redis is loading the dataset in memory'],
    NOAUTH: ['all', 'Authentication required.'],
    NOPERM: ['data', "User shop has no permissions to run the 'get' command"],
    MISCONF: ['write', 'Redis is configured to save RDB snapshots, but it cannot persist on disk.'],
    OOM: ['write', "command not allowed when used memory > 'maxmemory'."],
    READONLY: ['write', "You can't write against a read only replica."],
    ERR: ['connect', 'max number of clients reached'],
    CROSSSLOT: ['data', "Keys in request don't hash to the same slot"],
    MOVED: ['data', '3999 127.0.0.1:6381'],
    NOSCRIPT: ['data', 'No matching script.'],
    WRONGTYPE: ['data', 'Operation against a key holding the wrong kind of value'],
  },
};

interface Row {
  readonly codes: Readonly<Record<'postgres' | 'redis', readonly string[]>>;
  readonly seen: readonly string[];
}

/** The table below the heading. */
const [, section = ''] = readFileSync('docs/operating.md', 'utf8').split('\n### Faults of the store\n');
const rows: Row[] = (section.split('\n#')[0] ?? '')
  .split('\n')
  .filter((line) => line.startsWith('| '))
  .slice(2)
  .map((line) => {
    const cells = line.split('|').map((cell) => cell.trim());
    const codesIn = (cell = '') => [...cell.matchAll(/`(\w+)[^`]*`/g)].map(([, code = '']) => code);
    return { codes: { postgres: codesIn(cells[2]), redis: codesIn(cells[3]) }, seen: cells.slice(4, 8) };
  });

it('the documents name each of them', () => {
  for (const kind of ['postgres', 'redis'] as const)
    expect(rows.flatMap(({ codes }) => codes[kind]).sort()).toEqual(Object.keys(sayings[kind]).sort());
});

describeEach(ownServers(), 'a $kind store', (place) => {
  let way: Faulty;
  let meridian: Meridian;
  beforeAll(async () => {
    way = await Faulty.before(place.kind, place.port);
    meridian = await startMeridian({ STORE_URL: place.url(way.port), SANDBOX: 'off' });
  });
  afterEach(() => way.say(null));
  afterAll(async () => {
    await meridian.close();
    await way.close();
  });

  const sees = async (token: string) => {
    const headers = { authorization: `Bearer ${token}` };
    const asked = async (query: string) => {
      const { status, body } = await meridian.query({ query }, headers);
      return String(body.errors?.[0]?.extensions['code'] === 'STORE_UNAVAILABLE' ? 503 : status);
    };
    return [
      await asked('{ country(code: "IN") { name } }'),
      await asked('{ token { name } }'),
      await asked('mutation { createToken(input: { name: "New" }) { secret } }'),
      String((await fetch(`${meridian.url}/api/v1/authorize`, { headers })).status),
    ];
  };

  const cases = rows.flatMap(({ codes, seen }) =>
    codes[place.kind].map((code): [string, readonly string[]] => [code, seen]),
  );
  it.each(someOf(cases))('%s is seen as the documents say, and is over with it', async (code, seen) => {
    // One that no replica has read yet.
    const token = await meridian.token(['rates', 'admin']);
    const [where, text] = sayings[place.kind][code] ?? ['all', ''];
    const saying: Saying = { where, code, text: place.kind === 'redis' ? `${code} ${text}` : text };
    way.say(saying);
    if (where === 'connect') way.breakAll();
    expect(await sees(token)).toEqual(seen);
    way.say(null);
    while ((await sees(token)).join() !== '200,200,200,200') await new Promise((resolve) => setTimeout(resolve, 50));
  });
});
