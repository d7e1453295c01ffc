/** The shapes of /api/v1 as JSON Schema (2020-12), for the OpenAPI description. */
import { roundingRule } from '../../../data/rates/money/round.js';

type Schema = Readonly<Record<string, unknown>>;

const text = (description: string, example: string): Schema => ({ type: 'string', description, examples: [example] });
const url = (description: string, example: string): Schema => ({ ...text(description, example), format: 'uri' });
const currencyCode = (description: string, example = 'USD'): Schema => ({
  ...text(description, example),
  pattern: '^[A-Z]{3}$',
});
const ref = (name: string): Schema => ({ $ref: `#/components/schemas/${name}` });
const list = (name: string): Schema => ({ type: 'array', items: ref(name) });

/** All properties are required, and there are no others. */
const object = (description: string, properties: Record<string, Schema>): Schema => ({
  type: 'object',
  description,
  properties,
  required: Object.keys(properties),
  additionalProperties: false,
});

const success: Schema = { const: true, description: 'True on success.' };
const timestamp: Schema = {
  type: 'integer',
  description: 'Unix time of the rates, in seconds.',
  examples: [1790640000],
};
const countryNames = text(
  'Names of the countries that use the currency, separated by commas.',
  'Liechtenstein, Switzerland',
);
const flags = {
  flag: text('Emoji flag of the issuer.', '🇮🇳'),
  flag_png: url('The flag as a PNG picture.', 'https://flagcdn.com/w320/in.png'),
  flag_svg: url('The flag as an SVG picture.', 'https://flagcdn.com/in.svg'),
};
const country = {
  name: text('Name of the country.', 'India'),
  iso_code: { ...text('ISO 3166 code of two letters.', 'IN'), pattern: '^[A-Z]{2}$' },
  currency: ref('Currency'),
};

export const schemas: Readonly<Record<string, Schema>> = {
  RateEntry: object('The rate of one currency relative to the base of the result.', {
    code: currencyCode('ISO 4217 code.', 'INR'),
    name: text('Name of the currency.', 'Indian Rupee'),
    rate: {
      type: 'number',
      exclusiveMinimum: 0,
      description: 'Units of this currency for one unit of the base, unrounded.',
    },
    country: countryNames,
    ...flags,
  }),
  Currency: object('A currency.', {
    name: text('Name of the currency.', 'Indian Rupee'),
    code: currencyCode('ISO 4217 code.', 'INR'),
    symbol: text('Symbol of the currency.', '₹'),
    ...flags,
    rate: { type: 'number', minimum: 0, description: 'Units of this currency for one INR; 0 when it is not active.' },
    country: countryNames,
    active: { type: 'boolean', description: 'Whether the rates in force have this currency.' },
  }),
  Country: object('A country.', country),
  State: object('A state, province or other first subdivision of a country.', {
    name: text('Name of the state.', 'Kerala'),
    country: ref('Country'),
  }),
  City: object('A city or town.', {
    name: text('Name of the city.', 'Thiruvananthapuram'),
    state: ref('State'),
  }),
  RatesResult: object('All active rates relative to one base.', {
    status: success,
    disclaimer: text('Where the terms are.', 'Usage subject to terms: https://meridian.example/terms'),
    license: text('Where the licence is.', 'Usage subject to license: https://meridian.example/license'),
    timestamp,
    base: currencyCode('The currency that all rates are relative to.'),
    rates: {
      type: 'object',
      description: 'The rates by currency code.',
      propertyNames: { pattern: '^[A-Z]{3}$' },
      additionalProperties: ref('RateEntry'),
    },
  }),
  ConversionResult: object('One converted amount.', {
    status: success,
    from: currencyCode('The source currency.'),
    to: currencyCode('The target currency.', 'INR'),
    amount: { type: 'number', exclusiveMinimum: 0, description: 'The amount in the source currency.' },
    converted: {
      type: 'number',
      description: `The amount in the target currency: the exact product of the digits of amount and rate, rounded to ${roundingRule}.`,
    },
    rate: {
      type: 'number',
      exclusiveMinimum: 0,
      description: 'Units of the target for one unit of the source, unrounded.',
    },
    timestamp,
  }),
  ConversionRequest: {
    type: 'object',
    description: 'What to convert. It may be left out.',
    properties: { amount: { type: 'number', exclusiveMinimum: 0, default: 1, description: 'In the source currency.' } },
  },
  TokenResult: object('What a valid token is.', {
    status: success,
    message: text('What was found.', 'Token is valid.'),
    name: text('The name of the token.', 'Legacy shop'),
    default_currency: currencyCode("The token's default currency; INR when it has none.", 'INR'),
  }),
  CountriesResult: object('All supported countries.', { status: success, countries: list('Country') }),
  StatesResult: object('The states of one country.', {
    status: success,
    country_code: { ...text('ISO 3166 code of two letters.', 'IN'), pattern: '^[A-Z]{2}$' },
    states: list('State'),
  }),
  CitiesResult: object('The cities of all states of one name.', {
    status: success,
    state_name: text('Name of the state, as it is spelt in the data.', 'Kerala'),
    cities: list('City'),
  }),
  Tree: {
    type: 'object',
    description: 'All countries by name.',
    additionalProperties: object('A country.', {
      currency: ref('Currency'),
      states: {
        type: 'object',
        description: 'Names of cities by name of their state.',
        additionalProperties: { type: 'array', items: { type: 'string' } },
      },
    }),
  },
  Error: object('What was expected and what came.', {
    status: { const: false, description: 'False on error.' },
    message: text('For people to read.', 'Amount must be greater than zero.'),
  }),
  Alive: {
    type: 'object',
    description: 'The process is alive. More fields tell how it is set up, and whether its store can be used.',
    properties: { status: success },
    required: ['status'],
  },
  Ready: {
    type: 'object',
    description: 'The data is loaded and the process is not about to stop. More fields tell of what is loaded.',
    properties: { status: success },
    required: ['status'],
  },
  SignIn: object('What a browser signs in with.', { token: text('A developer token.', 'mrd_…') }),
  GraphQLAnswer: {
    type: 'object',
    description: 'A response of the graph.',
    properties: { data: { type: ['object', 'null'] }, errors: { type: 'array', items: { type: 'object' } } },
  },
};
