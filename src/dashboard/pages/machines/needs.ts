/**
 * The reasons why a machine needs attention: findings of MEDIUM severity or higher, or being off while it is billed.
 */
import { needsAttention } from '../../ask/attention.js';
import { isBoxType, isMachineType } from '../../ask/machine-types.js';
import { compare, type Decimal } from '../../format/money.js';
import type { MachinesNeedsQuery } from '../../generated/graphql.js';
import { grouped } from '../../parts/grid/grouped.js';
import { titleOfOne } from './finding-kinds.js';
import type { Machine } from './machine.js';
import { groupOf } from './statuses.js';
import { type MachineKey, machineKeyOf } from './machine-key.js';

export type NeedFinding = MachinesNeedsQuery['hosting']['findings']['nodes'][number];

export interface Need {
  readonly kind: 'finding' | 'off';
  readonly text: string;
  /** The most severe first, from 0. */
  readonly rank: number;
}

const severities = ['CRITICAL', 'HIGH', 'MEDIUM', 'LOW'];

export function needFindingsIn(findings: readonly NeedFinding[]): ReadonlyMap<MachineKey, readonly NeedFinding[]> {
  const own = findings.filter(({ resource, resourceId }) => isMachineType(resource?.__typename ?? '') && resourceId);
  return grouped(own.filter(needsAttention), ({ resource, api, accountName: account, resourceId }) =>
    machineKeyOf({
      kind: isBoxType(resource?.__typename ?? '') ? 'box' : 'server',
      api,
      account,
      id: resourceId ?? '',
    }),
  );
}

/** `cost`: undefined until it is read, null where it is not known; then it may be billed. */
export function needsOf(
  machine: Pick<Machine, 'status' | 'isCancelled'>,
  cost: Decimal | null | undefined,
  findings: readonly NeedFinding[],
): readonly Need[] {
  const isOff = groupOf(machine) === 'off' && cost !== undefined && (cost === null || compare(cost, '0') > 0);
  const off: Need = {
    kind: 'off',
    text: cost === null ? 'Off, cost unknown' : 'Off and billed',
    rank: severities.indexOf('MEDIUM'),
  };
  const found = findings
    // The same said twice.
    .filter(({ kind }) => kind !== 'SERVER_OFF' || !isOff)
    .map(({ kind, severity }): Need => ({
      kind: 'finding',
      text: titleOfOne(kind),
      rank: severities.indexOf(severity),
    }));
  return [...(isOff ? [off] : []), ...found].toSorted((a, b) => a.rank - b.rank);
}

/** The words as typed in a filter. */
export function needWords(needs: readonly Need[] | null | undefined): readonly string[] | null {
  if (needs === null || needs === undefined) return null;
  return needs.length === 0 ? ['nothing'] : [...new Set(needs.map(({ kind }) => kind))];
}

interface Needy {
  readonly name: string;
  readonly cost: Decimal | null | undefined;
  readonly needs: readonly Need[] | null | undefined;
}

/** Those that need a hand: the most severe first, then what costs most. */
export function needy<Row extends Needy>(rows: readonly Row[]): readonly Row[] {
  return rows
    .filter(({ needs }) => needs !== null && needs !== undefined && needs.length > 0)
    .toSorted(
      (a, b) =>
        rankOf(a) - rankOf(b) ||
        Number(offIn(b)) - Number(offIn(a)) ||
        costOf(b) - costOf(a) ||
        a.name.localeCompare(b.name),
    );
}

/** Below all that is known where it is not. */
function costOf({ cost }: Needy): number {
  return typeof cost === 'string' ? Number(cost) : -1;
}

function rankOf({ needs }: Needy): number {
  return needs?.[0]?.rank ?? severities.length;
}

function offIn({ needs }: Needy): boolean {
  return needs?.some(({ kind }) => kind === 'off') ?? false;
}
