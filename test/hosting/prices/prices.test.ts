import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { exact } from '../../../src/base/decimal.js';
import { call } from '../../sandbox/served.js';
import { ownPrices, putInForce } from '../bill/fleet.js';
import { type Meridian, startMeridian } from '../../support/meridian.js';
import { overQuickActions } from '../../support/own-sandbox.js';

interface Pair {
  readonly net: { readonly amount: string; readonly currency: string };
  readonly gross: { readonly amount: string; readonly currency: string };
}
interface Priced {
  readonly accountName: string;
  readonly monthlyAmount: Pair | null;
  readonly hourlyAmount: Pair | null;
  readonly setupFee: Pair | null;
  readonly lines: { readonly kind: string; readonly quantity: string; readonly monthlyAmount: Pair }[];
  readonly unknown: { readonly kind: string; readonly reason: string }[];
  readonly rates: { readonly from: string; readonly rate: string; readonly date: string }[];
}
interface Offer {
  readonly serverType: {
    readonly id: string;
    readonly name: string;
    readonly cores: number;
    readonly memory: number;
    readonly disk: number;
    readonly architecture: string;
  };
  readonly monthlyAmount: Pair;
  readonly hourlyAmount: Pair;
  readonly difference: Pair;
}
interface Cheapest {
  readonly server: { readonly id: string };
  readonly current: Offer;
  readonly types: Offer[];
}

let meridian: Meridian;
let authorization: string;
beforeAll(async () => {
  meridian = await startMeridian({}, overQuickActions);
  authorization = `Bearer ${await meridian.token(['hosting:read', 'hosting:write'])}`;
});
afterAll(() => meridian.close());

const ask = (query: string, variables: object = {}) => meridian.query({ query, variables }, { authorization });

async function data<T>(query: string, variables?: object): Promise<T> {
  const { body } = await ask(query, variables);
  expect(body.errors).toBeUndefined();
  return body.data as T;
}

const pair = '{ net { amount currency } gross { amount currency } }';
const pricing = `query ($input: PriceOfInput!, $currency: CurrencyCode, $account: String) {
  hosting { priceOf(input: $input, currency: $currency, account: $account) {
    accountName monthlyAmount ${pair} hourlyAmount ${pair} setupFee ${pair} lines { kind quantity monthlyAmount ${pair} } unknown { kind reason }
    rates { from rate date } } } }`;

async function priceOf(input: object, currency = 'EUR'): Promise<Priced> {
  return (await data<{ hosting: { priceOf: Priced } }>(pricing, { input, currency })).hosting.priceOf;
}

/** With these prices of one's own, from here on. */
function setOwnPrices(text: string | null): void {
  putInForce(meridian.services, text === null ? null : ownPrices(text, 0));
}

async function refusal(query: string, variables: object): Promise<string[]> {
  return ((await ask(query, variables)).body.errors ?? []).map(({ message }) => message);
}

async function bill(currency: string): Promise<Pair> {
  const query = `query ($currency: CurrencyCode) { hosting { bill(currency: $currency, maxAge: 0) ${pair} } }`;
  return (await data<{ hosting: { bill: Pair } }>(query, { currency })).hosting.bill;
}

const currencies = ['EUR', 'JPY'];
const bills = () => Promise.all(currencies.map(bill));
const minus = (a: Pair, b: Pair) => ({
  net: exact(a.net.amount).minus(b.net.amount).toFixed(),
  gross: exact(a.gross.amount).minus(b.gross.amount).toFixed(),
});
const digits = ({ net, gross }: Pair) => ({ net: exact(net.amount).toFixed(), gross: exact(gross.amount).toFixed() });

/** By how much each bill grows with what is done. */
async function growth(work: () => Promise<unknown>) {
  const before = await bills();
  await work();
  const after = await bills();
  return currencies.map((_, place) => minus(after[place] as Pair, before[place] as Pair));
}

const place = { location: 'hel1' };
const image = { image: 'debian-12' };

/** Not started, and waited for where more is done with it. */
async function createServer(name: string, input: object, wait = false): Promise<string> {
  const created = await data<{ createCloudServer: { server: { id: string } } }>(
    `mutation ($input: CreateCloudServerInput!) { createCloudServer(input: $input, wait: ${wait}) { server { id } } }`,
    { input: { name, ...image, startAfterCreate: false, ...input } },
  );
  return created.createCloudServer.server.id;
}

const enableBackups = (id: string) =>
  data(`mutation { enableCloudServerBackup(id: "${id}", wait: true) { server { id } } }`);

