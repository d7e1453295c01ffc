/** Products: standard servers, and their add-ons. */
import { isObject } from '../../../../base/unknown.js';
import { price } from '../../../../sandbox/common/prices.js';
import type { ListFilter, SandboxResource } from '../../../../sandbox/world/resource.js';
import { type Fields, listAt, objectAt, objectsAt } from '../../../../sandbox/world/values.js';
import type { SandboxWorld } from '../../../../sandbox/world/world.js';
import { distributions } from '../boot.js';

export const dist = ['Rescue system', ...distributions];
export const lang = ['en', 'de'];

const everywhere = ['FSN1', 'NBG1', 'HEL1'];
/** Hours that are billed per month at most. */
const hoursCharged = 624;

/** Id, processor, memory, drives, locations, monthly and one-time price in ten-thousandths of a euro. */
const servers = [
  ['EX44', 'Intel Core i5-13500', '64 GB DDR4 RAM', '2 x 512 GB NVMe SSD', everywhere, 39_0000, 39_0000],
  ['EX63', 'Intel Core Ultra 7 265', '64 GB DDR5 RAM', '2 x 1 TB NVMe SSD', ['FSN1'], 64_0000, 69_0000],
  ['EX130-R', 'Intel Xeon Gold 5412U', '256 GB DDR5 ECC RAM', '2 x 1.92 TB NVMe SSD', everywhere, 134_0000, 79_0000],
  ['EX130-S', 'Intel Xeon Gold 5412U', '128 GB DDR5 ECC RAM', '2 x 3.84 TB NVMe SSD', everywhere, 134_0000, 79_0000],
  ['AX41-NVMe', 'AMD Ryzen 5 3600', '64 GB DDR4 RAM', '2 x 512 GB NVMe SSD', ['FSN1', 'HEL1'], 37_3000, 39_0000],
  ['AX42', 'AMD Ryzen 7 PRO 8700GE', '64 GB DDR5 ECC RAM', '2 x 512 GB NVMe SSD', everywhere, 46_0000, 39_0000],
  ['AX52', 'AMD Ryzen 7 7700', '64 GB DDR5 RAM', '2 x 1 TB NVMe SSD', ['FSN1', 'HEL1'], 59_0000, 39_0000],
  ['AX102', 'AMD Ryzen 9 7950X3D', '128 GB DDR5 ECC RAM', '2 x 1.92 TB NVMe SSD', everywhere, 104_0000, 39_0000],
  ['AX162-R', 'AMD EPYC 9454P', '256 GB DDR5 ECC RAM', '2 x 1.92 TB NVMe SSD', everywhere, 199_0000, 79_0000],
  ['SX65', 'AMD Ryzen 7 3700X', '64 GB DDR4 ECC RAM', '4 x 22 TB SATA HDD', ['FSN1', 'HEL1'], 104_0000, 79_0000],
  ['SX135', 'AMD Ryzen 9 3900', '128 GB DDR4 ECC RAM', '8 x 22 TB SATA HDD', ['FSN1', 'HEL1'], 194_0000, 79_0000],
  ['GEX44', 'Intel Core i5-13500, RTX 4000 SFF', '64 GB DDR4 RAM', '2 x 1.92 TB NVMe SSD', ['FSN1'], 184_0000, 79_0000],
] as const;

/** Id, name, maximum, monthly and one-time price. */
const addons = [
  ['primary_ipv4', 'Primary IPv4', 1, 1_7000, 0],
  ['1tb_nvme', '1 TB NVMe SSD', 2, 8_0000, 0],
  ['4tb_hdd', '4 TB SATA Enterprise HDD', 4, 6_5000, 0],
  ['10g_uplink', '10 Gbit/s uplink with NIC', 1, 8_0000, 39_0000],
  ['kvm_console', 'KVM console, three hours', 1, 0, 8_0000],
] as const;

const among: (price: 'price' | 'price_setup', fits: (net: number, bound: number) => boolean) => ListFilter =
  (name, fits) =>
  (item, [bound]) =>
    bound === undefined ||
    objectsAt(item, 'prices').some((price) => fits(Number(objectAt(price, name)['net']), Number(bound)));

const [atLeast, atMost] = [(a: number, b: number) => a >= b, (a: number, b: number) => a <= b];

export const serverProducts: SandboxResource = {
  filters: {
    min_price: among('price', atLeast),
    max_price: among('price', atMost),
    min_price_setup: among('price_setup', atLeast),
    max_price_setup: among('price_setup', atMost),
    location: (item, [location]) => location === undefined || listAt(item, 'location').includes(location),
  },
};

/** The price in a location, from monthly and one-time ten-thousandths of a euro. */
export function locationPrice(location: string, monthly: number, once: number): Fields {
  const hourly = price(Math.ceil(monthly / hoursCharged));
  const byHour = { hourly_net: hourly['net'], hourly_gross: hourly['gross'] };
  return { location, price: { ...price(monthly), ...byHour }, price_setup: price(once) };
}

export function orderableAddons(locations: readonly string[]): Fields[] {
  return addons.map(([id, name, max, monthly, once]) => ({
    id,
    name,
    location: null,
    min: 0,
    max,
    prices: locations.map((location) => locationPrice(location, monthly, once)),
  }));
}

export function seedProducts(world: SandboxWorld): void {
  for (const [id, cpu, memory, drives, location, monthly, once] of servers) {
    world.put('/order/server/product', {
      id,
      name: `Dedicated Server ${id}`,
      description: [cpu, memory, drives, '1 Gbit/s bandwidth'],
      traffic: 'unlimited',
      dist,
      arch: [64],
      lang,
      location: [...location],
      prices: location.map((place) => locationPrice(place, monthly, once)),
      orderable_addons: orderableAddons(location),
    });
  }
}

/** The add-ons of an order, and whether any of them is not offered with the product. */
export function addonsOf(product: unknown, { addon }: Fields): { readonly ids: unknown[]; readonly unknown: boolean } {
  const ids = Array.isArray(addon) ? addon : [];
  const offered = isObject(product) ? objectsAt(product, 'orderable_addons').map(({ id }) => id) : [];
  return { ids, unknown: ids.some((id) => !offered.includes(id)) };
}
