/** Holds what the provider of the edge states now, which has no file, against the invoice of a month. */
import { certaintyOf } from '../../../ask/certainty.js';
import { count, counted } from '../../../format/money.js';
import { time } from '../../../format/time.js';
import type { EdgeComparisonQuery } from '../../../generated/graphql.js';
import { Icon } from '../../../parts/icon.js';
import { MissingSources } from '../../../parts/missing-sources.js';
import { QueryLink } from '../../../parts/section.js';
import { ProblemLine, Skeleton, isLost } from '../../../parts/states.js';
import { hrefTo, root } from '../../../route/address.js';
import { Link } from '../../../route/link.js';
import { monthAfter, monthOf, today } from '../../costs/view/period.js';
import { exactDifference, exactMoney } from '../words.js';
import { EdgeLines } from './edge-lines.js';
import { type EdgeComparison, useEdgeComparison } from './use-edge-comparison.js';

export function EdgeStatement({ month }: { month: string }) {
  const { result, comparison, lines } = useEdgeComparison(month);
  const before = monthAfter(month, -1);
  const next = monthAfter(month, 1);
  const certainty = certaintyOf(result, sourcesOf);
  return (
    <div className="statements statement">
      <div className="statement-head">
        <Link className="small statement-back no-print" href={hrefTo('statements')}>
          <Icon name="previous" /> All statements
        </Link>
        <div className="section-head">
          <h2 className="statement-title">Edge, {time(`${month}-01`, 'month')}</h2>
          <span className="section-note">what its provider states now, beside the invoice of the month</span>
          <div className="section-tools no-print">
            <Link className="button" href={hrefTo('statements', { edge: before })}>
              {time(`${before}-01`, 'month')}
            </Link>
            {next <= monthOf(today()) && (
              <Link className="button" href={hrefTo('statements', { edge: next })}>
                {time(`${next}-01`, 'month')}
              </Link>
            )}
            <a className="button" href={`${root}/export/edge-comparison.csv?month=${month}`} download>
              <Icon name="download" /> CSV
            </a>
            <QueryLink operation={result.operation} of="the comparison" />
          </div>
        </div>
        <p className="small quiet">
          Subscriptions and metered usage, without tax. The provider states its present periods only: what they do not
          cover is not compared.
        </p>
      </div>
      <ProblemLine result={result} />
      <MissingSources of={certainty} />
      {comparison ? (
        <>
          <Sums comparison={comparison} />
          <EdgeLines
            lines={lines}
            isWhole={certainty.is === 'whole'}
            isGrowing={result.isGrowing}
            isCut={result.isCut}
          />
        </>
      ) : isLost(result) ? (
        <p className="quiet">Unknown.</p>
      ) : (
        <Skeleton width={40} />
      )}
    </div>
  );
}

/** Its sources alone: lines that are not compared, and days without a snapshot, stand among the figures. */
function sourcesOf({ hosting }: EdgeComparisonQuery) {
  return { sources: hosting.edgeComparison.sources, isComplete: true };
}

function Sums({ comparison }: { comparison: EdgeComparison }) {
  const { sums, disputedCount, unknownCount, gaps } = comparison;
  const missing = gaps.reduce((sum, { days }) => sum + days.length, 0);
  return (
    <dl className="statement-figures">
      {sums.map(({ lineCount, billed, invoiced, difference }) => (
        <div key={billed.currency}>
          <dt>Compared in {billed.currency}</dt>
          <dd className="statement-figure">{exactDifference(difference)}</dd>
          <dd className="small quiet">
            {exactMoney(billed)} at the provider, {exactMoney(invoiced)} on the invoice, in{' '}
            {counted(lineCount, 'line', 'lines')}.
          </dd>
        </div>
      ))}
      <div>
        <dt>In dispute</dt>
        <dd className="statement-figure">{sums.length === 0 ? 'Unknown' : counted(disputedCount, 'line', 'lines')}</dd>
        <dd className="small quiet">{sums.length === 0 && 'No line was compared.'}</dd>
      </div>
      {unknownCount > 0 && (
        <div>
          <dt>Not compared</dt>
          <dd className="statement-figure">{counted(unknownCount, 'line', 'lines')}</dd>
          <dd className="small quiet">Not in the difference.</dd>
        </div>
      )}
      {missing > 0 && (
        <div>
          <dt>Days without a snapshot</dt>
          <dd className="statement-figure">{count(missing)}</dd>
          <dd className="small quiet">The invoice assumes them.</dd>
        </div>
      )}
    </dl>
  );
}
