/** Which state stands for a code that is no longer in use. */
import { expect, it } from '@jest/globals';
import { type StatesBefore, formerStates } from '../../../../src/tools/compile-places/states/former-states.js';

type Listed = StatesBefore['countries'][number];

function country(isoCode: string, names: Readonly<Record<string, string>>): Listed {
  const known = { isIsoCode: true, nativeName: null, type: null, latitude: null, longitude: null, timezone: null };
  const states = Object.entries(names).map(([code, name]) => ({
    ...known,
    code,
    name,
    parent: null,
    hasKnownCities: true,
  }));
  return { isoCode, states };
}

const aliases = {
  supplemental: {
    metadata: {
      alias: {
        subdivisionAlias: {
          xxa: { _replacement: 'xxb' },
          xxs: { _replacement: 'xxt xxu' },
          xxw: { _replacement: 'YY' },
        },
      },
    },
  },
};
const now = [country('XX', { B: 'Bay', T: 'Top', U: 'Under' }), country('YY', { YY: 'Yonder' })];
const before = { countries: now, former: new Map() };

it('codes that ISO replaced lead to their successors, those that it parted nowhere', () => {
  expect(formerStates(now, before, aliases, [])).toEqual(
    new Map([
      ['XX A', 'XX B'],
      ['XX W', 'YY YY'],
    ]),
  );
});

it('codes in use lead nowhere, whatever they stood for', () => {
  const reused = [country('XX', { A: 'Apex', B: 'Bay' })];
  expect(formerStates(reused, before, aliases, []).has('XX A')).toBe(false);
});

it('a state under a new code is found by its name', () => {
  const old = { countries: [country('XX', { B: 'Bay', 9: 'Tóp' })], former: new Map() };
  expect(formerStates(now, old, aliases, []).get('XX 9')).toBe('XX T');
});

it('a state that was there before under the same name is another one', () => {
  const old = { countries: [country('XX', { B: 'Bay', T: 'Top', 9: 'Top' })], former: new Map() };
  expect(formerStates(now, old, aliases, [['XX 9', 'XX B']]).get('XX 9')).toBe('XX B');
});

it('a state that is gone leads to the one that has most of its cities, if one has', () => {
  const old = { countries: [country('XX', { B: 'Bay', V: 'Vale', T: 'Top', U: 'Under' })], former: new Map() };
  const moves = (...to: string[]) => to.map((state): [string, string] => ['XX V', state]);
  const successor = (...to: string[]) => formerStates(now, old, aliases, moves(...to)).get('XX V');
  expect(successor('XX T', 'XX T', 'XX U')).toBe('XX T');
  expect(successor('XX T', 'XX U')).toBeNull();
  expect(successor()).toBeNull();
});

it('successors that are gone lead to theirs', () => {
  const former = new Map([
    ['XX 1', 'XX V'],
    ['XX 2', null],
  ]);
  const old = { countries: [country('XX', { V: 'Vale', B: 'Bay' })], former };
  expect(formerStates(now, old, aliases, [['XX V', 'XX U']])).toEqual(
    new Map([
      ['XX 1', 'XX U'],
      ['XX 2', null],
      ['XX A', 'XX B'],
      ['XX V', 'XX U'],
      ['XX W', 'YY YY'],
    ]),
  );
});
