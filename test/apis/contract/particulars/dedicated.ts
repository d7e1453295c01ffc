/** Particulars of the API of dedicated servers. */
import type { Particulars } from '../particulars.js';
import { bootDifferences, bootLayouts, bootTypes, bootWays, unwrapped } from './dedicated-boot.js';
import { serverStatus } from './shared.js';

const choices = { dist: 'distributions', arch: 'architectures', lang: 'languages' };

const flags = ['reset', 'rescue', 'vnc', 'windows', 'plesk', 'cpanel', 'wol', 'hot_swap'] as const;
const amounts = { in: 1.5, out: 2.25, sum: 3.75 };
// Unless `test: false` is written out, nothing is bought.
const order = [{ with: { test: true }, unsaid: ['test'] }, { with: { test: false } }];
const orderOfServer = [
  { with: { test: true }, unsaid: ['test'], without: ['password'] },
  { with: { test: false }, without: ['authorized_key'] },
];
const cancellationDates = { earliest_cancellation_date: 'date!', cancellation_date: 'date!?' };
const serverOrder = {
  id: 'string!',
  date: 'datetime!',
  status: 'enum(ready|in process|cancelled)!',
  server_number: 'int!?',
  server_ip: 'string!?',
  authorized_key: '[KeyRef]!',
  host_key: '[KeyRef]!',
  comment: 'string!?',
  addons: '[string]',
};

/** What an offer leaves to choose. */
function plurals(product: string, ...more: string[]): Particulars['differences'] {
  const names = { description: 'descriptionLines', location: 'locations', ...choices };
  return Object.fromEntries(
    Object.entries(names)
      .filter(([wire]) => wire in choices || more.includes(wire))
      .map(([wire, as]) => [`${product}.${wire}`, { as }]),
  );
}

