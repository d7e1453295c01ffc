/** Clients in Python against the edge of `npm run sandbox`, as scripts and certbot use them. */
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { type ServerProcess, startProcess } from '../../../support/process.js';
import { pythonWith, runClient } from '../../../support/python-client.js';

let sandbox: ServerProcess;
beforeAll(async () => {
  sandbox = await startProcess({ HOST: '' }, 'dist/server/sandbox-cli.js');
  await sandbox.printed(/ready/);
});
afterAll(() => sandbox.stop());

pythonWith('CloudFlare').describe('python3-cloudflare', (python) => {
  it('lists zones, and writes records without a time to live', async () => {
    const calls = await runClient(python, 'python3-cloudflare', 'cloudflare_records.py', `${sandbox.url}/edge`);
    expect(calls.map(([call]) => call)).toContain('PUT /zones/{id}/dns_records/{id}');
  });
});

pythonWith('certbot_dns_cloudflare').describe('certbot-dns-cloudflare', (python) => {
  it('writes the texts of a challenge and removes them', async () => {
    const calls = await runClient(python, 'certbot-dns-cloudflare', 'certbot_plugin.py', `${sandbox.url}/edge`);
    expect(calls.filter(([call]) => call.startsWith('DELETE'))).toHaveLength(2);
  });
});
