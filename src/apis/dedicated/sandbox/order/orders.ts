/** Orders: a test order is only checked; a real one delivers a server or an address after a while. */
import { Refusal, missing } from '../../../../sandbox/protocol/refusal.js';
import type { SpecialCall, SandboxProvider } from '../../../../sandbox/world/provider.js';
import { type Fields, listAt, pick, timestamp } from '../../../../sandbox/world/values.js';
import type { SandboxItem } from '../../../../sandbox/world/item.js';
import type { SandboxWorld } from '../../../../sandbox/world/world.js';
import { addonProducts, bring, needsReason } from './addons.js';
import { keyEntries, newHostKeys } from '../keys.js';
import { addonsOf } from './products.js';
import { addServer } from '../servers.js';
import { type Odd, day } from '../shared.js';

const standard = '/order/server/transaction';
const market = '/order/server_market/transaction';
const addon = '/order/server_addon/transaction';

interface Order {
  readonly fields: Fields;
  /** Delivers the order; returns the fields of the transaction that change by it. */
  deliver(): Fields;
}

function ordering(collection: string, orderOf: (call: SpecialCall) => Order): Odd {
  return (call) => {
    const { body, world } = call;
    const { fields, deliver } = orderOf(call);
    const transaction = { id: orderId(world), date: timestamp(world.now()), status: 'in process', ...fields };
    if (body['test'] === true) return { transaction };
    world.put(collection, transaction);
    const then = () => world.change(collection, transaction.id, { status: 'ready', ...deliver() });
    world.actions.begin({ command: 'order', on: { id: transaction.id, type: collection }, then });
    return { transaction: world.show(collection, world.must(collection, transaction.id)) };
  };
}

/** `B20150121-344958-251479` */
export function orderId(world: SandboxWorld, at = world.now()): string {
  return `B${day(at).replaceAll('-', '')}-${world.random.int(100_000, 999_999)}-${world.random.int(100_000, 999_999)}`;
}

function productOf({ body, world }: SpecialCall, collection: string): SandboxItem {
  const product = world.get(collection, body['product_id']);
  if (!product) throw Refusal.invalidField('product_id', 'There is no such product.');
  for (const name of ['dist', 'lang']) {
    if (body[name] !== undefined && !listAt(product, name).includes(body[name])) {
      throw Refusal.invalidField(name, 'The product does not offer it.');
    }
  }
  if (addonsOf(product, body).unknown) throw Refusal.invalidField('addon', 'The product does not offer it.');
  return product;
}

/** The fields that all orders of servers have in common. */
function serverOrder({ body, world }: SpecialCall, product: SandboxItem): Fields {
  const keys = world.resolved({ authorized_key: body['authorized_key'] ?? [] })['authorized_key'];
  return {
    server_number: null,
    server_ip: null,
    host_key: [],
    authorized_key: keyEntries(keys, world),
    comment: body['comment'] ?? null,
    addons: addonsOf(product, body).ids,
  };
}

/** The selected installation options, out of those that the product offers. */
function choice(product: SandboxItem, body: Fields): Fields {
  return {
    dist: body['dist'] ?? listAt(product, 'dist')[0],
    arch: String(body['arch'] ?? 64),
    lang: body['lang'] ?? listAt(product, 'lang')[0],
  };
}

function delivered(product: string, dc: string, { addons }: Fields, world: SandboxWorld): Fields {
  const hasIpv4 = listAt({ addons }, 'addons').includes('primary_ipv4');
  const server = addServer({ name: '', product, dc, traffic: 'unlimited', hasIpv4 }, world);
  return { server_number: server.id, server_ip: server['server_ip'], host_key: newHostKeys(world) };
}

/** The data center with capacity for new servers, per location. */
const room: Readonly<Record<string, string>> = { FSN1: 'FSN1-DC14', NBG1: 'NBG1-DC3', HEL1: 'HEL1-DC7' };

const orderServer = ordering(standard, (call) => {
  const { body, world } = call;
  const product = productOf(call, '/order/server/product');
  const { location = null } = body;
  if (location !== null && !listAt(product, 'location').includes(location)) {
    throw Refusal.invalidField('location', 'The product is not offered there.');
  }
  const shown = pick(product, 'id', 'name', 'description', 'traffic');
  const fields = { ...serverOrder(call, product), product: { ...shown, ...choice(product, body), location } };
  const dc = room[String(location ?? listAt(product, 'location')[0])] ?? 'FSN1-DC14';
  return { fields, deliver: () => delivered(String(product.id), dc, fields, world) };
});

/** The fields of a market server that an order shows. */
export const shownOfMarket = [
  'id',
  'name',
  'description',
  'traffic',
  'cpu',
  'cpu_benchmark',
  'memory_size',
  'hdd_size',
  'hdd_text',
  'hdd_count',
  'datacenter',
  'network_speed',
  'fixed_price',
  'next_reduce',
  'next_reduce_date',
];

const orderMarketServer = ordering(market, (call) => {
  const { body, world } = call;
  const product = productOf(call, '/order/server_market/product');
  const fields = {
    ...serverOrder(call, product),
    product: { ...pick(product, ...shownOfMarket), ...choice(product, body), next_reduce: 0 },
  };
  if (body['test'] !== true) world.remove('/order/server_market/product', product);
  return { fields, deliver: () => delivered('Server Auction', String(product['datacenter']), fields, world) };
});

const orderAddon = ordering(addon, ({ body, world }) => {
  const server = world.get('/server', body['server_number']);
  if (!server) throw Refusal.invalidField('server_number', 'There is no such server.');
  const product = addonProducts(server).find(({ id }) => id === body['product_id']);
  if (!product) throw Refusal.invalidField('product_id', 'There is no such product for this server.');
  if (needsReason(product) && body['reason'] === undefined) throw Refusal.invalidField('reason', missing);
  return {
    fields: { server_number: server.id, product, resources: [] },
    deliver: () => ({ resources: [bring(product, server, world)] }),
  };
});

export const orderCalls: SandboxProvider['specialCalls'] = {
  'POST /order/server/transaction': orderServer,
  'POST /order/server_market/transaction': orderMarketServer,
  'POST /order/server_addon/transaction': orderAddon,
  'GET /order/server_addon/{server-number}/product': ({ values, world }) => ({
    product: addonProducts(world.must('/server', values['server-number'])),
  }),
  'GET /order/currency': () => ({ currency: 'EUR' }),
};
