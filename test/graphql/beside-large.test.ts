/** One process asked for every city: who asks for little meanwhile waits for a quarter of a second of its work at most. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { computed } from '../support/computed.js';
import { type ServerProcess, startProcess } from '../support/process.js';
import { someOf } from '../support/scale.js';
import { printFigures } from '../support/figures.js';

/** Milliseconds of work, and megabytes. */
const longestWait = 250;
const mostMemory = 700;
/** What is smaller does not list every city. */
const leastBytes = 500_000;
/** Milliseconds. */
const betweenCheap = 5;

interface Answer {
  readonly status: number;
  readonly bytes: number;
  /** At most as much of the body as shows what it is. */
  readonly head: string;
}

let server: ServerProcess;
let dataDir: string;
const large = new Agent({ keepAlive: true });
const cheap = new Agent({ keepAlive: true });

beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'meridian-beside-'));
  server = await startProcess({ DATA_DIR: dataDir, RATES_SYNC: 'off', LOG_LEVEL: 'error' });
  await server.printed(/Or try it/);
  for (let n = 0; n < 3; n += 1) await askCheaply();
});
afterAll(async () => {
  large.destroy();
  cheap.destroy();
  await server.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

function ask(agent: Agent, body: object, encoding = 'identity'): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const headers = { 'content-type': 'application/json', 'accept-encoding': encoding };
    const sent = request(`${server.url}/graphql`, { method: 'POST', agent, headers }, (response) => {
      let bytes = 0;
      let head = '';
      response.on('data', (chunk: Buffer) => {
        bytes += chunk.length;
        if (head.length < 100) head += chunk.toString('latin1', 0, 100);
      });
      response.on('error', reject);
      response.on('end', () => resolve({ status: response.statusCode ?? 0, bytes, head }));
    });
    sent.on('error', reject);
    sent.end(JSON.stringify(body));
  });
}

let asked = 0;
/** Never the same twice, so that no answer is kept. */
function askCheaply(): Promise<Answer> {
  const query = 'query($of: CurrencyCode!) { country(code: "IN") { name currency { rate(base: $of) } } }';
  return ask(cheap, { query, variables: { of: 'USD', nth: (asked += 1) } });
}

const everyCity = (alias: string) => `{ countries { states { cities { ${alias}: name } } } }`;

let own = 0;
const known = everyCity('known');
/** Undeclared variables make texts differ, so that no answer is kept, and leave the question the same. */
const askedBefore = (encoding?: string) => () => ask(large, { query: known, variables: { nth: (own += 1) } }, encoding);
const askedNever = (encoding?: string) => () => ask(large, { query: everyCity(`n${(own += 1)}`) }, encoding);

const residentMB = (): number =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${server.child.pid}/status`, 'utf8'))?.[1]) / 1024;

/** Asks for little every few milliseconds, whether it is answered or not, until the large answers are there. */
async function beside(answers: Promise<Answer[]>) {
  const { pid } = server.child;
  const begun = { work: computed(pid), time: performance.now() };
  const longest = { work: 0, time: 0 };
  let memory = 0;
  const cheap: Promise<Answer>[] = [];
  const asking = setInterval(() => {
    memory = Math.max(memory, residentMB());
    const [work, time] = [computed(pid), performance.now()];
    cheap.push(
      askCheaply().then((answer) => {
        longest.work = Math.max(longest.work, computed(pid) - work);
        longest.time = Math.max(longest.time, performance.now() - time);
        return answer;
      }),
    );
  }, betweenCheap);
  const large = await answers.finally(() => clearInterval(asking));
  const whole = { work: computed(pid) - begun.work, time: performance.now() - begun.time };
  return { large, cheap: await Promise.all(cheap), longest, whole, memory };
}

/** Beside other work of the machine all of it takes longer. */
function isSoon({ longest, whole }: Pick<Awaited<ReturnType<typeof beside>>, 'longest' | 'whole'>): boolean {
  return longest.work < Math.max(longestWait, (whole.work * 2) / 3);
}

const cases: [what: string, count: number, question: () => Promise<Answer>][] = [
  ['one that was never asked, compressed', 1, askedNever('br')],
  ['one that is known, in gzip', 1, askedBefore('gzip')],
  ['three that are known', 3, askedBefore()],
  ['20 that are known, compressed', 20, askedBefore('br')],
  ['20 that were never asked', 20, askedNever()],
  [
    'one of the largest that are allowed',
    1,
    () =>
      ask(large, {
        query: `{ countries { states { cities { once: name } } }
          again: countries(filter: { region: "Europe" }) { states { cities { name } } } }`,
      }),
  ],
];

describe('a cheap question', () => {
  it.each(someOf(cases))('is answered soon beside %s', async (what, count, question) => {
    await ask(large, { query: known });
    const measure = () => beside(Promise.all(Array.from({ length: count }, question)));
    let measured = await measure();
    // What the collector of a busy machine adds to one, it does not add to each: what keeps others waiting does so each time.
    for (let again = 0; again < 2 && !isSoon(measured); again += 1) measured = await measure();
    const { large: answers, cheap, longest, whole, memory } = measured;
    const answered = answers.filter(({ status }) => status === 200);
    const figures = [
      `${what}: the longest wait was ${longest.time.toFixed(0)} ms with ${longest.work} ms of work in it,`,
      `of ${whole.time.toFixed(0)} ms with ${whole.work} for all; ${cheap.length} cheap ones,`,
      `${answered.length} of ${count} answered with ${answered[0]?.bytes} bytes, ${memory.toFixed(0)} MB`,
    ];
    printFigures(figures.join(' '));
    for (const { status, head } of cheap) expect([status, head]).toEqual([200, expect.stringContaining('India')]);
    for (const { status } of answers) expect([200, 503]).toContain(status);
    expect(answered.length).toBeGreaterThan(0);
    for (const { bytes } of answered) expect(bytes).toBeGreaterThan(leastBytes);
    expect(isSoon(measured)).toBe(true);
    expect(memory).toBeLessThan(mostMemory);
  });
});
