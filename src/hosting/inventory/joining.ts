/** What a field costs that joins all accounts, in fields of an answer: it works through all they have, however little is shown. */
import type { ComplexityEstimator } from 'graphql-query-complexity';

/** That much waits for its turn, and one question has room for some twenty. */
const costOfJoining = 15_000;

export function joining(shown: ComplexityEstimator): ComplexityEstimator {
  return (asked) => costOfJoining + Number(shown(asked) ?? 0);
}
