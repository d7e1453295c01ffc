/** Every place of a question where a text may stand, with what is expected when it is nothing but a text. */
import { magic } from './generate/values.js';

const attack = `${magic}(globalThis.ranFromText=true,0)`;

/** The same text in other spellings of GraphQL. */
export const spellings = {
  'a string': `"${attack}"`,
  'a string with escapes': `"${attack.replaceAll('_', '\\u005f')}"`,
  'a string of escapes alone': `"${[...attack].map((letter) => `\\u{${letter.charCodeAt(0).toString(16)}}`).join('')}"`,
  'a block string': `"""${attack}"""`,
  'a block string of several lines': `"""\n      ${attack}\n    """`,
};

/** What is expected: the data, or the code of the refusal. */
type Expected = object | string;
type Question = readonly [place: string, body: { query: string; [more: string]: unknown }, expected: Expected];

export const none = { data: { country: null } };
const found = { data: { country: { name: 'India' } } };
const invalid = 'GRAPHQL_VALIDATION_FAILED';

export const inText: Question[] = Object.entries(spellings).flatMap(([spelling, text]) => [
  [`${spelling} as an argument`, { query: `{ country: countryNamed(name: ${text}) { name } }` }, none],
  [
    `${spelling} as an argument further down`,
    { query: `{ country(code: "IN") { name state: stateNamed(name: ${text}) { name } } }` },
    { data: { country: { name: 'India', state: null } } },
  ],
  [
    `${spelling} in a list`,
    { query: `{ countries(filter: { codes: ["VA", ${text}] }) { isoCode } }` },
    { data: { countries: [{ isoCode: 'VA' }] } },
  ],
  [
    `${spelling} in an input object`,
    { query: `{ countries(filter: { search: ${text} }) { isoCode } }` },
    { data: { countries: [] } },
  ],
  [
    `${spelling} as the default of a variable`,
    { query: `query($c: String! = ${text}) { country: countryNamed(name: $c) { name } }` },
    none,
  ],
  [
    `${spelling} in the default of an input object`,
    { query: `query($f: CountryFilter = { codes: [${text}] }) { countries(filter: $f) { name } }` },
    { data: { countries: [] } },
  ],
  [`${spelling} in introspection`, { query: `{ __type(name: ${text}) { name } }` }, { data: { __type: null } }],
  [`${spelling} for a scalar of our own`, { query: `{ currency(code: ${text}) { code } }` }, invalid],
  [`${spelling} for a condition`, { query: `{ country(code: "IN") { name @include(if: ${text}) } }` }, invalid],
  [
    `${spelling} sent on to an upstream`,
    { query: `{ cloud { servers(name: ${text}) { totalCount } } }` },
    { data: { cloud: { servers: { totalCount: 0 } } } },
  ],
  [`${spelling} for an enum`, { query: `{ cloud { servers(sort: [${text}]) { totalCount } } }` }, invalid],
]);

const echo = 'query($c: String!) { country: countryNamed(name: $c) { name } }';
export const elsewhere: Question[] = [
  ['as an alias', { query: `{ ${magic}: country(code: "IN") { name } }` }, { data: { [magic]: { name: 'India' } } }],
  [
    'as the name of the operation',
    { query: `query ${magic} { country(code: "IN") { name } }`, operationName: magic },
    found,
  ],
  [
    'as the name of a fragment',
    { query: `{ country(code: "IN") { ...${magic} } } fragment ${magic} on Country { name }` },
    found,
  ],
  ['as the name of a variable', { query: echo.replaceAll('$c', `$${magic}`), variables: { [magic]: 'IN' } }, found],
  ['as a value of an enum', { query: `{ cloud { servers(sort: [${magic}]) { totalCount } } }` }, invalid],
  ['as a field', { query: `{ country(code: "IN") { ${magic} } }` }, invalid],
  ['as a variable', { query: echo, variables: { c: attack } }, none],
  ['as a variable that nothing uses', { query: echo, variables: { c: 'IN', [attack]: attack } }, found],
  [
    'in a variable that is an input object',
    {
      query: 'query($f: CountryFilter) { countries(filter: $f) { name } }',
      variables: { f: { codes: [attack], search: attack } },
    },
    { data: { countries: [] } },
  ],
  [
    'as a variable of a scalar of our own',
    { query: 'query($c: CurrencyCode!) { currency(code: $c) { code } }', variables: { c: attack } },
    'BAD_USER_INPUT',
  ],
  [
    'as the operation asked for',
    { query: echo, variables: { c: 'IN' }, operationName: attack },
    'OPERATION_RESOLUTION_FAILURE',
  ],
  ['in a comment', { query: `{ country(code: "IN") { name } } # ${attack}` }, found],
  ['in the extensions', { query: echo, variables: { c: 'IN' }, extensions: { [attack]: attack } }, found],
];
