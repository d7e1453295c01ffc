/** What goes through many days of the history lets other requests have their turn, however little each day holds. */
import { expect, it } from '@jest/globals';
import { sharedGraph } from '../../support/shared/graph.js';
import { cpuOf, longestStretch } from '../../support/stretch.js';
import { account, keepDays } from '../history/stored-days.js';
import { Recorded } from '../history/recorded.js';

const [from, to] = ['2025-01-01', '2025-10-31'];

it.each([
  ['drift', 'a few lines', 3],
  ['drift', 'nothing', 0],
  ['billHistory', 'a few lines', 3],
])('many times, of one request: %s, where a day holds %s', async (field, _, count) => {
  const recorded = await Recorded.open(await sharedGraph());
  await keepDays(recorded.store, { from, to, count });
  const argument = field === 'drift' ? 'since' : 'from';
  const fields = Array.from({ length: 20 }, (_each, nth) => `a${nth}: ${field}(${argument}: "${from}") { __typename }`);
  let share = 1;
  // The collector of a worker that holds much may take long in one of them: what keeps others waiting does so each time.
  for (let time = 0; time < 3 && share >= 1 / 2; time += 1) {
    let longest = 0;
    const all = await cpuOf(async () => {
      longest = await longestStretch(() =>
        recorded.ask({ day: to, accounts: [account] }, `{ hosting { ${fields.join(' ')} } }`),
      );
    });
    share = longest / all;
  }
  await recorded.close();
  expect(share).toBeLessThan(1 / 2);
});
