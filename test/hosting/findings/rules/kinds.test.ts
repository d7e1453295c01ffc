/** What ends each kind of finding, as the documentation has it, and that it does: in one sandbox, in one pass. */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { rules } from '../../../../src/hosting/findings/rules/index.js';
import { documentedKinds } from '../../../docs/kinds.js';
import { type Served, serve } from '../../../sandbox/served.js';
import { sharedGraph } from '../../../support/shared/graph.js';
import type { Found } from '../lab.js';

/** Kinds whose remedies are not run here, each with what tests them instead. */
const elsewhere: Readonly<Record<string, string>> = {
  BACKUP_ORPHANED: 'images.test.ts, as the sandbox deletes backups with their server',
  ZONE_HSTS_OFF: 'remedies.test.ts',
  ZONE_WITHOUT_DNSSEC: 'remedies.test.ts',
  DNS_NAME_CLAIMABLE: 'remedies.test.ts',
  DNS_ZONE_WITHOUT_SPF: 'remedies.test.ts',
  SERVER_IDLE: 'remedies.test.ts',
  SERVER_TYPE_CHEAPER: 'remedies.test.ts',
  FIREWALL_RULES_REDUNDANT: 'remedies.test.ts',
  SSH_KEY_UNUSED: 'remedies.test.ts',
  STORAGE_BOX_SNAPSHOT_OLD: 'remedies.test.ts',
  STORAGE_BOX_SUBACCOUNT_REACHABLE_EXTERNALLY: 'remedies.test.ts',
  STATEMENT_DIFFERS: 'statements.test.ts, as the sandbox writes no statements',
  CERTIFICATE_EXPIRED: 'certificates.test.ts, as certificates of the sandbox do not end',
};

const mutationsIn = (text: string) => [...text.matchAll(/`(\w+)`/g)].map(([, name]) => name);
const documentedOf = (kind: string) => documentedKinds.find((row) => row.kind === kind)?.remedies ?? '';
const withRemedies = documentedKinds.filter(({ remedies }) => mutationsIn(remedies).length > 0).map(({ kind }) => kind);

describe('the list of kinds', () => {
  it('has an item for each kind of the rules, and no other', () => {
    const kinds = [...new Set(rules.map(({ kind }) => kind))];
    expect(documentedKinds.map(({ kind }) => kind).toSorted()).toEqual(kinds.toSorted());
  });

  it.each(documentedKinds)('has the severity of $kind, and its remedies or the reason why it has none', (row) => {
    const severities = rules.filter(({ kind }) => kind === row.kind).map(({ severity }) => severity);
    for (const severity of severities) expect(row.severity).toContain(severity);
    if (mutationsIn(row.remedies).length === 0) expect(row.remedies).toMatch(/^No remedy: \S.{10}/);
  });
});

