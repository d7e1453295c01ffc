/** What may go wrong where a value is made: errors thrown and given, and values of a wrong kind. */
import { GraphQLError, type GraphQLType, Kind } from 'graphql';
import type { Choices } from '../../generate/choices.js';

class Refusal extends Error {
  readonly extensions = { code: 'REFUSED', depth: { of: 1 } };
}

const node = { kind: Kind.NAME, value: 'elsewhere' } as const;

const causes: readonly (() => unknown)[] = [
  () => new Error('failed'),
  () => new TypeError(''),
  () => new Refusal('refused'),
  () => new GraphQLError('thrown', { extensions: { code: 'THROWN' } }),
  () => new GraphQLError('thrown elsewhere', { path: ['else', 0, 'where'] }),
  () => new GraphQLError('thrown of another node', { nodes: [node] }),
  () => 'a text',
  () => null,
  () => undefined,
  () => ({ message: 'an object', extensions: { code: 'NONE' } }),
];

const wrongValues: readonly (() => unknown)[] = [
  () => 'a text',
  () => '',
  () => 0,
  () => NaN,
  () => 10n,
  () => Symbol('symbol'),
  () => new Date(0),
  () => ({}),
  () => [],
  () => [null, [undefined]],
  () => new Map([['key', 'value']]),
  () => new String('boxed'),
  () => () => 'called',
  () => ({ kind: 'Cat', path: 'wrong', __typename: 'Cat' }),
  () => ({ kind: 'Nobody', path: 'nowhere', __typename: 'Nobody' }),
];

export function causeOf(choices: Choices): unknown {
  return choices.one(causes)();
}

/** Throws, or is a value of a wrong kind, or one that is an error. */
export function faultOf(choices: Choices, type: GraphQLType): unknown {
  const way = choices.next();
  if (way < 0.35) throw causeOf(choices);
  if (way < 0.6) return choices.chance(0.5) ? new Error(`an error for ${String(type)}`) : new Refusal('given');
  return choices.one(wrongValues)();
}
