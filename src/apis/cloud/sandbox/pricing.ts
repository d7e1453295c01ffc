/** The price list: the prices of the types once more, and of everything else. */
import { pick, type Fields } from '../../../sandbox/world/values.js';
import type { SandboxWorld } from '../../../sandbox/world/world.js';
import { locations } from '../../../sandbox/common/locations.js';
import { price, priceOf, vatRate } from '../../../sandbox/common/prices.js';

/** Per month, in ten-thousandths of a euro. */
const floatingIp = { ipv4: 3_0000, ipv6: 1_0000 };
const primaryIp = { ipv4: 5000, ipv6: 0 };

export function pricing(world: SandboxWorld): Fields {
  const byLocation = (prices: Fields) => locations.map(([, location]) => ({ location, ...prices }));
  const types = (collection: string) => world.all(collection).map((type) => pick(type, 'id', 'name', 'prices'));
  const monthly = (net: number) => ({ price_monthly: price(net) });
  return {
    currency: 'EUR',
    vat_rate: vatRate.toFixed(2),
    image: { price_per_gb_month: price(110) },
    volume: { price_per_gb_month: price(440) },
    server_backup: { percentage: '20.00' },
    floating_ip: monthly(floatingIp.ipv4),
    floating_ips: Object.entries(floatingIp).map(([type, net]) => ({ type, prices: byLocation(monthly(net)) })),
    primary_ips: Object.entries(primaryIp).map(([type, net]) => ({ type, prices: byLocation(priceOf(net)) })),
    server_types: types('/server_types'),
    load_balancer_types: types('/load_balancer_types'),
  };
}
