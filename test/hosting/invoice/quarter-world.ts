/** Three accounts that change by the minute over a quarter with a leap day, and what their provider lists of them at any time. */
import type { Reply, Script } from '../../support/scripted-upstream.js';
import { falkenstein, fleet, pricing, server, serverPrice, type Wire } from '../bill/fleet.js';
import { serverOf } from '../../apis/dedicated/inventory.js';
import { rackOf } from '../project.js';
import { seeded } from '../history/changing-fleet.js';

export type LifeKind =
  'SERVER' | 'VOLUME' | 'SNAPSHOT' | 'PRIMARY_IP' | 'FLOATING_IP' | 'LOAD_BALANCER' | 'STORAGE_BOX' | 'DEDICATED';

/** From a time on, in milliseconds since 1970, until the next state. */
export interface LifeState {
  readonly since: number;
  /** Null where there are no types. */
  readonly product: string | null;
  readonly gigabytes: number;
  readonly hasBackups: boolean;
}

/** A thing from its order to its end, whoever has seen it. */
export interface Life {
  readonly kind: LifeKind;
  readonly id: number;
  readonly name: string;
  readonly created: number;
  /** Null: it goes on. */
  readonly deleted: number | null;
  readonly states: readonly LifeState[];
  /** It comes and goes between two readings: written through the service, or elsewhere; null: it stays longer. */
  readonly brief: 'HERE' | 'ELSEWHERE' | null;
}

/** The price of a product from a time on, in ten thousandths of a euro, without tax. */
export interface ListPrice {
  readonly since: number;
  readonly monthly: bigint;
  /** Null: of a month alone. */
  readonly hourly: bigint | null;
  /** What existed before keeps its price. */
  readonly isForNewOrders: boolean;
}

export const minute = 60_000;
export const hour = 60 * minute;
export const day = 24 * hour;
export const at = (text: string): number => Date.parse(`${text}Z`);

export const firstDay = '2023-12-31';
export const lastDay = '2024-04-04';
/** Nothing is read on it. */
export const dayWithoutService = '2024-02-11';
/** The list price rises for all. */
export const risenForAll = at('2024-02-14T09:13:00');
/** It rises for new orders alone, which no API says of what existed before. */
export const risenForNew = at('2024-03-05T00:00:00');
/** A dedicated server is cancelled by this time, and given up at the end of the other day. */
const cancelledAt = at('2024-02-20T10:00:00');
const paidUntil = '2024-02-28';

const listed = (monthly: string, hourly: string | null, since = 0, isForNewOrders = false): ListPrice => ({
  since,
  monthly: units(monthly),
  hourly: hourly === null ? null : units(hourly),
  isForNewOrders,
});

/** By product, or by kind where there are none; per gigabyte of volumes and snapshots. */
export const prices: Readonly<Record<string, readonly ListPrice[]>> = {
  cx22: [listed('3.79', '0.0060'), listed('4.29', '0.0069', risenForNew, true)],
  cx32: [listed('6.80', '0.0109'), listed('7.40', '0.0119', risenForAll)],
  lb11: [listed('5.39', '0.0088')],
  bx11: [listed('3.20', '0.0051')],
  bx21: [listed('10.90', '0.0175')],
  PRIMARY_IP: [listed('0.50', '0.0008')],
  FLOATING_IP: [listed('3.00', null)],
  VOLUME: [listed('0.0440', null)],
  SNAPSHOT: [listed('0.0110', null)],
  'AX41-NVMe': [listed('72', null)],
};

/** What an order costs once. */
export const setups: Readonly<Record<string, bigint>> = { STORAGE_BOX: units('10'), DEDICATED: units('39') };

/** As PRICES_FILE says what no API does. */
export const ownPriceFile = `
- { api: dedicated, kind: SERVER, amount: 72, currency: EUR, period: month, setup: 39 }
- { api: cloud, product: cx22, createdBefore: 2024-03-05, amount: 3.79, currency: EUR, period: month, from: 2024-03-05 }
`;

/** Ten thousandths. */
export function units(amount: string): bigint {
  const [whole = '0', part = ''] = amount.split('.');
  return BigInt(whole) * 10_000n + BigInt(part.padEnd(4, '0'));
}

