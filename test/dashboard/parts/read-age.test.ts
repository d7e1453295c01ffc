/** How old a result is that may have been shown for long, and of what it is made. */
import { describe, expect, it } from '@jest/globals';
import { ageText } from '../../../src/dashboard/format/age-text.js';
import { readsIn, receivedAt, together } from '../../../src/dashboard/ask/reads.js';

const came = Date.parse('2026-11-25T12:00:00Z');
const reportOf = (figures: object) => ({ ...receivedAt(came), upstream: { cloud: { accounts: { main: figures } } } });

describe('the age of a result', () => {
  it('is that of its oldest read, from when it came on', () => {
    const [read] = readsIn(reportOf({ calls: 1, cacheHits: 2, ageSeconds: 90 }));
    expect(read).toEqual({ name: 'cloud · main', calls: 3, notRead: 0, left: null, readAt: came - 90_000 });
  });

  it('is none of an account that nothing was read of', () => {
    expect(readsIn(reportOf({ calls: 0 }))).toEqual([]);
    expect(readsIn(undefined)).toEqual([]);
  });

  it('is the oldest of several that share their reads, whose calls count once', () => {
    const some = readsIn(reportOf({ calls: 4, ageSeconds: 0 }));
    const more = readsIn(reportOf({ calls: 6, notRead: 1, budget: 9, ageSeconds: 60 }));
    const read = { name: 'cloud · main', calls: 7, notRead: 1, left: 9, readAt: came - 60_000 };
    expect(together([some, more])).toEqual([read]);
  });

  it.each([
    [0, 'Read just now.'],
    [59_999, 'Read just now.'],
    [60_000, 'Read 1 minute ago.'],
    [59 * 60_000, 'Read 59 minutes ago.'],
    [60 * 60_000, 'Read 1 hour ago.'],
    [47 * 3_600_000, 'Read 47 hours ago.'],
    [50 * 3_600_000, 'Read 2 days ago.'],
  ])('%d ms: %s', (age, text) => {
    expect(ageText(age)).toBe(text);
  });

  it('says where it is of a part alone', () => {
    expect(ageText(180_000, true)).toBe('Partly read 3 minutes ago.');
  });
});
