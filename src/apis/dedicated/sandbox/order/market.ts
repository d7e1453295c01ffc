/** The server market: used servers, each a single machine. */
import { price } from '../../../../sandbox/common/prices.js';
import type { SandboxWorld } from '../../../../sandbox/world/world.js';
import { dist, lang, orderableAddons } from './products.js';
import { localTime } from '../shared.js';

/** Processor, benchmark score, GB of memory, number of drives, GB of each, their description, euros per month. */
const machines = [
  ['Intel Core i7-6700', 8088, 64, 2, 512, 'NVMe SSD', 31],
  ['Intel Core i7-7700', 8700, 64, 2, 512, 'NVMe SSD', 34],
  ['Intel Core i7-8700', 12_900, 64, 2, 1024, 'NVMe SSD', 42],
  ['Intel Core i9-9900K', 18_000, 128, 2, 1024, 'NVMe SSD', 58],
  ['Intel Xeon E3-1275V6', 9400, 64, 2, 4000, 'ENT.HDD ECC', 36],
  ['Intel Xeon E5-1650V3', 10_300, 256, 2, 960, 'SSD DC ECC', 52],
  ['Intel Xeon W-2145', 16_800, 128, 2, 960, 'NVMe DC ECC', 66],
  ['AMD Ryzen 5 3600', 17_800, 64, 2, 512, 'NVMe SSD', 38],
  ['AMD Ryzen 7 3700X', 22_700, 64, 4, 8000, 'ENT.HDD ECC', 71],
  ['AMD Ryzen 9 5950X', 46_000, 128, 2, 3840, 'NVMe DC ECC', 97],
  ['AMD EPYC 7401P', 28_000, 128, 2, 960, 'NVMe DC ECC', 88],
  ['AMD EPYC 7502P', 46_500, 256, 2, 1920, 'NVMe DC ECC', 134],
] as const;

const datacenters = ['FSN1-DC5', 'FSN1-DC14', 'NBG1-DC3', 'HEL1-DC2', 'HEL1-DC7'];
const perMachine = 3;
const hour = 3600;
const hoursCharged = 624;

export function seedMarket(world: SandboxWorld): void {
  for (const machine of machines) {
    for (let n = 0; n < perMachine; n += 1) world.put('/order/server_market/product', offer(machine, world));
  }
}

function offer(
  [cpu, points, memory, hdd_count, hdd_size, hdd_text, euros]: (typeof machines)[number],
  world: SandboxWorld,
) {
  const datacenter = datacenters[world.random.int(0, datacenters.length - 1)] ?? 'FSN1-DC5';
  const monthly = price((euros + world.random.int(0, 6)) * 10_000);
  const hourly = price(Math.ceil((euros * 10_000) / hoursCharged));
  const setup = price(0);
  const fixed_price = world.random.next() < 0.3;
  const next_reduce = world.random.int(1, 72) * hour;
  return {
    id: world.nextId(),
    name: `SB${euros}`,
    description: [cpu, `${hdd_count}x ${hdd_size} GB ${hdd_text}`, `${memory} GB RAM`],
    traffic: 'unlimited',
    dist,
    arch: [64],
    lang,
    cpu,
    cpu_benchmark: points,
    memory_size: memory,
    hdd_size,
    hdd_text,
    hdd_count,
    datacenter,
    network_speed: '1 Gbit/s',
    price: monthly['net'],
    price_vat: monthly['gross'],
    price_setup: setup['net'],
    price_setup_vat: setup['gross'],
    price_hourly: hourly['net'],
    price_hourly_vat: hourly['gross'],
    fixed_price,
    next_reduce,
    next_reduce_date: localTime(world.now() + next_reduce * 1000),
    orderable_addons: orderableAddons([datacenter.slice(0, 4)]),
  };
}