const products: Readonly<Record<LifeKind, readonly (string | null)[]>> = {
  SERVER: ['cx22', 'cx32'],
  LOAD_BALANCER: ['lb11'],
  STORAGE_BOX: ['bx11', 'bx21'],
  DEDICATED: ['AX41-NVMe'],
  VOLUME: [null],
  SNAPSHOT: [null],
  PRIMARY_IP: [null],
  FLOATING_IP: [null],
};

/** How many of each are there at the beginning, and are ordered within the quarter. */
const counts: Readonly<Record<Exclude<LifeKind, 'DEDICATED'>, readonly [before: number, within: number]>> = {
  SERVER: [8, 40],
  VOLUME: [3, 14],
  SNAPSHOT: [2, 8],
  PRIMARY_IP: [3, 10],
  FLOATING_IP: [1, 5],
  LOAD_BALANCER: [1, 5],
  STORAGE_BOX: [1, 6],
};

/** When the accounts are read, day by day: at another minute of each. */
export function readingTimes(seed = 5): number[] {
  const random = seeded(seed);
  const times: number[] = [];
  for (let time = at(`${firstDay}T10:00:00`); time < at(`${lastDay}T23:59:00`); time += day) {
    const reading = time + Math.floor(random() * 300) * minute;
    if (new Date(time).toISOString().slice(0, 10) !== dayWithoutService) times.push(reading);
  }
  return times;
}

/** Changes keep their distance from each other, and from these times, so that readings tell them apart. */
const apart = 3 * day;
const busy = [risenForAll, risenForNew];

export class QuarterWorld {
  readonly lives: readonly Life[];

  constructor(seed = 11) {
    const random = seeded(seed);
    let nextId = 100;
    const within = (from: number, until: number) => from + Math.floor((random() * (until - from)) / minute) * minute;
    const [start, end] = [at(`${firstDay}T00:00:00`), at(`${lastDay}T00:00:00`)];
    const quiet = (from: number, until: number): number => {
      for (let tries = 0; tries < 50; tries += 1) {
        const time = within(from, until);
        if (busy.every((one) => Math.abs(time - one) > apart)) return time;
      }
      return from;
    };
    const living = (kind: LifeKind, created: number): Life => {
      const product = () => products[kind][Math.floor(random() * products[kind].length)] ?? null;
      const state = (since: number): LifeState => ({
        since,
        product: product(),
        gigabytes: kind === 'VOLUME' || kind === 'SNAPSHOT' ? 10 + Math.floor(random() * 90) : 1,
        hasBackups: kind === 'SERVER' && random() < 0.4,
      });
      const states = [state(created)];
      const isChanging = kind === 'SERVER' || kind === 'VOLUME' || kind === 'STORAGE_BOX';
      for (let turns = 0; isChanging && turns < 3; turns += 1) {
        const since = quiet(Math.max(start + apart, (states.at(-1)?.since ?? created) + apart), end + 30 * day);
        // Resized to a product with a price for new orders, it would be a new order.
        const next = { ...state(since), hasBackups: states[0]?.hasBackups ?? false };
        const isOrder = since > risenForNew && next.product === 'cx22';
        if (since < end - day && !isOrder) states.push(next);
      }
      const last = Math.max(states.at(-1)?.since ?? created, start) + apart;
      const ended = quiet(last, last + 60 * day);
      const deleted = random() < 0.6 && ended >= last && ended < end - day ? ended : null;
      nextId += 1;
      return { kind, id: nextId, name: `${kind.toLowerCase()} ${nextId}`, created, deleted, states, brief: null };
    };
    const lives: Life[] = [];
    for (const kind of Object.keys(counts) as (keyof typeof counts)[]) {
      const [before, later] = counts[kind];
      for (let n = 0; n < before; n += 1) lives.push(living(kind, within(start - 90 * day, start - apart)));
      for (let n = 0; n < later; n += 1) lives.push(living(kind, quiet(start + day, end - 2 * day)));
    }
    const brief = (name: 'HERE' | 'ELSEWHERE', from: string, until: string): Life => {
      const state = { since: at(from), product: 'cx22', gigabytes: 1, hasBackups: false };
      nextId += 1;
      const about = { kind: 'SERVER' as const, id: nextId, name: `brief-${nextId}`, created: at(from), brief: name };
      return { ...about, deleted: at(until), states: [state] };
    };
    lives.push(
      brief('HERE', '2024-01-17T20:00:00', '2024-01-17T22:30:00'),
      brief('HERE', '2024-02-29T18:00:00', '2024-02-29T18:01:00'),
      brief('ELSEWHERE', '2024-01-31T23:30:00', '2024-02-01T00:30:00'),
      brief('ELSEWHERE', '2024-02-29T17:00:00', '2024-02-29T23:59:00'),
      brief('ELSEWHERE', '2024-03-20T16:00:00', '2024-03-20T20:00:00'),
    );
    const dedicated = (id: number, created: number, deleted: number | null): Life => ({
      kind: 'DEDICATED',
      id,
      name: `web ${id}`,
      created,
      deleted,
      states: [{ since: created, product: 'AX41-NVMe', gigabytes: 1, hasBackups: false }],
      brief: null,
    });
    lives.push(
      dedicated(1, at('2023-06-01T00:00:00'), null),
      dedicated(2, at('2023-06-01T00:00:00'), at(`${paidUntil}T00:00:00`) + day),
      dedicated(3, at('2024-02-12T08:10:00'), null),
    );
    this.lives = lives;
  }