let created = 0;
/** A name that nothing has. */
const newName = () => `new-${(created += 1)}`;

const creations: [string, object, () => Promise<unknown>][] = [
  [
    'a server with new addresses',
    { cloudServer: { serverType: 'cpx21', ...place } },
    () => createServer('plain', { serverType: 'cpx21', ...place }),
  ],
  [
    'a server with backups, in a data center, by the number of its type',
    { cloudServer: { serverType: '104', datacenter: 'fsn1-dc14', backups: true } },
    async () => enableBackups(await createServer('backed-up', { serverType: 'cx22', datacenter: 'fsn1-dc14' }, true)),
  ],
  [
    'a server without IPv4 in another part of the world',
    { cloudServer: { serverType: 'ccx13', location: 'sin', publicNet: { enableIpv4: false }, backups: true } },
    async () =>
      enableBackups(
        await createServer('far', { serverType: 'ccx13', location: 'sin', publicNet: { enableIpv4: false } }, true),
      ),
  ],
  [
    'a volume',
    { cloudVolume: { size: 137, ...place } },
    () =>
      data(
        `mutation { createCloudVolume(input: { name: "${newName()}", size: 137, location: "hel1" }) { volume { id } } }`,
      ),
  ],
  [
    'a load balancer',
    { cloudLoadBalancer: { loadBalancerType: 'lb21', location: 'ash' } },
    () =>
      data(
        `mutation { createCloudLoadBalancer(input: { name: "${newName()}", loadBalancerType: "lb21", location: "ash" }) { loadBalancer { id } } }`,
      ),
  ],
  [
    'a primary IP',
    { cloudPrimaryIp: { type: 'IPV4', ...place } },
    () =>
      data(
        `mutation { createCloudPrimaryIp(input: { name: "${newName()}", type: IPV4, location: "hel1", assigneeType: SERVER }) { primaryIp { id } } }`,
      ),
  ],
  [
    'a floating IP',
    { cloudFloatingIp: { type: 'IPV6', homeLocation: '1' } },
    () => data('mutation { createCloudFloatingIp(input: { type: IPV6, homeLocation: "fsn1" }) { floatingIp { id } } }'),
  ],
  [
    'a storage box',
    { storageBox: { storageBoxType: 'bx21', ...place } },
    () =>
      data(
        `mutation { createStorageBox(input: { name: "${newName()}", storageBoxType: "bx21", location: "hel1", password: "Correct-horse-9" }) { storageBox { id } } }`,
      ),
  ],
];

