/** One process, attacked by questions: who asks for little beside them waits for two seconds of its work, in 700 MB. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { Agent, get, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { computed } from '../support/computed.js';
import { type ServerProcess, startProcess } from '../support/process.js';
import { someOf } from '../support/scale.js';

/** Milliseconds of work and megabytes that hold beside any attack. */
const longestCheap = 2_000;
const mostMemory = 700;

interface Answer {
  readonly status: number;
  readonly retryAfter: string | undefined;
  /** At most as much of the body as shows what it is. */
  readonly head: string;
}

let server: ServerProcess;
let dataDir: string;
const agent = new Agent({ keepAlive: true });

beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'meridian-attack-'));
  server = await startProcess({ DATA_DIR: dataDir, RATES_SYNC: 'off', LOG_LEVEL: 'error', SUBGRAPH: 'on' });
  await server.printed(/Or try it/);
});
afterAll(async () => {
  agent.destroy();
  await server.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

function ask(query: string, variables: object = {}, headers: Record<string, string> = {}): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const sent = request(
      `${server.url}/graphql`,
      { method: 'POST', agent, headers: { 'content-type': 'application/json', ...headers } },
      (response) => {
        let head = '';
        response.on('data', (chunk: Buffer) => (head = head.length < 1_000 ? head + chunk.toString() : head));
        response.on('error', reject);
        response.on('end', () =>
          resolve({ status: response.statusCode ?? 0, retryAfter: response.headers['retry-after'], head }),
        );
      },
    );
    sent.on('error', reject);
    sent.end(JSON.stringify({ query, variables }));
  });
}

/** Over a connection of its own, as a probe comes. */
function probe(): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    get(`${server.url}/healthz`, { agent: false }, (response) => {
      response.resume().on('end', () => resolve(response.statusCode));
    }).on('error', reject);
  });
}

