/** Upgrade and back: what one release has stored is read by the other, in every kind of store. */
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { buildSchema, parse, validate } from 'graphql';
import { parse as parseYaml } from 'yaml';
import { collections } from '../../../src/server/store/collections.js';
import { type ServerProcess, start, startProcess } from '../../support/process.js';
import { itAlone } from '../../support/scale.js';
import { kindsServed, rememberMore, seed, startWorld } from './every-kind.js';
import { reportLeftOut } from '../../support/optional/left-out.js';
import { Optional, type Optionals, describeEach } from '../../support/optional/optional.js';
import { ownServers } from '../../support/optional/own-servers.js';
import { clone } from '../../support/optional/programs.js';
import { node, output } from '../../support/run.js';

const folder = join(tmpdir(), `meridian-former-${process.pid}`);
const former = join(folder, 'code');
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string };

type Git = (...args: string[]) => Promise<string>;

/** The newest tag of another version, else the commit that began the version before this one; empty where neither is here. */
async function formerCommit(git: Git): Promise<string> {
  const tags = (await git('tag', '--list', 'v*', '--merged', 'HEAD', '--sort=-version:refname')).trim().split('\n');
  const tag = tags.find((one) => one !== '' && one !== `v${version}`);
  if (tag !== undefined) return (await git('rev-parse', '--verify', `${tag}^{commit}`)).trim();
  const [, parent = ''] = await beginOf(git, version);
  return parent === '' ? '' : ((await beginOf(git, await versionAt(git, parent)))[0] ?? '');
}

/** The commit that began the version, and its parent. */
async function beginOf(git: Git, named: string): Promise<readonly string[]> {
  const log = await git('log', '--format=%H %P', `-S"version": "${named}"`, '--', 'package.json');
  return log.trim().split('\n').at(-1)?.split(' ') ?? [];
}

async function versionAt(git: Git, commit: string): Promise<string> {
  const { version: found } = JSON.parse(await git('show', `${commit}:package.json`)) as { version: string };
  return found;
}

const git = clone();
const commit = git.lack === null ? await formerCommit(git.get()) : '';
const isMissing = git.lack === null && commit === '';
const release = isMissing ? Optional.absent('neither its tag nor its commit is in this clone') : git;

release.it('knows the former release where its commit is in this clone', async (inClone) => {
  expect(await versionAt(inClone, commit)).not.toBe(version);
});

it('has all commits where it is tested for everybody', () => {
  const workflow = parseYaml(readFileSync('.github/workflows/ci.yml', 'utf8')) as {
    jobs: { test: { steps: { uses?: string; with?: object }[] } };
  };
  const checkout = workflow.jobs.test.steps.find(({ uses }) => uses?.startsWith('actions/checkout@'));
  expect(checkout?.with).toEqual({ 'fetch-depth': 0 });
});

const servers = ownServers();
interface StoreSettings extends NodeJS.ProcessEnv {
  readonly DATA_DIR: string;
  readonly STORE_URL: string;
}

const stores: Optionals<() => StoreSettings> = {
  lmdb: release.map(() => () => ({ DATA_DIR: join(folder, 'data'), STORE_URL: '' })),
  redis: release.and(servers.redis).map(([, server]) => () => ({ DATA_DIR: folder, STORE_URL: server.url() })),
  postgres: release.and(servers.postgres).map(([, server]) => () => ({ DATA_DIR: folder, STORE_URL: server.url() })),
};

interface Made {
  readonly token: string;
  readonly id: string;
}

function command(code: string, settings: NodeJS.ProcessEnv, ...args: string[]): Promise<string> {
  const env = { ...process.env, ...settings };
  return output(node, [join(code, 'dist/server/tokens/cli.js'), ...args], { env });
}

async function make(code: string, settings: NodeJS.ProcessEnv, ...scopes: string[]): Promise<Made> {
  const asked = scopes.flatMap((scope) => ['--scope', scope]);
  return JSON.parse(await command(code, settings, 'create', '--name', 'Shop', '--json', ...asked)) as Made;
}

interface Entry {
  readonly namespace: string;
  readonly key: string;
  readonly value: unknown;
}

