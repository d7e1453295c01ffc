/** The cost of objects of which a variable skips all that is selected: they are read, and count, all the same. */
import { getNamedType, isCompositeType } from 'graphql';
import type { ComplexityEstimator } from 'graphql-query-complexity';

/** One field of each object at least is what a list multiplies by its length. */
export function withSkipped(estimate: ComplexityEstimator): ComplexityEstimator {
  return (options) => {
    const isEmpty = options.childComplexity < 1 && isCompositeType(getNamedType(options.field.type));
    return estimate(isEmpty ? { ...options, childComplexity: 1 } : options);
  };
}
