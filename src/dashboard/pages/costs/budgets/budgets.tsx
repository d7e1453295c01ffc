/** The budgets that the token may read; those who may write set and end them. */
import { useState } from 'react';
import { lazyPart } from '../../../parts/lazy-part.js';
import { useGraphQuery } from '../../../ask/use-graph-query.js';
import { BudgetTimesDocument, BudgetsDocument } from '../../../generated/graphql.js';
import { useOpenForm } from '../../../parts/form/use-open-form.js';
import { Icon } from '../../../parts/icon.js';
import { Section } from '../../../parts/section.js';
import { Skeleton } from '../../../parts/states.js';
import { allows, useToken } from '../../../shell/scope.js';
import type { Budget } from './budget.js';
import { BudgetList } from './budget-list.js';
import { OutsideText } from '../../../parts/outside-text.js';

/** Forms are loaded once one is opened. */
const [BudgetDialog, budgetOpener] = lazyPart(async () => (await import('./budget-dialog.js')).BudgetDialog);
const [EndBudget, endOpener] = lazyPart(async () => (await import('./end-budget.js')).EndBudget);

export function Budgets() {
  const result = useGraphQuery(BudgetsDocument, {});
  const budgets = result.data?.hosting.budgets;
  const isReached = budgets?.some(({ thresholds }) => thresholds.some((each) => each.isReached === true));
  const times = useGraphQuery(BudgetTimesDocument, {}, { pause: isReached !== true });
  const mayWrite = allows(useToken(), 'HOSTING_WRITE');
  const [isNew, setNew] = useOpenForm('budget');
  const [ending, setEnding] = useState<Budget | null>(null);
  return (
    <Section
      title="Budgets"
      result={result}
      tools={
        mayWrite && (
          <button type="button" className="button" {...budgetOpener} onClick={() => setNew(true)}>
            <Icon name="plus" /> Set a budget
          </button>
        )
      }
    >
      {budgets === undefined ? (
        <Skeleton width={20} />
      ) : budgets.length === 0 ? (
        <p className="small quiet">
          No budgets. A budget is shown to tokens that may read all of its accounts.
          {!mayWrite && ' A token with hosting:write can set one.'}
        </p>
      ) : (
        <BudgetList
          budgets={budgets}
          times={times.data?.hosting.budgets ?? []}
          actOf={(budget) =>
            mayWrite && (
              <button type="button" className="button small" {...endOpener} onClick={() => setEnding(budget)}>
                End…
                <span className="hidden-text">
                  {' '}
                  <OutsideText>{budget.name}</OutsideText>
                </span>
              </button>
            )
          }
        />
      )}
      {isNew && <BudgetDialog draftKey="budget" onClose={() => setNew(false)} onDone={result.again} />}
      {ending && <EndBudget budget={ending} onClose={() => setEnding(null)} onDone={result.again} />}
    </Section>
  );
}
