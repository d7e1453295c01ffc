/** The metrics of what the store keeps of costs, findings, certificates and budgets: their labels and what they say. */

const ofAccount = ['api', 'account'] as const;
const ofSum = [...ofAccount, 'currency'] as const;
const ofBudget = ['id', 'budget'] as const;

/** Their order is that in which they get room: what says how much is known comes before the amounts. */
export const costFamilies = {
  meridian_cost_read_timestamp_seconds: {
    labelNames: ofAccount,
    help: 'When the bill of the account was last read, in seconds since 1970; absent while it was not.',
  },
  meridian_cost_unread_days: {
    labelNames: ofAccount,
    help: 'Days of this month so far on which the bill of the account was not read, or not wholly.',
  },
  meridian_cost_unread_lists: {
    labelNames: ofAccount,
    help: 'Lists of the account that its last reading could not read: their lines are in no monthly cost.',
  },
  meridian_cost_unknown_lines: {
    labelNames: ofAccount,
    help: 'Lines of the last reading whose cost is unknown: they are in no monthly cost.',
  },
  meridian_cost_month_unknown_lines: {
    labelNames: ofAccount,
    help: 'Lines of this month of which a part has no known cost, which is neither in what was spent nor in the forecast.',
  },
  meridian_cost_month_spent_net: {
    labelNames: ofSum,
    help: 'What this month has cost so far without tax, as far as it is known, in the currency that is billed.',
  },
  meridian_cost_month_spent_gross: {
    labelNames: ofSum,
    help: 'What this month has cost so far with tax, as far as it is known, in the currency that is billed.',
  },
  meridian_cost_month_forecast_net: {
    labelNames: ofSum,
    help: 'What this month will have cost at its end without tax if all stays as it is, as far as it is known.',
  },
  meridian_cost_month_forecast_gross: {
    labelNames: ofSum,
    help: 'What this month will have cost at its end with tax if all stays as it is, as far as it is known.',
  },
  meridian_budget_read_timestamp_seconds: {
    labelNames: ofBudget,
    help: 'When the account of the budget that was read longest ago was read; absent while one of them was not.',
  },
  meridian_budget_unknown_lines: {
    labelNames: ofBudget,
    help: 'Lines of the period of which a part has no known cost, which is in no share of the budget.',
  },
  meridian_budget_spent_ratio: {
    labelNames: ofBudget,
    help: 'What was spent of the budget in its period so far: 1 is all of it.',
  },
  meridian_budget_forecast_ratio: {
    labelNames: ofBudget,
    help: 'What will have been spent of the budget at the end of its period if all stays as it is: 1 is all of it.',
  },
  meridian_findings_read_timestamp_seconds: {
    labelNames: ofAccount,
    help: 'When the kind of finding that was completely looked for longest ago was; absent while one of them never was.',
  },
  meridian_findings_unread_kinds: {
    labelNames: ofAccount,
    help: 'Kinds of findings that were never completely looked for in the account.',
  },
  meridian_findings: {
    labelNames: [...ofAccount, 'severity'],
    help: 'Findings that are open and not silenced, as they were last recorded.',
  },
  meridian_certificates_read_timestamp_seconds: {
    labelNames: ofAccount,
    help: 'When the certificates of the account were last read, in seconds since 1970; absent while they were not.',
  },
  meridian_certificate_days_left: {
    labelNames: [...ofAccount, 'id', 'certificate'],
    help: 'Days until a certificate ends, by what was read of it last; negative once it has ended.',
  },
  meridian_cost_monthly_net: {
    labelNames: [...ofAccount, 'kind', 'currency'],
    help: 'What a month costs without tax as the account was last read, in the currency that is billed.',
  },
  meridian_cost_monthly_gross: {
    labelNames: [...ofAccount, 'kind', 'currency'],
    help: 'What a month costs with tax as the account was last read, in the currency that is billed.',
  },
} as const satisfies Readonly<Record<string, { readonly labelNames: readonly string[]; readonly help: string }>>;

export type CostMetric = keyof typeof costFamilies;

export const costMetricNames = Object.keys(costFamilies).filter((name): name is CostMetric => name in costFamilies);
