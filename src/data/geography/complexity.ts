/** List fields cost this: the cost of one item times the number of items that the field gives on average. */
import type { ComplexityEstimator } from 'graphql-query-complexity';

export const averageBorders = 3;
export const averageSpeaking = 37;
export const averageStates = 21;
export const averageCities = 29;
export const averageOtherNames = 3;

export function items(count: number): ComplexityEstimator {
  return ({ childComplexity }) => count * Math.max(childComplexity, 1);
}

/** A field costs its argument `first`; one out of bounds counts as the bound, so that no cost is ever negative. */
export function firstItems(most: number): ComplexityEstimator {
  return ({ args, childComplexity }) => {
    const first: unknown = args.first;
    const count = typeof first === 'number' ? Math.min(Math.max(first, 1), most) : most;
    return count * Math.max(childComplexity, 1);
  };
}