  /** What is there at a time. */
  thereAt(time: number): Life[] {
    return this.lives.filter(({ created, deleted }) => created <= time && (deleted === null || deleted > time));
  }

  /** Every time at which something changes, in order. */
  get changes(): number[] {
    const all = this.lives.flatMap(({ states, deleted }) => [
      ...states.map(({ since }) => since),
      ...(deleted === null ? [] : [deleted]),
    ]);
    return [...new Set([...all, risenForAll, risenForNew])].sort((a, b) => a - b);
  }

  /** Answers as the providers do at the time that `now` says: of the cloud, of storage and of dedicated servers. */
  script(now: () => number): Script {
    return (asked) => {
      const time = now();
      if (asked.method !== 'GET') return this.#written(asked.method, asked.path, time);
      if (/^\/(server|ip|subnet|rdns|reset|failover|storagebox|boot)(\/|$)/.test(asked.path)) {
        return this.#rackAt(time, asked.path) ?? rackOf(0)(asked);
      }
      const [, list = ''] = /^\/(\w+)\/actions$/.exec(asked.path) ?? [];
      if (list !== '') return this.#actionsAt(time, list, asked.query);
      return fleet(this.#collectionsAt(time), listAt(time))(asked);
    };
  }

  #written(method: string, path: string, time: number): Reply {
    const action = {
      id: 1,
      command: 'x',
      status: 'success',
      progress: 100,
      started: null,
      finished: null,
      error: null,
    };
    const made = this.lives.find(({ brief, created }) => brief === 'HERE' && created === time);
    if (method === 'POST' && path === '/servers' && made) {
      return {
        status: 201,
        body: { server: wireOf(made, time), action: { ...action, resources: [] }, next_actions: [] },
      };
    }
    return { body: { action: { ...action, resources: [] } } };
  }

  #rackAt(time: number, path: string): Reply | null {
    if (path !== '/server') return null;
    const there = this.thereAt(time).filter(({ kind }) => kind === 'DEDICATED');
    return {
      body: there.map(({ id, name, deleted }) => {
        const cancelled = deleted !== null && time >= cancelledAt;
        const own = { server_name: name, cancelled, paid_until: cancelled ? paidUntil : '2024-12-31' };
        return { server: { ...serverOf(id), ...own } };
      }),
    };
  }

  #collectionsAt(time: number): Record<string, Wire[]> {
    const of = (kind: LifeKind) =>
      this.thereAt(time)
        .filter((life) => life.kind === kind)
        .map((life) => wireOf(life, time));
    return {
      servers: of('SERVER'),
      volumes: of('VOLUME'),
      images: of('SNAPSHOT'),
      primary_ips: of('PRIMARY_IP'),
      floating_ips: of('FLOATING_IP'),
      load_balancers: of('LOAD_BALANCER'),
      storage_boxes: of('STORAGE_BOX'),
    };
  }

  #actionsAt(time: number, list: string, query: Readonly<Record<string, unknown>>): Reply {
    const type = list.replace(/(?<=x)es$|s$/, '');
    const own = this.lives.filter(({ kind }) => kind.toLowerCase() === type && kind !== 'SNAPSHOT');
    const events = own.flatMap((life) => eventsOf(life, type)).filter((event) => event.at <= time);
    events.sort((a, b) => b.at - a.at);
    const wires = events.map(({ command, id, at: moment }, place) => ({
      id: 100_000 - place,
      command,
      status: 'success',
      progress: 100,
      started: new Date(moment).toISOString(),
      finished: new Date(moment).toISOString(),
      resources: [{ id, type }],
      error: null,
    }));
    const [page, size] = [Number(query['page'] ?? 1), Number(query['per_page'] ?? 25)];
    const next_page = page * size < wires.length ? page + 1 : null;
    const pagination = { page, per_page: size, next_page, total_entries: wires.length };
    return { body: { actions: wires.slice((page - 1) * size, page * size), meta: { pagination } } };
  }
}

