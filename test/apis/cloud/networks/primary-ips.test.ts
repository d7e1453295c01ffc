import { beforeAll, describe, expect, it } from '@jest/globals';
import { action, cloudGraph } from '../graph.js';

const { ask, answer, lines, body } = cloudGraph();
beforeAll(() => void answer(() => ({ status: 201, body: { action: action(3), primary_ip: { id: 1 } } })));

describe('primary IPs', () => {
  it('are assigned to servers unless something else is said', async () => {
    await ask('mutation { assignCloudPrimaryIp(id: 1, input: { assigneeId: 42 }) { action { id } } }');
    expect(body()).toEqual({ assignee_type: 'server', assignee_id: 42 });
  });

  it('are created in a location or for a server, not both', async () => {
    const create = (input: string) =>
      ask(`mutation { createCloudPrimaryIp(input: { name: "a", type: IPV6, ${input} }) { primaryIp { id } } }`);
    await create('location: "fsn1"');
    expect(body()).toEqual({ name: 'a', type: 'ipv6', location: 'fsn1' });
    const { errors } = await create('location: "fsn1", assigneeId: 42');
    expect(errors?.[0]?.message).toContain('exactly one of assigneeId, location, datacenter');
  });

  it('get the default host name back by null', async () => {
    await ask(
      'mutation { changeCloudPrimaryIpDnsPtr(id: 1, input: { ip: "2001:db8::1", dnsPtr: null }) { action { id } } }',
    );
    expect(body()).toEqual({ ip: '2001:db8::1', dns_ptr: null });
  });

  it('refuse a host name for something that is no address', async () => {
    const { errors } = await ask(
      'mutation { changeCloudPrimaryIpDnsPtr(id: 1, input: { ip: "2001:db8::/64", dnsPtr: "a.test" }) { action { id } } }',
    );
    expect(errors?.[0]?.message).toContain('input.ip');
    expect(lines()).toEqual([]);
  });
});
