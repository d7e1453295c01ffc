/** Decides whether a currency's rate is believed: by other sources, and by its own history. */
import { addDays } from '../../../base/dates.js';
import { confirmationsOf, type Dated, factorOf, judgeMove, type LeapVerdict, mostBelieved, type Past } from './leap.js';
import type { Dispute } from './table.js';
import type { UsualMoves } from './usual-moves.js';
import { isFresh, type OtherSource } from './other-source.js';

/**
 * Consecutive days after which a value that other sources contradict comes into force: no doubt stops rates for long.
 */
const daysOfDoubt = 3;

type Verdict = LeapVerdict & { readonly dispute?: Dispute };

/**
 * A value that two sources agree on is believed, however far it moved; one that all others contradict is not, unless it
 * persists.
 */
export function verdictOn(
  code: string,
  figure: Dated,
  past: Past,
  others: readonly OtherSource[],
  moves: UsualMoves,
): Verdict {
  const isNear = (other: Dated | undefined) => other !== undefined && moves.couldBe(code, figure, other);
  const believed = others.flatMap((source) => source.believed(code) ?? []);
  if (believed.some(isNear) || others.some((source) => isNear(source.published(code)))) return { believed: [] };
  const [other] = believed.sort((a, b) => b.date.localeCompare(a.date));
  if (!other) return judgeMove(code, figure, past);

  const { good } = past;
  const isAsBefore = good !== undefined && isFresh(good.date, figure.date) && isNear(good);
  if (isAsBefore && good.dispute) {
    return { believed: [], dispute: { rate: figure.rate, since: good.dispute.since, other } };
  }
  // An earlier figure of the other source was at hand when the last good one was judged: only one of the same day is news.
  if (isAsBefore && other.date < figure.date) return { believed: [] };
  // Of two that contradict each other, the one that could have come from the last good rate, where the other could not.
  if (good && isNear(good) && !moves.couldBe(code, other, good)) {
    return { believed: [], dispute: { rate: figure.rate, since: figure.date, other } };
  }
  const agreeing = confirmationsOf(figure.rate, past.doubted);
  const since = agreeing.at(-1) ?? figure.date;
  const dispute = { rate: figure.rate, since, other };
  const isAbsurd = good !== undefined && factorOf(figure.rate, good.rate) > mostBelieved(code);
  if (!isAbsurd && since <= addDays(figure.date, -daysOfDoubt)) return { believed: agreeing, dispute };
  return {
    doubted: ` is ${figure.rate} where ${other.source} has ${Number(other.rate.toPrecision(12))} on ${other.date}`,
    dispute,
  };
}
