/** Firewalls, whose changes take a while, and templates of their rules. */
import type { SandboxProvider } from '../../../sandbox/world/provider.js';
import type { SandboxResource } from '../../../sandbox/world/resource.js';
import { type Fields, objectAt, objectsAt, pick } from '../../../sandbox/world/values.js';
import type { SandboxItem } from '../../../sandbox/world/item.js';
import type { SandboxWorld } from '../../../sandbox/world/world.js';
import { type Odd, refused, serverIn } from './shared.js';

export const firewalls: SandboxResource = {
  idOf: (ip, world) => world.where('/server', { server_ip: ip })[0]?.id,
  key: 'server_number',
  missing: 'FIREWALL_NOT_AVAILABLE',
  derived: { server_ip: ({ id }, world) => world.must('/server', id)['server_ip'] },
};

export const firewallTemplates: SandboxResource = {
  details: ['rules'],
  make: ({ name, filter_ipv6, whitelist_hos, is_default, rules }) => ({
    name,
    filter_ipv6: filter_ipv6 ?? false,
    whitelist_hos,
    is_default,
    rules: rulesOf(rules),
  }),
};

const mostRules = 10;

const change: Odd = (call) => {
  const { body, world } = call;
  const firewall = idle(world.must('/firewall', serverIn(call).id), world);
  const template = body['template_id'] === undefined ? undefined : world.get('/firewall/template', body['template_id']);
  if (body['template_id'] !== undefined && !template) throw refused('not_found', 'FIREWALL_TEMPLATE_NOT_FOUND');
  const rules = template?.['rules'] ?? (body['rules'] === undefined ? firewall['rules'] : rulesOf(body['rules']));
  const { status = firewall['status'], ...changes } = {
    ...pick(body, 'status', 'filter_ipv6', 'whitelist_hos'),
    ...(template && pick(template, 'filter_ipv6', 'whitelist_hos')),
  };
  return begin(firewall, { ...changes, rules }, status, world);
};

const clear: Odd = (call) => {
  const firewall = idle(call.world.must('/firewall', serverIn(call).id), call.world);
  return begin(firewall, { rules: {}, filter_ipv6: false }, 'disabled', call.world);
};

function idle(firewall: SandboxItem, world: SandboxWorld): SandboxItem {
  if (world.actions.isLocked(refOf(firewall))) throw refused('conflict', 'FIREWALL_IN_PROCESS');
  return firewall;
}

function begin(firewall: SandboxItem, fields: Fields, status: unknown, world: SandboxWorld): Fields {
  world.change('/firewall', firewall.id, fields);
  const then = () => world.change('/firewall', firewall.id, { status });
  world.actions.begin({ command: 'change', on: refOf(firewall), during: 'in process', then });
  return { firewall: world.show('/firewall', world.must('/firewall', firewall.id)) };
}

function refOf({ id }: SandboxItem) {
  return { id, type: 'firewall' };
}

export function rulesOf(rules: unknown): Fields {
  return Object.fromEntries(['input', 'output'].map((direction) => [direction, ruleList(rules, direction)]));
}

function ruleList(rules: unknown, direction: string): Fields[] {
  const list = objectsAt(objectAt({ rules }, 'rules'), direction);
  if (list.length > mostRules) throw refused('conflict', 'FIREWALL_RULE_LIMIT_EXCEEDED');
  return list.map((rule) => ({
    ip_version: null,
    name: null,
    dst_ip: null,
    src_ip: null,
    dst_port: null,
    src_port: null,
    protocol: null,
    tcp_flags: null,
    ...rule,
  }));
}

export const firewallCalls: SandboxProvider['specialCalls'] = {
  'POST /firewall/{server-id}': change,
  'DELETE /firewall/{server-id}': clear,
};
