/**
 * Seeded requests of every kind against a whole process, which answers all of them and is none the worse for it.
 *
 * @in-order
 */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { buildSchema } from 'graphql';
import { type ServerProcess, startProcess } from '../support/process.js';
import { graphRequest } from './fuzz/graph.js';
import { brokenBy, brokenOnSocket } from './fuzz/invariants.js';
import { sendMalformed } from './fuzz/malformed.js';
import { shownRequest } from './fuzz/request.js';
import { restRequest } from './fuzz/rest.js';
import { Sender, mayEnd } from './fuzz/send.js';
import { Choices } from './generate/choices.js';
import { scaled } from '../support/scale.js';
import { printFigures } from '../support/figures.js';

const seed = Number(process.env['FUZZ_SEED'] ?? 20_261_002);
const count = Number(process.env['FUZZ_COUNT'] ?? scaled(6_000));
const warmUp = 3_000;
const atOnce = 16;
/** Of the answers that break a rule, those that are shown. */
const shownAtMost = 15;
const isWarmedUp = count >= warmUp;
/**
 * Megabytes that the process may have grown by in the end: what is kept of answers and questions has bounds of its own. What
 * a start leaves to the first requests, such as code, takes a hundred more.
 */
const growth = (before: number) => Math.max(120, before / 2) + (isWarmedUp ? 0 : 100);

const source = { schema: buildSchema(readFileSync('schema/schema.graphql', 'utf8')), ids: new Map() };
const dataDir = mkdtempSync(join(tmpdir(), 'meridian-fuzz-'));
const statuses = new Map<string, number>();
let server: ServerProcess;
let sender: Sender;
let token: string;

beforeAll(async () => {
  server = await startProcess({ DATA_DIR: dataDir, RATES_SYNC: 'off', BASE_URL: 'http://meridian.test' });
  sender = new Sender(server.url, atOnce);
  [token = ''] = await server.printed(/mrd_\w+/);
});
afterAll(async () => {
  sender.close();
  await server.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

/** What is broken by the request of this seed, or nothing. */
async function askOne(ownSeed: number): Promise<string | undefined> {
  const choices = new Choices(ownSeed);
  if (choices.chance(0.02)) {
    const { sent, answered } = await sendMalformed(choices, Number(new URL(server.url).port));
    const broken = brokenOnSocket(answered);
    note('socket', answered.slice(9, 12) || 'closed');
    return (
      broken &&
      `${broken}: ${seedOf(ownSeed)}\n${JSON.stringify(sent.slice(0, 300))}\n  ${JSON.stringify(answered.slice(0, 400))}`
    );
  }
  const kind = choices.chance(0.55) ? 'graphql' : 'rest';
  const request = kind === 'graphql' ? graphRequest(choices, token, source) : restRequest(choices, token);
  const answer = await sender.sendOrEnd(request);
  const again = `${seedOf(ownSeed)}\n${shownRequest(request)}`;
  if (typeof answer === 'string') {
    note(kind, answer);
    return mayEnd(request, answer) ? undefined : `the connection ended with ${answer}: ${again}`;
  }
  note(kind, String(answer.status));
  const broken = brokenBy(request, answer);
  return broken && `${broken}: ${again}\n  ${answer.status} ${answer.body.toString().slice(0, 400)}`;
}

const seedOf = (ownSeed: number) => `FUZZ_SEED=${ownSeed} FUZZ_COUNT=1 asks it again`;

function note(kind: string, status: string): void {
  statuses.set(`${kind} ${status}`, (statuses.get(`${kind} ${status}`) ?? 0) + 1);
}

async function askFrom(first: number, many: number): Promise<string[]> {
  const broken: string[] = [];
  let next = first;
  async function work(): Promise<void> {
    while (next < first + many && broken.length < shownAtMost) {
      const words = await askOne(next++);
      if (words) broken.push(words);
    }
  }
  await Promise.all(Array.from({ length: atOnce }, work));
  return broken;
}

/** Resident memory in megabytes. */
function memory(): number {
  const status = readFileSync(`/proc/${server.child.pid}/status`, 'utf8');
  return Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1]) / 1024;
}

async function cheapQuestion(): Promise<unknown> {
  const body = JSON.stringify({ query: '{ country(code: "IN") { name } }' });
  const answer = await sender.send({
    method: 'POST',
    path: '/graphql',
    headers: { 'content-type': 'application/json' },
    body,
  });
  return JSON.parse(answer.body.toString());
}

describe(`${count} requests from seed ${seed}`, () => {
  let before: number;

  it(
    'are each answered with data, with an error that says what was wrong, or refused in the envelope',
    async () => {
      // Seeds of their own, far from those of the run.
      await askFrom(seed + 1_000_000_000, isWarmedUp ? warmUp : 0);
      before = memory();
      const broken = await askFrom(seed, count);
      const figures = [...statuses].sort(([a], [b]) => a.localeCompare(b)).map(([what, times]) => `${what}: ${times}`);
      printFigures(`FUZZ_SEED=${seed} FUZZ_COUNT=${count}; ${figures.join(', ')}`);
      expect(broken.join('\n\n')).toBe('');
    },
    300_000 + count * 100,
  );

  it('leave a process that lives and answers, and logs no fault', async () => {
    expect(server.child.exitCode).toBeNull();
    expect(await cheapQuestion()).toEqual({ data: { country: { name: 'India' } } });
    const faults = server
      .errors()
      .split('\n')
      .filter((line) => line.includes('"level":50'));
    expect(faults.map((line) => line.slice(0, 400))).toEqual([]);
  });

  it('leave its memory where it was', async () => {
    let after = memory();
    for (let tries = 0; tries < 60 && after > before + growth(before); tries += 1) {
      await cheapQuestion();
      await new Promise((resolve) => setTimeout(resolve, 500));
      after = memory();
    }
    printFigures(`${Math.round(before)} MB before, ${Math.round(after)} MB after`);
    expect(after - before).toBeLessThan(growth(before));
  });
});
