/** The bill over time: what a month has cost, what changed, and what the month and the budgets come to. */
import { Budgets } from './budgets/budgets.js';
import { CostOverTime } from './cost-over-time.js';
import { Forecast } from './forecast.js';
import { WhatChanged } from './what-changed.js';

export function OverTime() {
  return (
    <div className="over-time">
      <CostOverTime />
      <div className="over-time-pair">
        <Forecast />
        <Budgets />
      </div>
      <WhatChanged />
    </div>
  );
}
