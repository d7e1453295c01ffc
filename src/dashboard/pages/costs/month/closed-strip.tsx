/** Says since when a month is closed, and what was learnt of it later. */
import { signedMoney } from '../../../format/signed.js';
import { time } from '../../../format/time.js';
import { Icon } from '../../../parts/icon.js';
import { OutsideText } from '../../../parts/outside-text.js';
import type { MonthFacts } from '../data/use-costs.js';
import { periodName } from '../view/period.js';
import type { View } from '../view/use-view.js';

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
