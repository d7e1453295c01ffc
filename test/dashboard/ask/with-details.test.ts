/** The errors that a provider gave are all on the page, each with the input that it is about. */
import { expect, it } from '@jest/globals';
import { withDetails } from '../../../src/dashboard/ask/with-details.js';

const first = 'The edge API refused: DNS Validation Error (and 2 more)';

it.each([
  [
    first,
    [
      { message: 'DNS Validation Error', code: '1004', input: null },
      { message: 'Content for A record must be a valid IPv4 address.', code: '9005', input: null },
      { message: 'is too low', code: null, input: 'ttl' },
    ],
    'The edge API refused: DNS Validation Error: Content for A record must be a valid IPv4 address.; ttl: is too low',
  ],
  [
    'The dedicated API refused: invalid input',
    [{ message: null, code: 'missing', input: 'name' }],
    'The dedicated API refused: invalid input: name: missing',
  ],
  [first, [{ message: 'DNS Validation Error' }], first],
  [first, 'odd', first],
  [first, [null, 7, {}], first],
])('%s with %j', (message, details, expected) => {
  expect(withDetails(message, { upstream: { details } })).toBe(expected);
});

it.each([undefined, null, 'odd', {}, { upstream: null }])('an error without details stays: %j', (extensions) => {
  expect(withDetails(first, extensions)).toBe(first);
});
