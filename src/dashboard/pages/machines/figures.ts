/** What the list says of a machine beyond itself: its cost, what could end, and the names that lead to it. */
import { count, type Decimal, money, sum } from '../../ask/money.js';
import type {
  BillKind,
  MachinesBillQuery,
  MachinesEndsQuery,
  MachinesListQuery,
  MachinesNamesQuery,
} from '../../generated/graphql.js';
import type { Machine } from './machine.js';

/** Of each: undefined until it was read, null where it is not known. */
export interface Figures {
  /** A month of it with its backups, without what hangs on it. */
  readonly cost: Decimal | null | undefined;
  /** Null where nothing could end. */
  readonly ends: Decimal | null | undefined;
  readonly names: readonly string[] | null | undefined;
}

export interface Row extends Machine, Figures {}

type Bill = MachinesBillQuery['hosting']['bill'];

/** Null is an answer that failed: nothing in it is known. */
export interface Answers {
  readonly bill: Bill | null | undefined;
  readonly names: MachinesNamesQuery['hosting'] | null | undefined;
  readonly ends: MachinesEndsQuery['hosting']['findings'] | null | undefined;
}

/** What of the bill is the machine itself, and not what hangs on it. */
export const ownKinds = ['SERVER', 'BACKUP', 'STORAGE_BOX'] as const;

export function rowsOf(machines: readonly Machine[], answers: Answers): readonly Row[] {
  const costs = answers.bill && costsIn(answers.bill);
  const names = answers.names && namesIn(answers.names);
  const ends = answers.ends && endsIn(answers.ends);
  return machines.map((machine) => {
    const thing = thingOf(machine);
    return {
      ...machine,
      cost: costs ? (costs.get(thing) ?? null) : costs,
      names: machine.kind === 'box' ? [] : names ? (names.get(thing) ?? null) : names,
      ends: ends ? (ends.get(thing) ?? null) : ends,
    };
  });
}

/** Servers and boxes of the dedicated API are numbered apart. */
function thingOf({ api, account, id, kind }: Pick<Machine, 'api' | 'account' | 'id' | 'kind'>): string {
  return [kind, api, account, id].join(' ');
}

function kindOf(kind: BillKind): Machine['kind'] {
  return kind === 'STORAGE_BOX' ? 'box' : 'server';
}

/** What is known in part is not known. */
function costsIn({ lines, unknown }: Bill): ReadonlyMap<string, Decimal | null> {
  const costs = new Map<string, Decimal | null>();
  for (const line of lines.nodes) {
    if (line === null) continue;
    const thing = thingOf({ ...line, kind: kindOf(line.kind) });
    const amount = line.rounded?.gross?.amount ?? null;
    const before = costs.get(thing);
    if (amount === null || before === null) costs.set(thing, null);
    else costs.set(thing, before === undefined ? amount : sum([before, amount]));
  }
  for (const missing of unknown) costs.set(thingOf({ ...missing, kind: kindOf(missing.kind) }), null);
  return costs;
}

function namesIn({ servers }: MachinesNamesQuery['hosting']): ReadonlyMap<string, readonly string[] | null> {
  return new Map(
    (servers ?? []).flatMap((server) => {
      if (!server) return [];
      const api = server.__typename === 'CloudServer' ? 'CLOUD' : 'DEDICATED';
      const thing = thingOf({ kind: 'server', api, account: server.accountName, id: server.id });
      const all = server.names?.flatMap((name) => (name ? [name.name] : [])) ?? null;
      return [[thing, all]];
    }),
  );
}

function endsIn({ nodes }: MachinesEndsQuery['hosting']['findings']): ReadonlyMap<string, Decimal> {
  return new Map(
    nodes.flatMap(({ api, account, resourceId, monthlyAmount }) => {
      const amount = monthlyAmount?.gross?.in?.rounded.amount;
      return resourceId === null || amount === undefined
        ? []
        : [[thingOf({ kind: 'server', api, account, id: resourceId }), amount]];
    }),
  );
}

export interface Total {
  readonly count: number;
  readonly cost: Decimal;
  /** How many are in no amount, as their price is not known. */
  readonly unknown: number;
  /** False while the bill is still under way. */
  readonly isRead: boolean;
}

export function totalOf(rows: readonly Row[]): Total {
  const costs = rows.flatMap(({ cost }) => (typeof cost === 'string' ? [cost] : []));
  return {
    count: rows.length,
    cost: sum(costs),
    unknown: rows.filter(({ cost }) => cost === null).length,
    isRead: rows.every(({ cost }) => cost !== undefined),
  };
}

/** `₹56,834.99 a month, 38 without a price`; what is not known at all is no amount. Null until it was read. */
export function totalWords({ count: all, cost, unknown, isRead }: Total, currency: string): string | null {
  if (!isRead) return null;
  // Of nothing there is no amount to tell.
  if (all === 0) return '';
  const missing = `${count(unknown)} without a price`;
  if (unknown === all) return missing;
  return `${money(cost, currency)} a month${unknown === 0 ? '' : `, ${missing}`}`;
}

/** So many of each list of each account are asked for: a list that has as many may have more. */
export function isListFull({ hosting }: MachinesListQuery, first: number): boolean {
  const counts = new Map<string, number>();
  for (const thing of [...(hosting.servers ?? []), ...(hosting.storageBoxes ?? [])]) {
    if (thing === null) continue;
    const list = `${thing.__typename} ${thing.accountName}`;
    counts.set(list, (counts.get(list) ?? 0) + 1);
  }
  return Math.max(0, ...counts.values()) >= first;
}

export function isBillFull({ hosting: { bill } }: MachinesBillQuery, first: number): boolean {
  return Math.max(bill.lines.nodes.length, bill.unknown.length) >= first;
}

export function areEndsFull({ hosting }: MachinesEndsQuery, first: number): boolean {
  return hosting.findings.nodes.length >= first;
}

/** How many names of each server are asked for, so that the whole question stays small. */
export function namesToAsk(machines: readonly Machine[]): { readonly servers: number; readonly names: number } {
  const servers = machines.filter(({ kind }) => kind === 'server');
  const byAccount = new Map<string, number>();
  for (const { api, account } of servers) {
    byAccount.set(`${api} ${account}`, (byAccount.get(`${api} ${account}`) ?? 0) + 1);
  }
  // In steps, so that one server more or less makes no other question.
  const stepped = (value: number) => Math.min(10_000, Math.max(100, Math.ceil(value / 100) * 100));
  const all = stepped(servers.length);
  return { servers: stepped(Math.max(0, ...byAccount.values())), names: Math.max(5, Math.floor(40_000 / all)) };
}