let exports = 0;
/** What the release lists of the store, all of its entries, by their keys: the order is its own. */
async function listed(code: string, settings: NodeJS.ProcessEnv): Promise<Entry[]> {
  const file = join(folder, `export-${(exports += 1)}.jsonl`);
  await command(code, settings, 'export', file);
  const lines = readFileSync(file, 'utf8').trim().split('\n').slice(1, -1);
  const place = ({ namespace, key }: Entry) => `${namespace} ${key}`;
  return lines
    .map((line) => JSON.parse(line) as Entry)
    .sort((a, b) => Buffer.from(place(a)).compare(Buffer.from(place(b))));
}

const of = (entries: readonly Entry[], kinds: readonly string[]) =>
  entries.filter(({ namespace }) => kinds.includes(namespace));

async function served<T>(file: string, settings: NodeJS.ProcessEnv, use: (server: ServerProcess) => Promise<T>) {
  const server = await startProcess({ RATES_SYNC: 'off', ...settings }, file);
  try {
    await server.printed(/Health/);
    return await use(server);
  } finally {
    await server.stop();
  }
}

const statuses = (file: string, settings: NodeJS.ProcessEnv, made: readonly Made[]) =>
  served(file, settings, (server) =>
    Promise.all(
      made.map(async ({ token }) => {
        const { status } = await fetch(`${server.url}/api/v1/USD`, { headers: { authorization: `Bearer ${token}` } });
        return status;
      }),
    ),
  );

