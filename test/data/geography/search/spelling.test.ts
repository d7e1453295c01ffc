/** The keys by which one name is found. */
import { expect, it } from '@jest/globals';
import { spellings } from '../../../../src/data/geography/search/spelling.js';

it.each([
  ['Pune', ['pune']],
  ['Köln', ['koln', 'koeln']],
  ['Århus', ['arhus', 'aarhus']],
  ['Saint-Étienne', ['saint etienne', 'st etienne', 'sankt etienne']],
  ['St. Pölten', ['st polten', 'saint polten', 'sankt polten', 'st poelten', 'saint poelten', 'sankt poelten']],
  ['Sainte-Foy', ['sainte foy', 'ste foy']],
  ['Mount Isa', ['mount isa', 'mt isa']],
  ['Ft. Worth', ['ft worth', 'fort worth']],
  ['Le Fort', ['le fort']],
  ['Washington, D.C.', ['washington dc', 'washington']],
  ['Frankfurt (Oder)', ['frankfurt oder', 'frankfurt']],
  ['Biel/Bienne', ['biel bienne', 'biel', 'bienne']],
  ['...', []],
])('of %j are %j', (name, keys) => {
  expect(spellings(name)).toEqual(keys);
});