describe('priceOf', () => {
  it.each(creations)('says of %s what the bill grows by', async (_, input, create) => {
    const prices = await Promise.all(currencies.map((currency) => priceOf(input, currency)));
    expect(await growth(create)).toEqual(prices.map(({ monthlyAmount }) => monthlyAmount && digits(monthlyAmount)));
    for (const { unknown, lines, accountName } of prices) {
      expect([accountName, unknown]).toEqual(['sandbox', []]);
      expect(lines.length).toBeGreaterThan(0);
    }
    const [inEuro, inYen] = prices;
    expect(inEuro?.rates).toEqual([]);
    expect(inYen?.rates).toEqual([
      { from: 'EUR', rate: expect.any(String), date: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) },
    ]);
  });

  it('gives each part by the month and the hour', async () => {
    const { monthlyAmount, hourlyAmount, lines } = await priceOf({
      cloudServer: { serverType: 'cx22', ...place, backups: true },
    });
    expect(
      lines.map(({ kind, quantity, monthlyAmount }) => [kind, quantity, exact(monthlyAmount.net.amount).toFixed()]),
    ).toEqual([
      ['SERVER', '1', '3.29'],
      ['BACKUP', '0.2', '0.658'],
      ['PRIMARY_IP', '1', '0.5'],
      ['PRIMARY_IP', '1', '0'],
    ]);
    expect(monthlyAmount && digits(monthlyAmount)).toEqual({ net: '4.448', gross: expect.any(String) });
    // 0.0053 and a fifth of it, and 0.0009 for the address.
    expect(hourlyAmount && digits(hourlyAmount).net).toBe(exact('0.0053').times('1.2').plus('0.0009').toFixed());
  });

  it('has no price by the hour of what is billed by the month', async () => {
    expect(await priceOf({ cloudVolume: { size: 10 } })).toMatchObject({ hourlyAmount: null });
  });

  it('adds nothing for an address that there is', async () => {
    const publicNet = { primaryIpv4Id: '1', enableIpv6: false };
    const { lines } = await priceOf({ cloudServer: { serverType: 'cx22', ...place, publicNet } });
    expect(lines.map(({ kind }) => kind)).toEqual(['SERVER']);
  });

  it('never takes an unknown price for nothing', async () => {
    expect(await priceOf({ cloudServer: { serverType: 'cx22', location: 'ash', backups: true } })).toMatchObject({
      monthlyAmount: null,
      hourlyAmount: null,
      lines: [{ kind: 'PRIMARY_IP' }, { kind: 'PRIMARY_IP' }],
      unknown: [
        { kind: 'SERVER', reason: 'NOT_IN_PRICE_LIST' },
        { kind: 'BACKUP', reason: 'NOT_IN_PRICE_LIST' },
      ],
    });
  });

  it.each([
    [
      { cloudServer: { serverType: 'cx99', ...place } },
      /^input\.cloudServer\.serverType: expected the id or name of a server type \(.*cx22.*\), but got "cx99"\.$/,
    ],
    [
      { cloudServer: { serverType: 'cx22', location: 'moon' } },
      /^input\.cloudServer\.location: expected the id or name of a location \(fsn1, .*\), but got "moon"\.$/,
    ],
    [
      { cloudServer: { serverType: 'cx22' } },
      'input.cloudServer: expected exactly one of location, datacenter, but got none',
    ],
    [{ cloudVolume: { size: 10, location: 'moon' } }, /^input\.cloudVolume\.location: /],
    [{ cloudVolume: { size: 9 } }, /size/],
    [{ cloudLoadBalancer: { loadBalancerType: 'lb99', ...place } }, /a load balancer type \(lb11, lb21, lb31\)/],
    [{ storageBox: { storageBoxType: 'bx99', ...place } }, /a storage box type \(bx11, .*\), but got "bx99"/],
    [{}, /^input: expected exactly one of cloudServer, /],
    [{ cloudVolume: { size: 10 }, storageBox: { storageBoxType: 'bx11', ...place } }, /but got cloudVolume and/],
  ])('refuses %j', async (input, message) => {
    expect(await refusal(pricing, { input })).toEqual([expect.stringMatching(message)]);
  });

  it('names the accounts when it knows none of that name', async () => {
    const input = { cloudVolume: { size: 10 } };
    expect(await refusal(pricing, { input, account: 'other' })).toEqual([expect.stringContaining('other')]);
  });

  it('makes no call once the catalogues are read, and never a write', async () => {
    const input = { cloudServer: { serverType: 'cx22', ...place } };
    await priceOf(input);
    const { body } = await meridian.query(
      { query: pricing, variables: { input } },
      { authorization, 'x-meridian-upstream': '1' },
    );
    expect(body).toMatchObject({ extensions: { upstream: { cloud: { calls: 0 } } } });
  });
});

const cheapest = `query ($server: ID!, $currency: CurrencyCode) {
  hosting { cheapest(serverId: $server, currency: $currency) { server { id }
    current { ...offer } types { ...offer } } } }
  fragment offer on ServerTypePrice { serverType { id name cores memory disk architecture }
    monthlyAmount ${pair} hourlyAmount ${pair} difference ${pair} unknownReason }`;

async function cheapestFor(server: string, currency = 'EUR'): Promise<Cheapest> {
  return (await data<{ hosting: { cheapest: Cheapest } }>(cheapest, { server, currency })).hosting.cheapest;
}

