/** Says since when a month is closed, and what was learnt of it later. */
import { signedMoney } from '../../../format/signed.js';
import { time } from '../../../format/time.js';
import { Icon } from '../../../parts/icon.js';
import { OutsideText } from '../../../parts/outside-text.js';
import type { MonthFacts } from '../data/use-costs.js';
import { hrefTo } from '../../../route/address.js';
import { Link } from '../../../route/link.js';
import { allows, useToken } from '../../../shell/scope.js';
import { periodName } from '../view/period.js';
import type { View } from '../view/use-view.js';
import { useMonthStatements } from './month-statements.js';

export function ClosedStrip({ view, month }: { view: View; month: MonthFacts }) {
  const { period, side } = view;
  if (period.isOpen) return null;
  const inWords = periodName(period);
  return (
    <div className="strip costs-closed" role="status">
      <Icon name="lock" />
      <div>
        {month.closedAt === null ? (
          <>
            <strong>{inWords} is not closed yet.</strong> It closes three days after its end, and stays as it is then.
          </>
        ) : (
          <>
            <strong>{inWords} is closed</strong> since {time(month.closedAt, 'moment')}. What is learnt later is a
            correction.
          </>
        )}
        <StatementWords view={view} />
        {month.corrections.length > 0 && (
          <ul>
            {month.corrections.map((correction) => (
              <li key={correction.id}>
                {signedMoney(correction[side])} on {time(correction.correctedAt, 'day')}
                {correction.name !== null && (
                  <>
                    {' '}
                    for <OutsideText>{correction.name}</OutsideText>
                  </>
                )}
                : <OutsideText>{correction.reason}</OutsideText>
              </li>
            ))}
          </ul>
        )}
      </div>
    </div>
  );
}

function StatementWords({ view: { period } }: { view: View }) {
  const statements = useMonthStatements(period);
  const mayWrite = allows(useToken(), 'HOSTING_WRITE');
  if (statements === undefined) return null;
  if (statements.length > 0) {
    return (
      <>
        {' '}
        <a className="no-print" href="#statement">
          See what its statement says
        </a>
      </>
    );
  }
  return (
    mayWrite && (
      <>
        {' '}
        <Link className="no-print" href={hrefTo('statements', { import: 'yes' })}>
          Compare it with its statement
        </Link>
      </>
    )
  );
}
