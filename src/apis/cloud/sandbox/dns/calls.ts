/** Calls of zones and record sets that no rule covers. */
import type { SpecialCall } from '../../../../sandbox/world/provider.js';
import { Refusal } from '../../../../sandbox/protocol/refusal.js';
import { type Fields, objectsAt } from '../../../../sandbox/world/values.js';
import {
  begun,
  checkTtl,
  putRecordSet,
  recordSets,
  recordsOf,
  requireUnlocked,
  requireUnprotected,
  rrsetsOf,
} from './record-sets.js';
import { printZone } from './zone-file.js';
import { requireMode } from './zones.js';

const recordSet = '/zones/{zoneId}/rrsets/{name}/{type}';

export const dnsCalls = {
  'GET /zones/{id}/zonefile': ({ values, world }: SpecialCall): Fields => {
    const zone = world.must('/zones', values['id']);
    requireMode(zone, 'primary');
    return { zonefile: printZone(zone, world) };
  },
  [`DELETE ${recordSet}`]: (call: SpecialCall): Fields => {
    const { zone, set } = found(call);
    if (!set) throw Refusal.notFound('rrset');
    requireUnlocked(zone, call.world);
    requireUnprotected(set);
    call.world.remove(rrsetsOf(zone), set);
    return { action: begun('delete_rrset', set, call.world) };
  },
  [`POST ${recordSet}/actions/add_records`]: (call: SpecialCall): Fields => {
    const { values, body, world } = call;
    const { zone, set } = found(call);
    requireUnlocked(zone, world);
    const { name, type } = values;
    if (!set) return { action: begun('add_rrset_records', putRecordSet(zone, { ...body, name, type }, world), world) };
    requireUnprotected(set);
    checkTtl(body['ttl']);
    if (body['ttl'] !== undefined && body['ttl'] !== set['ttl'])
      throw Refusal.invalidField('ttl', 'The rrset has another TTL.');
    const added = recordsOf(body, type);
    const records = recordsOf({ records: [...objectsAt(set, 'records'), ...added] }, type, Infinity);
    world.change(rrsetsOf(zone), set.id, { records });
    return { action: begun('add_rrset_records', set, world) };
  },
};

/** Deletions that are actions, and the only action that creates nothing. */
export const dnsStatuses = {
  'DELETE /zones/{id}': 201,
  [`DELETE ${recordSet}`]: 201,
  [`POST ${recordSet}/actions/update_records`]: 200,
};

function found({ values, world }: SpecialCall) {
  recordSets.checkParent?.(values, world);
  const zone = world.must('/zones', values['zoneId']);
  return { zone, set: world.get(rrsetsOf(zone), `${String(values['name'])}/${String(values['type'])}`) };
}
