/** Requests to /graphql: proper questions, questions with a flaw, and what is none. */
import { createHash } from 'node:crypto';
import type { Choices } from '../generate/choices.js';
import { type Source, questionFrom } from '../generate/document.js';
import { contentTypes, oddHeaders } from './headers.js';
import { mutated, odd, oddJson } from './odd.js';
import type { FuzzRequest } from './request.js';

const texts = [
  '{ __typename }',
  '{ country(code: "IN") { name currency { code rate(base: "USD") } } }',
  'query($c: String!, $n: Int = 2) { country(code: $c) { name cities(first: $n) { nodes { name } } } }',
  'query A { health { isReady } } query B($b: Boolean! = true) { currencies(codes: [INR]) { code @include(if: $b) } }',
  'query($f: CountryFilter) { countries(filter: $f) { isoCode } }',
  'query($a: Decimal, $d: Date) { convert(from: "KWD", to: "IRR", amount: $a, date: $d) { money { amount } } }',
  'mutation($id: ID!) { deleteCloudVolume(id: $id) { deletedId } }',
  'mutation { __typename }',
  'subscription { rates { base } }',
  'query($t: String!, $n: Int) { search(text: $t, first: $n) { nodes { __typename } } }',
  '{ __schema { queryType { name } directives { name args { name } } } }',
  '{ a: __type(name: "Country") { fields { name } } __proto__ constructor }',
  '{ ...F } fragment F on Query { ...F }',
  'fragment F on Query { health { isReady } }',
  '{ country(code: "IN") { ...@include(if: true) { name } } }',
  `{ ${'a: __typename '.repeat(400)} }`,
  '{a'.repeat(300),
  '""" " """ { __typename }',
];
const plain = texts.slice(0, 6);
const names = ['c', 'n', 'b', 'f', 'a', 'd', 't', 'id', 'v1', '__proto__', 'constructor', ''];

/** What the questions above take. */
const usual = new Map<string, unknown>(
  Object.entries({ c: 'VA', n: 2, b: true, f: { codes: ['IN'] }, a: 2.5, d: '2026-09-29', t: 'san' }),
);

export function graphRequest(choices: Choices, token: string, source: Source): FuzzRequest {
  const path = choices.chance(0.9)
    ? '/graphql'
    : choices.one(['/graphql/', '/graphql?', '/graphql?query={__typename}', '/graphql#x']);
  if (choices.chance(0.15)) return byGet(choices, token);
  const question = JSON.stringify(questionBody(choices, source));
  const headers = {
    ...oddHeaders(choices, token),
    ...(choices.chance(0.97) && {
      'content-type': choices.chance(0.85) ? 'application/json' : choices.one(contentTypes),
    }),
  };
  return { method: 'POST', path, headers, body: choices.chance(0.2) ? oddJson(choices, question) : question };
}

function questionBody(choices: Choices, source: Source): object {
  if (choices.chance(0.25)) {
    const { query, first } = questionFrom(source, choices.int(1, 1e9));
    return { query: choices.chance(0.2) ? mutated(choices, query) : query, ...first };
  }
  const query = choices.chance(0.95) ? queryText(choices) : odd(choices);
  return {
    ...(choices.chance(0.97) && { query }),
    ...(choices.chance(0.5) && { variables: choices.chance(0.9) ? oddVariables(choices) : odd(choices) }),
    ...(choices.chance(0.3) && {
      operationName: choices.chance(0.8) ? choices.one(['A', 'B', '', null]) : odd(choices),
    }),
    ...(choices.chance(0.25) && { extensions: oddExtensions(choices, query) }),
    ...(choices.chance(0.05) && { [JSON.stringify(odd(choices))]: odd(choices) }),
  };
}

function queryText(choices: Choices): string {
  const text = choices.one(choices.chance(0.5) ? plain : texts);
  return choices.chance(0.2) ? mutated(choices, text) : text;
}

function oddVariables(choices: Choices): object {
  // Made from JSON, so that __proto__ is a key like others.
  const entries = choices
    .some(names, 4)
    .map(
      (name) =>
        `${JSON.stringify(name)}:${JSON.stringify(choices.chance(0.6) ? (usual.get(name) ?? null) : odd(choices))}`,
    );
  return JSON.parse(`{${entries.join(',')}}`) as object;
}

function oddExtensions(choices: Choices, query: unknown): unknown {
  if (choices.chance(0.3)) return odd(choices);
  const right = createHash('sha256').update(String(query)).digest('hex');
  const sha256Hash = choices.chance(0.5)
    ? right
    : choices.one<unknown>(['', 'x', null, 5, right.toUpperCase(), {}, '__proto__']);
  const version = choices.chance(0.8) ? 1 : odd(choices);
  return { persistedQuery: choices.chance(0.9) ? { version, sha256Hash } : odd(choices) };
}

function byGet(choices: Choices, token: string): FuzzRequest {
  const parameters = new URLSearchParams();
  if (choices.chance(0.9)) parameters.append('query', queryText(choices));
  if (choices.chance(0.1)) parameters.append('query', '{ __typename }');
  if (choices.chance(0.4))
    parameters.append('variables', choices.chance(0.7) ? JSON.stringify(oddVariables(choices)) : 'x{');
  if (choices.chance(0.2)) parameters.append('operationName', choices.one(['A', '', 'B', '__proto__']));
  if (choices.chance(0.3)) parameters.append('extensions', JSON.stringify(oddExtensions(choices, '{ __typename }')));
  const search = choices.chance(0.9) ? parameters.toString() : mutatedSearch(choices, parameters.toString());
  const headers = { ...oddHeaders(choices, token), ...(choices.chance(0.7) && { 'apollo-require-preflight': '1' }) };
  return {
    method: choices.chance(0.93) ? 'GET' : choices.one(['HEAD', 'PUT', 'OPTIONS', 'DELETE']),
    path: `/graphql?${search}`,
    headers,
  };
}

function mutatedSearch(choices: Choices, search: string): string {
  return (
    search.replaceAll('%', choices.one(['%', '%2', '%%', '%zz'])) +
    choices.one(['&', '&&=', '%ff%fe', '&query', '&query=&query'])
  );
}
