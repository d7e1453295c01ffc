import { describe, expect, it } from '@jest/globals';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { csvRows, rowsOf } from '../../src/dashboard/chart/chart-rows.js';
import { jointsOf, knownIndices, runsOf } from '../../src/dashboard/chart/runs.js';
import { sparkPath } from '../../src/dashboard/chart/spark-path.js';
import { Sparkline } from '../../src/dashboard/chart/sparkline.js';
import { nearest, step } from '../../src/dashboard/chart/steps.js';
import { tickNumbers, tickTimes, timeWriter } from '../../src/dashboard/chart/words.js';

const DAY = 86_400;
const at = (text: string) => Date.parse(text) / 1000;

describe('lines', () => {
  it('are parted by a value nobody knows', () => {
    expect(runsOf([0, 1, 2, 3, 4], [5, 6, null, 7, 8])).toEqual([
      [0, 1],
      [3, 4],
    ]);
  });

  it('are parted by a gap longer than allowed, and by no shorter one', () => {
    const times = [0, 3, 10, 18].map((day) => day * DAY);
    expect(runsOf(times, [1, 2, 3, 4], 7 * DAY)).toEqual([[0, 1, 2], [3]]);
  });

  it('go on over a null where a gap is given and not exceeded, as for times of another series', () => {
    expect(runsOf([0, 1, 2], [1, null, 3], 2)).toEqual([[0, 2]]);
  });

  it('begin no run for missing or impossible numbers', () => {
    expect(runsOf([0, 1, 2], [null, Number.NaN])).toEqual([]);
    expect(runsOf([], [])).toEqual([]);
  });

  it('are joined over each gap from the last point before to the first after', () => {
    expect(jointsOf([[0, 1], [3], [7, 8]])).toEqual([
      [1, 3],
      [3, 7],
    ]);
    expect(jointsOf([[0, 1]])).toEqual([]);
  });
});

describe('the crosshair', () => {
  const times = [0, 10, 20, 30];
  const known = knownIndices(times, [{ values: [1, null, null, 4] }, { values: [null, null, 0, null] }]);

  it('stands only where a series knows something, be it zero', () => {
    expect(known).toEqual([0, 2, 3]);
  });

  it('snaps to the nearest known point, and within the ends', () => {
    expect([-5, 9, 11, 24, 26, 99].map((time) => nearest(times, known, time))).toEqual([0, 0, 2, 2, 3, 3]);
    expect(nearest(times, [], 5)).toBeUndefined();
  });

  it('goes point by point by the arrows, and stops at the ends', () => {
    expect(step(known, 0, 'ArrowRight')).toBe(2);
    expect(step(known, 3, 'ArrowRight')).toBe(3);
    expect(step(known, 2, 'ArrowLeft')).toBe(0);
    expect(step(known, 0, 'ArrowLeft')).toBe(0);
  });

  it('comes in from the side that the arrow points from', () => {
    expect(step(known, null, 'ArrowRight')).toBe(0);
    expect(step(known, null, 'ArrowLeft')).toBe(3);
  });

  it('goes a tenth by page and to the ends by Home and End', () => {
    const hundred = Array.from({ length: 100 }, (_, index) => index);
    expect(step(hundred, 50, 'PageDown')).toBe(60);
    expect(step(hundred, 5, 'PageUp')).toBe(0);
    expect([step(known, 2, 'Home'), step(known, 2, 'End')]).toEqual([0, 3]);
  });

  it('leaves other keys to the page', () => {
    expect(step(known, 0, 'Tab')).toBeUndefined();
    expect(step([], null, 'ArrowRight')).toBeUndefined();
  });
});

