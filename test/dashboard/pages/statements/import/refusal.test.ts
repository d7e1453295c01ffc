/** The page takes the reader's own refusals apart, whatever they are about. */
import { describe, expect, it } from '@jest/globals';
import { overlappedIn, refusalIn } from '../../../../../src/dashboard/pages/statements/import/refusal.js';
import { readStatement } from '../../../../../src/hosting/statements/reading/read-statement.js';
import { cellsOf, fileOf, header, rows } from '../../../../hosting/statements/reading/written.js';

const names = header.split(',');
const [head = [], row = []] = cellsOf(rows.slice(0, 1), 'en');
const changed = (change: Readonly<Record<string, string>>) =>
  fileOf([head, row.map((cell, place) => change[names[place] ?? ''] ?? cell)]);

function messageOf(bytes: Uint8Array): string {
  try {
    readStatement(bytes);
  } catch (error) {
    if (error instanceof Error) return error.message;
  }
  throw new Error('Expected a refusal');
}

describe('a refused file', () => {
  it.each([
    [changed({ total: '€ 1.234' }), 2, 'total', 'a number with one meaning, not 1234 or 1.234', '"1.234"'],
    [changed({ from: '10/01/2026' }), 2, 'from', 'a day, such as 2026-10-31 or 31.10.2026', '"10/01/2026"'],
    [changed({ 'external id': '7.0E+07' }), 2, 'external id', 'the number of a resource', '"7.0E+07"'],
    [changed({ quantity: '9000', unit: 'Hours' }), 2, 'quantity', /^\d+ hours at most/, '"9000"'],
    [fileOf([head, row.slice(1)]), 2, null, '12 columns', '11'],
  ])('has its row and column, what was expected and what was found', (text, at, column, expected, found) => {
    const refusal = refusalIn(messageOf(Buffer.from(text)));
    expect(refusal).toEqual({ row: at, column, expected: expect.stringMatching(expected), found });
  });

  it.each([
    ['of another encoding', Buffer.from(changed({ description: 'münchen' }), 'latin1')],
    ['that is none', Buffer.from('no statement')],
    ['without rows', Buffer.from(`${header}\n`)],
  ])('%s is described as it is', (_, bytes) => {
    const message = messageOf(bytes);
    const refusal = refusalIn(message);
    if (refusal === null) return expect(message).toMatch(/^file: /);
    expect(refusal.expected).not.toBe('');
    expect(refusal.found).not.toMatch(/Nothing was stored/);
    expect(`${refusal.expected}${refusal.found}`).not.toContain('file:');
  });

  it('that bills what another statement bills names that one', () => {
    const id = 'a'.repeat(24);
    const message = `file: line 3: expected what no other statement bills, but "Server 7" from 2026-10-01 until 2026-10-31 is also in the statement ${id} of 2026-10-01 until 2026-10-31: delete that one first. Nothing was stored.`;
    expect(overlappedIn(message)).toBe(id);
    expect(refusalIn(message)).toMatchObject({ row: 3, column: null, expected: 'what no other statement bills' });
    expect(overlappedIn('file: expected UTF-8')).toBeNull();
  });
});
