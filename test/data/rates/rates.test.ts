import { describe, expect, it } from '@jest/globals';
import { Rates } from '../../../src/data/rates/rates.js';
import { sharedRates } from '../../support/shared/rates.js';
import { rateTable } from '../../../src/data/rates/tables/table.js';
import { world } from './world.js';

const open = () => new Rates(world, 'https://flagcdn.com', { shipped: sharedRates(world) });

describe('the rates of a first start', () => {
  const rates = open();

  it('are the snapshot with its own date and true figures', () => {
    expect(rates.table.source).toBe('snapshot');
    expect(rates.table.date).toBe('2026-09-29');
    expect(rates.table.timestamp).toBe(Date.UTC(2026, 8, 29) / 1000);
    expect(rates.rate('USD', 'AED')).toBe(3.6725);
  });

  it('know the currencies of the countries alone, by code, active but for those in doubt', () => {
    const codes = rates.currencies.map(({ code }) => code);
    expect(codes).toEqual([...codes].sort());
    expect(codes).toHaveLength(153);
    expect(codes).not.toContain('BTC');
    expect(rates.currencies.filter(({ isActive: active }) => !active).map(({ code }) => code)).toEqual(['SYP']);
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

  it('reach back to January 1999 and answer a day without a table with the one before', () => {
    expect(rates.firstDate).toBe('1999-01-04');
    expect(rates.tableOn('1999-01-03')).toBeUndefined();
    expect(rates.tableOn('2024-03-01')).toMatchObject({ date: '2024-03-01', source: 'ecb' });
    expect(rates.tableOn('2024-03-02')).toMatchObject({ date: '2024-03-02', source: 'currency-api' });
    expect(rates.tableOn('2024-03-03')?.date).toBe('2024-03-02');
    expect(rates.tableOn('2099-01-01')).toBe(rates.table);
    expect(rates.tableOn('2024-03-03')).toBe(rates.tableOn('2024-03-02'));
  });

  it('in a hole of the complete source are those of the ECB, and the others of its last days', () => {
    const table = rates.tableOn('2025-11-15');
    expect(table).toMatchObject({ date: '2025-11-14', source: 'ecb' });
    expect(table?.carried.has('JPY')).toBe(false);
    expect(table?.carried.get('AED')).toEqual({ date: '2025-11-01', source: 'currency-api' });
    expect(table?.carried.get('MNT')).toEqual({ date: '2025-10-19', source: 'currency-api' });
    // As it would be without the tables of the ECB.
    expect(rates.tableOn('2025-11-19')?.carried.get('MNT')?.date).toBe('2025-10-19');
  });

  it('are those of the store where these are newer', () => {
    const stored = rateTable('2026-10-01', 'currency-api', rates.table.rates);
    const older = rateTable('2026-01-03', 'currency-api', rates.table.rates);
    const again = new Rates(world, 'https://flagcdn.com', { shipped: sharedRates(world), stored: [stored, older] });
    expect(again.table).toMatchObject({ date: '2026-10-01', source: 'currency-api' });
    expect(again.tableOn('2026-01-04')).toMatchObject({ date: '2026-01-03', source: 'currency-api' });
    expect(again.tableOn('2026-09-30')?.source).toBe('snapshot');
  });
});

describe('a published table', () => {
  it('is in force, kept, and sent to every listener', () => {
    const rates = open();
    const seen: string[] = [];
    rates.onPublish(() => seen.push(`a ${rates.table.date}`));
    rates.onPublish(() => seen.push(`b ${rates.table.date}`));
    rates.publish(rateTable('2026-09-30', 'currency-api', rates.table.rates));
    expect(seen).toEqual(['a 2026-09-30', 'b 2026-09-30']);
    expect(rates.tableOn('2026-09-29')?.source).toBe('snapshot');
    expect(rates.health()).toMatchObject({ source: 'currency-api', date: '2026-09-30', currencyCount: 152 });
  });

  it('that lacks a currency leaves its last rate in force for 30 days, under its own date', () => {
    const rates = open();
    const rate = rates.rate('USD', 'AFN');
    const fewer = new Map([...rates.table.rates].filter(([code]) => code !== 'AFN'));
    rates.publish(rateTable('2026-10-29', 'currency-api', fewer));
    expect(rates.rate('USD', 'AFN')).toBe(rate);
    expect(rates.table.carried).toEqual(new Map([['AFN', { date: '2026-09-29', source: 'snapshot' }]]));
    expect(rates.missing).toContainEqual({
      code: 'AFN',
      date: '2026-09-29',
      reason: 'missing from the table of currency-api of 2026-10-29',
    });
    expect(rates.newest.rates.has('AFN')).toBe(false);
  });

  it('replaces the object of a currency whose activity changes, and no other', () => {
    const rates = open();
    const [afghani, dollar] = [rates.currency('AFN'), rates.currency('USD')];
    const fewer = new Map([...rates.table.rates].filter(([code]) => code !== 'AFN'));
    rates.publish(rateTable('2026-10-30', 'currency-api', fewer));
    expect(afghani?.isActive).toBe(true);
    expect(rates.currency('AFN')).toMatchObject({ name: afghani?.name, isActive: false });
    expect(rates.currency('USD')).toBe(dollar);
    expect(rates.rate('USD', 'AFN')).toBeUndefined();
  });

  it('of an earlier day becomes history, which listeners hear of too', () => {
    const rates = open();
    let heard = 0;
    rates.onPublish(() => heard++);
    rates.add(rateTable('2026-09-01', 'currency-api', rates.table.rates));
    expect(heard).toBe(0);
    rates.announce();
    expect(heard).toBe(1);
    expect(rates.table.date).toBe('2026-09-29');
  });

  it('of the complete source is not replaced by one of the ECB of the same day', () => {
    const rates = open();
    rates.publish(rateTable('2026-09-29', 'ecb', new Map([['USD', 1]])));
    expect(rates.table.source).toBe('snapshot');
  });
});
