/** Targets of firewalls and load balancers: a server, or all servers that a label selector matches. */
import { textAt } from '../../../../base/unknown.js';
import { labelTest } from '../../../../sandbox/world/label-selector.js';
import { type Fields, objectAt } from '../../../../sandbox/world/values.js';
import type { ItemId, SandboxItem } from '../../../../sandbox/world/item.js';
import type { SandboxWorld } from '../../../../sandbox/world/world.js';

export function serverTarget(id: ItemId): Fields {
  return { type: 'server', server: { id } };
}

/** The servers that a target's label selector matches; none if it has no selector. */
export function matching(target: Fields, world: SandboxWorld): SandboxItem[] {
  const selector = textAt(target['label_selector'], 'selector');
  return selector === null ? [] : world.all('/servers').filter(labelTest(selector));
}

export function isMeant(server: SandboxItem, target: Fields): boolean {
  const selector = textAt(target['label_selector'], 'selector');
  return selector === null ? objectAt(target, 'server')['id'] === server.id : labelTest(selector)(server);
}
