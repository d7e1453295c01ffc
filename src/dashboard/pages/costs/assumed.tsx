/** The days of the period that were not wholly read, with what is assumed of them. */
import { inMinorUnits, minorUnitsOf, figure, sum, symbolOf, type Decimal } from '../../format/money.js';
import type { Costs } from './data/costs.js';
import { GapList } from './data/gap-list.js';
import { daysName } from './view/period.js';

export function Assumed({ costs: { bars, currency, gaps } }: { costs: Costs }) {
  const runs = runsOf(bars);
  if (runs.length === 0 && gaps.length === 0) return null;
  const digits = minorUnitsOf(currency);
  // An account without any reading has nothing to assume from.
  const title = runs.length > 0 ? 'Assumed in it' : 'Not in it';
  return (
    <section className="section costs-assumed-list" aria-label={title}>
      <div className="section-head">
        <h2>{title}</h2>
        {runs.length > 0 && <span className="section-note">{symbolOf(currency)}</span>}
      </div>
      {runs.length > 0 && (
        <dl className="figures">
          {runs.map(({ from, to, amounts }) => (
            <div key={from} className="costs-assumed-run">
              <dt>{daysName(from, to)}, not wholly read</dt>
              <dd className="end">
                {figure(inMinorUnits({ amount: Number(sum(amounts)).toFixed(digits), currency }).amount)}
              </dd>
            </div>
          ))}
        </dl>
      )}
      <GapList gaps={gaps} />
    </section>
  );
}

interface Run {
  readonly from: string;
  to: string;
  readonly amounts: Decimal[];
}

function runsOf(bars: Costs['bars']): readonly Run[] {
  const runs: Run[] = [];
  let isGoing = false;
  for (const { from, to, assumed } of bars) {
    const last = runs.at(-1);
    if (assumed === null || Number(assumed) === 0) isGoing = false;
    else if (isGoing && last) {
      last.to = to;
      last.amounts.push(assumed);
    } else {
      isGoing = true;
      runs.push({ from, to, amounts: [assumed] });
    }
  }
  return runs;
}
