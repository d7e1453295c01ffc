/** The monthly cost of a machine with all that is attached to it: volumes, addresses, add-ons. */
import { compare, type Decimal, sum } from '../../format/money.js';
import type { BillKind } from '../../generated/graphql.js';
import type { Bill, MachineRow } from './figures.js';

export const hungKinds = ['VOLUME', 'PRIMARY_IP', 'FLOATING_IP', 'ADDON'] as const;

/** The attachments of a machine, by the ids that the bill uses. */
export interface Attachments {
  readonly volumes: readonly { readonly id: string; readonly size: number | null }[];
  readonly primaryIps: readonly { readonly id: string; readonly word: string }[];
  readonly floatingIps: readonly { readonly id: string; readonly word: string }[];
  /** The addresses of a dedicated server. */
  readonly addresses: readonly string[];
}

interface CostLine {
  readonly label: string;
  /** Null where it is unknown. */
  readonly amount: Decimal | null;
}

interface Costs {
  readonly lines: readonly CostLine[];
  /** The sum of known amounts. */
  readonly total: Decimal;
  readonly unknown: number;
}

export function costsOf(
  own: CostLine,
  machine: Pick<MachineRow, 'api' | 'account'>,
  hung: Attachments,
  bill: Bill,
): Costs {
  const mine = ({ api, accountName }: { api: string; accountName: string }) =>
    api === machine.api && accountName === machine.account;
  const lined = bill.lines.filter(mine);
  const known = new Map(lined.map(({ kind, id, rounded }) => [`${kind} ${id}`, rounded?.gross?.amount ?? null]));
  for (const { kind, id } of bill.unknown.filter(mine)) known.set(`${kind} ${id}`, null);
  // What is not on the bill is billed with something else, or not at all, such as an IPv6 network.
  const amountsOf = (kind: BillKind, ids: readonly string[]) =>
    ids.flatMap((id) => {
      const amount = known.get(`${kind} ${id}`);
      return amount === undefined ? [] : [amount];
    });
  const one = (kind: 'PRIMARY_IP' | 'FLOATING_IP', things: readonly { id: string; word: string }[]) =>
    things.flatMap(({ id, word }) => together(word, amountsOf(kind, [id])));

  const volumes = amountsOf(
    'VOLUME',
    hung.volumes.map(({ id }) => id),
  );
  const addons = amountsOf('ADDON', hung.addresses);
  const sizes = hung.volumes.flatMap(({ size }) => size ?? []);
  const gigabytes = sizes.reduce((all, one) => all + one, 0);
  const size =
    sizes.length === 0 ? 'size unknown' : `${sizes.length < hung.volumes.length ? 'at least ' : ''}${gigabytes} GB`;
  const lines: readonly CostLine[] = [
    own,
    ...together(`${things(volumes.length, 'volume')}, ${size}`, volumes),
    ...one('PRIMARY_IP', hung.primaryIps),
    ...one('FLOATING_IP', hung.floatingIps),
    ...together(things(addons.length, 'add-on'), addons),
  ];
  const amounts = lines.flatMap(({ amount }) => (amount === null ? [] : [amount]));
  return { lines, total: sum(amounts), unknown: lines.length - amounts.length };
}

function things(count: number, word: string): string {
  return `${count} ${word}${count === 1 ? '' : 's'}`;
}

/** Several amounts as one line, which is known if all of them are; no line where nothing costs. */
function together(label: string, amounts: readonly (Decimal | null)[]): readonly CostLine[] {
  const known = amounts.filter((amount) => amount !== null);
  if (known.length < amounts.length) return [{ label, amount: null }];
  const amount = sum(known);
  return compare(amount, '0') === 0 ? [] : [{ label, amount }];
}