describe('words', () => {
  const here = { daily: false, locale: 'en-GB', timeZone: 'Asia/Kolkata' };

  it('write a day as the same day wherever the reader is', () => {
    const days = { daily: true, locale: 'en-GB', timeZone: 'America/New_York' };
    expect(timeWriter(days)(at('2026-08-17T00:00Z'))).toBe('17 Aug 2026');
    expect(tickTimes([at('2026-08-17T00:00Z')], DAY, days)).toEqual(['17 Aug']);
  });

  it('write a moment by the clock of the reader', () => {
    expect(timeWriter(here)(at('2026-08-17T20:00Z'))).toBe('18 Aug 2026, 01:30');
  });

  it('show the year at the first month and where it changes', () => {
    const months = ['2025-11-01', '2026-01-01', '2026-03-01'].map((day) => at(`${day}T00:00Z`));
    expect(tickTimes(months, 61 * DAY, { daily: true, locale: 'en-GB' })).toEqual(['Nov 2025', 'Jan 2026', 'Mar']);
  });

  it('show the day at midnight, and the hour elsewhere', () => {
    const hours = ['18:00', '24:00', '30:00'].map((clock) => at(`2026-08-17T00:00Z`) + Number.parseInt(clock) * 3600);
    expect(tickTimes(hours, 21_600, { ...here, timeZone: 'UTC' })).toEqual(['18:00', '18 Aug', '06:00']);
  });

  it('write as many digits as the distance of the ticks needs', () => {
    expect(tickNumbers([102, 104], 2, 'en')).toEqual(['102', '104']);
    expect(tickNumbers([0.25, 0.5], 0.25, 'en')).toEqual(['0.25', '0.50']);
    expect(tickNumbers([0.00001, 0.000015], 0.000005, 'en')).toEqual(['0.000010', '0.000015']);
    expect(tickNumbers([-0, 1600], 1600, 'en')).toEqual(['0', '1,600']);
  });
});

describe('rows', () => {
  const data = {
    times: [0, 900, 1800],
    series: [
      { name: 'out', values: [1.5, null, 0] },
      { name: 'in', values: [null, null, -2] },
    ],
    unit: 'kB/s',
  };

  it('are the newest first, without times of which nothing is known', () => {
    expect(rowsOf(data)).toEqual([
      { time: 1800, values: [0, -2] },
      { time: 0, values: [1.5, null] },
    ]);
  });

  it('go to the CSV with the unit in the head and an unknown value left empty', () => {
    expect(csvRows(data)).toEqual([
      ['time', 'out (kB/s)', 'in (kB/s)'],
      ['1970-01-01T00:30:00Z', { digits: '0' }, { digits: '-2' }],
      ['1970-01-01T00:00:00Z', { digits: '1.5' }, null],
    ]);
  });

  it('name days as days', () => {
    expect(csvRows({ ...data, unit: '', daily: true }).map(([first]) => first)).toEqual([
      'date',
      '1970-01-01',
      '1970-01-01',
    ]);
  });
});

describe('a sparkline', () => {
  const moves = (path: string) => path.match(/M/g)?.length ?? 0;
  const points = (path: string) => path.match(/[ML]/g)?.length ?? 0;

  it('leaves gaps open and shows a lone point', () => {
    const { line } = sparkPath([1, 2, null, 3, null, 4, 5]);
    expect(moves(line)).toBe(3);
    expect(line).toMatch(/h0M/);
  });

  it('parts by time where times are given', () => {
    expect(moves(sparkPath([1, 2, 3], [0, DAY, 9 * DAY], 7 * DAY).line)).toBe(2);
  });

  it('draws the last 90 points and no more', () => {
    const rising = Array.from({ length: 200 }, (_, index) => (index === 0 ? 1e9 : index));
    const { line, end } = sparkPath(rising);
    expect(points(line)).toBe(90);
    expect(line.startsWith('M2 16')).toBe(true);
    expect(end).toEqual([70, 2]);
  });

  it('draws what never changes in the middle, and nothing of nothing', () => {
    expect(sparkPath([5, 5]).line).toBe('M2 9L70 9');
    expect(sparkPath([null, null])).toEqual({ line: '', end: null });
    expect(sparkPath([])).toEqual({ line: '', end: null });
  });

  it('is hidden from screen readers, for whom the number beside it stands', () => {
    const markup = renderToStaticMarkup(createElement(Sparkline, { values: [1, 2] }));
    expect(markup).toMatch(/^<svg[^>]* aria-hidden="true"/);
    expect(markup).not.toContain('NaN');
  });
});