const askerOf =
  ({ url }: ServerProcess, { token }: Made) =>
  async (query: string): Promise<Record<string, unknown>> => {
    const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` };
    const answer = await fetch(`${url}/graphql`, { method: 'POST', headers, body: JSON.stringify({ query }) });
    const { data, errors } = (await answer.json()) as { data: Record<string, unknown>; errors?: unknown };
    expect({ query, errors }).toEqual({ query, errors: undefined });
    return data;
  };

const lasting = collections.flatMap((collection) => (collection.lasting ? [collection.name] : []));

/** The collections that a release backs up, by the sources that declare them: up to 0.2.0 that was one list. */
function kindsOf(code: string): string[] {
  const lists = ['src/base/store/namespaces.ts', 'src/server/store/backup.ts'].map((file) => join(code, file));
  const isListed = !existsSync(join(code, 'src/server/store/collections.ts'));
  const files = isListed
    ? lists.filter((file) => existsSync(file))
    : readdirSync(join(code, 'src'), { recursive: true, encoding: 'utf8' })
        .filter((file) => /^(data|hosting|server)\/.*\.ts$/.test(file))
        .map((file) => join(code, 'src', file));
  const text = files.map((file) => readFileSync(file, 'utf8')).join('\n');
  return lasting.filter((kind) => text.includes(isListed ? `'${kind}'` : `name: '${kind}'`));
}

describeEach(stores, 'the store on $kind', (settingsOf) => {
  const here = process.cwd();
  const formerServer = `--no-memory-reducer --min-semi-space-size=16 ${join(former, 'dist/server/bundled/index.js')}`;
  let settings: StoreSettings;
  beforeAll(async () => {
    settings = settingsOf();
    if (existsSync(former)) return;
    mkdirSync(former, { recursive: true });
    await output('sh', ['-euc', `git archive ${commit} | tar -x -C ${former}`]);
    symlinkSync(join(here, 'node_modules'), join(former, 'node_modules'));
    await output('npm', ['run', 'build'], { cwd: former });
  });

  itAlone('serves the former release, then this one, then the former again', async () => {
    const first = await make(former, settings);
    expect(await statuses(formerServer, settings, [first])).toEqual([200]);
    const [second, ended] = [await make(here, settings), await make(here, settings)];
    await command(here, settings, 'deactivate', ended.id);
    expect(await statuses(start, settings, [first, second, ended])).toEqual([200, 200, 401]);
    expect(await statuses(formerServer, settings, [first, second, ended])).toEqual([200, 200, 401]);
    const third = await make(former, settings);
    await command(former, settings, 'deactivate', second.id);
    expect(await statuses(start, settings, [first, second, third])).toEqual([200, 401, 200]);
  });

  itAlone(
    'has tokens of which the former release drops the scope that it does not know, and keeps the rest',
    async () => {
      const made = await make(here, settings, 'rates', 'alerts');
      const shows = '{ token { scopes { scope } } }';
      const former = await served(formerServer, settings, (server) => askerOf(server, made)(shows));
      expect(former).toEqual({ token: { scopes: [{ scope: 'RATES' }] } });
      expect(await statuses(formerServer, settings, [made])).toEqual([200]);
      const scopes = [{ scope: 'RATES' }, { scope: 'ALERTS' }];
      expect(await served(start, settings, (server) => askerOf(server, made)(shows))).toEqual({ token: { scopes } });
    },
  );

  itAlone(
    'lists at once what either release makes while both run, and what the former one made once it is gone',
    async () => {
      const admin = await make(former, settings, 'rates', 'admin');
      const made: string[] = [];
      const makeBy = async (server: ServerProcess) => {
        const { createToken } = await askerOf(
          server,
          admin,
        )('mutation { createToken(input: { name: "New" }) { token { id } } }');
        made.push((createToken as { token: Made }).token.id);
      };
      const expectListed = async (server: ServerProcess) => {
        const { tokens } = await askerOf(server, admin)('{ tokens { id } }');
        expect((tokens as readonly Made[]).map(({ id }) => id)).toEqual(expect.arrayContaining(made));
      };
      await served(start, settings, async (own) => {
        await served(formerServer, settings, async (old) => {
          for (const maker of [old, own, old]) {
            await makeBy(maker);
            await expectListed(own);
            await expectListed(old);
          }
          await makeBy(old);
        });
        await expectListed(own);
      });
    },
  );

  itAlone(
    'has entries of each kind that the former release lists and serves where it knows them, and leaves as they are',
    async () => {
      const world = await startWorld();
      try {
        const own = { ...settings, ...world.settings };
        const admin = await make(here, own, 'rates', 'hosting:read', 'hosting:write', 'alerts');
        const findingId = await served(start, own, (server) => seed(askerOf(server, admin)));
        await rememberMore(own, findingId, admin.id);
        const asked = async (file: string, queries: typeof kindsServed) => {
          const answers = await served(file, own, async (server) => {
            const ask = askerOf(server, admin);
            const found: [string, unknown][] = [];
            for (const { kind, query } of queries) found.push([kind, await ask(query)]);
            return found;
          });
          return answers;
        };
        const answers = await asked(start, kindsServed);
        for (const { kind, shows } of kindsServed) {
          expect([kind, JSON.stringify(answers.find(([one]) => one === kind)?.[1])]).toEqual([
            kind,
            expect.stringMatching(shows),
          ]);
        }
        const entries = await listed(here, own);
        expect([...new Set(entries.map(({ namespace }) => namespace))].sort()).toEqual(lasting.sort());

        const known = kindsOf(former);
        const unknown = lasting.filter((kind) => !known.includes(kind));
        expect(known).toContain('tokens');
        expect(await listed(former, own)).toEqual(of(entries, known));
        const schema = buildSchema(readFileSync(join(former, 'schema/schema.graphql'), 'utf8'));
        const inItsWords = kindsServed.map(({ before, ...one }) => ({ ...one, query: before ?? one.query }));
        const askable = inItsWords.filter(({ query }) => validate(schema, parse(query)).length === 0);
        const unasked = inItsWords.filter((one) => !askable.includes(one)).map(({ kind }) => kind);
        const lack = { why: `the release of ${commit.slice(0, 8)} does not know it`, isAbsence: false };
        for (const kind of unknown) reportLeftOut(`to list ${kind}`, lack);
        for (const kind of unasked) reportLeftOut(`to ask for ${kind}`, lack);
        const expected = answers.filter(([kind]) => !unasked.includes(kind));
        expect(await asked(formerServer, askable)).toEqual(expected);

        expect(of(await listed(here, own), unknown)).toEqual(of(entries, unknown));
        expect(await asked(start, kindsServed)).toEqual(answers);
      } finally {
        await world.stop();
      }
    },
  );
});
