/** Costs, findings and budgets, as the store keeps them for all replicas: with METRICS_COSTS alone, and without any call. */
import { Gauge, type Registry } from 'prom-client';
import { countOf } from '../../../base/counts.js';
import { ownContext } from '../../own-context.js';
import type { MetricsSources } from '../sources.js';
import { budgetShares } from './budget-shares.js';
import { configuredAccounts } from './configured.js';
import { costFamilies, costMetricNames } from './families.js';
import { findingCounts } from './finding-counts.js';
import { monthCosts } from './month-costs.js';
import { monthlyCosts } from './monthly-costs.js';
import { CostReading } from './reading.js';
import { type CostSeries, withinBound } from './series.js';

export function costMetrics(registry: Registry, { services }: Pick<MetricsSources, 'services'>): undefined {
  if (!services.config.metrics?.costs) return;
  const reading = new CostReading(() => readSeries(services), services.log);
  const bounded = async () => withinBound(await reading.series());
  for (const metric of costMetricNames) {
    const { help, labelNames } = costFamilies[metric];
    new Gauge<string>({
      name: metric,
      help,
      labelNames,
      registers: [registry],
      async collect() {
        const { shown } = await bounded();
        this.reset();
        for (const one of shown) if (one.metric === metric) this.set(one.labels, one.value);
      },
    });
  }
  new Gauge({
    name: 'meridian_cost_series_left_out',
    help: 'Series of each metric about costs that had no room among the 500 of them.',
    labelNames: ['metric'],
    registers: [registry],
    async collect() {
      const { leftOut } = await bounded();
      this.reset();
      for (const metric of costMetricNames) this.set({ metric }, countOf(leftOut, metric));
    },
  });
}

async function readSeries(services: MetricsSources['services']): Promise<readonly CostSeries[]> {
  const context = ownContext(services);
  const historyContext = { context, info: { schema: services.schema } };
  const { series, readAt } = await monthlyCosts(historyContext, await configuredAccounts(historyContext));
  return [
    ...series,
    ...(await monthCosts(historyContext)),
    ...(await budgetShares(historyContext, readAt)),
    ...(await findingCounts(context)),
  ];
}
