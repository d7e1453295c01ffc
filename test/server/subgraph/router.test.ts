/** Hive Gateway in front of this service and of teams, as docs/supergraph.md sets it up: it joins both for the caller. */
import type { ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { Scope } from '../../../src/server/tokens/tokens.js';
import { type Meridian, startMeridian } from '../../support/meridian.js';
import { nodeIn } from '../../support/optional/node-releases.js';
import { Optional, type Optionals, describeEach } from '../../support/optional/optional.js';
import { packageIn } from '../../support/optional/packages.js';
import { freePort } from '../../support/process.js';
import { output, start } from '../../support/run.js';
import { ScriptedUpstream } from '../../support/scripted-upstream.js';
import { missing, pageOf } from '../../rest/lab.js';
import { documented } from './documented.js';
import { Teams } from './teams.js';

const packages = 'scripts/packages/router';
const folder = mkdtempSync(join(tmpdir(), 'meridian-router-'));
afterAll(() => rmSync(folder, { recursive: true }));

const machines = [1, 2].map((id) => ({ id, name: `web-${id}`, status: 'running' }));

interface Answer {
  readonly data: Record<string, unknown> | null;
  readonly errors?: readonly { readonly message: string; readonly extensions?: Record<string, unknown> }[];
}

const router = packageIn(packages, '@graphql-hive/gateway');

/** Those that the router runs on, each fetched only where there is something to run on it. */
const nodes: Optionals<string> = {
  'Node 24': router.lack ? Optional.without(router.lack) : nodeIn(folder, '24'),
  'Node 22': router.lack ? Optional.without(router.lack) : nodeIn(folder, '22'),
};

describeEach(nodes, 'a router of a supergraph on $kind', (node) => {
  let meridian: Meridian;
  let teams: Teams;
  let gateway: ChildProcess;
  let url: string;
  let upstream: ScriptedUpstream;
  const tokens = new Map<string, string>();

  beforeAll(async () => {
    upstream = await ScriptedUpstream.start(({ path, query }) => {
      const id = path.split('/')[2];
      if (id === undefined) return { body: pageOf('servers', machines, query) };
      const server = machines.find((machine) => String(machine.id) === id);
      return server ? { body: { server } } : missing;
    });
    meridian = await startMeridian({
      SUBGRAPH: 'on',
      CLOUD_ACCOUNTS: 'prod=first,test=second',
      CLOUD_BASE_URL: upstream.url,
      BACKGROUND_READING: 'off',
    });
    const scopes: readonly Scope[] = ['hosting:read@cloud:prod', 'hosting:read@cloud:test'];
    for (const scope of scopes) tokens.set(scope, await meridian.token([scope]));
    teams = await Teams.start([
      {
        name: 'web',
        home: 'IN',
        allowance: { amount: '100.00', currency: 'EUR' },
        servers: ['prod:server:1', 'prod:server:2', 'prod:server:9', 'elsewhere:server:1'].map((id) => `cloud:${id}`),
      },
    ]);
    const port = String(await freePort());
    url = `http://127.0.0.1:${port}/graphql`;
    const own = mkdtempSync(join(folder, 'own-'));
    const here = (text: string) =>
      text
        .replace('http://localhost:4000/graphql', `${meridian.url}/graphql`)
        .replace('http://localhost:4100/graphql', teams.url)
        .replace('--port 4200', `--host 127.0.0.1 --port ${port}`);
    for (const file of ['compose.mjs', 'gateway.mjs']) writeFileSync(join(own, file), here(documented(`// ${file}`)));
    writeFileSync(join(own, 'teams.graphql'), documented('# teams.graphql'));
    symlinkSync(resolve(packages, 'node_modules'), join(own, 'node_modules'));
    const [, compose = '', ...serve] = documented('npm install @graphql-hive').trim().split('\n');
    await output(node, compose.split(' ').slice(1), { cwd: own });
    const [, program = '', ...args] = here(serve.join(' ')).split(' ');
    gateway = start(node, [join('node_modules/.bin', program), ...args], { cwd: own, stdio: 'ignore' });
    while (!(await isReady(url))) await new Promise((resolve) => setTimeout(resolve, 100));
  });
  afterAll(async () => {
    gateway.kill();
    await teams.close();
    await meridian.close();
    await upstream.close();
  });

  async function ask(query: string, scope: string | null): Promise<Answer> {
    const headers: Record<string, string> =
      scope === null ? {} : { authorization: `Bearer ${tokens.get(scope) ?? scope}` };
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify({ query }),
    });
    return (await response.json()) as Answer;
  }

  const question = documented('{ team(name: "web")');
  const own = { home: { name: 'India' }, allowance: { amount: '100.00', currency: { symbol: '€' } } };
  const found = machines.map(({ name }) => ({ name, status: 'RUNNING' }));
  const unknown = { name: null, status: null };

  it('joins a team with its servers by the token of the caller', async () => {
    const { data, errors } = await ask(question, 'hosting:read@cloud:prod');
    expect([errors, data]).toEqual([undefined, { team: { ...own, servers: [...found, unknown, unknown] } }]);
  });

  it('shows another token none of them, while both ask again and again', async () => {
    const some = { team: { ...own, servers: [...found, unknown, unknown] } };
    const none = { team: { ...own, servers: [unknown, unknown, unknown, unknown] } };
    const scopes = ['hosting:read@cloud:prod', 'hosting:read@cloud:test', null, 'mrd_wrong'];
    const asked = Array.from({ length: 24 }, (_, n) => scopes[n % scopes.length] ?? null);
    const answers = await Promise.all(asked.map((scope) => ask(question, scope)));
    expect(answers.map(({ data }) => data)).toEqual(asked.map((scope) => (scope === scopes[0] ? some : none)));
  });

  it('leads from a server to its team, and gives that service no token', async () => {
    const query = '{ cloud(account: "prod") { servers(first: 2) { nodes { name team { name } } } } }';
    const { data } = await ask(query, 'hosting:read@cloud:prod');
    const nodes = machines.map(({ name }) => ({ name, team: { name: 'web' } }));
    expect(data).toEqual({ cloud: { servers: { nodes } } });
    expect(teams.credentials).toEqual([]);
  });
});

function isReady(url: string): Promise<boolean> {
  return fetch(url.replace('graphql', 'readiness')).then(
    ({ ok }) => ok,
    () => false,
  );
}
