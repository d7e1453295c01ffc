/** A comparison as a table says what is not known by an empty cell. */
import { expect, it } from '@jest/globals';
import { exact } from '../../../../src/base/decimal.js';
import type { ComparisonLine } from '../../../../src/hosting/statements/comparison/compared-line.js';
import { comparisonColumns, comparisonRows } from '../../../../src/hosting/statements/comparison/comparison-table.js';
import { ownPart } from '../../../../src/hosting/statements/comparison/own-part.js';
import { StatementVerdict } from '../../../../src/hosting/statements/comparison/verdict.js';

const line: ComparisonLine = {
  key: 'k',
  verdict: StatementVerdict.NOT_JUDGED,
  cause: null,
  kind: null,
  isSetup: false,
  id: '1',
  name: 'web',
  account: null,
  months: [],
  rows: [],
  lines: [],
  own: ownPart([], false, 'EUR'),
  theirs: exact('-2.5'),
  ours: null,
  isAtLeast: false,
  difference: null,
  isClosed: false,
};

it('has a column for each part of a line, and no zero for what is not known', () => {
  const [row = {}] = [...comparisonRows([line], 'EUR')];
  expect(row).toMatchObject({
    verdict: 'NOT_JUDGED',
    provider_id: '1',
    theirs: { digits: '-2.5' },
    ours: null,
    difference: null,
    currency: 'EUR',
    is_disputed: 'false',
  });
  expect(Object.keys(row).sort()).toEqual([...comparisonColumns].sort());
});
