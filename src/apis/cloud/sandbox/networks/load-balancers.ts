/** Load balancers: services on their ports, and the targets that these send traffic to. */
import { Refusal } from '../../../../sandbox/protocol/refusal.js';
import type { ActionCall, Effect, SandboxResource } from '../../../../sandbox/world/resource.js';
import { type Fields, objectAt, objectsAt, pick, timestamp } from '../../../../sandbox/world/values.js';
import type { SandboxItem } from '../../../../sandbox/world/item.js';
import type { SandboxWorld } from '../../../../sandbox/world/world.js';
import { changeProtection } from '../protection.js';
import { dnsPtrOf, publicAddress } from './addresses.js';
import { networkActions, placeIn } from './networks.js';
import { matching } from './targets.js';
import { impossible } from '../rules.js';

const actions: Readonly<Record<string, Effect>> = {
  add_target: {
    check({ item, body }) {
      if (indexOf(item, body) >= 0) throw impossible('the target is there already', 'target_already_defined');
    },
    then: ({ item, body }) => ({ targets: [...objectsAt(item, 'targets'), targetOf(body)] }),
  },
  remove_target: {
    check({ item, body }) {
      if (indexOf(item, body) < 0) throw Refusal.notFound('target');
    },
    then: ({ item, body }) => ({ targets: objectsAt(item, 'targets').toSpliced(indexOf(item, body), 1) }),
  },
  add_service: {
    check({ item, body }) {
      if (serviceAt(item, body)) throw impossible('the port is in use by another service', 'source_port_already_used');
    },
    then: ({ item, body }) => ({ services: [...objectsAt(item, 'services'), serviceOf(body)] }),
  },
  update_service: {
    check: requireService,
    then: ({ item, body }) => ({
      services: objectsAt(item, 'services').map((service) =>
        service === serviceAt(item, body) ? serviceOf(body, service) : service,
      ),
    }),
  },
  delete_service: {
    check: requireService,
    then: ({ item, body }) => ({
      services: objectsAt(item, 'services').filter((service) => service !== serviceAt(item, body)),
    }),
  },
  change_algorithm: { then: ({ body }) => ({ algorithm: pick(body, 'type') }) },
  change_type: { command: 'change_load_balancer_type', then: ({ body }) => pick(body, 'load_balancer_type') },
  enable_public_interface: { then: ({ item }) => ({ public_net: { ...objectAt(item, 'public_net'), enabled: true } }) },
  disable_public_interface: {
    then: ({ item }) => ({ public_net: { ...objectAt(item, 'public_net'), enabled: false } }),
  },
  change_dns_ptr: {
    atOnce: true,
    then({ item, body: { ip, dns_ptr } }) {
      const net = objectAt(item, 'public_net');
      const version = String(ip).includes(':') ? 'ipv6' : 'ipv4';
      return { public_net: { ...net, [version]: { ...objectAt(net, version), dns_ptr: dns_ptr ?? null } } };
    },
  },
  change_protection: changeProtection,
  ...networkActions('load_balancer_already_attached'),
};

