/** How a converted amount is written: 6 significant digits below 1, 6 decimals from 1 up, so that it is never 0. */
export function round(amount: number): number {
  return Number(amount < 1 ? amount.toPrecision(6) : amount.toFixed(6));
}
