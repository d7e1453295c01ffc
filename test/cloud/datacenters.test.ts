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
