import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type GraphQLSchema, isEnumType } from 'graphql';
import { everything } from '../../sandbox/selection.js';
import { type Served, serve } from '../../sandbox/served.js';
import { sharedGraph } from '../../support/shared/graph.js';

describe('the cloud API of the sandbox', () => {
  let schema: GraphQLSchema;
  let served: Served;
  beforeAll(async () => {
    schema = await sharedGraph();
    served = await serve(schema);
  });
  afterAll(() => served.close());

  it('has every field of every object', async () => {
    const queries = everything(schema, 'cloud');
    expect(queries.length).toBeGreaterThan(15);
    for (const query of queries) {
      const { errors: all } = await served.ask(query);
      // The records of a secondary zone are kept elsewhere.
      const others = all?.filter(({ extensions }) => Object(extensions['upstream']).code !== 'incorrect_zone_mode');
      const errors = others?.length === 0 ? undefined : others;
      expect({ query, errors }).toEqual({ query, errors: undefined });
    }
  });

  it('has servers in every status', async () => {
    const type = schema.getType('CloudServerStatus');
    const all = isEnumType(type) ? type.getValues().map(({ name }) => name) : [];
    const { cloud } = await served.data('{ cloud { servers { totalCount nodes { status } } } }');
    const { totalCount, nodes } = (cloud as { servers: { totalCount: number; nodes: { status: string }[] } }).servers;
    expect(totalCount).toBe(25);
    expect([...new Set(nodes.map(({ status }) => status))].sort()).toEqual([...all].sort());
  });

  it('links volumes and servers both ways', async () => {
    const { cloud } = await served.data('{ cloud { volumes(first: 60) { nodes { id server { volumes { id } } } } } }');
    const { nodes } = (cloud as { volumes: { nodes: { id: string; server: { volumes: { id: string }[] } | null }[] } })
      .volumes;
    const attached = nodes.filter(({ server }) => server);
    expect([nodes.length, attached.length]).toEqual([60, 40]);
    for (const { id, server } of attached) expect(server?.volumes).toContainEqual({ id });
  });

  it('has the prices of a type in its price list', async () => {
    const prices = '{ name prices { locationName priceMonthly { net { amount currency } } } }';
    const { cloud } = await served.data(
      `{ cloud { serverTypes { nodes ${prices} } pricing { currency serverTypes ${prices} } } }`,
    );
    const { serverTypes, pricing } = cloud as {
      serverTypes: { nodes: unknown };
      pricing: { currency: string; serverTypes: unknown };
    };
    expect(pricing).toEqual({ currency: 'EUR', serverTypes: serverTypes.nodes });
  });
});
