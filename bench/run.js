/** `npm run bench`: Meridian beside bare node:http with the same bytes and beside Apollo Server as it comes, in one run. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { printFootprint } from './footprint.js';
import { growth } from './growth.js';
import { joined } from './joined.js';
import { measure } from './load.js';
import { questions, volumesQuestion } from './questions.js';
import { startServer } from './servers.js';

/** What the load before has left under way ends first. */
const quiet = () => new Promise((resolve) => setTimeout(resolve, 3_000));
const ports = {
  meridian: 4821,
  bare: 4822,
  apollo: 4823,
  upstream: 4824,
  oneGetEach: 4825,
  overUpstream: 4826,
  footprint: 4827,
};
const at = (server, path) => `http://localhost:${ports[server]}${path}`;
const json = { 'content-type': 'application/json' };
const dataDir = mkdtempSync(join(tmpdir(), 'meridian-bench-'));
const footprintDir = mkdtempSync(join(tmpdir(), 'meridian-bench-'));
const servers = [];
const running = {};

try {
  const env = { PORT: String(ports.meridian), DATA_DIR: dataDir, RATES_SYNC: 'off', LOG_LEVEL: 'warn' };
  const first = await startServer('dist/bundle/index.js', env, /mrd_\S+ http/);
  const coldMs = first.startMs;
  await first.stop();
  const token = createToken(env);
  const meridian = await startServer('dist/bundle/index.js', env, /Health/);
  servers.push(meridian);
  running.meridian = meridian;
  running.bare = await startServer('bench/bare.js', { PORT: String(ports.bare) }, /ready/);
  servers.push(running.bare);
  const apolloEnv = { PORT: String(ports.apollo), DATA_URL: at('meridian', '/graphql'), NODE_ENV: 'production' };
  running.apollo = await startServer('bench/apollo.js', apolloEnv, /ready/);
  servers.push(running.apollo);

  console.log(
    `Node ${process.version}, ${cpus().length} cores (${cpus()[0].model}); server on core 0, load on core 1; figures are requests per second of CPU`,
  );
  const idleMB = meridian.residentMB();
  console.log(`Start-up: ${coldMs.toFixed(0)} ms on an empty store, ${meridian.startMs.toFixed(0)} ms after`);

  const url = at('footprint', '/graphql');
  const own = { PORT: String(ports.footprint) };
  const meridianEnv = { ...env, ...own, DATA_DIR: footprintDir };
  await printFootprint(
    [
      { name: 'bare', file: 'bench/bare.js', env: own, ready: /ready/, url },
      { name: 'Apollo', file: 'bench/apollo.js', env: { ...apolloEnv, ...own }, ready: /ready/, url },
      { name: 'Meridian', file: 'dist/bundle/index.js', env: meridianEnv, ready: /Meridian is ready/, url },
    ],
    await answersOfMeridian(),
  );

  const authorization = { authorization: `Bearer ${token}` };
  console.log('\n| REST | bytes | Meridian | bare | Meridian : bare |\n|---|---|---|---|---|');
  for (const [method, path] of [
    ['GET', '/api/v1'],
    ['GET', '/api/v1/all'],
    ['POST', '/api/v1/USD/INR'],
  ]) {
    const request = {
      method,
      headers: { ...authorization, ...(method === 'POST' && json) },
      body: method === 'POST' ? '{"amount":12.5}' : undefined,
    };
    const bytes = await copyToBare(path, request);
    const [own, bare] = await sideBySide(['meridian', 'bare'], path, request);
    console.log(
      `| ${method} ${path} | ${bytes} | ${own.toFixed(0)} | ${bare.toFixed(0)} | ${(own / bare).toFixed(2)} |`,
    );
  }

  console.log(
    '\n| GraphQL | bytes | | Meridian | Apollo | bare | Meridian : Apollo | Meridian : bare |\n|---|---|---|---|---|---|---|---|',
  );
  for (const [name, query] of Object.entries(questions)) {
    const again = JSON.stringify({ query });
    const bytes = await copyToBare('/graphql', { method: 'POST', headers: json, body: again });
    // A variable that nothing uses makes each request a question not seen before, to an operation that is known.
    const firstSeen = () => JSON.stringify({ query, variables: { number: Math.random() } });
    const newText = () => JSON.stringify({ query: `${query} # ${Math.random()}` });
    for (const [kind, body] of [
      ['first seen', firstSeen],
      ['new text each time', newText],
      ['asked again', again],
    ]) {
      const request = { method: 'POST', headers: json, body };
      const [own, apollo, bare] = await sideBySide(['meridian', 'apollo', 'bare'], '/graphql', request);
      console.log(
        `| ${name} | ${bytes} | ${kind} | ${own.toFixed(0)} | ${apollo.toFixed(0)} | ${bare.toFixed(0)} | ${(own / apollo).toFixed(2)} | ${(own / bare).toFixed(2)} |`,
      );
    }
  }
  console.log(
    '\n| 200 volumes and their servers, upstream of 10 ms | upstream calls | p50 ms | req/s, 10 connections |\n|---|---|---|---|',
  );
  const upstreamUrl = `http://localhost:${ports.upstream}`;
  servers.push(await startServer('bench/upstream.js', { PORT: String(ports.upstream) }, /ready/));
  const eachEnv = { PORT: String(ports.oneGetEach), UPSTREAM_URL: upstreamUrl, NODE_ENV: 'production' };
  servers.push(await startServer('bench/one-get-each.js', eachEnv, /ready/));
  const overEnv = {
    ...{ ...env, PORT: String(ports.overUpstream) },
    ...{ CLOUD_TOKEN: 'bench', CLOUD_BASE_URL: upstreamUrl },
    ...{ EDGE_TOKEN: 'bench', EDGE_BASE_URL: `${upstreamUrl}/edge` },
  };
  const overUpstream = await startServer('dist/bundle/index.js', overEnv, /Health/);
  servers.push(overUpstream);
  for (const [name, server] of [
    ['Meridian', 'overUpstream'],
    ['one GET per object', 'oneGetEach'],
  ]) {
    const request = {
      method: 'POST',
      headers: { ...json, ...authorization },
      body: JSON.stringify({ query: volumesQuestion }),
    };
    await quiet();
    await (await fetch(`${upstreamUrl}/calls`)).text();
    const answer = await (await fetch(at(server, '/graphql'), request)).json();
    if (answer.data?.cloud.volumes.nodes.length !== 200) throw new Error(JSON.stringify(answer).slice(0, 300));
    const calls = await (await fetch(`${upstreamUrl}/calls`)).text();
    const alone = await measure({ url: at(server, '/graphql'), ...request, connections: 1 });
    const crowd = await measure({ url: at(server, '/graphql'), ...request });
    console.log(`| ${name} | ${calls} | ${alone.p50} | ${crowd.perSecond.toFixed(1)} |`);
  }
  await quiet();
  await joined({ url: at('overUpstream', '/graphql'), authorization, upstreamUrl });
  await quiet();
  await growth({
    url: at('overUpstream', '/graphql'),
    authorization,
    upstreamUrl,
    residentMB: overUpstream.residentMB,
  });
  console.log(
    `\nResident memory: ${idleMB.toFixed(0)} MB with all data loaded, ${meridian.residentMB().toFixed(0)} MB after all of this`,
  );
} finally {
  for (const server of servers) await server.stop();
  for (const folder of [dataDir, footprintDir]) rmSync(folder, { recursive: true, force: true });
}