const residentMB = (): number =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${server.child.pid}/status`, 'utf8'))?.[1]) / 1024;

async function workUntil(answer: () => Promise<unknown>): Promise<number> {
  const before = computed(server.child.pid);
  await answer();
  return computed(server.child.pid) - before;
}

/** Asks for little again and again until the attack is over. */
async function beside(attack: () => Promise<Answer[]>) {
  let over = false;
  const answers = attack().finally(() => (over = true));
  const slowest = { cheap: 0, probe: 0 };
  let memory = 0;
  do {
    slowest.probe = Math.max(slowest.probe, await workUntil(probe));
    slowest.cheap = Math.max(slowest.cheap, await workUntil(() => ask('{ country(code: "IN") { name } }')));
    memory = Math.max(memory, residentMB());
    await new Promise((resolve) => setTimeout(resolve, 20));
  } while (!over);
  return { answers: await answers, slowest, memory };
}

const times = (count: number, question: (n: number) => Promise<Answer>) => () =>
  Promise.all(Array.from({ length: count }, (_, n) => question(n)));
const list = (count: number, text: (n: number) => string) => Array.from({ length: count }, (_, n) => text(n)).join(' ');

const tooLarge = /"code":"OPERATION_TOO_LARGE"/;
const right = Array.from({ length: 100_000 }, () => 'INR');
const wrong = Array.from({ length: 140_000 }, () => 1);

const references = (count: number) =>
  Array.from({ length: count }, (_, n) => ({ __typename: n % 2 === 0 ? 'Country' : 'Nothing', isoCode: 'IN', n }));

const attacks: [what: string, attack: () => Promise<Answer[]>, answered: RegExp][] = [
  [
    'cities of the state of each city',
    times(1, () =>
      ask('{ state: stateNamed(country: "DE", name: "Bavaria"){ cities{state{cities{state{cities{name}}}}} } }'),
    ),
    tooLarge,
  ],
  [
    'states of the country of each state',
    times(1, () => ask('{ country(code:"GB"){states{country{states{country{states{name}}}}}} }')),
    tooLarge,
  ],
  [
    'countries of the currency of each country',
    times(1, () => ask(`{ currency(code:"EUR"){ ${'countries{currency{'.repeat(5)} code ${'}}'.repeat(5)} } }`)),
    tooLarge,
  ],
  [
    'the whole schema 190 times over',
    times(1, () => ask(`{ __schema { ${list(190, (n) => `a${n}: types { name fields { name type { name } } }`)} } }`)),
    tooLarge,
  ],
  [
    '140,000 wrong values',
    times(20, () => ask('query($c:[CurrencyCode!]){currencies(codes:$c){code}}', { c: wrong })),
    /Too many errors|OVERLOADED/,
  ],
  [
    '300 large answers',
    times(300, (n) => ask(`{ countries { states { cities { a${n}: name } } } }`)),
    /^{"data":{"countries"|OVERLOADED/,
  ],
  [
    '300 large answers, compressed',
    times(300, (n) => ask(`{ countries { states { cities { b${n}: name } } } }`, {}, { 'accept-encoding': 'br' })),
    /OVERLOADED|./s,
  ],
  [
    '300 long texts to validate',
    times(300, (n) => ask(`{ ${list(200, () => `country(code: "IN") { n${n}: name }`)} }`)),
    /^{"data":{"country"|OVERLOADED/,
  ],
  [
    '100,000 right values for a question that is known',
    times(100, () => ask('query($c: [CurrencyCode!]) { currencies(codes: $c) { code } }', { c: right })),
    /^{"data":{"currencies"|OVERLOADED/,
  ],
  [
    '1,000 references, half of them to no type',
    times(300, (n) =>
      ask(`query ($of: [_Any!]!) { a${n}: _entities(representations: $of) { ... on Country { name } } }`, {
        of: references(1_000),
      }),
    ),
    /"representations\[1\].__typename: expected a type with a key|OVERLOADED/,
  ],
  [
    '1,000 references by 100 aliases',
    times(50, () =>
      ask(
        `query ($of: [_Any!]!) { ${list(100, (n) => `a${n}: _entities(representations: $of) { ... on Country { name } }`)} }`,
        { of: references(1_000) },
      ),
    ),
    /^{"errors":\[{"message":"(?:The|An answer)|OPERATION_TOO_LARGE|OVERLOADED|expected a type with a key/,
  ],
  [
    '10,000 references',
    times(100, () =>
      ask('query ($of: [_Any!]!) { _entities(representations: $of) { __typename } }', { of: references(10_000) }),
    ),
    /representations: expected at most 1000, but got 10000|OVERLOADED/,
  ],
  [
    'the SDL of the subgraph',
    times(300, (n) => ask(`{ s${n}: _service { sdl } }`)),
    /^{"data":{"s\d+":{"sdl":"extend schema|OVERLOADED/,
  ],
  [
    '300 texts that ask for the health 300 times',
    times(300, (n) => ask(`{ ${list(300, (i) => `a${n}_${i}: health { isReady }`)} }`)),
    /^{"data":{"a|OVERLOADED/,
  ],
];

describe('a cheap question and a probe', () => {
  it.each(someOf(attacks))('are answered beside %s', async (_what, attack, answered) => {
    const { answers, slowest, memory } = await beside(attack);
    expect(slowest.probe).toBeLessThan(longestCheap);
    expect(slowest.cheap).toBeLessThan(longestCheap);
    expect(memory).toBeLessThan(mostMemory);
    for (const { status, head, retryAfter } of answers) {
      expect([200, 503]).toContain(status);
      expect(head).toMatch(answered);
      if (status === 503) expect(Number(retryAfter)).toBeGreaterThan(0);
    }
    expect(answers.map(({ status }) => status)).toContain(200);
  });
});

describe('300 bodies of a megabyte', () => {
  it('are not held at the same time', async () => {
    const body = JSON.stringify({ query: '{ health { isReady } }', variables: { pad: 'x'.repeat(1_000_000) } });
    const send = () =>
      fetch(`${server.url}/graphql`, { method: 'POST', headers: { 'content-type': 'application/json' }, body }).then(
        ({ status }) => status,
        // Refused before the body was read, the connection ends while the client still writes.
        () => 503,
      );
    const statuses = await Promise.all(Array.from({ length: 300 }, send));
    // 408: on a busy machine a body may be too slow in coming.
    for (const status of statuses) expect([200, 408, 503]).toContain(status);
    expect(statuses).toContain(200);
    expect(residentMB()).toBeLessThan(mostMemory);
    expect(await probe()).toBe(200);
  });
});
