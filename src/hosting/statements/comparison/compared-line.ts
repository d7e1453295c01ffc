/** A line of the comparison: what a statement and the invoice have of one thing, and what that comes to. */
import type { BigNumber } from 'bignumber.js';
import type { Month } from '../../invoice/month.js';
import type { StatementRow } from '../statement.js';
import type { StatementAccount } from '../statement-store.js';
import type { BilledPart } from './billed-part.js';
import type { OwnLine } from './own-months.js';
import type { OwnPart } from './own-part.js';
import { StatementCause, StatementVerdict } from './verdict.js';

export interface Judgement {
  readonly verdict: StatementVerdict;
  readonly cause: StatementCause | null;
}

export interface ComparisonLine extends Judgement, Pick<BilledPart, 'kind' | 'isSetup'> {
  /** Distinguishes it from all others of the comparison. */
  readonly key: string;
  /** The provider's number; null where its rows have none. */
  readonly id: string | null;
  readonly name: string;
  /** Null where it is not known. */
  readonly account: StatementAccount | null;
  readonly months: readonly Month[];
  readonly rows: readonly StatementRow[];
  /** The lines of the invoice. */
  readonly lines: readonly OwnLine[];
  readonly own: OwnPart;
  readonly theirs: BigNumber;
  /** Null where nothing of it is known. */
  readonly ours: BigNumber | null;
  /** A part of it is not known: it is at least what `ours` says. */
  readonly isAtLeast: boolean;
  /** Theirs less ours; null where either is not known, or not judged. */
  readonly difference: BigNumber | null;
  /** A correction of each month and account can be added, as all of these are closed. */
  readonly isClosed: boolean;
}

/** True if it is worth a question: it is not rounded, unpriced, left unjudged or likely on the next statement. */
export function isDisputed({ verdict, cause }: Judgement): boolean {
  if (verdict === StatementVerdict.DIFFERS) return cause !== StatementCause.ROUNDING;
  if (verdict === StatementVerdict.SEEN_BUT_UNBILLED) return cause !== StatementCause.ORDERED_LATE;
  return (
    verdict === StatementVerdict.BILLED_BUT_UNSEEN ||
    verdict === StatementVerdict.BILLED_TWICE ||
    verdict === StatementVerdict.CHARGED_AFTER_DELETION
  );
}
