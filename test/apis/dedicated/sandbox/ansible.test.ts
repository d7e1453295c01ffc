/** The modules of Ansible for the dedicated API, against `npm run sandbox`. */
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { type ServerProcess, startProcess } from '../../../support/process.js';
import { pythonWith, runClient } from '../../../support/python-client.js';

let sandbox: ServerProcess;
beforeAll(async () => {
  sandbox = await startProcess({ HOST: '' }, 'dist/server/sandbox-cli.js');
  await sandbox.printed(/ready/);
});
afterAll(() => sandbox.stop());

pythonWith('ansible_collections.community.hrobot').describe("Ansible's community.hrobot", (python) => {
  it('names firewalls and the servers of a vSwitch by their addresses, and changes each thing once', async () => {
    const calls = await runClient(python, 'community.hrobot', 'hrobot.py', `${sandbox.url}/dedicated`);
    expect(calls.filter(([call]) => call === 'GET /firewall/{id}').map(([, status]) => status)).not.toContain('404');
  }, 240_000);
});
