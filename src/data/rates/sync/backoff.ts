/** How long to wait before polling the sources again after consecutive failures. */

const firstMs = 60_000;
export const longestDelay = 30 * 60_000;

/** Doubles from about a minute to half an hour; up to a fifth is random, so that replicas do not poll in step. */
export function retryDelay(failures: number, random: () => number = Math.random): number {
  const delay = Math.min(firstMs * 2 ** (failures - 1), longestDelay);
  return Math.round(delay * (1 - random() / 5));
}
