/**
 * The figures of a machine in the list besides its own fields: its cost, the cost that could end, and its DNS names.
 */
import { apiOfType } from '../../format/api-of-type.js';
import { counted, type Decimal, money, sum } from '../../format/money.js';
import type { MachinesBillQuery, MachinesNamesQuery } from '../../generated/graphql.js';
import type { Certainty } from '../../ask/certainty.js';
import type { Machine } from './machine.js';
import { type Need, type NeedFinding, needFindingsIn, needsOf } from './needs.js';
import { machineKeyOf } from './machine-key.js';

/** Each is undefined until it is read and null where it is unknown. */
interface Figures {
  /** The monthly cost with its backups and what is deleted together with it, without what else is attached. */
  readonly cost: Decimal | null | undefined;
  /** Null where no cost could end. */
  readonly ends: Decimal | null | undefined;
  /** The DNS names that lead to it, or the first of them. */
  readonly names: readonly string[] | null | undefined;
  readonly nameCount: number | null | undefined;
  /** The reasons why it needs attention. */
  readonly needs: readonly Need[] | null | undefined;
}

export interface MachineRow extends Machine, Figures {}

type BillPage = MachinesBillQuery['hosting']['bill'];

/** All pages of the bill. */
export interface Bill {
  readonly lines: readonly BillPage['lines']['nodes'][number][];
  readonly unknown: readonly BillPage['unknown']['nodes'][number][];
}

type NamedMachines = NonNullable<MachinesNamesQuery['hosting']['servers']>['nodes'][number];

/** Null is a failed query: everything in it is unknown. */
export interface Answers {
  readonly bill: Bill | null | undefined;
  readonly names: readonly NamedMachines[] | null | undefined;
  readonly findings: readonly NeedFinding[] | null | undefined;
}

export function billIn(pages: readonly MachinesBillQuery[]): Bill {
  return {
    lines: pages.flatMap(({ hosting }) => hosting.bill.lines.nodes),
    unknown: pages.flatMap(({ hosting }) => hosting.bill.unknown.nodes),
  };
}

/** Bill kinds of the machine itself, not of what is attached to it. */
export const ownKinds = ['SERVER', 'BACKUP', 'STORAGE_BOX', 'PRIMARY_IP'] as const;

export function rowsOf(machines: readonly Machine[], answers: Answers): readonly MachineRow[] {
  const costs = answers.bill && costsIn(answers.bill);
  const names = answers.names && namesIn(answers.names);
  const ends = answers.findings && endsIn(answers.findings);
  const found = answers.findings && needFindingsIn(answers.findings);
  return machines.map((machine) => {
    const thing = machineKeyOf(machine);
    const cost = costs ? (costs.get(thing) ?? null) : costs;
    const needs = needsOf(machine, cost, found?.get(thing) ?? []);
    return {
      ...machine,
      cost,
      ...(machine.kind === 'box' ? { names: [], nameCount: 0 } : namesOf(names ? (names.get(thing) ?? null) : names)),
      ends: ends ? (ends.get(thing) ?? null) : ends,
      // What is known of it is shown while the rest is not.
      needs: found || needs.length > 0 ? needs : found,
    };
  });
}

type Billed = Bill['lines'][number] | Bill['unknown'][number];

/** The machine that a line belongs to; null for an address that outlives it. */
function machineOf({ kind, api, accountName: account, id, deletedWith }: Billed): string | null {
  if (kind === 'PRIMARY_IP') return deletedWith && machineKeyOf({ kind: 'server', api, account, id: deletedWith });
  return machineKeyOf({ kind: kind === 'STORAGE_BOX' ? 'box' : 'server', api, account, id });
}

/** A cost that is known in part counts as unknown. */
function costsIn({ lines, unknown }: Bill): ReadonlyMap<string, Decimal | null> {
  const costs = new Map<string, Decimal | null>();
  for (const line of lines) {
    const thing = machineOf(line);
    if (thing === null) continue;
    const amount = line.rounded?.gross?.amount ?? null;
    const before = costs.get(thing);
    if (amount === null || before === null) costs.set(thing, null);
    else costs.set(thing, before === undefined ? amount : sum([before, amount]));
  }
  for (const missing of unknown) {
    const thing = machineOf(missing);
    if (thing !== null) costs.set(thing, null);
  }
  return costs;
}

type NameList = NonNullable<NonNullable<NamedMachines>['names']>;

function namesOf(list: NameList | null | undefined): Pick<Figures, 'names' | 'nameCount'> {
  return list
    ? { names: list.nodes.map(({ name }) => name), nameCount: list.totalCount }
    : { names: list, nameCount: list };
}

function namesIn(servers: readonly NamedMachines[]): ReadonlyMap<string, NameList | null> {
  return new Map(
    servers.flatMap((server) => {
      if (!server) return [];
      const api = apiOfType(server.__typename);
      const thing = machineKeyOf({ kind: 'server', api, account: server.accountName, id: server.id });
      return [[thing, server.names]];
    }),
  );
}

function endsIn(findings: readonly NeedFinding[]): ReadonlyMap<string, Decimal> {
  return new Map(
    findings.flatMap(({ kind, api, accountName: account, resourceId, monthlyAmount }) => {
      const amount = monthlyAmount?.gross?.in?.rounded.amount;
      return kind !== 'SERVER_OFF' || resourceId === null || amount === undefined
        ? []
        : [[machineKeyOf({ kind: 'server', api, account, id: resourceId }), amount]];
    }),
  );
}

interface Total {
  readonly count: number;
  readonly cost: Decimal;
  /** How many have no amount, as their price is unknown. */
  readonly unknown: number;
  /** False while the bill is loading. */
  readonly isRead: boolean;
}

export function totalOf(rows: readonly MachineRow[]): Total {
  const costs = rows.flatMap(({ cost }) => (typeof cost === 'string' ? [cost] : []));
  return {
    count: rows.length,
    cost: sum(costs),
    unknown: rows.filter(({ cost }) => cost === null).length,
    isRead: rows.every(({ cost }) => cost !== undefined),
  };
}

/** `₹56,834.99 a month, 38 machines without a price`; no amount where everything is unknown. Null until it is read. */
export function totalWords(of: Certainty<Total>, currency: string): string | null {
  if (of.is === 'unknown') return 'monthly cost unknown';
  if (of.is === 'awaited' || !of.value.isRead) return null;
  const { count: all, cost, unknown } = of.value;
  // Without machines there is no amount to show.
  if (all === 0) return '';
  const missing = `${counted(unknown, 'machine', 'machines')} without a price`;
  if (unknown === all) return missing;
  const amount = `${of.is === 'least' ? 'at least ' : ''}${money({ amount: cost, currency })} a month`;
  return unknown === 0 ? amount : `${amount}, ${missing}`;
}
