/** `npm run test:cost`: appends to COST_LOG the CPU seconds of each suite, its own, those of what it started, then the time. */
import { appendFileSync, readFileSync } from 'node:fs';

/** Notes, when it is called, what has been spent since then. */
export function startMeasuring(suite) {
  const log = process.env.COST_LOG;
  if (!log) return () => undefined;
  const [own, started, start] = [process.cpuUsage(), secondsOfChildren(), performance.now()];
  return () => {
    const { user, system } = process.cpuUsage(own);
    const spent = [(user + system) / 1e6, secondsOfChildren() - started, (performance.now() - start) / 1000];
    const seconds = spent.map((value) => value.toFixed(2));
    appendFileSync(log, `${seconds.join('\t')}\t${suite}\n`);
  };
}

/** Of those that have ended, on Linux alone: 16th and 17th of the fields, in hundredths. */
function secondsOfChildren() {
  const fields = readFileSync('/proc/self/stat', 'utf8').split(') ')[1]?.split(' ') ?? [];
  return (Number(fields[13]) + Number(fields[14])) / 100;
}
