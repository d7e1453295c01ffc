/** Page rules of some zones. */
import type { SandboxResource } from '../../../../sandbox/world/resource.js';
import { timestamp } from '../../../../sandbox/world/values.js';
import type { SandboxWorld } from '../../../../sandbox/world/world.js';
import type { ProviderPart } from '../part.js';

const pageRuleTable: SandboxResource = {
  make(body, world) {
    const now = timestamp(world.now());
    return { id: world.random.hex(32), priority: 1, status: 'disabled', ...body, created_on: now, modified_on: now };
  },
};

function seed(world: SandboxWorld): void {
  world.all('/zones').forEach(({ id, name, created_on, modified_on }, place) => {
    const domain = String(name);
    const rules = [
      [`http://www.${domain}/*`, { id: 'forwarding_url', value: { url: `https://${domain}/$1`, status_code: 301 } }],
      [`${domain}/static/*`, { id: 'cache_level', value: 'cache_everything' }, { id: 'edge_cache_ttl', value: 86400 }],
      [`${domain}/admin/*`, { id: 'disable_apps' }, { id: 'security_level', value: 'high' }],
    ] as const;
    rules.slice(0, place === 0 ? 3 : place % 4 === 1 ? 1 : 0).forEach(([value, ...actions], index) => {
      const collection = `/zones/${id}/pagerules`;
      const targets = [{ target: 'url', constraint: { operator: 'matches', value } }];
      const rule = world.create(collection, { targets, actions, priority: index + 1, status: 'active' });
      world.change(collection, rule.id, { created_on, modified_on, ...(index === 2 && { status: 'disabled' }) });
    });
  });
}

export const pageRules: ProviderPart = { resources: { '/zones/{zoneId}/pagerules': pageRuleTable }, seed };
