/** An error of the server stands at the field that it is about. */
import { expect, it } from '@jest/globals';
import { fieldIn, withoutField } from '../../../../src/dashboard/parts/form/server-field.js';

it.each([
  ['amount: expected more than 0, but got 0', 'amount', 'Expected more than 0, but got 0.'],
  [
    'input.note: expected 200 characters at most, but got 201.',
    'note',
    'Expected 200 characters at most, but got 201.',
  ],
  ['input, until: expected a day from 2026-03-01 on', 'until', 'Expected a day from 2026-03-01 on.'],
  ['to[1]: expected an address', 'to', 'Expected an address.'],
  [
    'Variable "$input" got invalid value "EURO" at "input.currency"; Expected a code of three letters.',
    'currency',
    'Expected a code of three letters.',
  ],
])('%s', (message, field, text) => {
  expect(fieldIn(message)).toBe(field);
  expect(withoutField(message)).toBe(text);
});

it.each(['The store does not answer.', 'Meridian does not answer.', 'The cloud API failed: it keeps failing'])(
  'about no field: %s',
  (message) => {
    expect(fieldIn(message)).toBeUndefined();
  },
);
