import { describe, expect, it } from '@jest/globals';
import { money, rounded, symbolOf, wholeMoney } from '../../../src/dashboard/format/money.js';

describe('amounts on the page', () => {
  it('distinguishes a dollar of elsewhere from that of the United States', () => {
    expect(money({ amount: '5.00', currency: 'USD' })).toMatch(/^\$5\.00$/);
    expect(money({ amount: '5.00', currency: 'JMD' })).toMatch(/^JMD\s5\.00$/);
    expect(money({ amount: '5.00', currency: 'CAD' })).toBe('CA$5.00');
    expect(wholeMoney({ amount: '5.00', currency: 'JMD' })).toMatch(/^JMD\s5$/);
    expect(symbolOf('JMD')).toBe('JMD');
  });

  it('keeps the short sign of a currency that has it for itself', () => {
    expect(['USD', 'EUR', 'GBP', 'INR', 'JPY'].map(symbolOf)).toEqual(['$', '€', '£', '₹', '¥']);
    expect(money({ amount: '5', currency: 'JPY' })).toBe('¥5');
    expect(symbolOf('PLN')).toBe('zł');
  });

  it('rounds halves up', () => {
    expect(['1.004', '1.005', '0.995', '2'].map((amount) => rounded(amount, 2))).toEqual([
      '1.00',
      '1.01',
      '1.00',
      '2.00',
    ]);
    expect(rounded('2.5', 0)).toBe('3');
  });
});
