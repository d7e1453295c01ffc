import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { dedicatedGraph } from '../upstream.js';

let graph: Awaited<ReturnType<typeof dedicatedGraph>>;
let ask: ReturnType<typeof graph.fresh>;
const lines = () => graph.upstream.lines;
beforeAll(async () => void (graph = await dedicatedGraph()));
beforeEach(() => void (ask = graph.fresh()));
afterAll(() => graph.upstream.close());

const server = (number: number) => ({ server: { server_number: number, server_name: `s${number}` } });

describe('virtual switches', () => {
  const vswitch = (id: number, ...numbers: number[]) => ({
    id,
    name: `v${id}`,
    vlan: 4000,
    server: numbers.map((server_number) => ({ server_number, server_ip: null, status: 'in process' })),
  });

  it('are none when their list is empty', async () => {
    graph.answers({ 'GET /vswitch': [] });
    const { data } = await ask('{ dedicated { vswitches { totalCount nodes { id } } } }');
    expect(data).toEqual({ dedicated: { vswitches: { totalCount: 0, nodes: [] } } });
  });

  it('are cancelled and lose servers by DELETEs with a form', async () => {
    graph.answers({
      'DELETE /vswitch/7': () => ({ status: 200 }),
      'DELETE /vswitch/7/server': () => ({ status: 200 }),
    });
    const { data, errors } = await ask(`mutation {
      removeServersFromDedicatedVSwitch(id: 7, input: { servers: ["321", "192.0.2.9"] }) { __typename }
      cancelDedicatedVSwitch(id: 7, input: { cancellationDate: "2026-12-31" }) { __typename }
    }`);
    expect(errors).toBeUndefined();
    expect(data).toEqual({
      removeServersFromDedicatedVSwitch: { __typename: 'RemoveServersFromDedicatedVSwitchPayload' },
      cancelDedicatedVSwitch: { __typename: 'CancelDedicatedVSwitchPayload' },
    });
    expect(graph.upstream.asked.map(({ body, headers }) => [headers['content-type'], body])).toEqual([
      ['application/x-www-form-urlencoded', 'server[]=321&server[]=192.0.2.9'],
      ['application/x-www-form-urlencoded', 'cancellation_date=2026-12-31'],
    ]);
  });

  it.each([
    ['updateDedicatedVSwitch(id: 7, input: { vlan: 4092 }) { __typename }', 'vlan'],
    ['cancelDedicatedVSwitch(id: 7, input: { cancellationDate: "tomorrow" }) { __typename }', 'cancellationDate'],
    ['addServersToDedicatedVSwitch(id: 7, input: { servers: [] }) { __typename }', 'server'],
  ])('refuse %s before anything is sent', async (call, field) => {
    const { errors } = await ask(`mutation { ${call} }`);
    expect(errors?.[0]?.message).toContain(`input.${field}`);
    expect(lines()).toEqual([]);
  });

  it('and servers link to each other, with each virtual switch read once for all servers', async () => {
    graph.answers({
      'GET /server': [321, 322, 323].map(server),
      'GET /vswitch': [7, 8].map((id) => ({ id, name: `v${id}`, vlan: 4000, cancelled: false })),
      'GET /vswitch/7': vswitch(7, 321, 322),
      'GET /vswitch/8': vswitch(8, 321),
    });
    const { data, errors } = await ask(
      '{ dedicated { servers { nodes { vswitches { name servers { status server { name } } } } } } }',
    );
    expect(errors).toBeUndefined();
    const on = (name: string) => ({ status: 'IN_PROCESS', server: { name } });
    const first = { name: 'v7', servers: [on('s321'), on('s322')] };
    const second = { name: 'v8', servers: [on('s321')] };
    expect(data).toEqual({
      dedicated: { servers: { nodes: [{ vswitches: [first, second] }, { vswitches: [first] }, { vswitches: [] }] } },
    });
    expect(lines()).toEqual(['GET /server', 'GET /vswitch', 'GET /vswitch/7', 'GET /vswitch/8']);
  });

  it('return their servers when they were found in the list', async () => {
    graph.answers({
      'GET /vswitch': [{ id: 7, name: 'v7' }],
      'GET /vswitch/7': vswitch(7, 321),
    });
    const { data } = await ask('{ dedicated { vswitches { nodes { name servers { serverId } } } } }');
    expect(data).toEqual({ dedicated: { vswitches: { nodes: [{ name: 'v7', servers: [{ serverId: '321' }] }] } } });
  });
});
