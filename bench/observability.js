/**
 * `node bench/observability.js [VARIANT…] [FOLDER…]`: what Q1 costs with metrics, the access log and traces, or with what is
 * not usual, in CPU of the server; and in builds of Meridian in other folders. Without a variant those of observability.
 */
import { execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, openSync, readdirSync, readFileSync, rmSync, truncateSync } from 'node:fs';
import { createServer } from 'node:http';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { questions } from './questions.js';

/** Where a process lies in memory makes it faster or slower for as long as it lives: each is started so often. */
const starts = 5;
const rounds = 16;
const warmUps = 4;
const requestsPerTurn = 6_000;
/** So many that the server never waits for the client: to go to sleep and wake up takes CPU too, and as it happens. */
const connections = 64;

execFileSync('taskset', ['-cp', '1', String(process.pid)], { stdio: 'ignore' });

const collector = createServer((asked, response) => asked.resume().on('end', () => response.end('{}')));
await new Promise((resolve) => collector.listen(0, '127.0.0.1', resolve));
const OTEL_EXPORTER_OTLP_ENDPOINT = `http://127.0.0.1:${collector.address().port}`;

const observability = {
  metrics: { env: { METRICS_PORT: '4819' } },
  'access log': { env: { ACCESS_LOG: 'on' } },
  'metrics and access log': { env: { METRICS_PORT: '4818', ACCESS_LOG: 'on' } },
  'traces of one in ten': {
    env: { OTEL_EXPORTER_OTLP_ENDPOINT, OTEL_TRACES_SAMPLER: 'traceidratio', OTEL_TRACES_SAMPLER_ARG: '0.1' },
  },
  traces: { env: { OTEL_EXPORTER_OTLP_ENDPOINT } },
};
const reach = {
  documents: { env: { DOCUMENTS_DIR: 'docs/documents' } },
  assistants: { env: { MCP: 'on' } },
  subgraph: { env: { SUBGRAPH: 'on' } },
};
const given = process.argv.slice(2);
const known = { ...observability, ...reach };
const folders = given.filter((name) => !Object.hasOwn(known, name));
const wanted = given.length === folders.length ? [...Object.keys(observability), ...folders] : given;
const variants = {
  off: {},
  'off, once more': {},
  ...Object.fromEntries(wanted.map((name) => [name, known[name] ?? { cwd: name }])),
};

const command = JSON.parse(readFileSync('package.json')).scripts.start.split(' ');
const folder = mkdtempSync(join(tmpdir(), 'meridian-observability-'));

/** Its output goes to a file, as that of a service does. */
async function start({ env = {}, cwd = '.' }, nth) {
  const port = 4900 + nth;
  const file = join(folder, `${nth}.log`);
  const output = openSync(file, 'a');
  const child = spawn('taskset', ['-c', '0', ...command], {
    cwd,
    env: {
      ...process.env,
      BILL_HISTORY_DAYS: '0',
      FINDINGS_DAILY: 'off',
      HOST: '127.0.0.1',
      PORT: String(port),
      DATA_DIR: join(folder, String(nth)),
      RATES_SYNC: 'off',
      LOG_LEVEL: 'warn',
      STOP_DELAY: '0',
      ...env,
    },
    stdio: ['ignore', output, output],
  });
  while (!(await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => null))?.ok) await pause(100);
  return { child, port, file };
}

/** The same operation with a variable that differs, so that no answer is kept. */
let sent = 0;
function nextRequest() {
  const body = JSON.stringify({ query: questions.Q1, variables: { unused: (sent += 1) } });
  return `POST /graphql HTTP/1.1\r\nhost: meridian\r\ncontent-type: application/json\r\ncontent-length: ${body.length}\r\n\r\n${body}`;
}

/** Sends one request after the other while `isNext`; what an HTTP client does beyond that would take longer than the server. */
function askOn(port, isNext) {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1');
    let received = '';
    const next = () => {
      if (isNext()) socket.write(nextRequest());
      else socket.end(resolve);
    };
    socket.setEncoding('latin1').on('connect', next).on('error', reject);
    socket.on('data', (text) => {
      received += text;
      const head = received.indexOf('\r\n\r\n') + 4;
      if (head < 4) return;
      if (!received.startsWith('HTTP/1.1 200')) reject(new Error(`Expected 200, but got ${received.slice(0, head)}`));
      if (received.length < head + Number(/\r\ncontent-length: (\d+)/i.exec(received)?.[1])) return;
      received = '';
      next();
    });
  });
}

/** Of all its threads, in seconds; what was begun in a turn, such as an export, counts for it. */
function cpuOf({ child }) {
  const tasks = `/proc/${child.pid}/task`;
  const each = readdirSync(tasks).map((task) =>
    Number(readFileSync(join(tasks, task, 'schedstat'), 'utf8').split(' ')[0]),
  );
  return each.reduce((sum, nanoseconds) => sum + nanoseconds, 0) / 1e9;
}

async function turn(server) {
  // A file that only grows takes new memory from the machine below this one, which some are slow to give.
  truncateSync(server.file);
  const before = cpuOf(server);
  let left = requestsPerTurn;
  let isTurn = true;
  // A client that sleeps is woken by the server, which takes up to a fifth of its CPU, the more the slower it is.
  const stayAwake = () => isTurn && setImmediate(stayAwake);
  stayAwake();
  await Promise.all(Array.from({ length: connections }, () => askOn(server.port, () => left-- > 0)));
  isTurn = false;
  await pause(100);
  return ((cpuOf(server) - before) / requestsPerTurn) * 1e6;
}

const sorted = (values) => [...values].sort((a, b) => a - b);
const quantile = (values, share) => sorted(values)[Math.floor((values.length - 1) * share)];

const names = Object.keys(variants);
/** Each is first, and last, as often as the others. */
const inOrder = (nth) => [...names.slice(nth % names.length), ...names.slice(0, nth % names.length)];
const costs = Object.fromEntries(names.map((name) => [name, []]));
const ratios = Object.fromEntries(names.map((name) => [name, []]));
let opened = 0;

async function measureStart(nth) {
  const servers = {};
  try {
    for (const name of inOrder(nth)) servers[name] = await start(variants[name], (opened += 1));
    for (const name of inOrder(nth)) for (let warmUp = 0; warmUp < warmUps; warmUp += 1) await turn(servers[name]);
    for (let round = 0; round < rounds; round += 1) {
      const cost = {};
      for (const name of inOrder(round)) cost[name] = await turn(servers[name]);
      for (const name of names) {
        costs[name].push(cost[name]);
        ratios[name].push(cost[name] / cost.off);
      }
    }
  } finally {
    for (const { child } of Object.values(servers)) child.kill('SIGKILL');
  }
}

try {
  for (let nth = 0; nth < starts; nth += 1) await measureStart(nth);
  console.log(`| Q1, known operation, new values | µs of CPU | of the fastest tenth | to off | middle half |`);
  console.log(`| --- | --- | --- | --- | --- |`);
  for (const name of names) {
    const [low, middle, high] = [0.25, 0.5, 0.75].map((share) => quantile(ratios[name], share).toFixed(2));
    const [usual, fast] = [0.5, 0.1].map((share) => quantile(costs[name], share).toFixed(1));
    console.log(`| ${name} | ${usual} | ${fast} | ${middle} | ${low} to ${high} |`);
  }
} finally {
  collector.close();
  rmSync(folder, { recursive: true, force: true });
}
