/** How much of what is long is run: a tenth in `npm test`, all of it in `npm run test:deep`. */
const share = Number(process.env['TEST_SCALE'] ?? 0.1);

export function scaled(count: number): number {
  return Math.ceil(count * share);
}
