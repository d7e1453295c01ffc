/** Cancellations: of servers, addresses and subnets. */
import { Refusal, missing } from '../../../sandbox/protocol/refusal.js';
import type { SpecialCall, SandboxProvider } from '../../../sandbox/world/provider.js';
import type { Fields } from '../../../sandbox/world/values.js';
import type { SandboxItem } from '../../../sandbox/world/item.js';
import type { SandboxWorld } from '../../../sandbox/world/world.js';
import { addressesOf, day, refused } from './shared.js';

const reasons = [
  'Upgrade to a new server',
  'Dissatisfied with the hardware',
  'Dissatisfied with the support',
  'Dissatisfied with the network',
  'Dissatisfied with the IP/subnet allocation',
  'Dissatisfied with the Robot web interface',
  'Dissatisfied with the official Terms and Conditions',
  'Server no longer necessary due to project ending',
  'Server too expensive',
];

interface Kind {
  readonly collection: string;
  /** Throws when the cancellation is not possible. */
  check?(item: SandboxItem, body: Fields): void;
  /** The fields that are stored beside the date. */
  stored?(body: Fields): Fields;
  show(item: SandboxItem): Fields;
}

const ofServers: Kind = {
  collection: '/server',
  check(item, { cancellation_reason, reserve_location }) {
    if (cancellation_reason !== undefined && !reasons.includes(String(cancellation_reason))) {
      throw Refusal.invalidField('cancellation_reason', 'Not one of the reasons.');
    }
    if (reserve_location === true && !mayBeReserved(item)) {
      throw refused('conflict', 'SERVER_CANCELLATION_RESERVE_LOCATION_FALSE_ONLY');
    }
    if (reserve_location === undefined && mayBeReserved(item)) throw Refusal.invalidField('reserve_location', missing);
  },
  stored: ({ cancellation_reason, reserve_location }) => ({
    cancellation_reason: cancellation_reason ?? null,
    reserved: reserve_location === true,
  }),
  show: (server) => ({
    ...addressesOf(server),
    server_name: server['server_name'],
    reservation_possible: mayBeReserved(server),
    reserved: server['reserved'] === true,
    cancellation_reason: server['cancelled'] === true ? server['cancellation_reason'] : reasons,
  }),
};

/** Whether the location can be reserved: not for auction servers, whose slot goes to the next customer. */
function mayBeReserved({ product }: SandboxItem): boolean {
  return !String(product).startsWith('Server Auction');
}

const ofIps: Kind = {
  collection: '/ip',
  check(ip) {
    if (ip.id === ip['server_ip']) throw refused('conflict', 'CONFLICT');
  },
  show: ({ id, server_number }) => ({ ip: id, server_number }),
};

const ofSubnets: Kind = {
  collection: '/subnet',
  show: ({ id, mask, server_number }) => ({ ip: id, mask: String(mask), server_number }),
};

function callsOf({ collection, check, stored, show }: Kind) {
  const found = ({ values, world }: SpecialCall) => world.must(collection, Object.values(values).at(-1));
  const shown = ({ id }: SandboxItem, world: SandboxWorld): Fields => {
    const item = world.must(collection, id);
    const { cancelled = false, cancellation_date = null } = item;
    const earliest_cancellation_date = day(world.now());
    return { cancellation: { ...show(item), earliest_cancellation_date, cancelled, cancellation_date } };
  };
  return {
    read: (call: SpecialCall) => shown(found(call), call.world),
    cancel(call: SpecialCall) {
      const { body, world } = call;
      const item = found(call);
      if (item['cancelled'] === true) throw refused('conflict', 'CONFLICT');
      check?.(item, body);
      const today = day(world.now());
      const cancellation_date = body['cancellation_date'] === 'now' ? today : String(body['cancellation_date']);
      if (cancellation_date < today || !/^\d{4}-\d\d-\d\d$/.test(cancellation_date)) {
        throw Refusal.invalidField('cancellation_date', 'Not a day from the earliest on.');
      }
      world.change(collection, item.id, { cancelled: true, cancellation_date, ...stored?.(body) });
      return shown(item, world);
    },
    withdraw(call: SpecialCall) {
      const item = found(call);
      if (item['cancelled'] !== true) throw refused('conflict', 'CONFLICT');
      call.world.change(collection, item.id, { cancelled: false, cancellation_date: null, reserved: false });
      return shown(item, call.world);
    },
  };
}

const [server, ip, subnet] = [callsOf(ofServers), callsOf(ofIps), callsOf(ofSubnets)];

export const cancellationCalls: SandboxProvider['specialCalls'] = {
  'GET /server/{server-number}/cancellation': server.read,
  'POST /server/{server-number}/cancellation': server.cancel,
  'DELETE /server/{server-number}/cancellation': server.withdraw,
  'GET /ip/{ip}/cancellation': ip.read,
  'POST /ip/{ip}/cancellation': ip.cancel,
  'DELETE /ip/{ip}/cancellation': ip.withdraw,
  'GET /subnet/{net-ip}/cancellation': subnet.read,
  'POST /subnet/{net-ip}/cancellation': subnet.cancel,
  'DELETE /subnet/{ip}/cancellation': subnet.withdraw,
};
