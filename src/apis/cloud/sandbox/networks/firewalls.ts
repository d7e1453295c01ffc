/** Firewalls apply to servers by id or by their labels. */
import { textAt } from '../../../../base/unknown.js';
import type { SandboxResource } from '../../../../sandbox/world/resource.js';
import { type Fields, objectAt, objectsAt, timestamp } from '../../../../sandbox/world/values.js';
import type { SandboxItem } from '../../../../sandbox/world/item.js';
import type { SandboxWorld } from '../../../../sandbox/world/world.js';
import { isMeant, matching, serverTarget } from './targets.js';
import { impossible } from '../rules.js';

export const firewalls: SandboxResource = {
  derived: {
    applied_to: (firewall, world) => objectsAt(firewall, 'applied_to').map((target) => resolved(target, world)),
  },
  make: ({ name, labels, rules, apply_to }, world) => ({
    name,
    labels: labels ?? {},
    created: timestamp(world.now()),
    rules: rulesOf({ rules }),
    applied_to: apply_to ?? [],
  }),
  created(firewall, _body, world) {
    if (objectsAt(firewall, 'applied_to').length === 0) return { actions: [] };
    const action = world.actions.begin({ command: 'apply_firewall', on: world.ref('/firewalls', firewall) });
    return { actions: [world.showAction(action)] };
  },
  mayGo(firewall) {
    if (objectsAt(firewall, 'applied_to').length > 0) throw impossible('the firewall is in use', 'resource_in_use');
  },
  actions: {
    set_rules: { command: 'set_firewall_rules', then: ({ body }) => ({ rules: rulesOf(body) }) },
    apply_to_resources: {
      command: 'apply_firewall',
      then: ({ item, body }) => applied(item, objectsAt(body, 'apply_to')),
    },
    remove_from_resources: {
      command: 'remove_firewall',
      then: ({ item, body }) => removed(item, objectsAt(body, 'remove_from')),
    },
  },
};

/** The firewalls that apply to a server. */
export function firewallsOf(server: SandboxItem, world: SandboxWorld): SandboxItem[] {
  return world
    .all('/firewalls')
    .filter((firewall) => objectsAt(firewall, 'applied_to').some((target) => isMeant(server, target)));
}

export function applied(firewall: Fields, targets: readonly Fields[]): Fields {
  return { applied_to: [...objectsAt(removed(firewall, targets), 'applied_to'), ...targets] };
}

export function removed(firewall: Fields, targets: readonly Fields[]): Fields {
  const gone = targets.map(nameOf);
  return { applied_to: objectsAt(firewall, 'applied_to').filter((target) => !gone.includes(nameOf(target))) };
}

function nameOf(target: Fields): string {
  return String(objectAt(target, 'server')['id'] ?? textAt(target['label_selector'], 'selector'));
}

function resolved(target: Fields, world: SandboxWorld): Fields {
  if (target['type'] === 'server') return target;
  return { ...target, applied_to_resources: matching(target, world).map(({ id }) => serverTarget(id)) };
}

function rulesOf(body: Fields): Fields[] {
  return objectsAt(body, 'rules').map((rule) => ({
    description: null,
    source_ips: [],
    destination_ips: [],
    port: null,
    ...rule,
  }));
}
