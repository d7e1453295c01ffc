/**
 * Starts the server as the README says on an empty store, and asks it the REST question it prints and one GraphQL question.
 * With `--built-by-another`, what is built comes from another version of Node: the code that V8 made there is ignored.
 */
import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const port = 4817;
const dataDir = mkdtempSync(join(tmpdir(), 'meridian-smoke-'));
const { scripts } = JSON.parse(readFileSync('package.json'));
// As `npm start` does, without the build, on the Node that runs this.
const [, ...args] = scripts.start.split(' ');
const builtByAnother = process.argv[2] === '--built-by-another';
if (usesKeptCode() === builtByAnother) {
  throw new Error(
    `Expected Node ${process.version} to ${builtByAnother ? 'ignore' : 'use'} the code kept by the build`,
  );
}

const before = builtFiles();
const server = spawn(process.execPath, args, {
  env: { ...process.env, PORT: String(port), DATA_DIR: dataDir },
  stdio: ['ignore', 'pipe', 'inherit'],
});

try {
  const printed = await firstOutput(/curl -H '(.+?): (.+?)' (\S+)/);
  const [, header, value, url] = printed;
  const rates = await ask(url, { headers: { [header]: value } });
  if (rates.status !== true || !(rates.rates.INR.rate > 0))
    throw new Error('The REST question was not answered with rates');

  const graph = await ask(`http://localhost:${port}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query: '{ country(code: "IN") { name currency { code rate(base: "USD") } } }' }),
  });
  if (graph.data?.country?.currency?.code !== 'INR') throw new Error(`GraphQL answered ${JSON.stringify(graph)}`);

  server.kill('SIGTERM');
  const code = await new Promise((resolve) => server.once('exit', resolve));
  if (code !== 0) throw new Error(`The server stopped with code ${code}`);
  if (builtFiles() !== before) throw new Error('The server wrote to what is built');
  console.log(`Smoke run on Node ${process.version} passed: 1 USD = ${rates.rates.INR.rate} INR`);
} finally {
  server.kill('SIGKILL');
  rmSync(dataDir, { recursive: true, force: true });
}

/** With the flags of `npm start`, on which it depends as well. */
function usesKeptCode() {
  const script = `
    import { useStartupFlags } from './dist/server/bundled/flags.js';
    import { readCode, readScript } from './dist/server/bundled/script.js';
    useStartupFlags();
    console.log(readScript(readCode()).cachedDataRejected);`;
  const flags = args.filter((arg) => arg.startsWith('--'));
  const { stdout, stderr } = spawnSync(process.execPath, [...flags, '--input-type=module', '-e', script], {
    encoding: 'utf8',
  });
  if (!/^(true|false)\n$/.test(stdout)) throw new Error(`Expected true or false, but got ${stdout}${stderr}`);
  return stdout === 'false\n';
}

/** Their names, sizes and times. */
function builtFiles() {
  return readdirSync('dist', { recursive: true })
    .map((name) => {
      const { size, mtimeMs } = statSync(join('dist', name));
      return `${name} ${size} ${mtimeMs}`;
    })
    .join('\n');
}

function firstOutput(pattern) {
  return new Promise((resolve, reject) => {
    let output = '';
    const timer = setTimeout(() => reject(new Error(`Not ready after 30 s; it printed:\n${output}`)), 30_000);
    server.stdout.on('data', (chunk) => {
      process.stdout.write(chunk);
      output += chunk;
      const match = pattern.exec(output);
      if (!match) return;
      clearTimeout(timer);
      resolve(match);
    });
    server.once('exit', (code) => reject(new Error(`The server ended early with code ${code}`)));
  });
}

async function ask(url, init) {
  const response = await fetch(url, init);
  if (!response.ok) throw new Error(`${url} answered ${response.status}: ${await response.text()}`);
  return response.json();
}