export const dedicated: Particulars = {
  differences: {
    'StorageBoxSubaccount.password': { absent: 'returned of a new one alone' },
    // Lists, which the wire calls in the singular.
    'ResetOptions.type': { as: 'types' },
    'VSwitch.server': { as: 'servers' },
    'VSwitch.subnet': { as: 'subnets' },
    'VSwitch.cloud_network': { as: 'cloudNetworks' },
    'OrderedServerProduct.description': { as: 'descriptionLines' },
    'OrderedMarketProduct.description': { as: 'descriptionLines' },
    ...plurals('ServerProduct', 'description', 'location'),
    ...plurals('MarketProduct', 'description'),
    ...bootDifferences,
  },
  revisions: {
    // What other calls name them by.
    IpAddress: { ip: 'id!' },
    IpMac: { ip: 'id!' },
    IpCancellation: { ip: 'id!', ...cancellationDates },
    Subnet: { ip: 'id!' },
    VSwitchServer: { status: 'enum(ready|in process|processing|failed)!' },
    // Numbers, which some calls return as text.
    SubnetCancellation: { ip: 'id!', mask: 'int!', ...cancellationDates },
    SubnetRef: { mask: 'int!' },
    SubnetMac: { mask: 'int!' },
    Failover: { ip: 'id!' },
    ReverseDns: { ip: 'id!' },
    'POST /traffic': { ip: '[id]', subnet: '[id]' },
    'POST /boot/{server-number}/rescue': { authorized_key: '[id]' },
    'POST /boot/{server-number}/linux': { authorized_key: '[id]' },
    'POST /order/server/transaction': { authorized_key: '[id]', addon: '[id]' },
    'POST /order/server_market/transaction': { authorized_key: '[id]', addon: '[id]' },
    // Days, and times without a zone.
    Server: { paid_until: 'date!' },
    ServerCancellation: cancellationDates,
    StorageBox: { paid_until: 'date!' },
    StorageBoxSubaccount: { createtime: 'localtime' },
    SshKey: { fingerprint: 'id!', created_at: 'localtime!' },
    MarketProduct: { next_reduce_date: 'localtime!' },
    OrderedMarketProduct: { next_reduce_date: 'localtime' },
  },
  types: {
    ...bootTypes,
    ServerFeatures: Object.fromEntries(flags.map((flag) => [flag, 'bool'])),
    PossibleMac: { ip: 'id!', mac: 'string!' },
    AddressTraffic: { address: 'string!', total: 'TrafficValues!?', intervals: '[TrafficInterval]!' },
    TrafficInterval: { interval: 'string!', amounts: 'TrafficValues!' },
    StorageBoxSubaccountCreated: {
      username: 'string!',
      accountid: 'string!',
      server: 'string!',
      homedirectory: 'string!',
      password: 'string',
    },
  },
  answers: {
    // Nothing but what names it, and its password.
    'POST /storagebox/{storagebox-id}/subaccount': { subaccount: 'StorageBoxSubaccountCreated!' },
    'GET /boot/{server-number}/rescue/last': { rescue: 'LastRescueConfig!' },
    'GET /boot/{server-number}/linux/last': { linux: 'LastLinuxConfig!' },
  },
  layouts: {
    ...bootLayouts,
    // What a list leaves out stands together, and apart from the links of the same names.
    Server: {
      fields: {
        id: 'int!',
        name: 'string!',
        main_ip: 'string!?',
        main_ipv6_net: 'string!',
        product: 'string!',
        datacenter: 'string!',
        traffic: 'string!',
        status: serverStatus,
        cancelled: 'bool!',
        paid_until: 'date!',
        ip_addresses: '[string]!?',
        subnet_addresses: '[SubnetRef]!?',
        linked_storagebox: 'int?',
        features: 'ServerFeatures',
      },
      of: ({ dc, ...wire }) => {
        const features = Object.fromEntries(flags.map((flag) => [flag, wire[flag]]));
        const { server_number: id, server_name: name, server_ip, server_ipv6_net, ip, subnet, ...rest } = wire;
        const nets = { main_ip: server_ip, main_ipv6_net: server_ipv6_net, ip_addresses: ip, subnet_addresses: subnet };
        return { ...rest, id, name, ...nets, datacenter: dc, ...('reset' in wire && { features }) };
      },
    },
    // The reasons to choose from are a list, the reason that was given is text.
    ServerCancellation: {
      fields: {
        server_ip: 'string!?',
        server_ipv6_net: 'string!',
        server_number: 'int!',
        server_name: 'string!',
        ...cancellationDates,
        cancelled: 'bool!',
        reservation_possible: 'bool!',
        reserved: 'bool!',
        possible_reasons: '[string]!',
        cancellation_reason: 'string!?',
      },
      of: ({ cancellation_reason: reason, ...wire }) => ({
        ...wire,
        possible_reasons: Array.isArray(reason) ? reason : [],
        cancellation_reason: Array.isArray(reason) ? null : reason,
      }),
    },
    // Maps on the wire.
    SubnetMac: {
      fields: { ip: 'id!', mask: 'int!', mac: 'string!', possible_macs: '[PossibleMac]!' },
      of: (wire) => ({
        ...wire,
        possible_macs: Object.entries(wire['possible_mac'] as object).map(([ip, mac]: [string, unknown]) => ({
          ip,
          mac,
        })),
      }),
    },
    Traffic: {
      fields: { type: 'enum(day|month|year)!', from: 'string!', to: 'string!', data: '[AddressTraffic]!' },
      of: (wire) => ({
        ...wire,
        data: Object.entries(wire['data'] as object).map(([address, values]: [string, object]) => {
          if ('sum' in values) return { address, total: values, intervals: [] };
          const intervals = Object.entries(values).map(([interval, of]: [string, unknown]) => ({
            interval,
            amounts: of,
          }));
          return { address, total: null, intervals };
        }),
      }),
    },
    // Keys come in wrappers.
    ServerTransaction: { fields: { ...serverOrder, product: 'OrderedServerProduct!' }, of: unwrapped },
    MarketTransaction: { fields: { ...serverOrder, product: 'OrderedMarketProduct!' }, of: unwrapped },
  },
  ids: {
    'net-ip': 'ip',
    'failover-ip': 'ip',
    'product-id': 'id',
    'storagebox-id': 'id',
    'template-id': 'id',
    'vswitch-id': 'id',
  },
  ways: {
    ...bootWays,
    ServerCancellation: [
      { with: { cancelled: false, cancellation_reason: ['Server no longer necessary', 'Upgrade'] } },
      { with: { cancelled: true, cancellation_reason: 'Upgrade' } },
    ],
    'POST /traffic': [
      { with: { type: 'day', from: '2026-03-01T00', to: '2026-03-01T23' } },
      { with: { type: 'month', from: '2026-03-01', to: '2026-03-31' } },
      { with: { type: 'year', from: '2026-01', to: '2026-12' } },
    ],
    Traffic: [
      { with: { data: { '203.0.113.7': amounts, '2001:db8::/64': amounts } } },
      { with: { data: { '203.0.113.7': { '1': amounts, '2': amounts }, '2001:db8::/64': { '1': amounts } } } },
    ],
    'POST /order/server/transaction': orderOfServer,
    'POST /order/server_market/transaction': orderOfServer,
    'POST /order/server_addon/transaction': order,
    'POST /firewall/{server-id}': [{ without: ['template_id'] }, { without: ['rules', 'whitelist_hos'] }],
  },
  samples: {
    net: '34.4900',
    gross: '41.0431',
    hourly_net: '0.0553',
    hourly_gross: '0.0658',
    price: '34.4900',
    price_hourly: '0.0553',
    price_setup: '0.0000',
    price_vat: '41.0431',
    price_hourly_vat: '0.0658',
    price_setup_vat: '0.0000',
    // In which the graph returns every price.
    'answer of GET /order/currency.currency': 'EUR',
    server_ip: '203.0.113.7',
    active_server_ip: '203.0.113.8',
    gateway: '203.0.113.1',
    mac: '00:21:85:62:3e:9e',
    possible_mac: { '203.0.113.7': '00:21:85:62:3e:9c', '203.0.113.8': '00:21:85:62:3e:9e' },
    cancellation_date: '2026-12-31',
    data: 'ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAAIOMq me@example.com',
    // Two boxes of one server.
    'StorageBox.linked_server': 4711,
    dst_ip: '203.0.113.7/32',
    src_ip: '198.51.100.0/24',
    dst_port: '80',
    src_port: '1024-65535',
    tcp_flags: 'syn|fin',
    'POST /storagebox/{storagebox-id}/snapshot/{snapshot-name}.revert': true,
    // Within their bounds.
    vlan: 4001,
    minute: 30,
    hour: 3,
    day_of_week: 5,
    day_of_month: 14,
    month: 6,
    max_snapshots: 10,
  },
};
