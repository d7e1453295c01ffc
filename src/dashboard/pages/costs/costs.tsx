/** The page of costs: any period against any other, by whatever one asks, and why it differs. */
import { lazyPart } from '../../parts/lazy-part.js';
import { ProblemLine, Skeleton, isLost } from '../../parts/states.js';
import { useParam } from '../../route/address.js';
import { Assumed } from './assumed.js';
import { Budgets } from './budgets/budgets.js';
import { CostsChart } from './chart/costs-chart.js';
import { useCosts } from './data/use-costs.js';
import { useLimit } from './figures/use-limit.js';
import { Figures } from './figures/figures.js';
import { ClosedStrip } from './month/closed-strip.js';
import { Exports } from './month/exports.js';
import { NoHistory, NothingRead } from './no-history.js';
import { CostTable } from './table/cost-table.js';
import { UnknownItems } from './unknown/unknown-items.js';
import { FilterLine } from './view/filter-line.js';
import { sinceWords } from './view/known-days.js';
import { periodName } from './view/period.js';
import { useView } from './view/use-view.js';
import { ViewBar } from './view/view-bar.js';
import { Why } from './why/why.js';

/** Only a month that is over has a statement. */
const [StatementsBeside] = lazyPart(async () => (await import('./month/statement-beside.js')).StatementsBeside);

export default function CostsPage() {
  const view = useView();
  const read = useCosts(view);
  const limit = useLimit(view);
  const [show] = useParam('show');
  const { costs, result } = read;
  const isEmpty = read.firstDay === null;
  return (
    <div className="costs">
      <p className="print-only">
        {periodName(view.period)}
        {sinceWords(view.period, costs?.days)}, {view.currency}, {view.side === 'net' ? 'without tax' : 'with tax'}
        {view.text && `, only ${view.text}`}
      </p>
      <ViewBar view={view} />
      <FilterLine view={view} />
      {read.month && !isEmpty && <ClosedStrip view={view} month={read.month} />}
      <ProblemLine result={result} />
      <Figures view={view} read={read} />
      {show === 'unknown' && <UnknownItems view={view} />}
      {costs === undefined ? (
        !isLost(result) && <Skeleton width={40} />
      ) : (
        <>
          {isEmpty && !view.period.isOpen ? (
            <NothingRead of={periodName(view.period)} />
          ) : isEmpty ? (
            <NoHistory firstDay={null} />
          ) : (
            <div className="costs-middle">
              <CostsChart view={view} read={read} costs={costs} limit={limit} />
              <div className="costs-beside">
                <Why view={view} read={read} />
                <Assumed costs={costs} />
              </div>
            </div>
          )}
          {(!isEmpty || costs.total !== null) && (
            <CostTable view={view} read={read} costs={costs} acts={<Exports view={view} />} />
          )}
          {view.period.month !== null && !view.period.isOpen && <StatementsBeside view={view} />}
        </>
      )}
      <div id="budgets" tabIndex={-1} className="costs-budgets">
        <Budgets />
      </div>
    </div>
  );
}
