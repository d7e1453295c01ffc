/** Alert rules that most people set. */
import type { Example } from '../../parts/examples.js';
import type { RuleDraft } from './alert-draft.js';

export type RuleStart = Partial<Pick<RuleDraft, 'name' | 'kind'>>;

export const ruleExamples: readonly Example<RuleStart>[] = [
  {
    title: 'Budget passed',
    sentence: 'A budget that you set on the page Costs reaches one of its thresholds, so far or by forecast.',
    start: { name: 'Budget passed', kind: 'BUDGET' },
  },
  {
    title: 'Certificate expires',
    sentence: 'A certificate of the cloud or of a zone expires within 14 days, or has expired.',
    start: { name: 'Certificate expires', kind: 'CERTIFICATE_EXPIRES' },
  },
  {
    title: 'Cost change',
    sentence: 'The monthly cost differs from the day before by 10 % or more; the message says why.',
    start: { name: 'Cost change', kind: 'COST_CHANGE' },
  },
  {
    title: 'Month closed',
    sentence: 'A report on each closed month: what it cost, why it differs from the one before, and how budgets stood.',
    start: { name: 'Month closed', kind: 'MONTH_CLOSED' },
  },
];
