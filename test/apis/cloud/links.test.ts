import { describe, expect, it } from '@jest/globals';
import { action, cloudGraph } from './graph.js';

const { ask, answer, lines } = cloudGraph();
const gone = { status: 404, body: { error: { code: 'not_found', message: 'it is gone' } } };

describe('what an action acts on', () => {
  it('is an object of its own type, and null when it is gone or of no known type', async () => {
    const resources = [
      { id: 5, type: 'server' },
      { id: 3, type: 'volume' },
      { id: 4, type: 'volume' },
      { id: 1, type: 'zone' },
    ];
    answer(({ path }) => {
      if (path === '/actions/9') return { body: { action: action(9, ...resources) } };
      if (path === '/servers/5') return { body: { server: { id: 5, name: 'web', status: 'off' } } };
      if (path === '/volumes/3') return { body: { volume: { id: 3, name: 'data', size: 10 } } };
      return gone;
    });
    const { data, errors } = await ask(`{ cloud { action(id: 9) { resources {
      resourceId type object { __typename ... on CloudServer { name status } ... on CloudVolume { name size } }
    } } } }`);
    expect(errors).toBeUndefined();
    expect(data).toEqual({
      cloud: {
        action: {
          resources: [
            {
              resourceId: 'cloud:default:server:5',
              type: 'server',
              object: { __typename: 'CloudServer', name: 'web', status: 'OFF' },
            },
            {
              resourceId: 'cloud:default:volume:3',
              type: 'volume',
              object: { __typename: 'CloudVolume', name: 'data', size: 10 },
            },
            { resourceId: 'cloud:default:volume:4', type: 'volume', object: null },
            { resourceId: 'cloud:default:dnsZone:1', type: 'zone', object: null },
          ],
        },
      },
    });
  });

  it('is named without a call of its own', async () => {
    answer(() => ({ body: { action: action(9, { id: 5, type: 'server' }) } }));
    await ask('{ cloud { action(id: 9) { resources { resourceId type } } } }');
    expect(lines()).toEqual(['GET /actions/9']);
  });
});

describe('links of servers', () => {
  it('lead from an image to the server it was made from, and keep its name when that is gone', async () => {
    answer(({ path }) => {
      if (path === '/servers/5') return { body: { server: { id: 5, name: 'web' } } };
      if (path !== '/images') return gone;
      const meta = { pagination: { total_entries: 2, next_page: null } };
      const images = [5, 6].map((id) => ({
        id,
        created_from: { id, name: `then ${id}` },
        bound_to: id === 5 ? 5 : null,
      }));
      return { body: { images, meta } };
    });
    const { data, errors } = await ask(
      '{ cloud { images(serverIds: [5, 6]) { nodes { createdFrom { name server { name } } boundTo { name } } } } }',
    );
    expect(errors).toBeUndefined();
    expect(data).toEqual({
      cloud: {
        images: {
          nodes: [
            { createdFrom: { name: 'then 5', server: { name: 'web' } }, boundTo: { name: 'web' } },
            { createdFrom: { name: 'then 6', server: null }, boundTo: null },
          ],
        },
      },
    });
    expect(lines()).toEqual([
      'GET /images?bound_to=5&bound_to=6&page=1&per_page=50',
      'GET /servers/5',
      'GET /servers/6',
    ]);
  });

  it('need no call for what the answer holds', async () => {
    const server = {
      id: 5,
      volumes: [],
      image: { id: 1, name: 'debian-12' },
      location: { id: 1, name: 'fsn1', city: 'Falkenstein', country: 'DE' },
      server_type: {
        id: 2,
        prices: [{ location: 'fsn1', price_hourly: { net: '0.0060000000', gross: '0.0071400000' } }],
      },
      placement_group: { id: 3, name: 'apart', servers: [5] },
    };
    answer(() => ({ body: { server } }));
    const { data, errors } = await ask(`{ cloud { server(id: 5) {
      image { name } location { cityName countryCode } placementGroup { name } volumes { id }
      serverType { prices { locationName priceHourly { net { amount currency } } } }
    } } }`);
    expect(errors).toBeUndefined();
    expect(data).toEqual({
      cloud: {
        server: {
          image: { name: 'debian-12' },
          location: { cityName: 'Falkenstein', countryCode: 'DE' },
          placementGroup: { name: 'apart' },
          volumes: [],
          serverType: {
            prices: [{ locationName: 'fsn1', priceHourly: { net: { amount: '0.0060000000', currency: 'EUR' } } }],
          },
        },
      },
    });
    expect(lines()).toEqual(['GET /servers/5']);
  });
});
