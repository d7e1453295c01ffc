/** Queries machines and their figures: the list first, so that it shows, then what takes longer. */
import { useMemo } from 'react';
import { firstMachines, machinesIn, nextMachines } from '../../ask/machine-pages.js';
import { useNoteAttention } from '../../ask/attention.js';
import { both, asLowerBound, type Certainty, certaintyOf, countIn } from '../../ask/certainty.js';
import type { QueryState } from '../../ask/use-graph-query.js';
import { nextPageOf, type Paged, usePages } from '../../ask/use-pages.js';
import {
  MachinesBillDocument,
  MachinesNeedsDocument,
  type MachinesNeedsQuery,
  type MachinesNeedsQueryVariables,
  MachinesListDocument,
  MachinesNamesDocument,
  type MachinesNamesQuery,
  type MachinesNamesQueryVariables,
} from '../../generated/graphql.js';
import { type Chosen, isOf, useChosen, useCurrency, useScope } from '../../shell/scope.js';
import { billOf, nextBill } from './bill-pages.js';
import { needKinds } from './finding-kinds.js';
import { billIn, ownKinds, type MachineRow, rowsOf } from './figures.js';
import { machinesOf } from './machine.js';
import { needy } from './needs.js';

export interface Machines {
  /** The chosen currency and accounts, as text. */
  readonly of: string;
  /** Undefined until the list is read. */
  readonly rows: readonly MachineRow[] | undefined;
  /** Completeness of the list, and of the costs. */
  readonly read: Certainty<unknown>;
  readonly billed: Certainty<unknown>;
  /** Completeness of what needs a hand. */
  readonly needed: Certainty<unknown>;
  /** The list, the bill, the names and the findings. */
  readonly results: readonly QueryState<unknown>[];
  readonly list: Paged<unknown>;
}

const nextNames = nextPageOf<MachinesNamesQuery, MachinesNamesQueryVariables>(
  ({ hosting }) => hosting.servers?.pageInfo,
);
const nextNeeds = nextPageOf<MachinesNeedsQuery, MachinesNeedsQueryVariables>(
  ({ hosting }) => hosting.findings.pageInfo,
);

export function useMachines(): Machines {
  const currency = useCurrency();
  const scope = useScope();
  const chosen = useChosen();
  const list = usePages(MachinesListDocument, firstMachines, nextMachines, { take: 'recent' });
  const bill = usePages(MachinesBillDocument, billOf(ownKinds, scope), nextBill);
  const all = useMemo(() => (list.pages.length === 0 ? undefined : machinesOf(machinesIn(list.pages))), [list.pages]);
  const pause = all === undefined || list.isGrowing;
  const names = usePages(MachinesNamesDocument, { after: null }, nextNames, { pause, take: 'cached' });
  const needs = usePages(MachinesNeedsDocument, { ...scope, kinds: [...needKinds], after: null }, nextNeeds, {
    pause,
    take: 'cached',
  });

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
  const findings = usePagesOf(needs, findingsIn);
  const rows = useMemo(
    () => mine && rowsOf(mine, { bill: billed, names: named, findings }),
    [mine, billed, named, findings],
  );
  const read = ofThese(asLowerBound(certaintyOf(list), list.isGrowing || list.isCut), chosen);
  const costs = both(
    read,
    asLowerBound(
      certaintyOf(bill, ({ hosting }) => hosting.bill),
      bill.isCut,
    ),
  );
  const needed = asLowerBound(
    both(
      costs,
      certaintyOf(needs, ({ hosting }) => hosting.findings),
    ),
    needs.isCut || needs.isGrowing,
  );
  useNoteAttention(
    whose,
    { machines: countIn(needed, () => (rows ? needy(rows).length : null)) },
    needs.data?.hosting.findings.readAt,
  );
  return {
    of: `${currency} ${whose}`,
    rows,
    read,
    billed: costs,
    needed,
    list,
    results: [list, bill, names, needs],
  };
}

/** Accounts that are not chosen cannot make this incomplete. */
function ofThese(read: Certainty<unknown>, chosen: Chosen): Certainty<unknown> {
  if (read.is !== 'least' || chosen.apis === null) return read;
  const lacks = read.lacks.filter(({ source }) => source === null || isOf(chosen, source.api, source.accountName));
  return lacks.length === 0 && read.lacks.length > 0 ? { is: 'whole', value: read.value } : { ...read, lacks };
}

const namesIn = (pages: readonly MachinesNamesQuery[]) => pages.flatMap(({ hosting }) => hosting.servers?.nodes ?? []);
const findingsIn = (pages: readonly MachinesNeedsQuery[]) => pages.flatMap(({ hosting }) => hosting.findings.nodes);

/**
 * Undefined until all pages are loaded: what is missing from some may still come. Null on failure. Results for other
 * accounts or another currency do not count.
 */
function usePagesOf<T, Result>(paged: Paged<T>, resultOf: (pages: readonly T[]) => Result): Result | null | undefined {
  const { pages, isOld, isGrowing } = paged;
  const result = useMemo(
    () => (pages.length === 0 || isOld || isGrowing ? undefined : resultOf(pages)),
    [resultOf, pages, isOld, isGrowing],
  );
  return hasFailed(paged) ? null : result;
}

function hasFailed({ data, isOld, isBusy, problems }: QueryState<unknown>): boolean {
  return (data === undefined || isOld) && !isBusy && problems.length > 0;
}
