/** The invoices of the last twelve months out of 500 days of 2,000 lines, on each store: the CPU that they take. */
import { eachFilledStore, lines } from './filled-stores.js';
import { median } from './median.js';
import { printHead, printRow } from './table.js';

const answers = 15;

export async function invoices(stage) {
  printHead(['a year of invoices', 'ms of CPU, first', 'median of 15', 'the dearest month, first']);
  await eachFilledStore(stage, 'a year of invoices', async (kind, _, ask) => {
    const costs = [];
    for (const month of lastMonths(12)) costs.push(await costOf(ask, month));
    const again = [];
    for (let n = 0; n < answers; n += 1) {
      let year = 0;
      for (const month of lastMonths(12)) year += await costOf(ask, month);
      again.push(year);
    }
    const first = costs.reduce((sum, one) => sum + one, 0);
    printRow([kind, ...[first, median(again), Math.max(...costs)].map((ms) => ms.toFixed(0))]);
  });
}

async function costOf(ask, month) {
  const query = `{ hosting { invoice(month: "${month}", currency: "EUR") { net { amount } gross { amount } lineCount } } }`;
  const { hosting, ms } = await ask(query);
  if (hosting.invoice.lineCount < lines) throw new Error(`Not all of ${month} is there`);
  return ms;
}

/** The months before the present one, as `2026-11`. */
function lastMonths(count) {
  const now = new Date();
  return Array.from({ length: count }, (_, n) =>
    new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - 1 - n)).toISOString().slice(0, 7),
  );
}
