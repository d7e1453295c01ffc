/** An alert is sent once when it begins, and again only after it has ended; what cannot be judged changes nothing. */
import { describe, expect, it } from '@jest/globals';
import {
  type RuleState,
  mostHolding,
  mostUnsent,
  newState,
  stateAfter,
  stateFrom,
} from '../../../../src/server/alerts/evaluation/state.js';
import type { HoldingAlert } from '../../../../src/server/alerts/kinds/kind.js';

const start = Date.parse('2026-11-25T08:00:00Z');

function holding(id: string, given: Partial<HoldingAlert> = {}): HoldingAlert {
  return { id, scope: 'prod', title: id, text: id, account: null, path: null, ...given };
}

interface Judgement {
  readonly alerts?: readonly HoldingAlert[];
  readonly unknown?: readonly string[];
}

/** The ids that each evaluation sends. */
function sentBy(judgements: readonly Judgement[], isOfNews = false): string[][] {
  let state: RuleState = newState;
  return judgements.map(({ alerts = [], unknown = [] }, index) => {
    state = stateAfter(state, { alerts, unknownScopes: new Set(unknown) }, isOfNews, start + index * 60_000);
    const sent = state.unsent.map(({ id }) => id);
    // As it is stored, and read by the next.
    state = stateFrom(JSON.parse(JSON.stringify({ ...state, unsent: [] })));
    return sent;
  });
}

const [a, b] = [holding('a'), holding('b')];

it('once while it holds, and again after it has ended', () => {
  expect(sentBy([{ alerts: [a] }, { alerts: [a] }, { alerts: [a, b] }, { alerts: [b] }, { alerts: [a, b] }])).toEqual([
    ['a'],
    [],
    ['b'],
    [],
    ['a'],
  ]);
});

it('what cannot be judged neither ends nor begins', () => {
  expect(sentBy([{ alerts: [a] }, { unknown: ['prod'] }, { alerts: [a] }, {}, { alerts: [a] }])).toEqual([
    ['a'],
    [],
    [],
    [],
    ['a'],
  ]);
});

it('what can be judged goes on beside it', () => {
  const other = holding('c', { scope: 'test' });
  const judged = [{ alerts: [a, other] }, { unknown: ['prod'] }, { alerts: [a, other] }];
  expect(sentBy(judged)).toEqual([['a', 'c'], [], ['c']]);
});

it('one that is unsure stays as it was', () => {
  const unsure = holding('a', { isUnsure: true });
  expect(sentBy([{ alerts: [unsure] }, { alerts: [a] }, { alerts: [unsure] }, { alerts: [a] }])).toEqual([
    [],
    ['a'],
    [],
    [],
  ]);
});

describe('of news', () => {
  it('what is there at first is known', () => {
    expect(sentBy([{ alerts: [a] }, { alerts: [a, b] }, { alerts: [b] }, { alerts: [a, b] }], true)).toEqual([
      [],
      ['b'],
      [],
      ['a'],
    ]);
  });

  it('what was there and could not be seen at first is known once it is seen', () => {
    const judged = [{ unknown: ['prod'] }, { unknown: ['prod'] }, { alerts: [a] }, { alerts: [a, b] }];
    expect(sentBy(judged, true)).toEqual([[], [], [], ['b']]);
  });

  it('one that was unsure at first is known', () => {
    const unsure = holding('a', { isUnsure: true });
    expect(sentBy([{ alerts: [unsure] }, { alerts: [a] }], true)).toEqual([[], []]);
  });
});

it('each has the time at which it began', () => {
  const first = stateAfter(newState, { alerts: [a], unknownScopes: new Set() }, false, start);
  const second = stateAfter(first, { alerts: [a, b], unknownScopes: new Set() }, false, start + 60_000);
  expect(Object.values(second.holding)).toEqual(['2026-11-25T08:00:00.000Z', '2026-11-25T08:01:00.000Z']);
  expect(second.unsent.map(({ id, since }) => [id, since])).toEqual([
    ['a', '2026-11-25T08:00:00.000Z'],
    ['b', '2026-11-25T08:01:00.000Z'],
  ]);
});

it('the same id in two scopes is two alerts', () => {
  expect(sentBy([{ alerts: [a, holding('a', { scope: 'test' })] }])).toEqual([['a', 'a']]);
});

it('what waits is bounded, and counted beyond', () => {
  const alerts = Array.from({ length: mostUnsent + 20 }, (_, index) => holding(`${index}`));
  const { unsent, unsentMore } = stateAfter(newState, { alerts, unknownScopes: new Set() }, false, start);
  expect([unsent.length, unsentMore]).toEqual([mostUnsent, 20]);
});

it('too many at once change nothing, and are a problem', () => {
  const before = stateAfter(newState, { alerts: [a], unknownScopes: new Set() }, false, start);
  const alerts = Array.from({ length: mostHolding + 1 }, (_, index) => holding(`${index}`));
  const after = stateAfter(before, { alerts, unknownScopes: new Set() }, false, start + 1);
  expect(after.holding).toEqual(before.holding);
  expect(after.problem).toContain('narrow the rule');
});

it('an odd stored state is that of a new rule', () => {
  for (const odd of [undefined, null, 1, 'x', [], {}, { holding: [] }]) expect(stateFrom(odd)).toEqual(newState);
});
