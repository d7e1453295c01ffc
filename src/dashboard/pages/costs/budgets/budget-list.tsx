/** The budgets and how each stands in its present period. */
import type { ReactNode } from 'react';
import { counted, money } from '../../../format/money.js';
import { time } from '../../../format/time.js';
import { Status } from '../../../parts/status.js';
import {
  amountOf,
  type Budget,
  type BudgetTimes,
  limitOf,
  ofText,
  periodWords,
  reachedText,
  stateWords,
} from './budget.js';
import { OutsideText } from '../../../parts/outside-text.js';

interface BudgetListProps {
  readonly budgets: readonly Budget[];
  /** When thresholds are reached, where that was asked for. */
  readonly times?: readonly BudgetTimes[];
  actOf?(budget: Budget): ReactNode;
}

export function BudgetList({ budgets, times = [], actOf }: BudgetListProps) {
  return (
    <ul className="rows budgets">
      {budgets.map((budget) => (
        <li key={budget.id} className="row two-lines">
          <span className="strong clip">
            <OutsideText>{budget.name}</OutsideText>
          </span>
          <Status tone={stateWords[budget.state].tone}>{stateWords[budget.state].word}</Status>
          <span className="small quiet budget-words">
            <span>
              <OutsideText>{wordsOf(budget)}</OutsideText> {reachedText(budget, times)}
              {restOf(budget)} <OutsideText>{endOf(budget)}</OutsideText>
            </span>
            {actOf?.(budget)}
          </span>
        </li>
      ))}
    </ul>
  );
}

function wordsOf(budget: Budget): string {
  const tax = budget.basis === 'NET' ? ' without tax' : '';
  const limit = `${money(limitOf(budget))} ${periodWords[budget.period]}${tax} for ${ofText(budget)}.`;
  const [soFar, total] = [amountOf(budget, 'soFar'), amountOf(budget, 'total')];
  if (soFar === null || total === null) return `${limit} ${unknownText(budget)}`;
  const percent = budget.spentPercent === null ? '' : ` (${Number(budget.spentPercent).toLocaleString()} %)`;
  return `${limit} ${soFar} so far${percent}, about ${total} by ${time(budget.forecast.to, 'plainDay')}.`;
}

/** Budgets count what is recorded: what was just read is in the amount so far of the page alone. */
function unknownText({ forecast: { knownDayCount } }: Budget): string {
  return knownDayCount === 0 ? 'How much is spent is known after the first snapshot.' : 'The amount so far is unknown.';
}

function endOf({ endsOn, endReason }: Budget): string {
  if (endsOn === null) return '';
  return `Ends on ${time(endsOn, 'plainDay')}${endReason === null ? '.' : `: ${endReason}`}`;
}

/** Says what the amounts leave out. */
function restOf({ forecast: { estimatedDayCount: estimatedDays, unknownCount } }: Budget): string {
  const estimated = estimatedDays > 0 ? `${counted(estimatedDays, 'day', 'days')} estimated. ` : '';
  return `${estimated}${unknownCount > 0 ? `${counted(unknownCount, 'item', 'items')} without a price not included.` : ''}`;
}
