/** Files of statements are read to the digit, or refused with the place of what is in doubt. */
import { describe, expect, it } from '@jest/globals';
import { readStatement } from '../../../../src/hosting/statements/reading/read-statement.js';
import { cellsOf, fileOf, header, type Language, rows } from './written.js';

const bytes = (text: string) => new TextEncoder().encode(text);
const read = (text: string) => readStatement(bytes(text));
const languages: readonly Language[] = ['en', 'de'];
const one = (change: Readonly<Record<string, string>>): string => {
  const names = header.split(',');
  const [head = [], row = []] = cellsOf(rows.slice(0, 1), 'en');
  return fileOf([head, row.map((cell, place) => change[names[place] ?? ''] ?? cell)]);
};

describe('an itemised statement', () => {
  it.each(languages)('is read to the digit (%s)', (language) => {
    const statement = read(fileOf(cellsOf(rows, language)));
    expect(statement).toMatchObject({ form: 'ITEMISED', currency: 'EUR' });
    const [first] = rows;
    expect(statement.rows[0]).toEqual({
      line: 2,
      grouping: first?.grouping,
      product: 'CX33 Cloud Server',
      description: 'web-1',
      reference: 'Server 70000001',
      resourceId: '70000001',
      quantity: '1.0000',
      unit: 'Months',
      from: '2026-10-01',
      until: '2026-10-31',
      condition: null,
      unitPrice: null,
      total: '4.9900',
    });
    expect(statement.rows.map(({ total }) => total)).toEqual(rows.map(({ total }) => total.replace(',', '')));
    expect(statement.rows.map(({ description }) => description)).toEqual(rows.map(({ description }) => description));
  });

  it.each([
    ['4,9900 €', '4.9900', 'EUR'],
    ['$ 1,234.5000', '1234.5000', 'USD'],
    ['1.234,5000 €', '1234.5000', 'EUR'],
    ['-€ 0.5000', '-0.5000', 'EUR'],
  ])('has an amount of %s', (total, digits, currency) => {
    expect(read(one({ total }))).toMatchObject({ currency, rows: [{ total: digits }] });
  });

  it.each([
    [{ total: '€ 1.234' }, 'line 2, total: expected a number with one meaning, not 1234 or 1.234, but got "1.234"'],
    [{ total: '4.9900' }, 'line 2, total: expected an amount of money'],
    [{ total: `€ 1${' '.repeat(400_000)}x` }, 'line 2, total: expected a number of 40 characters at most'],
    [{ total: '€ 10.000.000.000' }, 'line 2, total: expected a number with decimals'],
    [{ total: '' }, 'line 2, total: expected an amount of money'],
    [{ from: '10/01/2026' }, 'line 2, from: expected a day, such as 2026-10-31 or 31.10.2026, but got "10/01/2026"'],
    [{ from: '2026-02-30' }, 'line 2, from: expected a day'],
    [{ until: '2026-09-30' }, 'line 2, until: expected a day from 2026-10-01 on'],
    [{ from: '01.10.2026' }, 'line 2, until: expected a day in the form of line 2'],
    [{ 'external id': '7.0E+07' }, 'line 2, external id: expected the number of a resource'],
    [{ 'external id': '70000009' }, 'line 2, reference: expected a reference that ends with 70000009'],
    [
      { quantity: '800', unit: 'Hours' },
      'line 2, quantity: expected 745 hours at most from 2026-10-01 until 2026-10-31',
    ],
    [{ quantity: '1.000' }, 'line 2, quantity: expected a number with one meaning'],
    [{ unit: '' }, 'line 2, unit: expected a text'],
    [{ product: '' }, 'line 2, product: expected a text'],
  ])('with %j is refused', (change, message) => {
    expect(() => read(one(change))).toThrow(message);
  });

  it('is refused where two rows are written in two ways', () => {
    const cells = cellsOf(rows, 'en');
    cells[2] = [...(cells[2] ?? []).slice(0, -1), '1,3440 €'];
    expect(() => read(fileOf(cells))).toThrow('line 3, total: expected decimals after ".", as line 2 has them');
    cells[2] = [...(cells[2] ?? []).slice(0, -1), '$ 1.3440'];
    expect(() => read(fileOf(cells))).toThrow('line 3, total: expected the currency of line 2');
  });
});

describe('an invoice of eight columns', () => {
  const description = (id: string) =>
    `"Server #${id} ""job-7""\nPreis: 0,0060 €/h, max. 3,7900 €/Monat\nNutzung: 100 h"`;
  const row = (more: readonly string[]) => [`"CX22",${description('49000015')}`, ...more].join(',');
  const good = ['2024-08-03', '2024-08-07', '100.0000000000', '0.0060000000', '0.6000', '49000015'];

  it('is known by its shape', () => {
    expect(read(`${row(good)}\n${row(good)}\n`)).toMatchObject({
      form: 'EIGHT_COLUMNS',
      currency: 'EUR',
      rows: [
        { line: 1, product: 'CX22', description: 'job-7', resourceId: '49000015', total: '0.6000', grouping: null },
        { line: 4 },
      ],
    });
  });

  it.each([
    [2, '10.000.000.000', 'quantity: expected a number with decimals'],
    [4, '0.7000', 'total: expected 100.0000000000 × 0.0060000000'],
    [5, '49000016', 'server number: expected 49000015, as its description has it'],
  ])('is refused whole for a damaged cell (%i)', (place, text, message) => {
    expect(() => read(`${row(good)}\n${row(good.map((cell, at) => (at === place ? text : cell)))}\n`)).toThrow(
      `line 4, ${message}`,
    );
  });
});

