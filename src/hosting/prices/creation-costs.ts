/** Works out the billed costs of a thing that might be created. */
import { datacenters } from '../../apis/cloud/datacenters.js';
import { loadBalancerTypes } from '../../apis/cloud/load-balancers/load-balancer-types.js';
import { locations } from '../../apis/cloud/locations.js';
import { pricing } from '../../apis/cloud/pricing.js';
import { serverTypes } from '../../apis/cloud/servers/server-types.js';
import { boxTypes } from '../../apis/storage/box-types.js';
import { locations as boxLocations } from '../../apis/storage/locations.js';
import { check } from '../../rest/schema/input-validation.js';
import type { BoundRow } from '../../rest/rows/bound-row.js';
import { serverCosts } from '../bill/lines/cloud-server-lines.js';
import type { KindCost } from '../bill/lines/bill-draft.js';
import { floatingIpCost } from '../bill/lines/floating-ip-lines.js';
import { loadBalancerCost } from '../bill/lines/load-balancer-lines.js';
import { primaryIpCost } from '../bill/lines/primary-ip-lines.js';
import { storageBoxCost } from '../bill/lines/storage-box-lines.js';
import { volumeCost } from '../bill/lines/volume-lines.js';
import type { Catalogue } from './catalogue.js';
import type { NewServer, NewStorageBox, NewThing, PriceOf } from './price-inputs.js';

/** The cost of the thing, or of one that is created with it. */
type NewCost = KindCost & Pick<NewThing, 'name' | 'labels'>;

export interface CreationCosts {
  /** The costs by the price list. */
  readonly costs: readonly NewCost[];
  /** The row that the prices were read from. */
  readonly row: BoundRow;
}

/** The row of the account that has the prices of it. */
export function priceRowOf({ storageBox }: PriceOf): BoundRow {
  return storageBox ? boxTypes.rows.storageBoxTypes : pricing.rows.pricing;
}

/** The costs of one unit of the thing in the input. */
export async function creationCosts(input: PriceOf, catalogue: Catalogue): Promise<CreationCosts> {
  check(input, 'input');
  const row = priceRowOf(input);
  const { storageBox } = input;
  return { costs: await (storageBox ? boxCosts(storageBox, catalogue) : cloudCosts(input, catalogue)), row };
}

async function cloudCosts(input: PriceOf, catalogue: Catalogue): Promise<NewCost[]> {
  const { cloudServer, cloudVolume, cloudLoadBalancer, cloudPrimaryIp, cloudFloatingIp } = input;
  const prices = await catalogue.prices();
  const locationAt = (wanted: string, field: string) =>
    catalogue.choose(locations.rows.locations, wanted, `input.${field}`, 'location');
  if (cloudServer) return newServerCosts(cloudServer, catalogue);
  if (cloudVolume) {
    if (cloudVolume.location) await locationAt(cloudVolume.location, 'cloudVolume.location');
    return [{ ...volumeCost(cloudVolume, prices), ...selected(cloudVolume) }];
  }
  if (cloudLoadBalancer) {
    const [loadBalancerType, location] = await Promise.all([
      catalogue.choose(
        loadBalancerTypes.rows.loadBalancerTypes,
        cloudLoadBalancer.loadBalancerType,
        'input.cloudLoadBalancer.loadBalancerType',
        'load balancer type',
      ),
      locationAt(cloudLoadBalancer.location, 'cloudLoadBalancer.location'),
    ]);
    return [{ ...loadBalancerCost({ loadBalancerType, location }, prices), ...selected(cloudLoadBalancer) }];
  }
  if (cloudPrimaryIp) {
    const location = await locationAt(cloudPrimaryIp.location, 'cloudPrimaryIp.location');
    return [{ ...primaryIpCost({ type: cloudPrimaryIp.type, location }, prices), ...selected(cloudPrimaryIp) }];
  }
  if (cloudFloatingIp) {
    const homeLocation = await locationAt(cloudFloatingIp.homeLocation, 'cloudFloatingIp.homeLocation');
    return [{ ...floatingIpCost({ type: cloudFloatingIp.type, homeLocation }, prices), ...selected(cloudFloatingIp) }];
  }
  return [];
}

/** The costs of a new server, with the addresses that are created with it. */
async function newServerCosts(wanted: NewServer, catalogue: Catalogue): Promise<NewCost[]> {
  const { publicNet, backups } = wanted;
  const [prices, serverType, location] = await Promise.all([
    catalogue.prices(),
    catalogue.choose(serverTypes.rows.serverTypes, wanted.serverType, 'input.cloudServer.serverType', 'server type'),
    locationOf(wanted, catalogue),
  ]);
  const { enableIpv4, enableIpv6, primaryIpv4Id, primaryIpv6Id } = publicNet ?? {};
  const addresses = [
    ...(enableIpv4 === false || primaryIpv4Id ? [] : (['ipv4'] as const)),
    ...(enableIpv6 === false || primaryIpv6Id ? [] : (['ipv6'] as const)),
  ];
  return [
    ...serverCosts({ serverType, location, backupWindow: backups ? 'any' : null }, prices).map((cost) => ({
      ...cost,
      ...selected(wanted),
    })),
    ...addresses.map((type) => primaryIpCost({ type, location }, prices)),
  ];
}

async function locationOf({ location, datacenter }: NewServer, catalogue: Catalogue) {
  const field = 'input.cloudServer';
  if (location) return catalogue.choose(locations.rows.locations, location, `${field}.location`, 'location');
  const found = await catalogue.choose(
    datacenters.rows.datacenters,
    datacenter ?? '',
    `${field}.datacenter`,
    'data center',
  );
  return found.location;
}

async function boxCosts(wanted: NewStorageBox, catalogue: Catalogue): Promise<NewCost[]> {
  const [storageBoxType, location] = await Promise.all([
    catalogue.choose(
      boxTypes.rows.storageBoxTypes,
      wanted.storageBoxType,
      'input.storageBox.storageBoxType',
      'storage box type',
    ),
    catalogue.choose(boxLocations.rows.locations, wanted.location, 'input.storageBox.location', 'location'),
  ]);
  return [{ ...storageBoxCost({ storageBoxType, location }), ...selected(wanted) }];
}

function selected({ name, labels }: NewThing): Pick<NewThing, 'name' | 'labels'> {
  return { name, labels };
}
