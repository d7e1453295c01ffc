import { expect, it } from '@jest/globals';
import { labelsIn } from '../../../../src/dashboard/pages/machines/machine.js';

it('keeps labels whose keys are words of the language', () => {
  const wire: unknown = JSON.parse('{"__proto__": "a", "constructor": "b", "number": 1}');
  if (typeof wire !== 'object' || wire === null) throw new Error('Expected an object');
  const labels = labelsIn({ ...wire });
  expect(Object.entries(labels ?? {})).toEqual([
    ['__proto__', 'a'],
    ['constructor', 'b'],
  ]);
});
