import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { inventory, ipOf, serverOf, subnetOf } from '../inventory.js';
import { dedicatedGraph } from '../upstream.js';

describe('servers and addresses', () => {
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

  it('read what a list leaves out when it is asked for, once per object', async () => {
    const whole = { ...ipOf(1, 1), gateway: '10.0.1.62', mask: 26, broadcast: '10.0.1.63' };
    graph.answers({ 'GET /ip': [{ ip: ipOf(1, 1) }], 'GET /ip/10.0.1.1': { ip: whole } });
    expect(await ask('{ dedicated { ips(serverIp: "10.0.1.1") { nodes { ip gateway mask broadcast } } } }')).toEqual({
      dedicated: { ips: { nodes: [{ ip: '10.0.1.1', gateway: '10.0.1.62', mask: 26, broadcast: '10.0.1.63' }] } },
    });
    expect(graph.upstream.lines).toEqual(['GET /ip?server_ip=10.0.1.1', 'GET /ip/10.0.1.1']);
  });

  it('list the MAC addresses that a subnet can use', async () => {
    const mac = { ip: '2a01:4f8:1::', mask: '64', mac: '00:21:85:62:3e:9d' };
    const path = `/subnet/${encodeURIComponent('2a01:4f8:1::')}`;
    graph.answers({
      [`GET ${path}`]: { subnet: subnetOf(1) },
      [`GET ${path}/mac`]: { mac: { ...mac, possible_mac: { '10.0.1.1': '00:21:85:62:3e:9d' } } },
    });
    expect(
      await ask('{ dedicated { subnet(ip: "2a01:4f8:1::") { mac { mask mac possibleMacs { ip mac } } } } }'),
    ).toEqual({
      dedicated: {
        subnet: {
          mac: { mask: 64, mac: '00:21:85:62:3e:9d', possibleMacs: [{ ip: '10.0.1.1', mac: '00:21:85:62:3e:9d' }] },
        },
      },
    });
  });

  const dates = { earliest_cancellation_date: '2026-11-30', server_number: 1 };

  it('read a cancellation date however its name is written', async () => {
    const cancellation = {
      ...dates,
      ip: '10.0.1.1',
      server_number: '1',
      cancelled: true,
      'cancellation-date': '2026-12-31',
    };
    graph.answers({ 'POST /ip/10.0.1.1/cancellation': { cancellation } });
    expect(
      await ask(
        'mutation { cancelDedicatedIp(ip: "10.0.1.1", input: { cancellationDate: "2026-12-31" }) { cancellation { serverId cancellationDate } } }',
      ),
    ).toEqual({ cancelDedicatedIp: { cancellation: { serverId: '1', cancellationDate: '2026-12-31' } } });
    expect(graph.upstream.asked[0]?.body).toBe('cancellation_date=2026-12-31');
  });

  it.each([
    [['Upgrade', 'Other'], { possibleReasons: ['Upgrade', 'Other'], cancellationReason: null }],
    ['Upgrade', { possibleReasons: [], cancellationReason: 'Upgrade' }],
    [null, { possibleReasons: [], cancellationReason: null }],
  ])('keep reasons %p apart from the reason', async (reason, expected) => {
    const flags = { cancelled: false, reservation_possible: false, reserved: false, cancellation_date: null };
    const cancellation = { ...serverOf(1), ...dates, ...flags, cancellation_reason: reason };
    graph.answers({ ...inventory(1), 'GET /server/1/cancellation': { cancellation } });
    expect(
      await ask('{ dedicated { server(id: 1) { cancellation { possibleReasons cancellationReason } } } }'),
    ).toEqual({ dedicated: { server: { cancellation: expected } } });
  });

  it('are cancelled on a day or now, and on nothing else', async () => {
    graph.answers({});
    const { errors } = await graph.fresh()(
      'mutation { cancelDedicatedServer(id: 1, input: { cancellationDate: "31.12.2026" }) { cancellation { cancelled } } }',
    );
    expect(errors?.[0]?.message).toBe(
      'input.cancellationDate: expected now or a date such as 2026-12-31, but got "31.12.2026"',
    );
    expect(graph.upstream.asked).toEqual([]);
  });

  it('need no answer where the upstream gives none', async () => {
    graph.answers({ 'DELETE /rdns/10.0.1.1': () => ({ status: 204 }) });
    expect(await ask('mutation { deleteDedicatedReverseDns(ip: "10.0.1.1") { deletedId } }')).toEqual({
      deleteDedicatedReverseDns: { deletedId: 'dedicated:default:reverseDns:10.0.1.1' },
    });
  });
});
