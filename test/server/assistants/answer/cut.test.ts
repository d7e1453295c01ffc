/** A long answer keeps its beginning: all lists are cut at the same number of items, and named. */
import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { cutTo } from '../../../../src/server/assistants/answer/cut.js';

const items = (count: number) => Array.from({ length: count }, (_, n) => ({ n }));

describe('an answer', () => {
  it('that is short enough stays as it is', () => {
    const value = { a: items(3), b: 'x' };
    expect(cutTo(value, JSON.stringify(value).length)).toEqual({ value, cuts: [], cutTexts: [] });
  });

  it('that is too long is cut as little as it has to be', () => {
    const value = { list: items(1_000), total: 1_000 };
    const cut = cutTo(value, 500);
    const shown = cut?.cuts[0]?.shown ?? NaN;
    expect(cut).toEqual({
      value: { list: items(1_000).slice(0, shown), total: 1_000 },
      cuts: [{ list: 'list', shown, of: 1_000 }],
      cutTexts: [],
    });
    const length = JSON.stringify(cut?.value).length;
    expect(length).toBeLessThanOrEqual(500);
    expect(length).toBeGreaterThan(430);
  });

  it('keeps lists that are shorter, and names each other one once with its longest length', () => {
    const value = { zones: [{ records: items(30) }, { records: items(90) }], few: [1, 2] };
    expect(cutTo(value, 200)?.cuts).toEqual([{ list: 'zones.records', shown: expect.any(Number), of: 90 }]);
    expect(cutTo(value, 200)?.value).toMatchObject({ few: [1, 2] });
  });

  it('says nothing of the page of a list that is cut', () => {
    const page = { nodes: items(50), pageInfo: { hasNextPage: false }, totalCount: 50 };
    expect(cutTo({ servers: page }, 200)?.value).toEqual({
      servers: { nodes: expect.any(Array), totalCount: 50 },
    });
    const whole = { servers: { nodes: [1], pageInfo: { hasNextPage: false } }, rest: items(100) };
    expect(cutTo(whole, 200)?.value).toMatchObject({ servers: { pageInfo: { hasNextPage: false } } });
  });

  it('of long texts has their beginning, and without anything to cut is none', () => {
    expect(cutTo({ list: ['x'.repeat(1_000)] }, 300)).toEqual({
      value: { list: [`${'x'.repeat(200)}…`] },
      cuts: [],
      cutTexts: ['list'],
    });
    const many = Object.fromEntries(items(200).map(({ n }) => [`name${n}`, 'text']));
    expect(cutTo(many, 300)).toBeNull();
  });

  it('is never longer than it may be, and no list of it is cut without a word', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.integer({ min: 20, max: 400 }), (value, most) => {
        const cut = cutTo(value, most);
        if (cut === null) return;
        const text = JSON.stringify(cut.value);
        expect(text.length).toBeLessThanOrEqual(most);
        const isAll = text === JSON.stringify(value);
        expect(isAll).toBe(cut.cuts.length + cut.cutTexts.length === 0);
      }),
    );
  });
});