export const loadBalancers: SandboxResource = {
  embeds: { location: '/locations', load_balancer_type: '/load_balancer_types' },
  derived: { targets: (balancer, world) => objectsAt(balancer, 'targets').map((one) => shown(one, balancer, world)) },
  make(body, world) {
    const zone = world.all('/locations').find(({ network_zone }) => network_zone === body['network_zone']);
    const location = body['location'] ?? zone?.id;
    if (location === undefined) throw Refusal.invalidField('location', 'A location or a network zone is required.');
    const [ipv4, ipv6] = [publicAddress('ipv4', world), publicAddress('ipv6', world)];
    const [price] = objectsAt(world.get('/load_balancer_types', body['load_balancer_type']), 'prices');
    return {
      name: body['name'],
      public_net: {
        enabled: body['public_interface'] ?? true,
        ipv4: dnsPtrOf('ipv4', ipv4)[0],
        ipv6: { ip: ipv6.replace('/64', '1'), dns_ptr: null },
      },
      private_net:
        typeof body['network'] === 'number'
          ? [pick(placeIn({ network: body['network'] }, world), 'network', 'ip')]
          : [],
      location,
      load_balancer_type: body['load_balancer_type'],
      protection: { delete: false },
      labels: body['labels'] ?? {},
      created: timestamp(world.now()),
      services: objectsAt(body, 'services').map((service) => serviceOf(service)),
      targets: objectsAt(body, 'targets').map(targetOf),
      algorithm: body['algorithm'] ?? { type: 'round_robin' },
      outgoing_traffic: null,
      ingoing_traffic: null,
      included_traffic: price?.['included_traffic'] ?? 0,
    };
  },
  created(balancer, _body, world) {
    const on = world.ref('/load_balancers', balancer);
    return { action: world.showAction(world.actions.begin({ command: 'create_load_balancer', on })) };
  },
  actions,
};

function targetOf(body: Fields): Fields {
  const target = pick(body, 'type', 'server', 'label_selector', 'ip');
  return target['type'] === 'ip' ? target : { ...target, use_private_ip: body['use_private_ip'] ?? false };
}

/** The requested service; omitted fields keep their values, or get the defaults of a new one. */
function serviceOf(body: Fields, before: Fields = {}): Fields {
  const protocol = body['protocol'] ?? before['protocol'];
  const destination_port = body['destination_port'] ?? before['destination_port'];
  const check = { ...objectAt(before, 'health_check'), ...objectAt(body, 'health_check') };
  return {
    protocol,
    listen_port: body['listen_port'],
    destination_port,
    proxyprotocol: body['proxyprotocol'] ?? before['proxyprotocol'] ?? false,
    health_check: {
      protocol: 'tcp',
      port: destination_port,
      interval: 15,
      timeout: 10,
      retries: 3,
      ...check,
      ...(check['protocol'] === 'http' && {
        http: {
          domain: null,
          path: '/',
          response: '',
          status_codes: ['2??', '3??'],
          tls: false,
          ...objectAt(check, 'http'),
        },
      }),
    },
    ...(protocol !== 'tcp' && {
      http: {
        cookie_name: 'HCLBSTICKY',
        cookie_lifetime: 300,
        timeout_idle: 60,
        sticky_sessions: false,
        certificates: [],
        redirect_http: false,
        ...objectAt(before, 'http'),
        ...objectAt(body, 'http'),
      },
    }),
  };
}

function shown(target: Fields, balancer: SandboxItem, world: SandboxWorld): Fields {
  const health = (server: SandboxItem | undefined) => ({
    health_status: objectsAt(balancer, 'services').map(({ listen_port }) => ({
      listen_port,
      status: server ? (server['status'] === 'running' ? 'healthy' : 'unhealthy') : 'unknown',
    })),
  });
  if (target['type'] !== 'label_selector') {
    return { ...target, ...health(world.get('/servers', objectAt(target, 'server')['id'])) };
  }
  const targets = matching(target, world).map((server) => ({
    type: 'server',
    server: { id: server.id },
    use_private_ip: target['use_private_ip'],
    ...health(server),
  }));
  return { ...target, targets };
}

function indexOf(balancer: SandboxItem, body: Fields): number {
  const nameOf = (target: Fields) => JSON.stringify(pick(target, 'type', 'server', 'label_selector', 'ip'));
  return objectsAt(balancer, 'targets').map(nameOf).indexOf(nameOf(body));
}

function serviceAt(balancer: SandboxItem, { listen_port }: Fields): Fields | undefined {
  return objectsAt(balancer, 'services').find((service) => service['listen_port'] === listen_port);
}

function requireService({ item, body }: ActionCall): void {
  if (!serviceAt(item, body)) throw Refusal.notFound('service on that port');
}
