/** What is gone, what is left, and what cannot be said. */
import { expect, it } from '@jest/globals';
import type { ActResult } from '../../../src/dashboard/acts/answer.js';
import { type PresenceState, standingOf } from '../../../src/dashboard/acts/presence.js';

const answered = (data: unknown, ...codes: readonly string[]): ActResult => ({
  kind: 'answered',
  data,
  faults: codes.map((code) => ({ code, message: code })),
});
const findings = (isComplete: boolean, ...ids: readonly string[]) =>
  answered({ hosting: { findings: { isComplete, nodes: ids.map((resourceId) => ({ resourceId })) } } });

it.each<[string, ActResult, PresenceState]>([
  ['it is listed', findings(true, '6', '7'), 'there'],
  ['others are listed', findings(true, '6'), 'gone'],
  ['others are listed, and something could not be read', findings(false, '6'), 'unknown'],
  ['there is no answer', { kind: 'silent' }, 'unknown'],
  ['the question is refused', answered(null, 'FORBIDDEN'), 'unknown'],
])('of a list: %s', (_, answer, standing) => {
  const presence = { query: '', variables: {}, path: ['hosting', 'findings', 'nodes'], match: { resourceId: '7' } };
  expect(standingOf(presence, answer)).toBe(standing);
});

it.each<[string, ActResult, PresenceState]>([
  ['it is read', answered({ cloud: { volume: { server: null } } }), 'there'],
  ['it is not found', answered({ cloud: { volume: null } }, 'UPSTREAM_NOT_FOUND'), 'gone'],
  ['it is null', answered({ cloud: { volume: null } }), 'gone'],
  ['its API is away', answered({ cloud: { volume: null } }, 'UPSTREAM_UNAVAILABLE'), 'unknown'],
])('of a thing: %s', (_, answer, standing) => {
  expect(standingOf({ query: '', variables: {}, path: ['cloud', 'volume'] }, answer)).toBe(standing);
});
