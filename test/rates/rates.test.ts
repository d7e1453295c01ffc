import { describe, expect, it } from '@jest/globals';
import { Rates } from '../../src/rates/rates.js';
import { rateTable } from '../../src/rates/table.js';
import { world } from './world.js';

const open = () => new Rates(world, 'https://flagcdn.com');

describe('the rates of a first start', () => {
  const rates = open();

  it('are the snapshot with its own date and true figures', () => {
    expect(rates.table.source).toBe('snapshot');
    expect(rates.table.date).toBe('2026-09-29');
    expect(rates.table.timestamp).toBe(Date.UTC(2026, 8, 29) / 1000);
    expect(rates.rate('USD', 'AED')).toBe(3.6725);
  });

  it('know the currencies of the countries alone, by code, all active', () => {
    const codes = rates.currencies.map(({ code }) => code);
    expect(codes).toEqual([...codes].sort());
    expect(codes).toHaveLength(153);
    expect(codes).not.toContain('BTC');
    expect(rates.currencies.every(({ active }) => active)).toBe(true);
  });

  it('find a currency without regard to case', () => {
    expect(rates.currency('inr')).toBe(rates.currency('INR'));
    expect(rates.currency('inr')).toMatchObject({ code: 'INR', name: 'Indian Rupee', symbol: '₹', flag: '🇮🇳' });
    expect(rates.currency('XXX')).toBeUndefined();
    expect(rates.currency('__proto__')).toBeUndefined();
  });

  it('have no rate for what the table lacks', () => {
    expect(rates.rate('USD', 'XXX')).toBeUndefined();
    expect(rates.rate('XXX', 'USD')).toBeUndefined();
  });

  it('reach back to March 2024 and answer a day without a table with the one before', () => {
    expect(rates.firstDate).toBe('2024-03-02');
    expect(rates.tableOn('2024-03-01')).toBeUndefined();
    expect(rates.tableOn('2024-03-02')?.date).toBe('2024-03-02');
    expect(rates.tableOn('2024-03-03')?.date).toBe('2024-03-02');
    expect(rates.tableOn('2099-01-01')).toBe(rates.table);
    const dates = [...rates.tablesBetween('2024-03-03', '2024-03-06')].map(({ date }) => date);
    expect(dates).toEqual(['2024-03-04', '2024-03-05', '2024-03-06']);
    expect([...rates.tablesBetween('2024-03-04', '2024-03-04')]).toHaveLength(1);
    expect([...rates.tablesBetween('2023-01-01', '2024-03-01')]).toHaveLength(0);
  });

  it('are those of the store where these are newer', () => {
    const stored = rateTable('2026-10-01', 'ecb', rates.table.rates);
    const older = rateTable('2026-01-03', 'currency-api', rates.table.rates);
    const again = new Rates(world, 'https://flagcdn.com', [stored, older]);
    expect(again.table).toBe(stored);
    expect(again.tableOn('2026-01-04')).toBe(older);
    expect(again.tableOn('2026-09-30')?.source).toBe('snapshot');
  });
});

describe('a published table', () => {
  it('is in force, kept, and told to every listener', () => {
    const rates = open();
    const seen: string[] = [];
    rates.onPublish(() => seen.push(`a ${rates.table.date}`));
    rates.onPublish(() => seen.push(`b ${rates.table.date}`));
    rates.publish(rateTable('2026-09-30', 'currency-api', rates.table.rates));
    expect(seen).toEqual(['a 2026-09-30', 'b 2026-09-30']);
    expect(rates.tableOn('2026-09-29')?.source).toBe('snapshot');
    expect(rates.health()).toMatchObject({ source: 'currency-api', date: '2026-09-30', currencies: 153 });
  });

  it('replaces the object of a currency whose activity changes, and no other', () => {
    const rates = open();
    const [afghani, dollar] = [rates.currency('AFN'), rates.currency('USD')];
    const fewer = new Map([...rates.table.rates].filter(([code]) => code !== 'AFN'));
    rates.publish(rateTable('2026-09-30', 'currency-api', fewer));
    expect(afghani?.active).toBe(true);
    expect(rates.currency('AFN')).toMatchObject({ name: afghani?.name, active: false });
    expect(rates.currency('USD')).toBe(dollar);
    expect(rates.rate('USD', 'AFN')).toBeUndefined();
  });

  it('of an earlier day becomes history, which listeners hear of too', () => {
    const rates = open();
    let heard = 0;
    rates.onPublish(() => heard++);
    rates.addHistory([]);
    expect(heard).toBe(0);
    rates.addHistory([rateTable('2026-09-01', 'currency-api', rates.table.rates)]);
    expect(heard).toBe(1);
    expect(rates.table.date).toBe('2026-09-29');
  });
});
