/** One seeded question: a document of one or more operations, and what is given for its variables. */
import {
  type GraphQLObjectType,
  type GraphQLSchema,
  NoUnusedFragmentsRule,
  OverlappingFieldsCanBeMergedRule,
  parse,
  validate,
} from 'graphql';
import { Choices } from './choices.js';
import { Draft, type Room, type Written } from './draft.js';
import { fieldOf } from './selections.js';
import { Values } from './values.js';
import type { Variable } from './variables.js';

export interface Asking {
  readonly operationName?: string;
  readonly variables?: Readonly<Record<string, unknown>>;
}

export interface Question {
  readonly query: string;
  readonly caller: Caller;
  readonly accept: string;
  readonly first: Asking;
  /** Other values, or another operation of the document. */
  readonly other: Asking;
}

export const callers = ['all', 'rates', 'nobody'] as const;
export type Caller = (typeof callers)[number];

const places = ['country', 'countries', 'state', 'city', 'search', 'currency', 'currencies'];
const roots = {
  places,
  money: ['rates', 'convert', 'convertMany', 'token', 'currency', 'currencies', 'country'],
  hosting: ['cloud', 'cloud', 'dedicated', 'edge', 'edge', 'storage', 'hosting', 'country', 'health'],
} as const;

/** Long documents are refused, which is for other tests. */
const longest = 12_000;

/** All other rules hold by the way documents are written. */
const mayBreak = [OverlappingFieldsCanBeMergedRule, NoUnusedFragmentsRule];

export interface Source {
  readonly schema: GraphQLSchema;
  readonly ids: ReadonlyMap<string, readonly string[]>;
}

/** The same for the same seed. Now and then a draft is not valid, as when two fields of one name meet; then another is made. */
export function questionFrom(source: Source, seed: number): Question {
  const choices = new Choices(seed);
  for (let tries = 0; tries < 50; tries += 1) {
    const question = draftFrom(source, choices);
    if (question.query.length < longest && validate(source.schema, parse(question.query), mayBreak).length === 0)
      return question;
  }
  throw new Error(`Seed ${seed} makes no valid document`);
}

function draftFrom({ schema, ids }: Source, choices: Choices): Question {
  const draft = new Draft(schema, choices, new Values(choices, ids));
  const topic = choices.one(['places', 'places', 'places', 'money', 'money', 'hosting'] as const);
  const count = choices.chance(0.2) ? choices.int(2, 3) : 1;
  const bodies = Array.from({ length: count }, () => rootSelection(draft, roots[topic]).text);
  const names = bodies.map((_, index) => (count > 1 || choices.chance(0.3) ? `Op${index + 1}` : ''));
  const used = bodies.map((body) => usedIn(draft, body));
  const operations = bodies.map((body, index) => `${headOf(draft, names[index] ?? '', used[index] ?? [])}${body}`);
  const fragments = draft.fragments.map(({ name, type, text }) => `fragment ${name} on ${type.name} ${text}`);

  const asking = (index: number): Asking => {
    const name = names[index] ?? '';
    const variables = draft.variables.given(used[index] ?? []);
    if (choices.chance(0.01)) return { operationName: 'Missing' };
    return {
      ...(name && (count > 1 || choices.chance(0.5)) && { operationName: name }),
      ...((Object.keys(variables).length > 0 || choices.chance(0.3)) && { variables }),
    };
  };
  return {
    query: [...operations, ...fragments].join('\n'),
    caller: topic === 'hosting' ? choices.one(['all', 'all', 'all', 'nobody']) : choices.one(callers),
    accept: choices.one(['application/json', 'application/json', 'application/graphql-response+json']),
    first: asking(0),
    other: asking(choices.int(0, count - 1)),
  };
}

function rootSelection(draft: Draft, names: readonly string[]): Written {
  const { choices, schema } = draft;
  const query = schema.getQueryType() as GraphQLObjectType;
  const parts: string[] = [];
  const room: Room = { depth: choices.int(3, 12), weight: choices.one([20, 60, 60, 150, 500]) };
  let { weight } = room;
  for (let wanted = choices.int(1, 3); wanted > 0 || parts.length === 0; wanted -= 1) {
    const field = query.getFields()[choices.one(names)];
    const part = field && fieldOf(draft, 'Query', field, { ...room, weight: Math.max(weight, 10) });
    if (!part) {
      if (wanted < -5) parts.push('__typename');
      continue;
    }
    parts.push(part.text);
    weight -= part.weight;
  }
  return { text: `{ ${parts.join('\n  ')} }`, depth: 0, weight: 0 };
}

export function headOf(draft: Draft, name: string, used: readonly Variable[]): string {
  const definitions = used.length > 0 ? `(${used.map(({ definition }) => definition).join(', ')})` : '';
  if (name === '' && definitions === '') return draft.choices.chance(0.5) ? '' : 'query ';
  return `query ${name}${definitions} `;
}

/** Those in the text and in the fragments that it leads to. */
export function usedIn({ fragments, variables }: Draft, text: string): Variable[] {
  const texts = new Map([['', text]]);
  for (const piece of texts.values()) {
    for (const { name, text: inner } of fragments)
      if (new RegExp(`\\.\\.\\.${name}\\b`).test(piece)) texts.set(name, inner);
  }
  const all = [...texts.values()].join(' ');
  return variables.all.filter(({ name }) => new RegExp(`\\$${name}\\b`).test(all));
}
