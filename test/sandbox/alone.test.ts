import { once } from 'node:events';
import { createServer } from 'node:net';
import { afterEach, describe, expect, it } from '@jest/globals';
import { readSandboxAddress } from '../../src/server/config/config.js';
import { type ServerProcess, startProcess } from '../support/process.js';
import { itSome, someOf } from '../support/scale.js';

describe('the sandbox, served alone', () => {
  let sandbox: ServerProcess;
  afterEach(() => void sandbox.child.kill('SIGKILL'));

  async function start(env: NodeJS.ProcessEnv = {}): Promise<void> {
    sandbox = await startProcess({ HOST: '', ...env }, 'dist/server/sandbox-cli.js');
  }

  itSome('answers what it prints', async () => {
    await start();
    const [, header = '', url = ''] = await sandbox.printed(/curl -H '(.+?)' (\S+)/);
    const [name = '', value = ''] = header.split(': ');
    const answer = await fetch(url, { headers: { [name]: value } });
    expect(await answer.json()).toMatchObject({ servers: expect.arrayContaining([expect.anything()]) });
    await sandbox.printed(new RegExp(`HCLOUD_ENDPOINT=${sandbox.url}/cloud HCLOUD_TOKEN=sandbox hcloud server list`));
    await sandbox.printed(new RegExp(`CLOUD_BASE_URL=${sandbox.url}/cloud CLOUD_TOKEN=sandbox npm start`));
  });

  itSome('reports where each API is and what opens it', async () => {
    await start();
    const [, base = '', user, password] = await sandbox.printed(/(\S+\/dedicated) \(user (\S+), password (\S+)\)/);
    const authorization = `Basic ${Buffer.from(`${user}:${password}`).toString('base64')}`;
    expect((await fetch(`${base}/server`, { headers: { authorization } })).status).toBe(200);
    expect((await fetch(`${base}/server`)).status).toBe(401);
    const [, storage = '', token] = await sandbox.printed(/(\S+\/storage) \(token (\S+)\)/);
    const boxes = await fetch(`${storage}/storage_boxes`, { headers: { authorization: `Bearer ${token}` } });
    expect(boxes.status).toBe(200);
  });

  itSome('listens on port 4010 of this machine alone unless configured otherwise', () => {
    expect(readSandboxAddress({})).toEqual({ port: 4010, host: '127.0.0.1' });
    expect(readSandboxAddress({ PORT: '80', HOST: '0.0.0.0' })).toEqual({ port: 80, host: '0.0.0.0' });
    expect(() => readSandboxAddress({ PORT: 'many' })).toThrow('PORT: expected a port');
  });

  itSome('names an address that can be called when it listens on all', async () => {
    await start({ HOST: '0.0.0.0' });
    const { port } = new URL(sandbox.url);
    await sandbox.printed(new RegExp(`http://localhost:${port}/cloud`));
  });

  it.each(someOf(['SIGINT', 'SIGTERM'] as const))('stops cleanly on %s', async (signal) => {
    await start();
    await sandbox.printed(/ready/);
    await fetch(`${sandbox.url}/cloud/servers`);
    sandbox.child.kill(signal);
    expect(await once(sandbox.child, 'close')).toEqual([0, null]);
    expect(sandbox.errors()).toBe('');
  });

  itSome('says in words that its port is in use', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const address = other.address();
    await start({ PORT: String(typeof address === 'object' && address?.port) });
    expect(await once(sandbox.child, 'close')).toEqual([1, null]);
    expect(sandbox.errors()).toMatch(/^Cannot start: .*in use.* Set PORT to a free port/);
    other.close();
  });
});
