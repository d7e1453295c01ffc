/** What rules find in the sandbox, and the remedies that end it. */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { sharedGraph } from '../../support/shared/graph.js';
import { type Served, serve } from '../../sandbox/served.js';
import type { Found } from './lab.js';

describe('remedies in the sandbox', () => {
  let served: Served;
  beforeAll(async () => {
    served = await serve(await sharedGraph());
  });
  afterAll(() => served.close());

  async function findings(kind: string): Promise<readonly Found[]> {
    const { hosting } = await served.data(
      `{ hosting { findings(first: 1000, maxAge: 0, kinds: [${kind}]) { nodes { resourceName remedies(includeProtected: true) { mutation variables } } } } }`,
    );
    return (hosting as { findings: { nodes: Found[] } }).findings.nodes;
  }

  const day = 86_400_000;
  const rule = (port: string) => `{ direction: IN, protocol: TCP, port: "${port}", sourceIps: ["0.0.0.0/0"] }`;
  const key = `ssh-ed25519 ${Buffer.from(`\0\0\0\x0bssh-ed25519\0\0\0 ${'k'.repeat(32)}`).toString('base64')}`;

  it.each([
    ['ZONE_HSTS_OFF', 'acme-status.example', null],
    ['ZONE_WITHOUT_DNSSEC', 'acme-docs.example', null],
    ['DNS_NAME_CLAIMABLE', 'gone.pages.dev', null],
    ['DNS_ZONE_WITHOUT_SPF', 'moving.example', null],
    ['SERVER_IDLE', 'ci-1', null],
    ['SERVER_TYPE_CHEAPER', 'web-1', 'powerOffCloudServer(id: ID, wait: true) { action { id } }'],
    [
      'FIREWALL_RULES_REDUNDANT',
      'grown',
      `createCloudFirewall(input: { name: "grown", rules: [${rule('443')}, ${rule('400-500')}] }) { firewall { id } }`,
    ],
    ['STORAGE_BOX_SNAPSHOT_OLD', '2024-03-03T10-15-00', null],
    ['STORAGE_BOX_SUBACCOUNT_REACHABLE_EXTERNALLY', 'agency', null],
    ['SSH_KEY_UNUSED', 'left', `createCloudSshKey(input: { name: "left", publicKey: "${key}" }) { sshKey { id } }`],
  ])('%s is found of %s and ended', async (kind, name, making) => {
    if (making !== null) {
      const { cloud } = await served.data('{ cloud { servers(name: "web-1") { nodes { id } } } }');
      const { servers } = cloud as { servers: { nodes: { id: string }[] } };
      await served.data(`mutation { ${making.replace('id: ID', `id: "${servers.nodes[0]?.id ?? ''}"`)} }`);
      await served.clock.sleep(31 * day);
    }
    const sick = (await findings(kind)).find(({ resourceName }) => resourceName === name);
    expect(sick?.remedies.length).toBeGreaterThan(0);
    for (const { mutation, variables } of sick?.remedies ?? []) {
      const { data, errors } = await served.ask(mutation, variables);
      expect({ data, errors }).toEqual({ data: expect.any(Object), errors: undefined });
      await served.clock.sleep(3_600_000);
    }
    expect((await findings(kind)).map(({ resourceName }) => resourceName)).not.toContain(name);
  });
});
