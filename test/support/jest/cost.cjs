/** `npm run test:cost`: appends to COST_LOG the CPU seconds of each suite, its own, then those of what it started. */
const { appendFileSync, readFileSync } = require('node:fs');
const SharedEnvironment = require('./environment.cjs');

class MeasuredEnvironment extends SharedEnvironment {
  constructor(config, context) {
    const [own, started] = [process.cpuUsage(), secondsOfChildren()];
    super(config, context);
    Object.assign(this, { own, started, suite: context.testPath });
  }

  async teardown() {
    await super.teardown();
    const { user, system } = process.cpuUsage(this.own);
    const seconds = [(user + system) / 1e6, secondsOfChildren() - this.started].map((value) => value.toFixed(2));
    appendFileSync(process.env.COST_LOG ?? '/tmp/cost.tsv', `${seconds.join('\t')}\t${this.suite}\n`);
  }
}

/** Of those that have ended, on Linux alone: 16th and 17th of the fields, in hundredths. */
function secondsOfChildren() {
  const fields = readFileSync('/proc/self/stat', 'utf8').split(') ')[1]?.split(' ') ?? [];
  return (Number(fields[13]) + Number(fields[14])) / 100;
}

module.exports = MeasuredEnvironment;
