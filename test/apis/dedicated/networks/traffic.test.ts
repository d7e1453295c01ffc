import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { inventory } from '../inventory.js';
import { dedicatedGraph } from '../upstream.js';

const amounts = (sum: number) => ({ in: sum / 2, out: sum / 2, sum });
const period = { type: 'month', from: '2026-11-01', to: '2026-11-30' };
const asked = 'type: MONTH, from: "2026-11-01", to: "2026-11-30"';

describe('traffic', () => {
  let graph: Awaited<ReturnType<typeof dedicatedGraph>>;
  beforeAll(async () => {
    graph = await dedicatedGraph();
  });
  afterAll(() => graph.upstream.close());

  const ask = async (source: string) => {
    const { data, errors } = await graph.fresh()(source);
    expect(errors).toBeUndefined();
    return data;
  };

  it('is asked in a form, by address, for a caller who may only read', async () => {
    graph.answers({
      'POST /traffic': { traffic: { ...period, data: { '10.0.1.1': amounts(4), '2a01::/64': amounts(2) } } },
    });
    const { data, errors } = await graph.fresh(['hosting:read'])(
      `{ dedicated { traffic(${asked}, ips: ["10.0.1.1"], subnets: ["2a01::"]) { type from data { address total { in sum } intervals { interval } } } } }`,
    );
    expect(errors).toBeUndefined();
    expect(data).toEqual({
      dedicated: {
        traffic: {
          type: 'MONTH',
          from: '2026-11-01',
          data: [
            { address: '10.0.1.1', total: { in: 2, sum: 4 }, intervals: [] },
            { address: '2a01::/64', total: { in: 1, sum: 2 }, intervals: [] },
          ],
        },
      },
    });
    expect(graph.upstream.asked[0]?.body).toBe(
      'type=month&from=2026-11-01&to=2026-11-30&ip[]=10.0.1.1&subnet[]=2a01%3A%3A',
    );
  });

  it('comes by part of the period when single values are asked', async () => {
    const data = { '10.0.1.1': { '01': amounts(1), '02': amounts(3) } };
    graph.answers({ 'POST /traffic': { traffic: { ...period, data } } });
    expect(
      await ask(
        `{ dedicated { traffic(${asked}, ips: ["10.0.1.1"], singleValues: true) { data { total { sum } intervals { interval amounts { sum } } } } } }`,
      ),
    ).toEqual({
      dedicated: {
        traffic: {
          data: [
            {
              total: null,
              intervals: [
                { interval: '01', amounts: { sum: 1 } },
                { interval: '02', amounts: { sum: 3 } },
              ],
            },
          ],
        },
      },
    });
  });

  it('of many servers is one call', async () => {
    const data = { '10.0.1.2': amounts(4), '2a01:4f8:3::/64': amounts(2) };
    graph.answers({ ...inventory(30), 'POST /traffic': { traffic: { ...period, data } } });
    const answer = await ask(
      `{ dedicated { servers { nodes { id trafficStatistics(${asked}) { data { address total { sum } } } } } } }`,
    );
    expect(answer?.['dedicated']).toHaveProperty('servers.nodes.0.trafficStatistics.data', [
      { address: '10.0.1.2', total: { sum: 4 } },
    ]);
    expect(answer?.['dedicated']).toHaveProperty('servers.nodes.1.trafficStatistics.data', []);
    expect(answer?.['dedicated']).toHaveProperty('servers.nodes.2.trafficStatistics.data', [
      { address: '2a01:4f8:3::/64', total: { sum: 2 } },
    ]);
    expect(graph.upstream.lines).toEqual(['GET /server', 'POST /traffic']);
  });

  it('of nobody, and of a period that is none, is refused before anything is sent', async () => {
    graph.answers({});
    const ask = graph.fresh();
    const { errors } = await ask(
      `{ dedicated { none: traffic(${asked}) { from } wrong: traffic(type: YEAR, from: "2026-11-01", to: "2026-12", ips: ["1"]) { from } } }`,
    );
    expect(errors?.map(({ message }) => message)).toEqual([
      'arguments: expected at least one of ips, subnets, but got none',
      expect.stringMatching(/^from: expected an hour as .* but got "2026-11-01"$/),
    ]);
    expect(graph.upstream.asked).toEqual([]);
  });
});
