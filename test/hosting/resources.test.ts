/** What all resources have, whichever API they are of. */
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { buildSchema, isInterfaceType } from 'graphql';
import { sharedGraph } from '../support/shared/graph.js';
import { type Served, serve } from '../sandbox/served.js';

interface Resource {
  readonly __typename: string;
  readonly name: string | null;
  readonly accountName: string;
  readonly labels: Readonly<Record<string, string>> | null;
  readonly country: { readonly isoCode: string } | null;
  readonly city: { readonly name: string } | null;
  readonly monthlyAmount: { readonly gross: { readonly amount: string; readonly currency: string } } | null;
  readonly consoleUrl: string | null;
}

interface Amount {
  readonly gross: { readonly amount: string };
}

let served: Served;
beforeAll(async () => {
  served = await serve(await sharedGraph());
});
afterAll(() => served.close());

const all = `__typename name accountName labels country { isoCode } city { name }
  monthlyAmount { gross { amount currency } } consoleUrl`;

async function found(text: string, kind: string): Promise<Resource> {
  const data = (await served.data(
    `{ hosting { find(text: "${text}", kinds: [${kind}], first: 1) { nodes { resource { ${all} } } } } }`,
  )) as unknown as { hosting: { find: { nodes: { resource: Resource }[] } } };
  const [hit] = data.hosting.find.nodes;
  if (!hit) throw new Error(`The sandbox has no ${kind} ${text}`);
  return hit.resource;
}

describe('a resource', () => {
  it('is of one interface, whichever API it is of', () => {
    const schema = buildSchema(readFileSync('schema/schema.graphql', 'utf8'));
    const type = schema.getType('HostingResource');
    if (!isInterfaceType(type)) throw new Error('HostingResource is no interface');
    const names = schema.getPossibleTypes(type).map(({ name }) => name);
    expect(names.length).toBeGreaterThan(60);
    for (const some of [
      'CloudServer',
      'DedicatedServer',
      'StorageBox',
      'EdgeZone',
      'EdgeDnsARecord',
      'EdgeAccessRdpApp',
    ])
      expect(names).toContain(some);
  });

  it('says without a fragment what it is called, where it is and what it costs', async () => {
    const server = await found('web-1', 'SERVER');
    expect(server).toMatchObject({
      __typename: 'CloudServer',
      name: 'web-1',
      accountName: 'sandbox',
      labels: { env: 'production' },
      country: { isoCode: 'DE' },
      city: { name: expect.any(String) },
      monthlyAmount: { gross: { currency: 'EUR' } },
      consoleUrl: null,
    });
    const volume = await found('data', 'VOLUME');
    expect(volume.country).not.toBeNull();
    expect(Number(volume.monthlyAmount?.gross.amount)).toBeGreaterThan(0);
    const zone = await found('acme.example', 'DNS_ZONE');
    expect(zone).toMatchObject({
      __typename: 'EdgeZone',
      name: 'acme.example',
      labels: null,
      country: null,
      city: null,
    });
    expect(await found('acme.example', 'DNS_RECORD')).toMatchObject({ name: 'acme.example', monthlyAmount: null });
    expect(await found('0.0.0.0/0', 'REVERSE_DNS')).toMatchObject({ name: expect.any(String), labels: null });
  });

  it('has a cost, which may be nothing', async () => {
    const lists = ['servers', 'volumes', 'primaryIps', 'floatingIps', 'loadBalancers'];
    const prices = 'nodes { monthlyAmount { gross { amount } } }';
    const data = (await served.data(
      `{ cloud { ${lists.map((list) => `${list} { ${prices} }`).join(' ')} } }`,
    )) as unknown as { cloud: Record<string, { nodes: { monthlyAmount: Amount }[] }> };
    const all = Object.values(data.cloud).flatMap(({ nodes }) => nodes);
    expect(all.length).toBeGreaterThan(50);
    for (const { monthlyAmount } of all) expect(monthlyAmount.gross.amount).toMatch(/^\d+(\.\d+)?$/);
  });

  it('takes no call for its price but that of the price list', async () => {
    const { context } = await served.ask(
      '{ cloud { servers(first: 5) { nodes { id monthlyAmount { gross { amount } } } } } }',
    );
    const { calls } = (context.clients.report(true) as unknown as { cloud: { calls: number } }).cloud;
    expect(calls).toBeLessThanOrEqual(2);
  });
});
