/** A run of many questions says how far it is. */
const every = 3_000;

export function printProgress(done: number, count: number): void {
  if (count <= every || done % every !== 0) return;
  process.stderr.write(`${new Date().toISOString().slice(11, 19)} ${done} of ${count} questions\n`);
}
