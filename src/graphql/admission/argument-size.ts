/** What the arguments of fields cost by their length: whatever a caller lists is looked through, once for each field that is given it. */
import type { ComplexityEstimator } from 'graphql-query-complexity';

/** Items of lists, keys of objects and characters of long texts that cost as much as one field of an answer. */
const perField = 10;
/** Characters: as many stand in no literal, and texts of fewer cost a hundredth. */
const longText = 20_000;
/** Arguments of usual length cost nothing. */
const usual = 100;

/** Adds it to what the field costs otherwise. A variable's value is looked through once, wherever it is given. */
export function withArguments(estimate: ComplexityEstimator): ComplexityEstimator {
  let known: Map<object, number> | undefined;

  function sizeOf(value: unknown): number {
    if (typeof value === 'string') return value.length > longText ? value.length : value.length / 100;
    if (typeof value !== 'object' || value === null) return 0;
    if (!Array.isArray(value) || value.length <= usual) return sizeOfParts(value);
    let size = known?.get(value);
    if (size === undefined) (known ??= new Map()).set(value, (size = sizeOfParts(value)));
    return size;
  }

  function sizeOfParts(whole: object): number {
    let size = 0;
    if (Array.isArray(whole)) for (const part of whole) size += 1 + sizeOf(part);
    else for (const [, part] of Object.entries(whole)) size += 1 + sizeOf(part);
    return size;
  }

  return (options) => {
    const cost = estimate(options);
    if (typeof cost !== 'number') return cost;
    const size = sizeOf(options.args);
    return size > usual ? cost + Math.round((size - usual) / perField) : cost;
  };
}