describe('the sandbox', () => {
  let served: Served;
  let first: readonly Found[];
  let before: readonly Found[];
  const left = new Map<string, readonly Found[]>();
  const chosen = new Map<string, Found>();
  const refused = new Map<string, unknown>();

  beforeAll(async () => {
    served = await serve(await sharedGraph());
    // What addresses they have is known from now on.
    first = await findings();
    await makeSick();
    before = await findings();
    const isDeleting = (kind: string) => documentedOf(kind).includes('`delete');
    await endEach(
      withRemedies.filter((kind) => !isDeleting(kind)),
      before,
    );
    // Some are protected from deletion by now.
    await endEach(withRemedies.filter(isDeleting), await findings());
    await served.clock.sleep(3_600_000);
    for (const one of await findings()) left.set(one.kind, [...(left.get(one.kind) ?? []), one]);
  }, 120_000);
  afterAll(() => served.close());

  it.each(withRemedies.filter((kind) => !(kind in elsewhere)))(
    'has no %s any more once its remedies were sent',
    (kind) => {
      const sick = chosen.get(kind);
      expect(sick).toBeDefined();
      expect(refused.get(kind)).toBeUndefined();
      const named = mutationsIn(documentedOf(kind));
      // What lifts a protection and sets it again is described in words.
      const sent = (sick?.remedies ?? []).map(({ mutation }) => /\{ (\w+)/.exec(mutation)?.[1] ?? '');
      expect(sent.filter((name) => !named.includes(name) && !/^changeCloudDns\w+Protection$/.test(name))).toEqual([]);
      const same = (left.get(kind) ?? []).filter((one) => keyOf(one) === (sick && keyOf(sick)));
      expect(same).toEqual([]);
      expect((left.get(kind) ?? []).filter(({ verdict }) => verdict === 'UNKNOWN')).toEqual([]);
    },
  );

  it('has remedies for no kind that the table says has none', () => {
    const kinds = new Set(before.filter(({ remedies }) => remedies.length > 0).map(({ kind }) => kind));
    expect([...kinds].filter((kind) => !withRemedies.includes(kind))).toEqual([]);
  });

  it('shows its fleet in under 150 findings', () => {
    expect(first.length).toBeGreaterThan(0);
    expect(first.length).toBeLessThan(150);
  });

  /** Sends the steps of one finding of each kind; what one deletes is not there for another. */
  async function endEach(kinds: readonly string[], found: readonly Found[]): Promise<void> {
    const taken = new Set<string>();
    for (const kind of kinds) {
      const sick = found.find((one) => one.kind === kind && one.remedies.length > 0 && !taken.has(keyOf(one)));
      if (!sick) continue;
      chosen.set(kind, sick);
      taken.add(documentedOf(kind).includes('`delete') ? keyOf(sick) : '');
      for (const { mutation, variables } of sick.remedies) {
        const { errors } = await served.ask(mutation, variables);
        if (errors) refused.set(kind, errors);
        await served.clock.sleep(600_000);
      }
    }
  }

  async function findings(): Promise<readonly Found[]> {
    const { hosting } = await served.data(
      `{ hosting { findings(first: 5000, maxAge: 0) { nodes {
        kind verdict resourceId resourceName remedies(includeProtected: true) { mutation variables } } } } }`,
    );
    return (hosting as { findings: { nodes: Found[] } }).findings.nodes;
  }

  /** The id of a new pool that is off, or whose origins are. */
  async function poolOff(accountId: string, name: string, origins?: string): Promise<string> {
    const input = `{ name: "${name}", ${origins ?? 'origins: [{ name: "a", address: "203.0.113.9" }], enabled: false'} }`;
    const { createEdgeLoadBalancerPool: made } = await served.data(
      `mutation { createEdgeLoadBalancerPool(accountId: "${accountId}", input: ${input}) { loadBalancerPool { id } } }`,
    );
    return (made as { loadBalancerPool: { id: string } }).loadBalancerPool.id;
  }

  /** Kinds that the sandbox does not have by itself. */
  async function makeSick(): Promise<void> {
    const { edge, cloud, certificates, dedicated } = (await served.data(`{
      edge { accounts(first: 1) { nodes { id } } zones(first: 50) { nodes { id name status paused } } }
      cloud { isos(first: 500) { nodes { name deprecation { announced } } } servers(first: 50) { nodes { id name status protection { delete } } } }
      certificates: cloud { certificates(first: 1) { nodes { id } } }
      dedicated { failovers(first: 5) { nodes { ip } } servers(first: 1) { nodes { id } } } }`)) as unknown as SandboxLists;
    const zone = edge.zones.nodes.find(({ status }) => status === 'ACTIVE');
    const [server, other] = cloud.servers.nodes.filter(
      ({ status, protection }) => status === 'RUNNING' && !protection.delete,
    );
    const iso = cloud.isos.nodes.find(({ deprecation }) => deprecation !== null)?.name;
    const record = (name: string, type: string, content: string) =>
      `createEdgeDnsRecord(zoneId: "${zone?.id}", input: { name: "${name}.${zone?.name}", type: ${type}, content: "${content}", ttl: 1 }) { dnsRecord { id } }`;
    const twice = (port: string) => `{ ipVersion: IPV4, protocol: TCP, destinationPort: "${port}", action: ACCEPT }`;
    const accountId = edge.accounts.nodes[0]?.id ?? '';
    const pool = await poolOff(accountId, 'off');
    await poolOff(accountId, 'empty', 'origins: [{ name: "a", address: "203.0.113.9", enabled: false }]');
    for (const mutation of [
      `createEdgeLoadBalancer(zoneId: "${zone?.id}", input: { name: "off.${zone?.name}", defaultPoolIds: ["${pool}"], fallbackPoolId: "${pool}" }) { loadBalancer { id } }`,
      record('loop', 'CNAME', `loop.${zone?.name}`),
      record('inside', 'A', '10.11.12.13'),
      `updateEdgeZone(id: "${zone?.id}", input: { paused: true }) { zone { id } }`,
      `unrouteDedicatedFailover(ip: "${dedicated.failovers.nodes[0]?.ip}") { failover { ip } }`,
      `createCloudLoadBalancer(wait: true, input: { name: "idle", loadBalancerType: "lb11", location: "fsn1" }) { loadBalancer { id } }`,
      `createCloudLoadBalancer(wait: true, input: { name: "idle too", loadBalancerType: "lb11", location: "fsn1", services: [{ protocol: TCP, listenPort: 25, destinationPort: 25, proxyProtocol: false }] }) { loadBalancer { id } }`,
      `createCloudLoadBalancer(wait: true, input: { name: "clear", loadBalancerType: "lb11", location: "fsn1", services: [
        { protocol: HTTP, listenPort: 80, destinationPort: 80, proxyProtocol: false },
        { protocol: HTTPS, listenPort: 443, destinationPort: 80, proxyProtocol: false, http: { certificateIds: ["${certificates.certificates.nodes[0]?.id}"] } }] }) { loadBalancer { id } }`,
      `updateDedicatedFirewall(serverId: "${dedicated.servers.nodes[0]?.id}", input: { status: ACTIVE, rules: { input: [${twice('22')}, ${twice('443')}, ${twice('22')}] } }) { firewall { status } }`,
      `attachCloudServerIso(id: "${server?.id}", wait: true, input: { iso: "${iso}" }) { action { id } }`,
      `deleteCloudServer(id: "${other?.id}", wait: true) { action { id } }`,
    ])
      await served.data(`mutation { ${mutation} }`);
    // Firewalls of dedicated servers are read seldom.
    await served.clock.sleep(3_600_000);
  }
});

interface SandboxLists {
  readonly edge: {
    readonly accounts: { readonly nodes: readonly { readonly id: string }[] };
    readonly zones: { readonly nodes: readonly { id: string; name: string; status: string }[] };
  };
  readonly cloud: {
    readonly isos: { readonly nodes: readonly { name: string; deprecation: object | null }[] };
    readonly servers: {
      readonly nodes: readonly { id: string; status: string; protection: { readonly delete: boolean } }[];
    };
  };
  readonly certificates: { readonly certificates: { readonly nodes: readonly { id: string }[] } };
  readonly dedicated: {
    readonly failovers: { readonly nodes: readonly { ip: string }[] };
    readonly servers: { readonly nodes: readonly { id: string }[] };
  };
}

function keyOf({ resourceId, resourceName }: Found): string {
  return String(resourceId ?? resourceName);
}
