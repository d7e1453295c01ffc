/** Saved views: what is stored of them, and what is taken of what is found. */
import { describe, expect, it } from '@jest/globals';
import { mostViews, paramsOf, type SavedView, searchOf, viewsIn, wrongIn } from '../../src/dashboard/views/views.js';

const view: SavedView = { page: 'machines', name: 'Off', search: 'q=status%3Aoff&sort=cost' };
const named = (name: string, more: Partial<SavedView> = {}): SavedView => ({ ...view, name, ...more });

describe('a saved view', () => {
  it('is what the address filters, sorts and chooses, without the currency and what is opened', () => {
    const params = new URLSearchParams('q=status:off&open=cloud:main:7&currency=EUR&of=cloud&sort=cost');
    expect(searchOf('machines', params)).toBe('of=cloud&q=status%3Aoff&sort=cost');
    expect(searchOf('findings', params)).toBe('of=cloud');
  });

  it('clears what it does not set', () => {
    expect(paramsOf(view)).toEqual({ of: null, q: 'status:off', sort: 'cost', cols: null });
  });

  it('has a name, something to show, and bounds', () => {
    expect(wrongIn(view, [])).toBeNull();
    expect(wrongIn(named(''), [])).toMatch(/name/);
    expect(wrongIn(named('x'.repeat(61)), [])).toMatch(/at most 60/);
    expect(wrongIn(named('All', { search: '' }), [])).toMatch(/^Nothing to save/);
    expect(wrongIn(named('Long', { search: `q=${'x'.repeat(2_000)}` }), [])).toMatch(/too long/);
    const full = Array.from({ length: mostViews }, (_, place) => named(`view ${place}`));
    expect(wrongIn(view, full)).toMatch(/delete one first/);
    // It takes the place of the one of its name.
    expect(wrongIn(named('VIEW 3'), full)).toBeNull();
  });
});

describe('what is stored', () => {
  it.each([null, '', '{', '7', '{}', '"views"'])('is none of %j', (text) => {
    expect(viewsIn(text)).toEqual([]);
  });

  it('costs only itself where it is odd', () => {
    const odd: unknown[] = [
      null,
      7,
      'view',
      [],
      {},
      { ...view, page: 'tokens' },
      { ...view, page: '__proto__' },
      { ...view, name: 7 },
      { ...view, name: '   ' },
      { ...view, name: 'x'.repeat(5_000) },
      { ...view, search: null },
      { ...view, search: 'x'.repeat(100_000) },
      { ...view, search: 'open=7&unknown=1' },
      { ...view, name: 'off' },
    ];
    const stored = [view, ...odd, named('Second')];
    expect(viewsIn(JSON.stringify(stored))).toEqual([view, named('Second')]);
  });

  it('is taken without parameters of another release', () => {
    const [known] = viewsIn(JSON.stringify([{ ...view, search: `${view.search}&newer=1`, colour: 'red' }]));
    expect(known).toEqual(view);
  });

  it('is no more than there may be', () => {
    const many = Array.from({ length: 3 * mostViews }, (_, place) => named(`view ${place}`));
    expect(viewsIn(JSON.stringify(many))).toHaveLength(mostViews);
  });
});
