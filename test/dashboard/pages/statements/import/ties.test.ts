/** A grouping is tied to one account of each API at most, as it is chosen. */
import { describe, expect, it } from '@jest/globals';
import { firstTies, tieFields, tiesIn } from '../../../../../src/dashboard/pages/statements/import/ties.js';

const groupings = [
  { name: 'Project shop', tie: null },
  { name: null, tie: 'RESOURCES' as const },
];
const accounts = [
  { api: 'CLOUD', accountName: 'one' },
  { api: 'CLOUD', accountName: 'two' },
  { api: 'STORAGE', accountName: 'box:main' },
];

describe('the accounts of a grouping', () => {
  it('are none at first', () => {
    expect(tiesIn(firstTies(groupings), groupings, accounts)).toEqual([]);
    expect(tieFields(firstTies(groupings), 0, accounts).map((field) => field.accounts)).toEqual([accounts]);
  });

  it('are of another API each: a further choice lacks what is taken', () => {
    const first = firstTies(groupings);
    const [one] = tieFields(first, 0, accounts);
    const values = { ...first, [one?.name ?? '']: 'cloud:two' };
    const [, other] = tieFields(values, 0, accounts);
    expect(other?.accounts).toEqual(accounts.slice(2));
    expect(tiesIn(values, groupings, accounts)).toEqual([
      { grouping: 'Project shop', api: 'CLOUD', accountName: 'two' },
    ]);
    // There is no third API.
    const both = { ...values, [other?.name ?? '']: 'storage:box' };
    expect(tieFields(both, 0, accounts)).toHaveLength(2);
    expect(tieFields(both, 1, accounts)).toHaveLength(1);
  });

  it('are those of a grouping without a name, too', () => {
    const first = firstTies(groupings);
    const [field] = tieFields(first, 1, accounts);
    expect(tiesIn({ ...first, [field?.name ?? '']: 'cloud:one' }, groupings, accounts)).toEqual([
      { grouping: null, api: 'CLOUD', accountName: 'one' },
    ]);
  });
});
