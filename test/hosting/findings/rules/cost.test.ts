import { describe, expect, it } from '@jest/globals';
import { rules } from '../../../../src/hosting/findings/rules/index.js';
import { findingsLab } from '../lab.js';

const lab = findingsLab();

const kinds = rules
  // Those that follow DNS records read the addresses of all APIs.
  .filter(({ dialect, kind }) => ['CLOUD', 'STORAGE'].includes(dialect.api) && kind !== 'PROXIED_ORIGIN_OPEN')
  .filter(({ isByName }) => !isByName)
  .map(({ kind }) => kind)
  .join(', ');

const lists = {
  cloud: ['certificates', 'firewalls', 'floating_ips', 'images', 'load_balancers', 'primary_ips', 'servers', 'volumes'],
  storage: ['storage_boxes'],
};
const bodies = (keys: readonly string[]) =>
  Object.fromEntries(
    keys.map((key) => [`/${key}`, { [key]: [{ id: 1, name: 'one', server: null, status: 'available' }] }]),
  );
const world = { cloud: bodies(lists.cloud), storage: bodies(lists.storage) };

describe('findings of the cloud and of storage', () => {
  it('read each list once, and none again while it will do', async () => {
    await lab.all(world, `, kinds: [${kinds}]`);
    const paths = lab.asked().map((line) => line.split('?')[0]);
    // DNS findings of the cloud, and shared projects, are those of other APIs as well, here without a zone and a server.
    const zones = ['GET /cloud/zones', 'GET /dedicated/server', 'GET /edge/zones'];
    const each = (api: 'cloud' | 'storage') => lists[api].map((list) => `GET /${api}/${list}`);
    expect(paths.sort()).toEqual([...each('cloud'), ...each('storage'), ...zones].sort());
    const again = () => lab.ask(`{ hosting { findings(kinds: [${kinds}], maxAge: 60) { totalCount } } }`);
    const first = await again();
    expect(first.data).toEqual({ hosting: { findings: { totalCount: 2 } } });
    const { length } = lab.asked();
    expect(await again()).toMatchObject({ data: first.data });
    expect(lab.asked()).toHaveLength(length);
  });
});
