/** A statement is held against what was there: every difference is found, and none is invented. */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { WatchedProject } from '../../invoice/watched-project.js';
import type { WrittenRow } from '../reading/written.js';
import { rightRows, watched } from './billed-world.js';
import { compared } from './compared.js';
import { planted, right } from './planted.js';

let project: WatchedProject;
const rows: readonly WrittenRow[] = [
  ...right.flatMap(rightRows),
  ...planted.flatMap(({ thing, bill }) => bill(rightRows(thing))),
];

beforeAll(async () => {
  project = await watched([...right, ...planted.map(({ thing }) => thing)]);
});
afterAll(() => project.close());

describe.each(['en', 'de'] as const)(
  'a statement in the language %s with forty differences of twelve kinds',
  (language) => {
    it('has each of them with its cause, and no other', async () => {
      expect(planted).toHaveLength(40);
      expect(new Set(planted.map(({ verdict, cause }) => `${verdict} ${cause}`)).size).toBe(12);
      const { lines } = await compared(project, rows, { language });
      const found = lines.nodes
        .filter(({ verdict }) => verdict !== 'AGREED')
        .map(({ providerId, verdict, cause }) => `${providerId} ${verdict} ${cause}`);
      const expected = planted.map(({ thing, verdict, cause }) => `${thing.id} ${verdict} ${cause}`);
      expect(found.sort()).toEqual(expected.sort());
      const agreed = lines.nodes.filter(({ verdict }) => verdict === 'AGREED').map(({ providerId }) => providerId);
      const ofTwice = planted.filter(({ verdict }) => verdict === 'BILLED_TWICE').map(({ thing }) => String(thing.id));
      const billed = right.filter((thing) => rightRows(thing).length > 0).map(({ id }) => String(id));
      expect(agreed.sort()).toEqual([...billed, ...ofTwice].sort());
    });

    it('adds up, in all and by verdict', async () => {
      const { theirs, ours, difference, verdicts, apart, lines, disputedCount, isComplete } = await compared(
        project,
        rows,
        { language },
      );
      const total = rows.reduce((sum, row) => sum + Math.round(Number(row.total) * 10_000), 0);
      expect(Math.round(Number(theirs.amount) * 10_000)).toBe(total);
      expect(Number(theirs.amount) - Number(ours.amount)).toBeCloseTo(Number(difference.amount), 9);
      expect(apart.amount).toBe('0');
      const sumOf = (key: 'theirs' | 'ours' | 'difference') =>
        verdicts.reduce((sum, one) => sum + Number(one[key].amount), 0);
      expect(sumOf('theirs')).toBeCloseTo(Number(theirs.amount), 9);
      expect(sumOf('difference')).toBeCloseTo(Number(difference.amount), 9);
      expect(disputedCount).toBe(37);
      expect(lines.nodes.filter(({ isDisputed }) => isDisputed)).toHaveLength(37);
      expect(isComplete).toBe(true);
    });
  },
);
