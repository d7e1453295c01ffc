/** Splits what a billed thing costs by the products that it was: a resized server is a part of both. */
import { sumOf } from '../bill/amounts/both.js';
import type { Charged } from './charged.js';

export function productParts(charged: Charged): readonly Charged[] {
  const { line, segments } = charged;
  const products = new Set(segments.map((segment) => segment.line.product));
  if (products.size === 1 && products.has(line.product)) return [charged];
  return [...products].map((product) => partOf(charged, product));
}

function partOf(charged: Charged, product: string | null): Charged {
  const { line, segments, amounts } = charged;
  const isOwn = (place: number) => segments[place]?.line.product === product;
  const own = segments.filter((_, place) => isOwn(place));
  const costs = amounts.filter((_, place) => isOwn(place));
  return {
    ...charged,
    line: line.ofProduct(product),
    segments: own,
    amounts: costs,
    ...(own.some(({ setup }) => setup) ? {} : { setup: null, setupAmount: sumOf([]) }),
    amount: sumOf(costs),
    isUnknown: own.some(({ charge }) => typeof charge === 'string'),
    isInferred: own.some(({ isInferred }) => isInferred),
  };
}