/** The one that is printed at the first start is good for the sandbox alone. */
function createToken(env) {
  const args = ['dist/tokens/cli.js', 'create', '--name', 'Bench', '--scope', 'rates', '--scope', 'hosting:read'];
  const printed = execFileSync('node', args, { env: { ...process.env, ...env } }).toString();
  return /mrd_\w{12}_[\w-]{43}/.exec(printed)[0];
}

/** Requests per second of a server's own CPU time, over rounds that alternate: what else runs on the machine counts little. */
async function sideBySide(names, path, request) {
  const totals = names.map(() => ({ requests: 0, seconds: 0 }));
  for (let round = 0; round < 4; round++) {
    for (const [i, name] of names.entries()) {
      const before = running[name].cpuSeconds();
      const { total } = await measure({ url: at(name, path), ...request });
      // The first round warms up.
      if (round === 0) continue;
      totals[i].requests += total;
      totals[i].seconds += running[name].cpuSeconds() - before;
    }
  }
  return totals.map(({ requests, seconds }) => requests / seconds);
}

/** By question, for the bare server to send. */
async function answersOfMeridian() {
  const asked = Object.entries(questions).map(async ([name, query]) => {
    const response = await fetch(at('meridian', '/graphql'), {
      method: 'POST',
      headers: json,
      body: JSON.stringify({ query }),
    });
    return [name, await response.text()];
  });
  return Object.fromEntries(await Promise.all(asked));
}

async function copyToBare(path, request) {
  const response = await fetch(at('meridian', path), {
    ...request,
    headers: { ...request.headers, 'accept-encoding': 'identity' },
  });
  const body = Buffer.from(await response.arrayBuffer());
  if (!response.ok) throw new Error(`${path} answered ${response.status}: ${body.toString().slice(0, 200)}`);
  await fetch(at('bare', path), { method: 'PUT', body });
  return body.length;
}
