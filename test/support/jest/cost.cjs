/** `npm run test:cost`: appends to COST_LOG the CPU seconds of each suite, its own, then those of what it started. */
const { appendFileSync, readFileSync } = require('node:fs');

/** Notes, when it is called, what has been spent since then. */
function startMeasuring(suite) {
  const log = process.env.COST_LOG;
  if (!log) return () => undefined;
  const [own, started] = [process.cpuUsage(), secondsOfChildren()];
  return () => {
    const { user, system } = process.cpuUsage(own);
    const seconds = [(user + system) / 1e6, secondsOfChildren() - started].map((value) => value.toFixed(2));
    appendFileSync(log, `${seconds.join('\t')}\t${suite}\n`);
  };
}

/** Of those that have ended, on Linux alone: 16th and 17th of the fields, in hundredths. */
function secondsOfChildren() {
  const fields = readFileSync('/proc/self/stat', 'utf8').split(') ')[1]?.split(' ') ?? [];
  return (Number(fields[13]) + Number(fields[14])) / 100;
}

module.exports = { startMeasuring };
