import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from '@jest/globals';
import { isTaken } from '../../../scripts/packaged.mjs';
import { licenseFiles } from '../../../src/data/licenses.js';
import { nodeIn, releases } from '../../support/optional/node-releases.js';
import { itEach } from '../../support/optional/optional.js';
import { ownServers } from '../../support/optional/own-servers.js';
import { freePort } from '../../support/process.js';
import { node, output, run } from '../../support/run.js';
import { someOf } from '../../support/scale.js';
import { namedIn } from './named-files.js';
import { OrdinaryUser, isRoot } from './ordinary-user.js';

const user = new OrdinaryUser();
const tree = join(user.folder, 'meridian');
const bin = join(tree, 'bin/meridian.js');
beforeAll(async () => {
  await output(node, ['scripts/package.mjs', tree]);
  if (!isRoot) await output('chmod', ['-R', 'a-w', tree]);
});
beforeEach(() => user.beginAnew());
afterEach(() => user.stop());
afterAll(async () => {
  if (!isRoot) await output('chmod', ['-R', 'u+w', tree]);
  rmSync(user.folder, { recursive: true });
});

const page = { accept: 'text/html, */*' };
const text = async (url: string, headers: Record<string, string> = {}) => {
  const answer = await fetch(url, { headers });
  expect([url, answer.status]).toEqual([url, 200]);
  return answer.text();
};

async function ask(url: string, query: string, authorization = ''): Promise<unknown> {
  const headers = { 'content-type': 'application/json', ...(authorization && { authorization }) };
  const answer = await fetch(`${url}/graphql`, { method: 'POST', headers, body: JSON.stringify({ query }) });
  return answer.json();
}

const firstQuestion = '{ country(code: "IN") { name currency { code symbol } } }';
const firstAnswer = { data: { country: { name: 'India', currency: { code: 'INR', symbol: '₹' } } } };

