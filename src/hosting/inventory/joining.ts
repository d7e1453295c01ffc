/** The cost, in fields of an answer, of a field that joins all accounts: it processes all objects, however few show. */
import type { ComplexityEstimator } from 'graphql-query-complexity';

/** A query of this cost is queued, and one query has room for some twenty such fields. */
const costOfJoining = 15_000;

export function joining(shown: ComplexityEstimator): ComplexityEstimator {
  return (args) => {
    const cost = shown(args);
    return typeof cost === 'number' ? costOfJoining + cost : costOfJoining;
  };
}
