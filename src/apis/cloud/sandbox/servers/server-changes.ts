/** Actions on a server's attributes: its type, images, protection, addresses and placement group. */
import { numberAt } from '../../../../base/unknown.js';
import { Refusal } from '../../../../sandbox/protocol/refusal.js';
import type { ActionCall, Effect } from '../../../../sandbox/world/resource.js';
import { objectAt, objectsAt, pick } from '../../../../sandbox/world/values.js';
import { withDnsPtr } from '../networks/addresses.js';
import { impossible } from '../rules.js';
import { priceIn } from './server-types.js';

export const serverChanges: Readonly<Record<string, Effect>> = {
  change_type: {
    command: 'change_server_type',
    during: 'migrating',
    check(call) {
      const { item, body, world } = call;
      requireOff(call);
      const type = world.must('/server_types', body['server_type']);
      const own = world.must('/server_types', item['server_type']);
      if (type.id === own.id) throw invalid('the server has this type already');
      if (type['architecture'] !== own['architecture']) throw invalid('the type is of another architecture');
      if ((numberAt(type, 'disk') ?? 0) < (numberAt(item, 'primary_disk_size') ?? 0))
        throw invalid('the disk of the type is smaller than that of the server');
      priceIn(type, item['location'], world);
    },
    then({ item, body, world }) {
      const type = world.must('/server_types', body['server_type']);
      return {
        server_type: type.id,
        included_traffic: priceIn(type, item['location'], world)['included_traffic'],
        ...(body['upgrade_disk'] === true && { primary_disk_size: type['disk'] }),
      };
    },
  },
  change_protection: {
    atOnce: true,
    then: ({ item, body }) => ({
      protection: { ...objectAt(item, 'protection'), ...pick(body, 'delete', 'rebuild') },
    }),
  },
  change_dns_ptr: {
    atOnce: true,
    check: (call) => void addressOf(call),
    then(call) {
      const address = addressOf(call);
      call.world.change('/primary_ips', address.id, withDnsPtr(address, call.body));
    },
  },
  change_alias_ips: {
    about: ['network'],
    check({ item, body }) {
      if (!objectsAt(item, 'private_net').some(({ network }) => network === body['network']))
        throw Refusal.invalidField('network', 'The server is not attached to the network.');
    },
    then: ({ item, body }) => ({
      private_net: objectsAt(item, 'private_net').map((place) =>
        place['network'] === body['network'] ? { ...place, alias_ips: body['alias_ips'] } : place,
      ),
    }),
  },
  add_to_placement_group: {
    about: ['placement_group'],
    check(call) {
      requireOff(call);
      if (call.item['placement_group'] !== null)
        throw new Refusal(
          'service_error',
          'the server is in a placement group',
          undefined,
          'already_in_placement_group',
        );
    },
    then: ({ body }) => pick(body, 'placement_group'),
  },
  remove_from_placement_group: {
    check({ item }) {
      if (item['placement_group'] === null) throw impossible('the server is in no placement group');
    },
    then: () => ({ placement_group: null }),
  },
};

/** The provider answers 422 here. */
function requireOff({ item }: ActionCall): void {
  if (item['status'] !== 'off')
    throw new Refusal('service_error', 'the server has to be off', undefined, 'server_not_stopped');
}

function invalid(message: string): Refusal {
  return new Refusal('service_error', message, undefined, 'invalid_server_type');
}

/** The server's primary IP with this address: for IPv6, the one whose network contains it. */
function addressOf({ item, body, world }: ActionCall) {
  const ip = String(body['ip']);
  const found = world.where('/primary_ips', { assignee_id: item.id }).find((address) => {
    const own = String(address['ip']);
    return own === ip || (own.includes('::/') && ip.startsWith(own.replace(/:\/\d+$/, '')));
  });
  if (found) return found;
  throw Refusal.invalidField('ip', 'The server does not have this address.');
}
