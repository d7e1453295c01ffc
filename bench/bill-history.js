/** A year by month out of 500 days of 2,000 lines, on each store: what is stored, and the CPU that an answer takes. */
import { eachFilledStore, lines } from './filled-stores.js';
import { median } from './median.js';
import { printHead, printRow } from './table.js';

const answers = 15;

export async function billHistory(stage, bounds) {
  printHead(['bills over time', 'MB stored', 'ms of CPU, first', 'median of 15', 'in another currency', 'grouped']);
  await eachFilledStore(stage, 'bills over time', async (kind, mb, ask) => {
    const costOf = async (args) => {
      const { hosting, ms } = await ask(queryOf(args));
      if (hosting.billHistory.periods.some(({ lineCount }) => lineCount !== lines)) throw new Error('Not all is there');
      return ms;
    };
    const several = async (args) => {
      const all = [];
      for (let n = 0; n < answers; n += 1) all.push(await costOf(args));
      return median(all);
    };
    const euro = 'currency: "EUR"';
    const first = await costOf(euro);
    const again = await several(euro);
    const others = [await several('currency: "INR"'), await several('currency: "INR", groupBy: [KIND, COUNTRY]')];
    printRow([kind, mb.toFixed(1), ...[first, again, ...others].map((ms) => ms.toFixed(0))]);
    bounds.atMost(`bills over time in ${kind}`, 50, mb, 'MB');
    bounds.atMost(`a year of bills by month, ${kind}`, 200, again, 'ms of CPU');
  });
}

function queryOf(args) {
  const from = new Date(Date.now() - 365 * 86_400_000).toISOString().slice(0, 10);
  const amounts = '{ net { amount } gross { amount } }';
  return `{ hosting { billHistory(from: "${from}", every: MONTH, ${args}) {
    periods { lineCount isComplete monthlyAmount ${amounts} spent ${amounts} groups { lineCount } } } } }`;
}
