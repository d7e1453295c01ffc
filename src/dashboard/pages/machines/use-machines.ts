/** Queries machines and their figures: the list first, so that it shows, then what takes longer. */
import { useMemo } from 'react';
import { firstMachines, machinesIn, nextMachines } from '../../ask/machine-pages.js';
import { both, asLowerBound, type Certainty, certaintyOf } from '../../ask/certainty.js';
import type { QueryState } from '../../ask/use-graph-query.js';
import { nextPageOf, type Paged, usePages } from '../../ask/use-pages.js';
import {
  MachinesBillDocument,
  MachinesEndsDocument,
  type MachinesEndsQuery,
  type MachinesEndsQueryVariables,
  MachinesListDocument,
  MachinesNamesDocument,
  type MachinesNamesQuery,
  type MachinesNamesQueryVariables,
} from '../../generated/graphql.js';
import { type Chosen, isOf, useChosen, useCurrency, useScope } from '../../shell/scope.js';
import { billOf, nextBill } from './bill-pages.js';
import { billIn, ownKinds, type MachineRow, rowsOf } from './figures.js';
import { machinesOf } from './machine.js';

export interface Machines {
  /** The chosen currency and accounts, as text. */
  readonly of: string;
  /** Undefined until the list is read. */
  readonly rows: readonly MachineRow[] | undefined;
  /** Completeness of the list, and of the costs. */
  readonly read: Certainty<unknown>;
  readonly billed: Certainty<unknown>;
  /** The list, the bill, the names and the costs that could end. */
  readonly asked: readonly QueryState<unknown>[];
  readonly list: Paged<unknown>;
  /** The names that lead to them, from zones in the cache. */
  readonly named: Paged<unknown>;
}

const nextNames = nextPageOf<MachinesNamesQuery, MachinesNamesQueryVariables>(
  ({ hosting }) => hosting.servers?.pageInfo,
);
const nextEnds = nextPageOf<MachinesEndsQuery, MachinesEndsQueryVariables>(({ hosting }) => hosting.findings.pageInfo);

export function useMachines(): Machines {
  const currency = useCurrency();
  const scope = useScope();
  const chosen = useChosen();
  const list = usePages(MachinesListDocument, firstMachines, nextMachines, { take: 'recent' });
  const bill = usePages(MachinesBillDocument, billOf(ownKinds, scope), nextBill);
  const all = useMemo(() => (list.pages.length === 0 ? undefined : machinesOf(machinesIn(list.pages))), [list.pages]);
  const pause = all === undefined || list.isGrowing;
  const names = usePages(MachinesNamesDocument, { after: null }, nextNames, { pause, take: 'cached' });
  const ends = usePages(MachinesEndsDocument, { ...scope, after: null }, nextEnds, { pause, take: 'recent' });

  // A new object each time, mostly with the same content.
  const whose = JSON.stringify(chosen);
  const mine = useMemo(
    () => all?.filter(({ api, account }) => isOf(chosen, api, account)),
    // eslint-disable-next-line react-hooks/exhaustive-deps
    [all, whose],
  );
  const billed = usePagesOf(bill, billIn);
  const found = usePagesOf(names, namesIn);
  // If a zone could not be read, any machine may have more names.
  const named = names.problems.length > 0 && !names.isBusy ? null : found;
  const ending = usePagesOf(ends, endsIn);
  const rows = useMemo(
    () => mine && rowsOf(mine, { bill: billed, names: named, ends: ending }),
    [mine, billed, named, ending],
  );
  const read = ofThese(asLowerBound(certaintyOf(list), list.isGrowing || list.isCut), chosen);
  const costs = both(
    read,
    asLowerBound(
      certaintyOf(bill, ({ hosting }) => hosting.bill),
      bill.isCut,
    ),
  );
  return {
    of: `${currency} ${whose}`,
    rows,
    read,
    billed: costs,
    list,
    named: names,
    asked: [list, bill, names, ends],
  };
}

/** Accounts that are not chosen cannot make this incomplete. */
function ofThese(read: Certainty<unknown>, chosen: Chosen): Certainty<unknown> {
  if (read.is !== 'least' || chosen.apis === null) return read;
  const lacks = read.lacks.filter(({ source }) => source === null || isOf(chosen, source.api, source.account));
  return lacks.length === 0 && read.lacks.length > 0 ? { is: 'whole', value: read.value } : { ...read, lacks };
}

const namesIn = (pages: readonly MachinesNamesQuery[]) => pages.flatMap(({ hosting }) => hosting.servers?.nodes ?? []);
const endsIn = (pages: readonly MachinesEndsQuery[]) => pages.flatMap(({ hosting }) => hosting.findings.nodes);

/**
 * Undefined until all pages are loaded: what is missing from some may still come. Null on failure. Results for other
 * accounts or another currency do not count.
 */
function usePagesOf<T, Result>(paged: Paged<T>, made: (pages: readonly T[]) => Result): Result | null | undefined {
  const { pages, isOld, isGrowing } = paged;
  const whole = useMemo(
    () => (pages.length === 0 || isOld || isGrowing ? undefined : made(pages)),
    [made, pages, isOld, isGrowing],
  );
  return hasFailed(paged) ? null : whole;
}

function hasFailed({ data, isOld, isBusy, problems }: QueryState<unknown>): boolean {
  return (data === undefined || isOld) && !isBusy && problems.length > 0;
}
