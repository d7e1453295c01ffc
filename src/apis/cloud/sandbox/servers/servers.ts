/** Servers: the fields derived from other objects, and what their deletion changes elsewhere. */
import { textAt } from '../../../../base/unknown.js';
import type { SandboxResource } from '../../../../sandbox/world/resource.js';
import { type Fields, idsOf, listAt, objectAt, objectsAt } from '../../../../sandbox/world/values.js';
import type { SandboxItem } from '../../../../sandbox/world/item.js';
import type { SandboxWorld } from '../../../../sandbox/world/world.js';
import { firewallsOf, removed } from '../networks/firewalls.js';
import { makeServer } from './make-server.js';
import { serverActions } from './server-actions.js';
import { isMeant, serverTarget } from '../networks/targets.js';

export const servers: SandboxResource = {
  embeds: {
    server_type: '/server_types',
    location: '/locations',
    image: '/images',
    iso: '/isos',
    placement_group: '/placement_groups',
  },
  derived: {
    public_net: publicNet,
    volumes: ({ id }, world) => idsOf(world.where('/volumes', { server: id })),
    load_balancers: (server, world) => idsOf(world.all('/load_balancers').filter(sendsTo(server))),
    locked: (server, world) => world.actions.isLocked(world.ref('/servers', server)),
  },
  make: makeServer,
  created(server, body, world) {
    const on = world.ref('/servers', server);
    const starts = body['start_after_create'] !== false;
    const creating = world.actions.begin({
      command: 'create_server',
      on,
      during: 'initializing',
      then: () => starts && world.change('/servers', server.id, { status: 'running' }),
    });
    const starting = starts ? [world.actions.begin({ command: 'start_server', on, after: creating })] : [];
    return {
      action: world.showAction(creating),
      next_actions: starting.map((action) => world.showAction(action)),
      root_password: listAt(body, 'ssh_keys').length > 0 ? null : world.random.text(20),
    };
  },
  goesWhile: 'deleting',
  gone({ id }, world) {
    for (const volume of world.where('/volumes', { server: id })) world.change('/volumes', volume.id, { server: null });
    for (const ip of world.where('/floating_ips', { server: id }))
      world.change('/floating_ips', ip.id, { server: null });
    for (const ip of world.where('/primary_ips', { assignee_id: id })) {
      if (ip['auto_delete'] === true) world.remove('/primary_ips', ip);
      else world.change('/primary_ips', ip.id, { assignee_id: null });
    }
    for (const firewall of world.all('/firewalls')) {
      world.change('/firewalls', firewall.id, removed(firewall, [serverTarget(id)]));
    }
    for (const balancer of world.all('/load_balancers')) {
      const targets = objectsAt(balancer, 'targets').filter((target) => objectAt(target, 'server')['id'] !== id);
      world.change('/load_balancers', balancer.id, { targets });
    }
  },
  actions: serverActions,
};

function publicNet(server: SandboxItem, world: SandboxWorld): Fields {
  const { id } = server;
  const [ipv4, ipv6] = ['ipv4', 'ipv6'].map((type) => world.where('/primary_ips', { assignee_id: id, type })[0]);
  const shown = (ip: SandboxItem) => ({ id: ip.id, ip: ip['ip'], blocked: ip['blocked'], dns_ptr: ip['dns_ptr'] });
  return {
    ipv4: ipv4 ? { ...shown(ipv4), dns_ptr: textAt(objectsAt(ipv4, 'dns_ptr')[0], 'dns_ptr') ?? '' } : null,
    ipv6: ipv6 ? shown(ipv6) : null,
    floating_ips: idsOf(world.where('/floating_ips', { server: id })),
    firewalls: firewallsOf(server, world).map((firewall) => ({ id: firewall.id, status: 'applied' })),
  };
}

function sendsTo(server: SandboxItem): (balancer: SandboxItem) => boolean {
  return (balancer) => objectsAt(balancer, 'targets').some((target) => isMeant(server, target));
}
