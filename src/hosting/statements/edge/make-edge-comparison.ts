/** Makes the comparison of the edge with the invoice of a month, and sums it. */
import { exact, greaterFirst } from '../../../base/decimal.js';
import type { Money } from '../../../data/rates/money/money.js';
import { sum } from '../../bill/amounts/largest-remainder.js';
import { collect } from '../../bill/collect.js';
import { BillKind } from '../../bill/kind.js';
import type { HistoryContext } from '../../history/history-context.js';
import { Inventory } from '../../inventory/inventory.js';
import { checkMaxAge } from '../../inventory/max-age.js';
import { sourcesOf } from '../../inventory/source.js';
import { monthAt, monthNamed } from '../../invoice/month.js';
import { isDisputed } from '../comparison/compared-line.js';
import { OwnMonths } from '../comparison/own-months.js';
import { compareEdge } from './compare-edge.js';
import { EdgeComparison, EdgeComparisonSum } from './edge-comparison-type.js';
import { type EdgeLine, differenceOf, moneyOf } from './edge-line.js';
import { InvoiceSide } from './invoice-side.js';
import { statedAccounts } from './stated-accounts.js';

interface EdgeComparisonRequest {
  /** Null: the present one. */
  readonly month: string | null;
  /** Null: all of the edge. */
  readonly accounts: readonly string[] | null;
  /** Seconds. */
  readonly maxAge: number;
}

const kinds = [BillKind.PLAN, BillKind.SUBSCRIPTION, BillKind.USAGE];

export async function makeEdgeComparison(
  historyContext: HistoryContext,
  { month: name, accounts: names, maxAge }: EdgeComparisonRequest,
): Promise<EdgeComparison> {
  checkMaxAge('edgeComparison', maxAge);
  const now = historyContext.context.upstreams.clock.now();
  const month = name === null ? monthAt(now) : monthNamed(name, now);
  const filter = { apis: ['EDGE' as const], accounts: names && [...names], kinds };
  const collected = await collect(Inventory.of(historyContext, maxAge), filter);
  const accounts = [...new Set(collected.own.map(({ client }) => client.upstream.account))];
  const stated = await statedAccounts(collected);
  const months = await OwnMonths.of(historyContext, accounts);
  const side = await InvoiceSide.read(months, month, now);
  const lines = [...(await compareEdge(stated, side, accounts))].sort(byDifference);
  const judged = lines.filter((line) => differenceOf(line) !== null);
  const gaps = months.gapsOf(month);
  const unknownCount = lines.length - judged.length;
  const isRead = collected.listings.every(({ isComplete }) => isComplete);
  return Object.assign(new EdgeComparison(), {
    allLines: lines,
    month: month.name,
    sums: sumsOf(judged),
    disputedCount: lines.filter(isDisputed).length,
    unknownCount,
    isComplete: unknownCount === 0 && isRead && gaps.length === 0,
    gaps,
    sources: sourcesOf(collected.listings),
  });
}

function sumsOf(judged: readonly EdgeLine[]): EdgeComparisonSum[] {
  const currencies = new Set(judged.flatMap(({ billed }) => billed?.currency ?? []));
  return [...currencies].sort().map((currency) => {
    const own = judged.filter(({ billed }) => billed?.currency === currency);
    const total = (amountOf: (line: EdgeLine) => Money | null) =>
      moneyOf(sum(own.flatMap((line) => digitsAt(amountOf(line)))), currency);
    return Object.assign(new EdgeComparisonSum(), {
      lineCount: own.length,
      billed: total(({ billed }) => billed),
      invoiced: total(({ invoiced }) => invoiced),
      difference: total(differenceOf),
    });
  });
}

function digitsAt(money: Money | null) {
  return money ? [exact(money.amount)] : [];
}

function byDifference(a: EdgeLine, b: EdgeLine): number {
  return greaterFirst(sizeOf(a), sizeOf(b));
}

function sizeOf(line: EdgeLine) {
  const difference = differenceOf(line);
  return difference ? exact(difference.amount).abs() : exact(-1);
}
