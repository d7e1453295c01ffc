/** The cost of arguments by their length: a list from the caller is processed once per field that it is given to. */
import type { ComplexityEstimator } from 'graphql-query-complexity';

/** Items of lists, keys of objects and characters of long strings that cost as much as one field of an answer. */
const perField = 10;
/** Characters; no literal is as long. Shorter strings cost a hundredth. */
const longText = 20_000;
/** Arguments of usual length are free. */
const usual = 100;

/** Adds this cost to the field's own. A variable's value is measured once, wherever it is used. */
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

  function sizeOfParts(container: object): number {
    let size = 0;
    if (Array.isArray(container)) for (const part of container) size += 1 + sizeOf(part);
    else for (const [, part] of Object.entries(container)) size += 1 + sizeOf(part);
    return size;
  }

  return (options) => {
    const cost = estimate(options);
    if (typeof cost !== 'number') return cost;
    const size = sizeOf(options.args);
    return size > usual ? cost + Math.round((size - usual) / perField) : cost;
  };
}
