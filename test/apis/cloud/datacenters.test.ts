import { describe, expect, it } from '@jest/globals';
import { cloudGraph } from './graph.js';

const { ask, answer, lines } = cloudGraph();

describe('data centers', () => {
  it('are listed and recommended out of one call', async () => {
    const datacenters = [4, 5].map((id) => ({ id, name: `dc${id}` }));
    const meta = { pagination: { next_page: null, total_entries: 2 } };
    answer(() => ({ body: { datacenters, recommendation: 5, meta } }));
    const { data, errors } = await ask('{ cloud { datacenters { nodes { name } } recommendedDatacenter { name } } }');
    expect(errors).toBeUndefined();
    expect(data).toEqual({
      cloud: { datacenters: { nodes: [{ name: 'dc4' }, { name: 'dc5' }] }, recommendedDatacenter: { name: 'dc5' } },
    });
    expect(lines()).toEqual(['GET /datacenters?page=1&per_page=50']);
  });

  it('are gone, in words, where the provider has removed them', async () => {
    const error = { code: 'deprecated_api_endpoint', message: 'Gone', details: { announcement: 'https://a.test' } };
    answer(() => ({ status: 410, body: { error } }));
    for (const field of ['datacenters { nodes { id } }', 'datacenter(id: 4) { id }', 'recommendedDatacenter { id }']) {
      const { data, errors } = await ask(`{ cloud { asked: ${field} } }`);
      expect(data).toEqual({ cloud: { asked: null } });
      const path = field.includes('id: 4') ? '/datacenters/{id}' : '/datacenters';
      expect(errors?.map(({ message }) => message)).toEqual([
        `The cloud API refused: the provider has removed GET ${path}`,
      ]);
      expect(errors?.[0]?.extensions).toMatchObject({
        code: 'UNSUPPORTED_BY_PROVIDER',
        upstream: { status: 410, code: 'deprecated_api_endpoint', details: [{ documentationUrl: 'https://a.test' }] },
      });
    }
  });

  it('are missing in servers and primary IPs without a word, and deprecated wherever they are named', async () => {
    answer(({ path }) => ({ body: { [path.split('/')[1]?.slice(0, -1) ?? '']: { id: 1, name: 'a' } } }));
    const { data, errors } = await ask(
      '{ cloud { server(id: 1) { name datacenter { id } } primaryIp(id: 1) { name datacenter { id } } } }',
    );
    expect(errors).toBeUndefined();
    const one = { name: 'a', datacenter: null };
    expect(data).toEqual({ cloud: { server: one, primaryIp: one } });
    const named = (await ask(`{
      server: __type(name: "CloudServer") { fields(includeDeprecated: true) { name deprecationReason } }
      ip: __type(name: "CloudPrimaryIp") { fields(includeDeprecated: true) { name deprecationReason } }
      cloud: __type(name: "Cloud") { fields(includeDeprecated: true) { name deprecationReason } }
      newServer: __type(name: "CreateCloudServerInput") { inputFields(includeDeprecated: true) { name deprecationReason } }
      newIp: __type(name: "CreateCloudPrimaryIpInput") { inputFields(includeDeprecated: true) { name deprecationReason } }
    }`)) as { data: Record<string, Record<string, { name: string; deprecationReason: string | null }[]>> };
    const reasons = Object.values(named.data)
      .flatMap((type) => Object.values(type).flat())
      .filter(({ name }) => /datacenter/i.test(name))
      .map(({ deprecationReason }) => deprecationReason);
    expect(reasons).toEqual(Array(7).fill('The provider has removed data centers: name a location'));
  });

  it('lead to the server types that they have room for', async () => {
    answer(({ path }) => {
      const [, kind, id] = path.split('/');
      return kind === 'server_types'
        ? { body: { server_type: { id, name: `cx${id}` } } }
        : { body: { datacenter: { id, server_types: { supported: [1, 2], available: [2] } } } };
    });
    const { data, errors } = await ask(
      '{ cloud { datacenter(id: 4) { serverTypes { supported { name } available { name } } } } }',
    );
    expect(errors).toBeUndefined();
    expect(data).toEqual({
      cloud: {
        datacenter: { serverTypes: { supported: [{ name: 'cx1' }, { name: 'cx2' }], available: [{ name: 'cx2' }] } },
      },
    });
  });
});
