/** The servers of one run, each on its own port: started on first use, stopped together. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { meridianCommand, startServer } from './servers.js';

const firstPort = 4821;
/** A port that no server of a stage uses. */
export const sparePort = firstPort - 1;
const json = { 'content-type': 'application/json' };

export class Stage {
  #started = new Map();
  #folders = [];
  #dataDir = this.folder();
  #token;

  /** Creates an empty folder, which is removed when the run ends. */
  folder() {
    const folder = mkdtempSync(join(tmpdir(), 'meridian-bench-'));
    this.#folders.push(folder);
    return folder;
  }

  /** The server of this name, with its address. */
  server(name) {
    if (!this.#started.has(name)) this.#started.set(name, this.#start(name));
    return this.#started.get(name);
  }

  async #start(name) {
    const port = ports[name];
    const { command, env, ready } = await this.recipe(name);
    const server = await startServer(command, { DATA_DIR: this.#dataDir, ...env, PORT: String(port) }, ready);
    return { ...server, url: `http://127.0.0.1:${port}` };
  }

  async recipe(name) {
    const { command, env = {}, ready = /^ready/, needs = {} } = recipes[name];
    const addresses = await Promise.all(
      Object.entries(needs).map(async ([variable, [server, path]]) => [
        variable,
        (await this.server(server)).url + path,
      ]),
    );
    return { command, env: { ...env, ...Object.fromEntries(addresses) }, ready };
  }

  /** The demo token that the first start prints works with the sandbox only. */
  get authorization() {
    this.#token ??= createToken({ DATA_DIR: this.#dataDir });
    return { authorization: `Bearer ${this.#token}` };
  }

  async stop() {
    for (const started of [...this.#started.values()].reverse()) await (await started.catch(() => null))?.stop();
    for (const folder of this.#folders) rmSync(folder, { recursive: true, force: true });
  }
}

const meridian = {
  command: meridianCommand,
  env: { HOST: '127.0.0.1', RATES_SYNC: 'off', LOG_LEVEL: 'warn' },
  ready: /Health/,
};
const peer = (file) => ({
  command: ['node', file],
  env: { NODE_ENV: 'production' },
  needs: { DATA_URL: ['Meridian', '/graphql'] },
});

/** An address that no server of a stage uses. */
const metricsPort = String(firstPort - 2);

export const recipes = {
  Meridian: meridian,
  'Meridian with metrics': { ...meridian, env: { ...meridian.env, METRICS_PORT: metricsPort } },
  Mercurius: peer('bench/mercurius.js'),
  Yoga: peer('bench/yoga.js'),
  Apollo: peer('bench/apollo.js'),
  bare: { command: ['node', 'bench/bare.js'] },
  upstream: { command: ['node', 'bench/upstream.js'] },
  'one GET per object': {
    command: ['node', 'bench/one-get-each.js'],
    env: { NODE_ENV: 'production' },
    needs: { UPSTREAM_URL: ['upstream', ''] },
  },
  'Meridian over the upstream': {
    ...meridian,
    env: { ...meridian.env, CLOUD_TOKEN: 'bench', EDGE_TOKEN: 'bench' },
    needs: { CLOUD_BASE_URL: ['upstream', ''], EDGE_BASE_URL: ['upstream', '/edge'] },
  },
  'a subgraph over the upstream': {
    ...meridian,
    env: { ...meridian.env, CLOUD_TOKEN: 'bench', SUBGRAPH: 'on' },
    needs: { CLOUD_BASE_URL: ['upstream', ''] },
  },
};

const ports = Object.fromEntries(Object.keys(recipes).map((name, at) => [name, firstPort + at]));

/** With the settings of the server that it is for. */
export function createToken(env) {
  const args = [
    'dist/server/tokens/cli.js',
    'create',
    '--name',
    'Bench',
    '--scope',
    'rates',
    '--scope',
    'hosting:read',
  ];
  const printed = execFileSync('node', args, { env: { ...process.env, ...env } }).toString();
  return /mrd_\w{12}_[\w-]{43}/.exec(printed)[0];
}

/** The data of a response without errors. */
export async function dataOf(url, body, headers = {}) {
  const response = await fetch(url, { method: 'POST', headers: { ...json, ...headers }, body });
  const { data, errors } = await response.json();
  if (errors || !data) throw new Error(`${url} answered ${JSON.stringify(errors ?? data)?.slice(0, 300)}`);
  return data;
}
