/** Shows what came of the comparison of a statement, in a row of the list. */
import { counted } from '../../../format/money.js';
import type { StatementOutcomeQuery } from '../../../generated/graphql.js';
import { Skeleton } from '../../../parts/states.js';
import { Status } from '../../../parts/status.js';
import { exactSignedMoney } from '../words.js';

interface OutcomeProps {
  readonly of: StatementOutcomeQuery['hosting']['statement']['comparison'] | undefined;
  readonly isBusy: boolean;
}

/** Agreed is only what was compared in full. */
export function Outcome({ of, isBusy }: OutcomeProps) {
  if (of === undefined) return isBusy ? <Skeleton width={14} /> : <Status tone="unknown">Unknown</Status>;
  const { disputedCount, apartCount, lineCount } = of;
  const apart = apartCount > 0 && (
    <div className="small quiet">
      {apartCount === lineCount ? 'Nothing compared' : `${counted(apartCount, 'line', 'lines')} not compared`}
    </div>
  );
  if (disputedCount > 0) {
    return (
      <>
        <Status tone="off">{counted(disputedCount, 'line', 'lines')} in dispute</Status>
        {apart}
      </>
    );
  }
  if (apartCount === lineCount) return <Status tone="unknown">Not compared</Status>;
  return (
    <>
      <Status tone="done">Nothing in dispute</Status>
      {apart}
    </>
  );
}

export function OutcomeDifference({ of, isBusy, decimals }: OutcomeProps & { readonly decimals: number }) {
  if (of === undefined) return isBusy ? <Skeleton width={8} /> : 'Unknown';
  if (of.apartCount === of.lineCount) return <span className="quiet">unknown</span>;
  return exactSignedMoney(of.difference, decimals);
}
