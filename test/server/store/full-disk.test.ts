import { once } from 'node:events';
import { afterEach, beforeEach, expect } from '@jest/globals';
import { openStore } from '../../../src/server/store/open.js';
import { Tokens } from '../../../src/server/tokens/tokens.js';
import { type ServerProcess, startProcess } from '../../support/process.js';
import { smallDisk } from '../../support/optional/small-disk.js';
import { type Outcome, node, run } from '../../support/run.js';
import { itSome } from '../../support/scale.js';

smallDisk(2 ** 20).describe('a full disk below the embedded store', (disk) => {
  let server: ServerProcess | undefined;
  let admin: string;
  let own: { token: string; id: string };
  beforeEach(async () => {
    const store = await openStore({ storeUrl: null, dataDir: disk.folder });
    const tokens = new Tokens(store);
    ({ token: admin } = await tokens.create({ name: 'Admin', scopes: ['admin'] }));
    const { token, record } = await tokens.create({ name: 'Shop' });
    own = { token, id: record.id };
    await store.close();
  });
  afterEach(async () => {
    await server?.stop();
    server = undefined;
    disk.clear();
  });

  async function started(): Promise<ServerProcess> {
    server = await startProcess({ DATA_DIR: disk.folder, STORE_URL: '', RATES_SYNC: 'off' });
    await server.printed(/Health/);
    return server;
  }

  function command(...args: string[]): Promise<Outcome> {
    const env = { ...process.env, STORE_URL: '', DATA_DIR: disk.folder };
    return run(node, ['dist/server/tokens/cli.js', ...args], { env });
  }

  async function ask({ url }: ServerProcess, query: string) {
    const headers = { 'content-type': 'application/json', authorization: `Bearer ${admin}` };
    const response = await fetch(`${url}/graphql`, { method: 'POST', headers, body: JSON.stringify({ query }) });
    return (await response.json()) as { data: unknown; errors?: { message: string; extensions: object }[] };
  }

  /** What /healthz says of the store; /readyz does not count it. */
  async function problem({ url }: ServerProcess): Promise<string | null> {
    expect((await fetch(`${url}/readyz`)).status).toBe(200);
    const { store } = (await (await fetch(`${url}/healthz`)).json()) as { store: { problem: string | null } };
    return store.problem;
  }

  const make = 'mutation { createToken(input: { name: "New" }) { secret } }';
  const refusal = {
    message: 'Expected the store to keep this, but it cannot be written to. Please try again in 30 seconds.',
    extensions: { code: 'STORE_UNAVAILABLE', retryAfter: 30 },
  };

  itSome(
    'refuses every write in words, goes on reading, and says so at /healthz until there is room again',
    async () => {
      const running = await started();
      expect(await problem(running)).toBeNull();
      disk.fill();
      // What has room in pages that are in use already is still taken.
      let answer = await ask(running, make);
      for (let n = 0; n < 100 && !answer.errors; n++) answer = await ask(running, make);
      expect(answer).toMatchObject({ data: { createToken: null }, errors: [refusal] });
      expect(await ask(running, `mutation { deactivateToken(id: "${own.id}") { token { id } } }`)).toMatchObject({
        errors: [refusal],
      });
      expect(await problem(running)).toBe('The lmdb store answers, but cannot be written to.');
      expect(await ask(running, '{ health { isReady } }')).toEqual({ data: { health: { isReady: false } } });
      const headers = { authorization: `Bearer ${own.token}` };
      expect((await fetch(`${running.url}/api/v1`, { headers })).status).toBe(200);
      expect(running.errors()).toMatch(
        /"level":50[^\n]*The lmdb store takes no writes: .*DATA_DIR: check that it has room/,
      );
      expect(running.errors().match(/"level":50/g)).toHaveLength(1);

      disk.empty();
      await running.printed(/The lmdb store takes writes again/);
      expect(await problem(running)).toBeNull();
      expect(await ask(running, make)).toMatchObject({ data: { createToken: { secret: expect.any(String) } } });
    },
  );

  itSome('is reported by the command line in the same words, which lists what there is', async () => {
    disk.fill();
    let made = await command('create', '--name', 'New');
    for (let n = 0; n < 100 && made.code === 0; n++) made = await command('create', '--name', 'New');
    expect(made).toMatchObject({ code: 1, signal: null, out: '' });
    expect(made.err).toMatch(/^The store could not be written to the disk of DATA_DIR: check that it has room$/m);
    expect(await command('list')).toMatchObject({ code: 0, err: '', out: expect.stringContaining(own.id) });
  });
});

smallDisk(2 ** 16).describe('a full disk where the embedded store is to begin', (fresh) => {
  itSome('ends the start and the command line in the same words, without a store half begun', async () => {
    fresh.fill();
    const env = { DATA_DIR: fresh.folder, STORE_URL: '', RATES_SYNC: 'off' };
    const words = /^Cannot open the store in the folder .+: ENOSPC: no space left.*Set DATA_DIR to .* has room/;
    const server = await startProcess(env);
    await once(server.child, 'exit');
    expect([server.child.signalCode, server.child.exitCode]).toEqual([null, 1]);
    expect(server.errors()).toMatch(words);
    const list = await startProcess(env, 'dist/server/tokens/cli.js list');
    await once(list.child, 'exit');
    expect([list.child.signalCode, list.child.exitCode]).toEqual([null, 1]);
    expect(list.errors()).toBe(server.errors());
    fresh.empty();
    const again = await startProcess(env, 'dist/server/tokens/cli.js list');
    await once(again.child, 'exit');
    expect(again.output()).toContain('There are no tokens yet');
  });
});
