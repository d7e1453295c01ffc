/** Asks for machines and their figures: the list first, so that it shows, and then what takes longer. */
import { useMemo } from 'react';
import { type Asked, useAsk } from '../../ask/use-ask.js';
import { useGrowing } from '../../ask/use-growing.js';
import {
  MachinesBillDocument,
  MachinesEndsDocument,
  MachinesListDocument,
  MachinesNamesDocument,
} from '../../generated/graphql.js';
import { isOf, useChosen, useCurrency } from '../../shell/scope.js';
import { areEndsFull, isBillFull, isListFull, namesToAsk, ownKinds, type Row, rowsOf } from './figures.js';
import { machinesOf } from './machine.js';

export interface Machines {
  /** Undefined until the list was read. */
  readonly rows: readonly Row[] | undefined;
  /** The list, the bill, the names and what could end. */
  readonly asked: readonly Asked<unknown>[];
  readonly list: Asked<unknown>;
  /** The names of a server are as many, or more. */
  readonly namesBound: number;
  /** More are on their way. */
  readonly isGrowing: boolean;
  /** There are more than can be asked for. */
  readonly isCut: boolean;
}

const growth = {
  list: { first: 200, most: 6_000, isFull: isListFull },
  bill: { first: 500, most: 10_000, isFull: isBillFull },
  ends: { first: 200, most: 10_000, isFull: areEndsFull },
};

export function useMachines(): Machines {
  const currency = useCurrency();
  const chosen = useChosen();
  const { apis, accounts } = chosen;
  const list = useGrowing(MachinesListDocument, (first) => ({ first }), growth.list);
  const kinds = [...ownKinds];
  const bill = useGrowing(MachinesBillDocument, (first) => ({ currency, apis, accounts, kinds, first }), growth.bill);
  const all = useMemo(() => list.data && machinesOf(list.data.hosting), [list.data]);
  const bounds = namesToAsk(all ?? []);
  const isPaused = all === undefined || list.isGrowing;
  const names = useAsk(MachinesNamesDocument, bounds, { pause: isPaused });
  const ends = useGrowing(MachinesEndsDocument, (first) => ({ currency, apis, accounts, first }), growth.ends, {
    pause: isPaused,
  });

  // Another object each time, of the same words mostly.
  const whose = JSON.stringify(chosen);
  const mine = useMemo(
    () => all?.filter(({ api, account }) => isOf(chosen, api, account)),
    // eslint-disable-next-line react-hooks/exhaustive-deps
    [all, whose],
  );
  const billed = hasFailed(bill) ? null : answer(bill)?.hosting.bill;
  const named = hasFailed(names) ? null : answer(names)?.hosting;
  const ending = hasFailed(ends) ? null : answer(ends)?.hosting.findings;
  const rows = useMemo(
    () => mine && rowsOf(mine, { bill: billed, names: named, ends: ending }),
    [mine, billed, named, ending],
  );
  return {
    rows,
    list,
    asked: [list, bill, names, ends],
    namesBound: bounds.names,
    isGrowing: list.isGrowing,
    isCut: list.isCut,
  };
}

/** What was answered for other accounts or another currency says nothing of these. */
function answer<T>({ data, isOld }: Asked<T>): T | undefined {
  return isOld ? undefined : data;
}

function hasFailed({ data, isOld, isBusy, problems }: Asked<unknown>): boolean {
  return (data === undefined || isOld) && !isBusy && problems.length > 0;
}
