/** The cost of the running month up to now, for the bill, its groups and its lines: the invoice of that time. */
import { ofEach } from '../../base/of-each.js';
import type { Account } from '../../rest/transport/account.js';
import { type Both, sumOf } from '../bill/amounts/both.js';
import type { CostSoFar } from '../bill/amounts/cost-so-far.js';
import type { Priced } from '../bill/amounts/priced.js';
import { stampOf } from '../bill/count-once.js';
import type { BillFilter } from '../bill/filter.js';
import type { GroupKey } from '../bill/group-key.js';
import { type BillGroupBy, grouper, textOf } from '../bill/grouping.js';
import { listOf } from '../bill/lines/list-of.js';
import type { OwnPricedDraft } from '../bill/own-prices/own-costs.js';
import type { HistoryLine } from '../history/history-line.js';
import type { BillGap } from '../history/bill-history.js';
import { lineIds } from '../history/resource-id.js';
import { lineKey } from '../history/snapshots/snapshot-line.js';
import { type Charged, chargedKey } from './charged.js';
import { type ReadSources, chargedAsRead } from './charged-as-read.js';
import { monthAt } from './month.js';
import { arrangedInvoice } from './arranged-invoice.js';
import { monthSources } from './month-of-account.js';
import { MonthReading } from './month-reading.js';
import { neverRead } from './never-read.js';

interface SoFarRequest {
  /** Milliseconds since 1970. */
  readonly now: number;
  readonly filter: BillFilter;
  readonly currency: string;
  readonly groupBy: readonly BillGroupBy[];
  readonly labelKey: string | null;
  /** The accounts of which the bill could read anything. */
  readonly accounts: readonly Account[];
}

/** Lines of the bill, and the number of things beside them whose cost is unknown. */
interface Billed {
  readonly summed: readonly Priced[];
  readonly unknownCount: number;
}

export async function monthSoFar(sources: ReadSources, request: SoFarRequest): Promise<MonthSoFar> {
  const { now, filter, currency, groupBy, labelKey } = request;
  const { historyContext } = sources;
  const reading = await MonthReading.of(historyContext, filter);
  const { scope } = reading;
  const month = monthAt(now);
  const known = await arrangedInvoice.of(monthSources(reading), {
    accounts: scope.accounts,
    month,
    filter,
    currency,
    groupBy: [],
    labelKey: null,
  });
  const gaps = [...known.gaps, ...neverRead(historyContext, filter, scope, month)];
  const accounts = request.accounts.filter(
    ({ api, name }) => !scope.accounts.some((one) => one.api === api && one.name === name),
  );
  const readings = accounts.map((account) => reading.rules.of(account));
  const read = accounts.length > 0 ? await chargedAsRead.of(sources, { filter, currency, accounts, readings }) : [];
  const isAnyRead = known.isRead || accounts.length > 0;
  return new MonthSoFar(
    { lines: [...known.lines, ...read], gaps, isAnyRead },
    grouper({ groupBy, labelKey, resourceIdOf: lineIds(historyContext.info.schema) }),
  );
}

interface Charges {
  readonly lines: readonly Charged[];
  readonly gaps: readonly BillGap[];
  /** Some account was read at some time. */
  readonly isAnyRead: boolean;
}

export class MonthSoFar {
  readonly #lines: ReadonlyMap<string, Charged>;
  readonly #groups = new Map<string, Charged[]>();

  constructor(
    private readonly charges: Charges,
    groupOf: (line: HistoryLine) => GroupKey,
  ) {
    this.#lines = new Map(charges.lines.map((line) => [line.key, line]));
    for (const line of charges.lines) {
      const group = textOf(groupOf(line.line));
      const own = this.#groups.get(group) ?? [];
      this.#groups.set(group, own);
      own.push(line);
    }
  }

  total(bill: Billed): CostSoFar {
    const { lines, gaps, isAnyRead } = this.charges;
    return { amount: isAnyRead ? amountOf(lines) : null, isComplete: this.#isComplete(lines, bill, gaps) };
  }

  ofGroup(key: GroupKey, group: Billed): CostSoFar {
    const lines = this.#groups.get(textOf(key)) ?? [];
    const isItsOwn = ({ api, accountName }: BillGap) =>
      (key.api === null || key.api === api) && (key.accountName === null || key.accountName === accountName);
    const gaps = this.charges.gaps.filter(isItsOwn);
    return { amount: lines.length > 0 ? amountOf(lines) : null, isComplete: this.#isComplete(lines, group, gaps) };
  }

  ofLine(draft: OwnPricedDraft): CostSoFar {
    const line = this.#lines.get(keyOf(draft));
    const { api, name } = draft.account;
    const isSeen = !this.charges.gaps.some((gap) => gap.api === api && gap.accountName === name);
    return { amount: line ? line.amount : null, isComplete: line !== undefined && !line.isUnknown && isSeen };
  }

  #isComplete(lines: readonly Charged[], { summed, unknownCount }: Billed, gaps: readonly BillGap[]): boolean {
    return (
      gaps.length === 0 &&
      unknownCount === 0 &&
      !lines.some(({ isUnknown }) => isUnknown) &&
      summed.every(({ draft }) => this.#lines.has(keyOf(draft)))
    );
  }
}

function amountOf(lines: readonly Charged[]): Both {
  return sumOf(lines.map(({ amount }) => amount));
}

const keyOf = ofEach((draft: OwnPricedDraft): string => {
  const { account, kind, id } = draft;
  return chargedKey(account, lineKey({ list: listOf(draft), kind, id, stamp: stampOf(draft) }));
});
