/** A project of the cloud over October 2026, and what its provider rightly bills for it, by a reckoning of its own. */
import type { Collections, Wire } from '../../bill/fleet.js';
import { falkenstein, ownPrices, pricing, server, serverPrice, terabyte } from '../../bill/fleet.js';
import { type Action, WatchedProject } from '../../invoice/watched-project.js';
import type { WrittenRow } from '../reading/written.js';

type Product = 'cx22' | 'cx32';

export interface Thing {
  readonly id: number;
  readonly kind: 'server' | 'volume' | 'address';
  readonly created: string;
  readonly deleted?: string;
  /** When a cx22 became a cx32. */
  readonly resized?: string;
  /** Of a server for which the price list has no price; its rows are written by hand. */
  readonly product?: string;
  /** Gigabytes of a volume. */
  readonly size?: number;
  /** Terabytes that a server has sent in October. */
  readonly sent?: number;
}

const hour = 3_600_000;
const [start, end] = [Date.parse('2026-10-01T00:00Z'), Date.parse('2026-11-01T00:00Z')];

/** In ten-thousandths. */
const prices = {
  cx22: { month: 37_900, hour: 60, name: 'CX22 Cloud Server', id: 11 },
  cx32: { month: 68_000, hour: 109, name: 'CX32 Cloud Server', id: 13 },
  address: { month: 5_000, hour: 8, name: 'Primary IPv4' },
};

const priced = (month: string, taxed: string, each: string, eachTaxed: string) => [
  { ...serverPrice('fsn1', month, taxed, ''), price_hourly: { net: each, gross: eachTaxed } },
];
const list = {
  ...pricing,
  server_types: [
    { id: 11, name: 'cx22', prices: priced('3.79', '4.51', '0.0060', '0.0071') },
    { id: 13, name: 'cx32', prices: priced('6.80', '8.09', '0.0109', '0.0130') },
  ],
};

const at = (text: string) => Date.parse(`${text}Z`);
const day = (time: number) => new Date(time).toISOString().slice(0, 10);
export const digits = (units: number) => `${Math.floor(units / 10_000)}.${String(units % 10_000).padStart(4, '0')}`;

function wireOf({ id, kind, created, resized, product: unpriced, size = 10, sent = 0 }: Thing, now: number): Wire {
  const own = { created: `${created}:00+00:00`, name: `${kind}-${id}` };
  if (kind === 'volume') {
    return { id, ...own, status: 'available', size, location: falkenstein, labels: {}, server: null };
  }
  if (kind === 'address') {
    return {
      id,
      ...own,
      type: 'ipv4',
      ip: `192.0.2.${id % 256}`,
      location: falkenstein,
      labels: {},
      assignee_id: null,
    };
  }
  if (unpriced !== undefined) return server(id, { ...own, server_type: { id: 99, name: unpriced } });
  const product: Product = resized !== undefined && at(resized) <= now ? 'cx32' : 'cx22';
  const outgoing_traffic = now >= start && now < end ? sent * terabyte : 0;
  return server(id, { ...own, outgoing_traffic, server_type: { id: prices[product].id, name: product } });
}

function collectionsAt(things: readonly Thing[], now: number): Collections {
  const there = things.filter(({ created, deleted }) => at(created) <= now && (!deleted || at(deleted) > now));
  const of = (kind: Thing['kind']) => there.filter((thing) => thing.kind === kind).map((thing) => wireOf(thing, now));
  return { servers: of('server'), volumes: of('volume'), primary_ips: of('address') };
}

function actionsUntil(things: readonly Thing[], now: number): Action[] {
  const type = { server: 'server', volume: 'volume', address: 'primary_ip' };
  return things.flatMap(({ id, kind, deleted, resized }) =>
    [
      ...(deleted === undefined ? [] : [{ command: `delete_${type[kind]}`, type: type[kind], id, at: deleted }]),
      ...(resized === undefined ? [] : [{ command: 'change_server_type', type: 'server', id, at: resized }]),
    ].filter((action) => at(action.at) <= now),
  );
}

interface Watching {
  /** The last day, by default 4 November. */
  readonly until?: string;
  /** Own prices, as their file has them. */
  readonly prices?: string;
}

/** Reads the project each noon from 25 September. */
export async function watched(
  things: readonly Thing[],
  { until = '2026-11-04', prices: text }: Watching = {},
): Promise<WatchedProject> {
  const project = await WatchedProject.open();
  const own = text === undefined ? null : ownPrices(text, start);
  project.special = ({ path }) => (path === '/pricing' ? { body: { pricing: list } } : null);
  for (let noon = at('2026-09-25T12:00'); noon <= at(`${until}T12:00`); noon += 24 * hour) {
    project.actions = actionsUntil(things, noon);
    await project.take(day(noon), collectionsAt(things, noon), 12, own);
  }
  return project;
}

/** What is rightly billed for October. */
export function rightRows(thing: Thing): WrittenRow[] {
  const { kind, created, deleted, resized, size = 10 } = thing;
  const [from, until] = [Math.max(at(created), start), Math.min(deleted === undefined ? end : at(deleted), end)];
  if (until <= from) return [];
  if (kind === 'volume') {
    const hours = Math.ceil((until - from) / hour);
    const total = Math.round((size * 440 * hours) / 744);
    return [rowOf(thing, 'Volume', { from, until, hours, total, isMonth: hours === 744 })];
  }
  const edges = resized === undefined ? [from, until] : [from, at(resized), until];
  return edges.slice(1).map((to, place) => {
    const since = edges[place] ?? from;
    const product = place === 0 ? 'cx22' : 'cx32';
    const { month, hour: each, name } = prices[kind === 'address' ? 'address' : product];
    const hours = Math.ceil((to - since) / hour);
    const isMonth = hours * each > month;
    return rowOf(thing, name, { from: since, until: to, hours, total: Math.min(hours * each, month), isMonth });
  });
}

interface Billed {
  readonly from: number;
  readonly until: number;
  readonly hours: number;
  readonly total: number;
  readonly isMonth: boolean;
}

function rowOf({ id, kind }: Thing, product: string, { from, until, hours, total, isMonth }: Billed): WrittenRow {
  return {
    grouping: 'Project shop',
    product,
    description: `${kind}-${id}`,
    thing: { server: 'Server', volume: 'Volume', address: 'Primary IP' }[kind],
    id: String(id),
    quantity: isMonth ? '1.0000' : String(hours),
    from: day(from),
    until: day(until - 1),
    unit: isMonth ? 'Months' : 'Hours',
    total: digits(total),
  };
}
