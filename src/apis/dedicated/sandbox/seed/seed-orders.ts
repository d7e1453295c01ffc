/** Seeds orders of the last 30 days, of each kind and status. */
import { type Fields, pick, timestamp } from '../../../../sandbox/world/values.js';
import type { SandboxItem } from '../../../../sandbox/world/item.js';
import type { SandboxWorld } from '../../../../sandbox/world/world.js';
import { addonProducts } from '../order/addons.js';
import { keyEntries, newHostKeys } from '../keys.js';
import { orderId, shownOfMarket } from '../order/orders.js';

const aDay = 86_400_000;

export function seedOrders(world: SandboxWorld): void {
  const named = (name: string) => world.where('/server', { server_name: name })[0];
  const [gpu, fresh, ci, kvm] = [named('gpu-2'), named(''), named('ci-3'), named('kvm-1')];
  order('/order/server/transaction', 12, 'ready', standard(world, 'GEX44', gpu), world);
  order('/order/server/transaction', 1, 'in process', standard(world, 'AX42', null), world);
  order('/order/server/transaction', 20, 'cancelled', standard(world, 'EX63', null), world);
  order('/order/server_market/transaction', 9, 'ready', ofMarket(world, ci), world);
  order('/order/server_market/transaction', 2, 'in process', ofMarket(world, null), world);
  for (const [n, server] of [kvm, fresh].entries()) {
    const product = server && addonProducts(server)[0];
    const [resource] = n === 0 ? world.where('/ip', { server_number: server?.id }).slice(-1) : [];
    const resources = resource ? [{ type: 'ip', id: resource.id }] : [];
    const fields = { server_number: server?.id, product, resources };
    order('/order/server_addon/transaction', n + 1, resource ? 'ready' : 'in process', fields, world);
  }
}

function order(collection: string, daysAgo: number, status: string, fields: Fields, world: SandboxWorld): void {
  const at = world.now() - daysAgo * aDay;
  world.put(collection, { id: orderId(world, at), date: timestamp(at), status, ...fields });
}

function serverOrder(server: SandboxItem | null | undefined, world: SandboxWorld): Fields {
  const [key] = world.all('/key');
  return {
    server_number: server?.id ?? null,
    server_ip: server?.['server_ip'] ?? null,
    comment: null,
    authorized_key: keyEntries(key ? [key.id] : [], world),
    host_key: server ? newHostKeys(world) : [],
    addons: ['primary_ipv4'],
  };
}

const installed = { dist: 'Debian 12 base', arch: '64', lang: 'en' };

function standard(world: SandboxWorld, id: string, server: SandboxItem | null | undefined): Fields {
  const product = world.must('/order/server/product', id);
  const shown = pick(product, 'id', 'name', 'description', 'traffic');
  return { ...serverOrder(server, world), product: { ...shown, ...installed, location: 'FSN1' } };
}

function ofMarket(world: SandboxWorld, server: SandboxItem | null | undefined): Fields {
  const [product] = world.all('/order/server_market/product');
  const machine = pick(product ?? {}, ...shownOfMarket);
  const id = Number(product?.id) - 1000;
  return { ...serverOrder(server, world), product: { ...machine, ...installed, id, next_reduce: 0 } };
}
