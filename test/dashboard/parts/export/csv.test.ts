import { describe, expect, it } from '@jest/globals';
import { csv } from '../../../../src/dashboard/parts/export/csv.js';

describe('a table as CSV', () => {
  it('ends every line, the last too, by CR and LF', () => {
    expect(csv([['a', 'b'], ['c']])).toBe('a,b\r\nc\r\n');
  });

  it('quotes commas, quotes and line ends, and doubles quotes', () => {
    expect(csv([['a,b', 'say "no"', 'two\nlines', 'plain']])).toBe('"a,b","say ""no""","two\nlines",plain\r\n');
  });

  it.each(['=1+1', '+1', '-1', '@sum', '\t=1'])('keeps a spreadsheet from computing the text %j', (text) => {
    expect(
      csv([[text]])
        .replace(/^"/, '')
        .startsWith("'"),
    ).toBe(true);
  });

  it('guards a text that begins with a carriage return', () => {
    expect(csv([['\r=1']])).toMatch(/^"'\r/);
  });

  it('writes a negative number as a number and an unknown one as nothing', () => {
    expect(csv([[{ digits: '-1.5' }, null, 'x']])).toBe('-1.5,,x\r\n');
  });
});
