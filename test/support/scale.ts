/** How much of what is long is run: a tenth in `npm test`, all of it in `npm run test:deep`. */
const share = Number(process.env['TEST_SCALE'] ?? 0.1);

/** At full size tests run with nothing beside them. */
export const isAlone = share >= 1;

export function scaled(count: number): number {
  return Math.ceil(count * share);
}

/** Of cases, every fourth from this one on, in turn: who passes 0, 1, 2 … over many lists comes to every case. */
export function someOf<T>(cases: readonly T[], first = 0): T[] {
  const every = isAlone ? 1 : Math.ceil(1 / (3 * share));
  return cases.filter((_, place) => (place + first) % every === 0);
}
