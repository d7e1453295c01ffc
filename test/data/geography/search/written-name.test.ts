/** Names as they are written, by the keys under which they are found. */
import { expect, it } from '@jest/globals';
import { writtenName } from '../../../../src/data/geography/search/written-name.js';

it.each([
  ['munich', ['München', 'Munich'], 'Munich'],
  ['munchen', ['Munich', 'München'], 'München'],
  ['muenchen', ['Munich', 'München'], 'München'],
  ['saint louis', ['St. Louis'], 'St. Louis'],
  ['frankfurt', ['Frankfurt (Oder)', 'Frankfurt'], 'Frankfurt'],
  ['sizilien', ['Sicily', 'Sicilia'], 'sizilien'],
  ['nowhere', [], 'nowhere'],
])('%s of %j is %s', (key, names, written) => {
  expect(writtenName(key, names)).toBe(written);
});