it('holds nothing that only builds, and the licences of all that it holds', () => {
  const modules = readdirSync(join(tree, 'node_modules'));
  for (const bundled of ['typescript', 'graphql', 'fastify', 'class-validator', 'libphonenumber-js']) {
    expect(modules).not.toContain(bundled);
  }
  const files = readdirSync(tree, { recursive: true }).map(String);
  const isOnlyForBuilds = /\.(map|[cm]?ts|tsbuildinfo)$|node_modules\/(.*\/)?(\.|@opentelemetry\/[\w-]+\/build\/es)/;
  expect(files.filter((file) => isOnlyForBuilds.test(file))).toEqual([]);
  const kept = files.map((file) => statSync(join(tree, file))).filter((one) => one.isFile());
  expect(kept.length).toBeLessThan(1_200);
  expect(kept.reduce((sum, { size }) => sum + size, 0)).toBeLessThan(96_000_000);

  const licenses = licenseFiles.map(({ built }) => relative(resolve('.'), fileURLToPath(built)));
  const ofOthers = ['cldr-core', 'lmdb', 'pg'].map((name) => `node_modules/${name}/LICENSE`);
  for (const path of [...licenses, 'LICENSE', 'dist/sources.sha256', ...ofOthers]) {
    expect(readFileSync(join(tree, path), 'utf8')).toBe(readFileSync(path, 'utf8'));
  }
  const notices = readFileSync(join(tree, 'dist/server/bundled/NOTICES'), 'utf8');
  for (const name of ['graphql', 'fastify', 'type-graphql', 'class-validator', '@apollo/server']) {
    expect(notices).toMatch(new RegExp(`^## ${name} \\d`, 'm'));
  }
  expect(notices).toContain(readFileSync('node_modules/graphql/LICENSE', 'utf8').trim());
  expect(readFileSync(join(tree, 'dist/dashboard/NOTICES'), 'utf8')).toMatch(/^## react 1.+\n\nMIT License/m);
});

/** What people read in it. */
const documentsIn = (folder: string) =>
  readdirSync(folder, { recursive: true })
    .map(String)
    .filter((file) => file.endsWith('.md') && !file.includes('node_modules'));

it('has documents that link to nothing which it lacks', () => {
  const documents = documentsIn(tree);
  const links = documents.flatMap((file) =>
    [...readFileSync(join(tree, file), 'utf8').matchAll(/\]\((?![a-z]+:|#)([^)#\s]+)/g)].map(([, to = '']) => ({
      file,
      to,
    })),
  );
  expect(documents.length).toBeGreaterThan(15);
  expect(links.length).toBeGreaterThan(50);
  expect(links.filter(({ file, to }) => !existsSync(join(tree, dirname(file), to)))).toEqual([]);
});

/** Documents about the sources, and names of these. */
const aboutSources = ['CONTRIBUTING.md', 'docs/architecture.md'];
const ofSources = /^(src|test|scripts|bench|\.ci)\//;
/** What a checkout has alone, who runs it makes, or another system has. */
const ofOthers = [
  'Dockerfile',
  'subdivisionContainment.json',
  'deploy/postgres_password',
  'deploy/store_url',
  'secret.yaml',
  'deploy/kubernetes/secret.yaml',
  'deploy/meridian',
  'resolv.conf',
  'persisted-documents.json',
  '.mcp.json',
];

it('has the files that its documents name', () => {
  // A document may name a file of a folder that it speaks of.
  const files = readdirSync(tree, { recursive: true }).map(String);
  const there = new Set(files.filter((file) => !file.startsWith('node_modules')).map((file) => basename(file)));
  const documents = documentsIn(tree).filter((document) => !aboutSources.includes(document));
  const named = documents.flatMap((document) =>
    namedIn(readFileSync(join(tree, document), 'utf8')).map((name) => ({ document, name })),
  );
  const missing = named.filter(({ name }) => !there.has(name) && !existsSync(join(tree, name)));
  expect(named.length).toBeGreaterThan(50);
  expect(missing.filter(({ name }) => !ofSources.test(name) && !ofOthers.includes(name))).toEqual([]);
  expect(ofOthers.filter((name) => !missing.some((one) => one.name === name))).toEqual([]);
});

it('has every example of deploy, and none of its secrets', () => {
  const examples = (root: string) => readdirSync(join(root, 'deploy'), { recursive: true }).map(String).sort();
  const secrets = ['postgres_password', 'store_url', 'kubernetes/secret.yaml'];
  expect(examples(tree)).toEqual(examples('.').filter((file) => !secrets.includes(file)));
  expect(secrets.filter((file) => isTaken(`deploy/${file}`))).toEqual([]);
});

it('depends on what it holds, and on no more', async () => {
  expect(await output('npm', ['ls', '--silent'], { cwd: tree })).toContain('lmdb@');
});

for (const release of someOf([...releases].reverse())) {
  const title = `starts on Node ${release} as an ordinary user, from a tree that nobody may write to`;
  nodeIn(user.folder, release).it(title, async (file) => {
    const port = String(await freePort());
    const url = `http://127.0.0.1:${port}`;
    const path = `${user.folder}:${process.env['PATH']}`;
    await user.run(tree, [file, bin, 'serve'], /curl .*\n/, { PORT: port, PATH: path });
    expect(await ask(url, firstQuestion)).toEqual(firstAnswer);
    const list = await user.run(tree, [file, bin, 'token', 'list'], /$^/);
    expect(list).toContain('Demo');
  });
}

it('serves every page and API by npm start, and writes nothing to itself', async () => {
  const port = String(await freePort());
  const url = `http://127.0.0.1:${port}`;
  const printed = await user.run(tree, ['npm', '--silent', 'start'], /curl .*\n/, { PORT: port });
  const [, authorization = ''] = /'Authorization: (.+?)'/.exec(printed) ?? [printed];
  const query = `{ cloud { servers { nodes { location { city { name } } } } }
    currency(code: "INR") { history(base: "EUR", from: "2005-03-01", to: "2005-03-04") { date } } }`;
  const answer = await ask(url, query, authorization);
  expect(answer).not.toHaveProperty('errors');
  expect(JSON.stringify(answer)).toContain('Falkenstein');
  for (const path of ['/', '/docs', '/docs/reader.js', '/license', '/readyz', '/api/v1/countries', '/openapi.json']) {
    expect(await text(url + path, page)).not.toBe('');
  }
  expect(await text(`${url}/graphql`, page)).toContain('GraphiQL');
  const { mtimeMs } = statSync(join(tree, 'package.json'));
  const files = readdirSync(tree, { recursive: true }).map(String);
  expect(files.filter((file) => statSync(join(tree, file)).mtimeMs > mtimeMs)).toEqual([]);
});

it('serves the sandbox alone, SQL included', async () => {
  const printed = await user.run(tree, ['npm', '--silent', 'run', 'sandbox'], /Try it/, {
    PORT: String(await freePort()),
  });
  const [, edge = ''] = /edge +(\S+)/.exec(printed) ?? [printed];
  const call = async (path: string, body?: object): Promise<{ result: unknown }> => {
    const headers = { authorization: 'Bearer sandbox', 'content-type': 'application/json' };
    const init = body ? { method: 'POST', headers, body: JSON.stringify(body) } : { headers };
    return (await fetch(edge + path, init)).json() as Promise<{ result: unknown }>;
  };
  const [account] = (await call('/accounts')).result as { id: string }[];
  const databases = `/accounts/${account?.id}/d1/database`;
  const { uuid } = (await call(databases, { name: 'packaged' })).result as { uuid: string };
  const { result } = await call(`${databases}/${uuid}/query`, { sql: 'SELECT 6 * 7 AS answer' });
  expect(result).toMatchObject([{ results: [{ answer: 42 }] }]);
});

itEach(ownServers(), 'makes tokens in a store of the kind $kind', async (server) => {
  const made = await user.run(tree, [bin, 'token', 'create', '--name', 'Shop'], /$^/, { STORE_URL: server.url() });
  expect(made).toMatch(/mrd_/);
});

it('is made in no folder that is there already', async () => {
  const mine = join(user.folder, 'mine');
  mkdirSync(mine);
  writeFileSync(join(mine, 'file'), '');
  const { code, err } = await run(node, ['scripts/package.mjs', mine]);
  expect([code, err]).toEqual([1, expect.stringContaining('Expected a folder that is not there yet')]);
  expect(readdirSync(mine)).toEqual(['file']);
});