describe('a file that is no statement', () => {
  it.each([
    ['', 'expected rows, but got an empty file'],
    [`${header}\n`, 'expected rows below the header'],
    [fileOf(cellsOf(rows, 'en')).replaceAll(',', ';'), 'line 1: expected columns separated by commas'],
    ['a,b,c\n1,2,3\n', 'line 1: expected the header grouping,product'],
    [`${fileOf(cellsOf(rows, 'en'))}"Project`, 'a quotation mark is not closed'],
    [fileOf(cellsOf(rows, 'en')).replace('\n', '\n\n'), 'line 2: expected a row, but got an empty line'],
    [fileOf(cellsOf(rows, 'en')).replaceAll('€', 'â‚¬'), 'letters that were read in another encoding'],
    [fileOf(cellsOf(rows, 'en')).replaceAll('ü', '\ufffd'), 'a replacement for a lost character'],
  ])('is refused (%#)', (text, message) => {
    expect(() => read(text)).toThrow(message);
  });

  it.each(['utf16le', 'latin1'] as const)('is refused in %s', (encoding) => {
    const text = encoding === 'utf16le' ? '\ufeff' : '';
    expect(() => readStatement(Buffer.from(text + fileOf(cellsOf(rows, 'en')), encoding))).toThrow('expected UTF-8');
  });
});

describe('three hundred damaged files', () => {
  function seeded(seed: number): () => number {
    let state = seed;
    return () => {
      state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
      return state / 2 ** 32;
    };
  }
  const random = seeded(11);
  const any = (count: number) => Math.floor(random() * count);
  const swap = <T>(list: T[], one: number, other: number): void => {
    [list[one], list[other]] = [list[other] as T, list[one] as T];
  };

  /** Each returns the file, and whether it still says the same. */
  const damages: Readonly<Record<string, (cells: string[][], language: Language) => Uint8Array>> = {
    cut: (cells) => {
      const all = bytes(fileOf(cells));
      // Not between two rows: such a file is one of fewer rows.
      let end = 1 + any(all.length - 2);
      while (all[end - 1] === 10 || all[end] === 10) end -= 1;
      return all.slice(0, end);
    },
    shifted: (cells) => {
      const row = cells[1 + any(cells.length - 1)] ?? [];
      const place = any(row.length);
      if (random() < 0.5) row.splice(place, 1);
      else row.splice(place, 0, '');
      return bytes(fileOf(cells));
    },
    'shifted to the same width': (cells) => {
      const row = cells[1 + any(cells.length - 1)] ?? [];
      row.splice(any(row.length - 1), 1);
      row.push('');
      return bytes(fileOf(cells));
    },
    encoded: (cells) => {
      const text = fileOf(cells);
      const forms = [
        () => Buffer.from(`\ufeff${text}`, 'utf16le'),
        () => Buffer.from(text.replaceAll('€', '\u0080'), 'latin1'),
        () => bytes(Buffer.from(text).toString('latin1')),
        () => bytes(`\ufeff${text}`),
      ];
      return (forms[any(forms.length)] ?? forms[0])?.() ?? bytes(text);
    },
    'swapped with their names': (cells) => {
      const [one, other] = [any(12), any(12)];
      for (const row of cells) swap(row, one, other);
      return bytes(fileOf(cells));
    },
    'of another locale': (cells, language) => {
      for (const row of cells.slice(1)) {
        row[11] = (row[11] ?? '').replace(/[.,]/g, (point) => (point === '.' ? ',' : '.'));
        if (random() < 0.5) row[5] = (row[5] ?? '').split(/[-.]/).join('/');
      }
      return bytes(language === 'en' ? fileOf(cells) : fileOf(cells).replaceAll(',', ';'));
    },
  };

  const kinds = Object.keys(damages);
  const expected = languages.map((language) => JSON.stringify(plain(read(fileOf(cellsOf(rows, language))))));

  /** Without the numbers of lines. */
  function plain({ currency, rows: all }: ReturnType<typeof read>) {
    return { currency, rows: all.map(({ line: _, ...row }) => row) };
  }

  it.each(Array.from({ length: 300 }, (_, place) => place))('%i is refused in words, or says the same', (place) => {
    const language = languages[place % 2] ?? 'en';
    const damage = damages[kinds[place % kinds.length] ?? ''];
    const file = damage?.(cellsOf(rows, language), language) ?? bytes('');
    let result: string;
    try {
      result = JSON.stringify(plain(readStatement(file)));
    } catch (error) {
      expect(error).toMatchObject({ code: 'BAD_USER_INPUT' });
      expect((error as Error).message).toMatch(/^file: .*expected .*\. Nothing was stored\.$/s);
      return;
    }
    expect(expected).toContain(result);
  });
});
