/**
 * 300 at once of what costs most (a tenth of them in `npm test`), and a cheap question beside them: judged by the work of the
 * main thread, in 700 MB.
 */
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { Agent, get, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { getIntrospectionQuery } from 'graphql';
import { type ServerProcess, startProcess } from '../support/process.js';
import { node, start } from '../support/run.js';
import { printFigures } from '../support/figures.js';
import { isAlone, scaled, someOf } from '../support/scale.js';

/** How often the list is gone through, one time after the other, on the same server. */
const times = Number(process.env['ATTACK_TIMES'] ?? 1);
/** Milliseconds of work of the main thread, of which other tests beside it let a question wait for more; and megabytes. */
const longest = isAlone ? 250 : 500;
const mostMemory = 700;

interface Figures {
  /** Milliseconds of work over a connection that was kept, over a new one, and for a text that is new. */
  readonly kept: number;
  readonly fresh: number;
  readonly unknown: number;
  /** Megabytes. */
  readonly resident: number;
  readonly asked: number;
  readonly failed: number;
}

interface Answer {
  readonly status: number;
  readonly head: string;
}

const dataDir = mkdtempSync(join(tmpdir(), 'meridian-attacks-'));
/** Closes idle connections before the server does: one that it is about to close would lose a request. Milliseconds. */
const agent = new Agent({ keepAlive: true, maxSockets: Infinity, timeout: 30_000 });
let server: ServerProcess;
let authorization: string;

beforeAll(async () => {
  server = await startProcess({ DATA_DIR: dataDir, RATES_SYNC: 'off', LOG_LEVEL: 'error' });
  const [token] = await server.printed(/mrd_[\w-]+/);
  authorization = `Bearer ${token}`;
});
afterAll(async () => {
  agent.destroy();
  await server.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

/** Zero: the connection ended before the answer. */
function send(body: string, headers: Record<string, string> = {}): Promise<Answer> {
  return new Promise((resolve) => {
    const all = { 'content-type': 'application/json', ...headers };
    const sent = request(`${server.url}/graphql`, { method: 'POST', agent, headers: all }, (response) => {
      let head = '';
      response.on(
        'data',
        (chunk: Buffer) => (head = head.length < 300 ? head + chunk.toString('latin1', 0, 300) : head),
      );
      response.on('error', () => resolve({ status: 0, head }));
      response.on('end', () => resolve({ status: response.statusCode ?? 0, head }));
    });
    sent.on('error', () => resolve({ status: 0, head: '' })).end(body);
  });
}

let nth = 0;
/** A text that was never asked. */
const ask = (text: (own: string) => string, headers?: Record<string, string>) =>
  send(JSON.stringify({ query: text(`n${(nth += 1)}`) }), headers);
const long = (own: string, length: number) => own + 'a'.repeat(length);
const list = (count: number, text: (index: number) => string) =>
  Array.from({ length: count }, (_, n) => text(n)).join(' ');

function page(): Promise<Answer> {
  return new Promise((resolve) => {
    get(`${server.url}/graphql`, { agent, headers: { accept: 'text/html' } }, (response) => {
      response.resume().on('end', () => resolve({ status: response.statusCode ?? 0, head: '' }));
    }).on('error', () => resolve({ status: 0, head: '' }));
  });
}

const wrong = JSON.stringify({
  query: 'query($c: [CurrencyCode!]) { currencies(codes: $c) { code } }',
  variables: { c: Array.from({ length: 500_000 }, () => 1) },
});
const surplus = JSON.stringify({
  query: 'query($f: CountryFilter) { countries(filter: $f) { name } }',
  variables: { f: Object.fromEntries(Array.from({ length: 50_000 }, (_, n) => [`key${n}`, n])) },
});
const codes = Array.from({ length: 140_000 }, () => 'DE');
const filtered = JSON.stringify({
  query: `query($c: [String!]) { ${list(100, (n) => `a${n}: countries(filter: { codes: $c }) { isoCode }`)} }`,
  variables: { c: codes },
});

const starts = ['cloud:sandbox:server:', 'storage:sandbox:box:', 'dedicated:sandbox:server:', 'edge:sandbox:zone:'];
const nodeLists = Object.fromEntries(
  starts.map((start, n) => [`ids${n}`, Array.from({ length: 200 }, (_, n) => `${start}${n % 5 ? 1_000_000 + n : n}`)]),
);
const nodeQuery = (own: string) =>
  `query(${list(4, (n) => `$ids${n}:[ID!]!`)}){${list(4, (n) => `${own}_${n}:nodes(ids:$ids${n}){__typename id}`)}}`;
const kinds = [
  'SERVER_OFF',
  'VOLUME_UNATTACHED',
  'DNS_RECORD_DANGLING',
  'ZONE_PHISHING',
  'STORAGE_BOX_WITHOUT_SNAPSHOT_PLAN',
];
const findingIds = Array.from(
  { length: 100 },
  (_, n) => `${n % 2 ? 'cloud' : 'edge'}:sandbox:${kinds[n % kinds.length] ?? ''}:${String(n).padStart(22, 'a')}`,
);
const oddIds = Array.from({ length: 200 }, (_, n) => `cloud:${'%F0%9F%98%80'.repeat(330)}:${n}`);

const introspection = getIntrospectionQuery();
const large = /"bound":"answer"|OVERLOADED/;
const attacks: [what: string, count: number, ask: () => Promise<Answer>, answered: RegExp][] = [
  [
    'keys of 4,000 characters below every city',
    300,
    () => ask((own) => `{countries{states{cities{${long(own, 4_000)}:name}}}}`),
    large,
  ],
  [
    'keys of 19,000 characters below every state',
    300,
    () => ask((own) => `{countries{states{${long(own, 18_900)}:name}}}`),
    large,
  ],
  [
    'errors with paths of 19,000 characters',
    300,
    () => ask((own) => `{countries{states{country{${long(own, 18_900)}:servers{nodes {__typename}}}}}}`),
    large,
  ],
  [
    'an error for each city',
    300,
    () => ask((own) => `{country(code:"US"){states{cities{country{${own}:servers{nodes {__typename}}}}}}}`),
    large,
  ],
  [
    'the whole schema',
    300,
    () => ask((own) => introspection.replace('{', `{ ${own}: __typename`)),
    /^{"data":{"n\d+":"Query","__schema"|OVERLOADED/,
  ],
  ['bodies of a megabyte with wrong values', 300, () => send(wrong), /got invalid value|OVERLOADED|^$/],
  ['bodies of a megabyte with unknown keys', 300, () => send(surplus), /got invalid value|OVERLOADED|^$/],
  [
    '140 searches for two words with typos',
    300,
    () =>
      ask(
        (own) =>
          `{${list(140, (n) => `${own}_${n}:search(text:"Frankfrut Oberhausn ${nth}${n}",first:1){nodes {__typename}}`)}}`,
      ),
    /^{"data":{"n|OVERLOADED/,
  ],
  ['200,000 codes in a hundred filters', 300, () => send(filtered), /"bound":"cost"|OVERLOADED|^$/],
  [
    'twenty times all findings, read anew',
    300,
    () =>
      ask((own) => `{hosting{${list(20, (n) => `${own}_${n}:findings(maxAge:0){totalCount}`)}}}`, { authorization }),
    /^{"data":{"hosting"|OVERLOADED|RATE_LIMITED/,
  ],
  [
    'bills in all currencies',
    300,
    () =>
      ask(
        (own) =>
          `{hosting{${list(20, (n) => `${own}_${n}:bill(currency:"${['INR', 'USD', 'KWD', 'JPY'][n % 4]}",groupBy:[COUNTRY]){lines(first:50){nodes{name}}}`)}}}`,
        { authorization },
      ),
    /^{"data":{"hosting"|OVERLOADED|RATE_LIMITED/,
  ],
  [
    'searches for eight letters that many things have',
    300,
    () =>
      ask((own) => `{hosting{${own}:find(text:"a e m p l x c o",first:1000){totalCount nodes{matched{text}}}}}`, {
        authorization,
      }),
    /^{"data":{"hosting"|OVERLOADED|RATE_LIMITED/,
  ],
  [
    '200 ids of one list of each hosting API, most of them of nothing',
    300,
    () =>
      send(JSON.stringify({ query: nodeQuery(`n${(nth += 1)}`), variables: nodeLists }), {
        authorization,
      }),
    /"n\d+_0":\[|"code":"BAD_USER_INPUT"|OVERLOADED|RATE_LIMITED/,
  ],
  [
    'findings of a hundred kinds and accounts by their ids',
    300,
    () =>
      ask((own) => `{${list(100, (n) => `${own}_${n}:node(id:"${findingIds[n] ?? ''}"){__typename id}`)}}`, {
        authorization,
      }),
    /^{"data":{"n|OVERLOADED|RATE_LIMITED/,
  ],
  [
    '200 ids of 4,000 characters that are none',
    300,
    () => send(JSON.stringify({ query: 'query($ids:[ID!]!){nodes(ids:$ids){id}}', variables: { ids: oddIds } })),
    /"code":"BAD_USER_INPUT"|OVERLOADED/,
  ],
  ['the page of GraphiQL', 200, page, /^$/],
];

async function beside(attack: () => Promise<Answer[]>): Promise<{ answers: Answer[]; figures: Figures }> {
  const prober = start(node, ['test/support/prober.mjs', server.url, String(server.child.pid)], {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    env: { PATH: process.env['PATH'] ?? '' },
  });
  await once(prober, 'message');
  const answers = await attack();
  const message = once(prober, 'message');
  prober.send('over');
  const [figures] = (await message) as [Figures];
  return { answers, figures };
}

const rounds = Array.from({ length: times }, (_, round) =>
  someOf(attacks).map((attack) => [round + 1, ...attack] as const),
).flat();

const isQuick = ({ kept, fresh, unknown }: Figures) => Math.max(kept, fresh, unknown) < longest;

/** How often each attack is tried, at most. */
const tries = isAlone ? 5 : 3;

/** A busy machine computes longer at what takes little on a quiet one, for seconds; what blocks does so each time. */
async function besideUndisturbed(attack: () => Promise<Answer[]>): ReturnType<typeof beside> {
  for (let time = 1; ; time += 1) {
    const outcome = await beside(attack);
    if (time === tries || isQuick(outcome.figures)) return outcome;
  }
}

it.each(rounds)(
  'round %i: %s',
  async (round, what, count, question, answered) => {
    const { answers, figures } = await besideUndisturbed(() =>
      Promise.all(Array.from({ length: scaled(count) }, question)),
    );
    const { kept, fresh, unknown, resident, asked, failed } = figures;
    printFigures(
      `${round}. ${what} × ${scaled(count)}: beside them ${asked} cheap ones, at most ${kept} ms of work over a kept connection, ${fresh} over a new one and ${unknown} for a new text, ${resident.toFixed(0)} MB`,
    );
    expect(failed).toBe(0);
    expect(kept).toBeLessThan(longest);
    expect(fresh).toBeLessThan(longest);
    expect(unknown).toBeLessThan(longest);
    expect(resident).toBeLessThan(mostMemory);
    // 0: large bodies are turned away before they are read; 408: on a busy machine a body may be too slow in coming.
    for (const { status, head } of answers) {
      expect([0, 200, 408, 503]).toContain(status);
      expect(head).toMatch(answered);
    }
    expect(answers.map(({ status }) => status)).toContain(200);
  },
  900_000,
);
