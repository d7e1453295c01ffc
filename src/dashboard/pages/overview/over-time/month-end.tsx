/** On the overview: what the month will come to, and how the budgets stand. */
import { useGraphQuery } from '../../../ask/use-graph-query.js';
import { BudgetsDocument } from '../../../generated/graphql.js';
import { ProblemLine, Skeleton, isLost } from '../../../parts/states.js';
import { hrefTo } from '../../../route/address.js';
import { Link } from '../../../route/link.js';
import { BudgetList } from '../../costs/budgets/budget-list.js';
import { Forecast } from './forecast.js';

export function MonthEnd({ className, pause }: { className: string; pause: boolean }) {
  const result = useGraphQuery(BudgetsDocument, {}, { pause });
  const budgets = result.data?.hosting.budgets;
  return (
    <div className={`section ${className}`} aria-busy={result.isBusy}>
      <Forecast pause={pause} />
      <div className="change-span">
        <h3>Budgets</h3>
        <ProblemLine result={result} />
        {budgets ? <BudgetList budgets={budgets} /> : isLost(result) ? <p>Unknown.</p> : <Skeleton width={16} />}
        <Link className="small" href={hrefTo('costs')}>
          {budgets?.length === 0 ? 'None: see the costs' : 'See the costs'}
        </Link>
      </div>
    </div>
  );
}
