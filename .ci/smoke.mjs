/** Starts the server as the README says on an empty store, and asks it the REST question it prints and one GraphQL question. */
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const port = 4817;
const dataDir = mkdtempSync(join(tmpdir(), 'meridian-smoke-'));
const { scripts } = JSON.parse(readFileSync('package.json'));
// As `npm start` does, without the build, on the Node that runs this.
const [, ...args] = scripts.start.split(' ');
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
  console.log(`Smoke run passed: 1 USD = ${rates.rates.INR.rate} INR`);
} finally {
  server.kill('SIGKILL');
  rmSync(dataDir, { recursive: true, force: true });
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
