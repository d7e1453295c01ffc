/** The reasons of a row in one line: the two largest, and how many more. */
import { signedFigure } from '../../../format/signed.js';
import { isNothing, type ReasonAmount } from '../data/costs.js';
import { reasonNames } from '../why/reason-words.js';

const shown = 2;

/** `withAmounts`: also that of a single reason, which is not the difference beside it. */
export function reasonText(reasons: readonly ReasonAmount[], { withAmounts = false } = {}): string {
  const largest = reasons
    .filter(({ amount }) => !isNothing(amount))
    .toSorted((a, b) => Math.abs(Number(b.amount)) - Math.abs(Number(a.amount)));
  const words = largest.slice(0, shown).map(({ reason, amount }, place) => {
    const name = place === 0 ? reasonNames[reason] : reasonNames[reason].toLowerCase();
    return largest.length === 1 && !withAmounts ? name : `${name} ${signedFigure(amount)}`;
  });
  const more = largest.length - words.length;
  return `${words.join(', ')}${more > 0 ? ` and ${more.toLocaleString()} more` : ''}`;
}
