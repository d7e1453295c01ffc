/** Two sequences of tables as one, the newest first; of one day, the first sequence's before the second's. */
import type { RateTable } from './table.js';

export function* newestFirst(a: Iterator<RateTable>, b: Iterator<RateTable>): Generator<RateTable> {
  let [one, other] = [a.next(), b.next()];
  while (!one.done || !other.done) {
    if (!one.done && (other.done || one.value.date >= other.value.date)) {
      yield one.value;
      one = a.next();
    } else if (!other.done) {
      yield other.value;
      other = b.next();
    }
  }
}
