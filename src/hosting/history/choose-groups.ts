/** Chooses which groups of a history stand alone: the dearest of all its days, so that they are the same in each period. */
import { type Both, sumOf } from '../bill/amounts/both.js';
import { byText, dearerFirst } from '../bill/amounts/priced.js';
import type { BillFilter } from '../bill/filter.js';
import { isManifold, mostGroups } from '../bill/rest.js';
import { inTurns } from '../inventory/in-turns.js';
import { productParts } from '../invoice/product-parts.js';
import { monthAt, monthWithin } from '../invoice/month.js';
import { MonthCharges } from '../invoice/month-charges.js';
import { monthSources } from '../invoice/month-of-account.js';
import { MonthReading } from '../invoice/month-reading.js';
import type { GroupNames } from './group-names.js';
import type { HistoryContext } from './history-context.js';
import type { HistoryScope } from './history-scope.js';

interface Choosing {
  readonly scope: HistoryScope;
  readonly from: string;
  readonly to: string;
  readonly filter: BillFilter;
  readonly currency: string;
}

export async function chooseGroups(
  historyContext: HistoryContext,
  groups: GroupNames,
  { scope, from, to, filter, currency }: Choosing,
): Promise<void> {
  if (!isManifold(groups.groupBy)) return;
  const now = historyContext.context.upstreams.clock.now();
  const sources = monthSources(await MonthReading.in(historyContext, scope));
  const sums = new Map<string, Both>();
  for (let start = Date.parse(from); start <= Date.parse(to); start = monthAt(start).end) {
    const month = monthWithin(monthAt(start), from, to);
    const charges = await MonthCharges.read(sources, month);
    const { lines } = await charges.charged({ until: Math.min(now, month.end), filter, currency });
    await inTurns(lines, (line) => {
      for (const part of productParts(line)) {
        const name = groups.nameOf(part.line);
        const before = sums.get(name);
        sums.set(name, before ? sumOf([before, part.amount]) : part.amount);
      }
    });
  }
  if (sums.size <= mostGroups) return;
  const dearest = [...sums].sort(([a, one], [b, other]) => dearerFirst(one, other) || byText(a, b));
  const own = dearest.slice(0, mostGroups - 1).map(([name]) => name);
  groups.choose(new Set(own), sums.size - own.length);
}
