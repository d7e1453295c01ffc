/** The consequence of an act is in its words; an act of an unknown kind has none, and is shown as it is. */
import { describe, expect, it } from '@jest/globals';
import { type LineAct, wordsOf } from '../../../../../src/dashboard/pages/statements/acts/ready-act.js';

const act = (kind: string, input: object): LineAct =>
  ({ kind, mutation: 'mutation { x }', variables: { input }, text: null }) as LineAct;

const price = { amount: '9.99', period: 'month', currency: 'EUR', from: '2026-09-01' };

describe('an act', () => {
  it('that sets a price says which, of what, and from when', () => {
    const words = wordsOf(act('USE_AS_OWN_PRICE', { ...price, setup: '39.0000' }), 'web-1');
    expect(words?.consequence).toMatch(/€9\.99 a month, without tax, as your own price of web-1 from .*Sep.* 2026 on/);
    expect(words?.consequence).toContain('Its order costs €39.0000.');
  });

  it('that corrects a month says by how much, and why', () => {
    const input = { net: '-0.5', month: '2026-09', currency: 'EUR', reason: 'Statement x, line 3' };
    const words = wordsOf(act('ADD_CORRECTION', input), 'web-1');
    expect(words?.title).toBe('Correct September 2026 for web-1?');
    expect(words?.consequence).toMatch(/-€0\.50 without tax to the closed month September 2026.*Statement x, line 3/);
  });

  it('that takes a rule says which, and for what', () => {
    const words = wordsOf(act('TAKE_AS_RULE', { reading: 'NO_CAP', accountName: 'main', api: 'CLOUD' }), 'web-1');
    expect(words?.consequence).toMatch(/after a resize every hour is charged.* everything in the account main/);
  });

  it.each([
    act('TAKE_AS_RULE', { reading: 'X', accountName: 'main' }),
    act('OF_ANOTHER_RELEASE', { ...price, reading: 'NO_CAP', accountName: 'main' }),
    act('USE_AS_OWN_PRICE', { ...price, amount: 7 }),
    act('ADD_CORRECTION', { month: '2026-09' }),
    { ...act('COPY_FOR_PROVIDER', {}), mutation: null, variables: null, text: 'Please credit' },
  ])('of which nothing is known, or not all, has no words: $kind', (one) => {
    expect(wordsOf(one, 'web-1')).toBeNull();
  });
});
