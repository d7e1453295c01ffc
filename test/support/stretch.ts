/** How long the event loop was kept by one piece of work, in milliseconds of CPU: a busy machine makes none longer. */

/** The longest while this lasts. */
export async function longestStretch(work: () => Promise<unknown>): Promise<number> {
  let [longest, isOver] = [0, false];
  let before = process.cpuUsage();
  const look = () => {
    longest = Math.max(longest, milliseconds(process.cpuUsage(before)));
    before = process.cpuUsage();
    if (!isOver) setImmediate(look);
  };
  setImmediate(look);
  await work();
  isOver = true;
  look();
  return longest;
}

/** CPU that this takes. */
export async function cpuOf(work: () => Promise<unknown>): Promise<number> {
  const before = process.cpuUsage();
  await work();
  return milliseconds(process.cpuUsage(before));
}

/** The least of several: the collector, and what else runs on the machine, add to some of them. */
export async function least(times: number, measure: () => Promise<number>): Promise<number> {
  let found = Infinity;
  for (let n = 0; n < times; n++) found = Math.min(found, await measure());
  return found;
}

function milliseconds({ user, system }: NodeJS.CpuUsage): number {
  return (user + system) / 1000;
}
