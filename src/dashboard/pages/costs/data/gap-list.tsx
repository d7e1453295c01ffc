/** Lists the accounts that were not, or only partly, read, with the days. */
import type { CostGap } from './costs.js';
import { gapTexts } from './gaps.js';
import { OutsideText } from '../../../parts/outside-text.js';

export function GapList({ gaps }: { gaps: readonly CostGap[] }) {
  if (gaps.length === 0) return null;
  return (
    <ul className="small warn gap-list">
      {gapTexts(gaps).map(({ accounts, days, why }) => (
        <li key={`${accounts} ${days}`}>
          <OutsideText>{accounts}</OutsideText>: {why === null ? 'no snapshot' : 'read in part'} on {days}
          {why !== null && (
            <>
              {' '}
              (<OutsideText>{why}</OutsideText>)
            </>
          )}
        </li>
      ))}
    </ul>
  );
}