const resizes: Readonly<Record<string, string>> = { volume: 'resize_volume', server: 'change_server_type' };

function eventsOf({ id, created, deleted, states }: Life, type: string) {
  return [
    { command: `create_${type}`, id, at: created },
    ...states.slice(1).map(({ since }) => ({ command: resizes[type] ?? 'change_type', id, at: since })),
    ...(deleted === null ? [] : [{ command: `delete_${type}`, id, at: deleted }]),
  ];
}

/** The state that a thing has at a time. */
export function stateAt({ states }: Life, time: number): LifeState | undefined {
  return states.findLast(({ since }) => since <= time) ?? states[0];
}

function wireOf(life: Life, time: number): Wire {
  const { kind, id, name } = life;
  const state = stateAt(life, time);
  const created = new Date(life.created).toISOString();
  const own = { id, name, labels: {}, created, location: falkenstein };
  if (kind === 'SERVER') {
    const type = state?.product === 'cx22' ? 11 : 13;
    const backups = state?.hasBackups ? '22-02' : null;
    return server(id, { ...own, server_type: { id: type, name: state?.product }, backup_window: backups });
  }
  if (kind === 'SNAPSHOT') {
    return { ...own, type: 'snapshot', status: 'available', description: name, image_size: state?.gigabytes };
  }
  if (kind === 'STORAGE_BOX') return { ...own, status: 'active', storage_box_type: boxType(state?.product ?? '') };
  if (kind === 'LOAD_BALANCER') return { ...own, load_balancer_type: { id: 21, name: 'lb11' } };
  if (kind === 'FLOATING_IP') return { ...own, type: 'ipv4', home_location: falkenstein, ip: '198.51.100.7' };
  if (kind === 'PRIMARY_IP') return { ...own, type: 'ipv4', ip: '198.51.100.9', assignee_id: null };
  return { ...own, status: 'available', size: state?.gigabytes, server: null };
}

const shown = (amount: bigint) => `${amount / 10_000n}.${String(amount % 10_000n).padStart(4, '0')}`;
const priced = (amount: bigint) => ({ net: shown(amount), gross: shown(amount) });

function boxType(name: string) {
  const [price] = prices[name] ?? [];
  const hourly = price?.hourly ?? 0n;
  const of = {
    price_monthly: priced(price?.monthly ?? 0n),
    price_hourly: priced(hourly),
    setup_fee: priced(units('10')),
  };
  return { id: name === 'bx11' ? 5 : 6, name, prices: [{ location: 'fsn1', ...of }] };
}

/** The price list of the cloud, which shows the price for new orders alone. */
function listAt(time: number): object {
  const of = (name: string) => {
    const price = prices[name]?.findLast(({ since }) => since <= time);
    const amounts = { price_monthly: priced(price?.monthly ?? 0n), price_hourly: priced(price?.hourly ?? 0n) };
    return [{ ...serverPrice('fsn1', '', '', ''), ...amounts }];
  };
  return {
    ...pricing,
    server_types: [
      { id: 11, name: 'cx22', prices: of('cx22') },
      { id: 13, name: 'cx32', prices: of('cx32') },
    ],
    load_balancer_types: [{ id: 21, name: 'lb11', prices: of('lb11') }],
  };
}