describe('cheapest', () => {
  const names = (types: readonly Offer[]) => types.map(({ serverType }) => serverType.name);

  it('lists what is enough, of the same architecture and in the place, by price', async () => {
    const x86 = await cheapestFor(await createServer('x86', { serverType: 'cpx31', ...place }));
    // 4 cores, 8 GB, 160 GB.
    expect(names(x86.types)).toEqual([
      'cpx31',
      'cx42',
      'ccx23',
      'cpx41',
      'cx52',
      'ccx33',
      'cpx51',
      'ccx43',
      'ccx53',
      'ccx63',
    ]);
    expect(x86.types.map(({ difference }) => exact(difference.net.amount).toFixed()).slice(0, 2)).toEqual(['0', '2.8']);
    const arm = await cheapestFor(await createServer('arm', { serverType: 'cax21', image: 'debian-12', ...place }));
    expect(names(arm.types)).toEqual(['cax21', 'cax31', 'cax41']);
    const far = await cheapestFor(await createServer('far-away', { serverType: 'cpx11', location: 'sin' }));
    expect(names(far.types)).not.toContain('cx22');
    expect(names(far.types)).toContain('cpx11');
    for (const { types } of [x86, arm, far]) {
      const months = types.map(({ monthlyAmount }) => Number(monthlyAmount.gross.amount));
      expect(months).toEqual([...months].sort((a, b) => a - b));
    }
  });

  it('offers no type that is deprecated, and compares with one that is', async () => {
    const { body } = await call(cloud(), 'GET /servers?per_page=50');
    const servers = (body as { servers: { id: number; server_type: { name: string } }[] }).servers;
    const old = servers.find(({ server_type }) => server_type.name === 'cx11');
    const { current, types } = await cheapestFor(String(old?.id));
    expect(current.serverType.name).toBe('cx11');
    expect(names(types)).not.toContain('cx11');
    expect(types.length).toBeGreaterThan(5);
  });

  it('differs by what the bill does when the type is changed, backups included', async () => {
    const id = await createServer('growing', { serverType: 'cpx21', ...place }, true);
    await enableBackups(id);
    const offers = await Promise.all(currencies.map((currency) => cheapestFor(id, currency)));
    const wanted = offers.map(({ types }) => types.find(({ serverType }) => serverType.name === 'cx32'));
    const grown = await growth(() =>
      data(
        `mutation { changeCloudServerType(id: "${id}", input: { serverType: "cx32", upgradeDisk: false }, wait: true) { server { id } } }`,
      ),
    );
    expect(grown).toEqual(wanted.map((offer) => offer && digits(offer.difference)));
    expect(grown[0]?.net.startsWith('-')).toBe(true);
    // Of 6.30 and a fifth of it.
    expect(exact((await cheapestFor(id)).current.monthlyAmount.net.amount).toFixed()).toBe('7.56');
  });

  it('names what was expected where there is no such server', async () => {
    expect(await refusal(cheapest, { server: '999999' })).toEqual([
      'serverId: expected the id of a server of the account sandbox, but got "999999".',
    ]);
  });
});

describe("with prices of one's own", () => {
  const own = `
- { label: team=a, discount: 12 % }
- { kind: PRIMARY_IP, api: cloud, scale: 0.5 }
- { api: cloud, account: sandbox, kind: VOLUME, amount: 5, currency: USD, period: month, vat: 19 }
- { api: cloud, name: agreed, amount: 0.01, currency: EUR, period: hour }
- { api: storage, discount: 3 % }
- { product: lb21, createdBefore: 2999-01-01, scale: 0.9 }
- { product: lb21, createdBefore: 2020-01-01, scale: 0.5 }
`;
  beforeAll(() => setOwnPrices(own));
  afterAll(() => setOwnPrices(null));

  const team = { labels: { team: 'a' } };
  const typed = { serverType: 'cpx21', ...place };
  it.each<[string, object, () => Promise<unknown>]>([
    [
      'a server with a label, its backups and its addresses',
      { cloudServer: { ...typed, ...team, backups: true } },
      async () => enableBackups(await createServer('labelled', { ...typed, ...team }, true)),
    ],
    [
      'a server with a name, and its backups',
      { cloudServer: { ...typed, name: 'agreed', backups: true } },
      async () => enableBackups(await createServer('agreed', typed, true)),
    ],
    ...creations.filter(([what]) => ['a volume', 'a primary IP', 'a load balancer', 'a storage box'].includes(what)),
  ])('says of %s what the bill grows by', async (_, input, create) => {
    setOwnPrices(null);
    const listed = await priceOf(input);
    setOwnPrices(own);
    const prices = await Promise.all(currencies.map((currency) => priceOf(input, currency)));
    expect(prices[0]?.monthlyAmount).not.toEqual(listed.monthlyAmount);
    expect(await growth(create)).toEqual(prices.map(({ monthlyAmount }) => monthlyAmount && digits(monthlyAmount)));
  });

  it('compares types by what the server would cost', async () => {
    const id = await createServer('cheaper', { serverType: 'cpx21', ...place, ...team }, true);
    const { current, types } = await cheapestFor(id);
    const wanted = types.find(({ serverType }) => serverType.name === 'cx32');
    const [grown] = await growth(() =>
      data(
        `mutation { changeCloudServerType(id: "${id}", input: { serverType: "cx32", upgradeDisk: false }, wait: true) { server { id } } }`,
      ),
    );
    expect(grown).toEqual(wanted && digits(wanted.difference));
    expect(exact(current.monthlyAmount.net.amount).div('0.88').toFixed()).toMatch(/^\d\.\d\d?$/);
  });
});

function cloud() {
  const account = meridian.services.upstreams.accounts.find(({ api }) => api === 'CLOUD');
  if (!account) throw new Error('No cloud');
  return account;
}
