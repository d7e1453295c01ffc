import { describe, expect, it } from '@jest/globals';
import { EdgeAccount } from '../account.js';

describe('custom domains of Workers', () => {
  const account = new EdgeAccount();
  const set = (hostname: string, service: string) =>
    account.write(
      `setEdgeWorkerDomain(input: { hostname: "${hostname}", service: "${service}" })`,
      'workerDomain { id hostname service zone { name } script { identifier } }',
    );
  const records = async (name: string) =>
    account.read(
      `zones(name: "acme.example") { nodes { dnsRecords(name: { exact: "${name}" }) { nodes { type content } } } }`,
    );

  it('are made with a DNS record, moved by their host name, and deleted with it', async () => {
    const made = (await set('fresh.acme.example', 'shop-front')) as { workerDomain: { id: string } };
    expect(made).toMatchObject({
      workerDomain: {
        hostname: 'fresh.acme.example',
        zone: { name: 'acme.example' },
        script: { identifier: 'shop-front' },
      },
    });
    expect(await records('fresh.acme.example')).toEqual({
      zones: { nodes: [{ dnsRecords: { nodes: [{ type: 'AAAA', content: '100::' }] } }] },
    });
    const { id } = made.workerDomain;
    expect(await set('fresh.acme.example', 'shop-stock')).toMatchObject({
      workerDomain: { id, service: 'shop-stock' },
    });
    expect(await account.read('workerDomains(hostname: "fresh.acme.example") { nodes { id service } }')).toEqual({
      workerDomains: { nodes: [{ id, service: 'shop-stock' }] },
    });
    expect(await account.write(`deleteEdgeWorkerDomain(id: "${id}")`, 'deletedId')).toEqual({ deletedId: id });
    expect(await records('fresh.acme.example')).toEqual({ zones: { nodes: [{ dnsRecords: { nodes: [] } }] } });
  });

  it('are refused where a CNAME record has the host name, and beyond the zones of the account', async () => {
    const { zones } = (await account.read(
      'zones(name: "acme.example") { nodes { dnsRecords(type: CNAME, first: 1) { nodes { name } } } }',
    )) as { zones: { nodes: { dnsRecords: { nodes: { name: string }[] } }[] } };
    const taken = zones.nodes[0]?.dnsRecords.nodes[0]?.name ?? '';
    expect(await set(taken, 'shop-front')).toMatchObject([{ extensions: { code: 'UPSTREAM_CONFLICT' } }]);
    expect(await set('www.elsewhere.test', 'shop-front')).toMatchObject([
      { extensions: { code: 'UPSTREAM_INVALID_INPUT' } },
    ]);
  });
});
