import { describe, expect, it } from '@jest/globals';
import { sharedGraph } from '../../support/shared/graph.js';
import { rowsOf } from '../../../src/rest/schema/fields-of-rows.js';
import { paramsOf } from '../../../src/rest/rows/path.js';

const graph = sharedGraph();

const argumentsOf = async (name: string, method?: string) => {
  const found = [...rowsOf(await graph)].find(([row]) => row.name === name && (!method || row.method === method));
  const [row, field] = found ?? [];
  return field?.args.map((arg) => arg.name).filter((arg) => !['account', 'input', 'wait'].includes(arg)) ?? row;
};

describe('the arguments of a path', () => {
  it.each([
    ['floatingIp', ['id']],
    ['resetCloudServer', ['id']],
    ['storageBoxType', ['id']],
    ['enableStorageBoxSnapshotPlan', ['id']],
    ['vswitch', ['id']],
    ['subnet', ['ip']],
    ['resetDedicatedServer', ['id']],
    ['withdrawDedicatedServerCancellation', ['id']],
    ['cancelDedicatedSubnet', ['ip']],
    ['unrouteDedicatedFailover', ['ip']],
    ['updateDedicatedSshKey', ['fingerprint']],
    ['marketProduct', ['id']],
  ])('name the object that %s names by its own key', async (name, expected) => {
    expect(await argumentsOf(name)).toEqual(expected);
  });

  it.each([
    ['reset', ['serverId']],
    ['activateDedicatedLinux', ['serverId']],
    ['updateDedicatedFirewall', ['serverId']],
    ['createDedicatedStorageBoxSnapshot', ['storageBoxId']],
    ['deleteDedicatedStorageBoxSnapshot', ['storageBoxId', 'name']],
    ['updateDedicatedStorageBoxSubaccount', ['storageBoxId', 'username']],
  ])('name what belongs to another thing by that, as %s', async (name, expected) => {
    expect(await argumentsOf(name)).toEqual(expected);
  });

  it('are words of the graph, named with where they are found', async () => {
    const args = [...rowsOf(await graph)].flatMap(([row, field]) =>
      paramsOf(row.path).length === 0 ? [] : field.args.filter(({ type }) => String(type) === 'ID!'),
    );
    expect(args.length).toBeGreaterThan(100);
    // No list has these, or only one that takes their script; rules come with their ruleset.
    const alone = ['Id of the bulk operation.', 'Id of the rule.', 'Name of the secret.'];
    for (const { name, description } of args.filter((one) => !alone.includes(one.description ?? ''))) {
      expect(name).toMatch(/^(id|ip|name|username|fingerprint|key|sitekey|uid|type|\w+(Id|Name))$/);
      expect(description).toMatch(
        /^(Numeric id|Id|Address|Name|Username|Fingerprint|Key|Sitekey|Uid|Type) of the [\w -]+, as in `\w+ \{ .*\}`(, or its `\w+`)?\.$/,
      );
    }
  });

  it.each([
    [
      'deleteEdgeLoadBalancerPool',
      'id',
      'Id of the load balancer pool, as in `edge { accounts { nodes { loadBalancerPools',
    ],
    ['deleteEdgeCustomHostname', 'zoneId', 'Id of the zone, as in `edge { zones { nodes { id } } }`'],
    [
      'resetDedicatedServer',
      'id',
      'Id of the server, as in `dedicated { servers { nodes { id } } }`, or its `number`.',
    ],
  ])('are found where the argument of %s says', async (field, name, expected) => {
    const args = [...rowsOf(await graph)].find(([row]) => row.name === field)?.[1].args ?? [];
    expect(args.find((arg) => arg.name === name)?.description).toContain(expected);
  });
});
