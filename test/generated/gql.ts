/* eslint-disable */
import * as types from './graphql.js';



/**
 * Map of all GraphQL operations in the project.
 *
 * This map has several performance disadvantages:
 * 1. It is not tree-shakeable, so it will include all operations in the project.
 * 2. It is not minifiable, so the string of a GraphQL query will be multiple times inside the bundle.
 * 3. It does not support dead code elimination, so it will add unused operations.
 *
 * Therefore it is highly recommended to use the babel or swc plugin for production.
 * Learn more about it here: https://the-guild.dev/graphql/codegen/plugins/presets/preset-client#reducing-bundle-size
 */
type Documents = {
    "query CountryWithCities($code: String!, $base: CurrencyCode!) {\n  country(code: $code) {\n    name\n    currency {\n      code\n      symbol\n      rate(base: $base)\n    }\n    states {\n      name\n      cities {\n        name\n      }\n    }\n  }\n}\n\nquery RoundTrip($code: String!) {\n  country(code: $code) {\n    currency {\n      countries {\n        isoCode\n        currency {\n          code\n        }\n        states {\n          country {\n            isoCode\n          }\n        }\n      }\n    }\n  }\n}": typeof types.CountryWithCitiesDocument,
    "query RatesByBase($base: CurrencyCode, $date: Date) {\n  rates(base: $base, date: $date) {\n    base\n    date\n    timestamp\n    rates {\n      code\n      rate\n    }\n  }\n}\n\nquery Convert($from: CurrencyCode!, $to: CurrencyCode!, $amount: Decimal) {\n  convert(from: $from, to: $to, amount: $amount) {\n    from\n    to\n    amount\n    money {\n      amount\n    }\n    rate\n  }\n}\n\nquery ActiveCurrencies {\n  currencies(isActive: true) {\n    code\n    name\n    symbol\n    rate(base: \"USD\")\n  }\n}": typeof types.RatesByBaseDocument,
    "query Search($text: String!, $first: Int) {\n  search(text: $text, first: $first) {\n    nodes {\n      __typename\n      ... on Country {\n        isoCode\n      }\n      ... on State {\n        code\n        country {\n          name\n        }\n      }\n      ... on City {\n        name\n        state {\n          name\n        }\n      }\n    }\n  }\n}": typeof types.SearchDocument,
    "query Caller {\n  token {\n    id\n    name\n    defaultCurrency\n    scopes {\n      scope\n      boundTo {\n        api\n        account\n      }\n    }\n  }\n}\n\nquery ServiceHealth {\n  health {\n    isReady\n    store\n    rates {\n      source\n      date\n    }\n  }\n}": typeof types.CallerDocument,
};
const documents: Documents = {
    "query CountryWithCities($code: String!, $base: CurrencyCode!) {\n  country(code: $code) {\n    name\n    currency {\n      code\n      symbol\n      rate(base: $base)\n    }\n    states {\n      name\n      cities {\n        name\n      }\n    }\n  }\n}\n\nquery RoundTrip($code: String!) {\n  country(code: $code) {\n    currency {\n      countries {\n        isoCode\n        currency {\n          code\n        }\n        states {\n          country {\n            isoCode\n          }\n        }\n      }\n    }\n  }\n}": types.CountryWithCitiesDocument,
    "query RatesByBase($base: CurrencyCode, $date: Date) {\n  rates(base: $base, date: $date) {\n    base\n    date\n    timestamp\n    rates {\n      code\n      rate\n    }\n  }\n}\n\nquery Convert($from: CurrencyCode!, $to: CurrencyCode!, $amount: Decimal) {\n  convert(from: $from, to: $to, amount: $amount) {\n    from\n    to\n    amount\n    money {\n      amount\n    }\n    rate\n  }\n}\n\nquery ActiveCurrencies {\n  currencies(isActive: true) {\n    code\n    name\n    symbol\n    rate(base: \"USD\")\n  }\n}": types.RatesByBaseDocument,
    "query Search($text: String!, $first: Int) {\n  search(text: $text, first: $first) {\n    nodes {\n      __typename\n      ... on Country {\n        isoCode\n      }\n      ... on State {\n        code\n        country {\n          name\n        }\n      }\n      ... on City {\n        name\n        state {\n          name\n        }\n      }\n    }\n  }\n}": types.SearchDocument,
    "query Caller {\n  token {\n    id\n    name\n    defaultCurrency\n    scopes {\n      scope\n      boundTo {\n        api\n        account\n      }\n    }\n  }\n}\n\nquery ServiceHealth {\n  health {\n    isReady\n    store\n    rates {\n      source\n      date\n    }\n  }\n}": types.CallerDocument,
};

/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query CountryWithCities($code: String!, $base: CurrencyCode!) {\n  country(code: $code) {\n    name\n    currency {\n      code\n      symbol\n      rate(base: $base)\n    }\n    states {\n      name\n      cities {\n        name\n      }\n    }\n  }\n}\n\nquery RoundTrip($code: String!) {\n  country(code: $code) {\n    currency {\n      countries {\n        isoCode\n        currency {\n          code\n        }\n        states {\n          country {\n            isoCode\n          }\n        }\n      }\n    }\n  }\n}"): typeof import('./graphql.js').CountryWithCitiesDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query RatesByBase($base: CurrencyCode, $date: Date) {\n  rates(base: $base, date: $date) {\n    base\n    date\n    timestamp\n    rates {\n      code\n      rate\n    }\n  }\n}\n\nquery Convert($from: CurrencyCode!, $to: CurrencyCode!, $amount: Decimal) {\n  convert(from: $from, to: $to, amount: $amount) {\n    from\n    to\n    amount\n    money {\n      amount\n    }\n    rate\n  }\n}\n\nquery ActiveCurrencies {\n  currencies(isActive: true) {\n    code\n    name\n    symbol\n    rate(base: \"USD\")\n  }\n}"): typeof import('./graphql.js').RatesByBaseDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query Search($text: String!, $first: Int) {\n  search(text: $text, first: $first) {\n    nodes {\n      __typename\n      ... on Country {\n        isoCode\n      }\n      ... on State {\n        code\n        country {\n          name\n        }\n      }\n      ... on City {\n        name\n        state {\n          name\n        }\n      }\n    }\n  }\n}"): typeof import('./graphql.js').SearchDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query Caller {\n  token {\n    id\n    name\n    defaultCurrency\n    scopes {\n      scope\n      boundTo {\n        api\n        account\n      }\n    }\n  }\n}\n\nquery ServiceHealth {\n  health {\n    isReady\n    store\n    rates {\n      source\n      date\n    }\n  }\n}"): typeof import('./graphql.js').CallerDocument;


export function graphql(source: string) {
  return (documents as any)[source] ?? {};
}
