/** The OpenAPI 3.1 description of /api/v1 and of the pages beside it. */
import { dataLicenses } from '../../../data/licenses.js';
import type { Services } from '../../services.js';
import {
  error,
  invalid,
  json,
  notModified,
  ok,
  operation,
  parameter,
  refused,
  text,
  unverified,
} from './openapi-parts.js';
import { pathsBeside } from './openapi-beside.js';
import { schemas } from './openapi-schemas.js';
import { type Examples, exampleParameters, examplesOf } from './openapi-examples.js';
import { refusals } from './refusals.js';
import { cookieName } from '../../plugins/session.js';

const licensesOfData = dataLicenses.map(({ data, licenses }) => `${data}: ${licenses.join(', ')}`).join('; ');
const namesOfLicenses = [...new Set(dataLicenses.flatMap(({ licenses }) => licenses))].join(', ');

export function openapi(services: Services): object {
  const { baseUrl } = services;
  const examples = examplesOf(services);
  return {
    openapi: '3.1.0',
    info: {
      title: 'Meridian: currency rates and geography',
      version: '1.0.0',
      summary: 'Exchange rates, conversion, countries, states and cities.',
      description: [
        'Every answer carries a boolean `status`, but for the tree, whose values are countries only.',
        'Every error has the form `{"status": false, "message": "…"}`.',
        'A trailing slash is accepted, `HEAD` works where `GET` does,',
        'and answers come compressed with brotli or gzip to those who accept it.',
        `The service is under the MIT License, and its data under licences of its own: ${licensesOfData}.`,
        `Their notices are at ${baseUrl}/license.`,
      ].join(' '),
      termsOfService: `${baseUrl}/terms`,
      license: { name: `MIT (the service; data: ${namesOfLicenses})`, identifier: 'MIT' },
    },
    servers: [{ url: baseUrl }],
    tags: [
      { name: 'Token', description: "The caller's developer token." },
      { name: 'Rates', description: 'Exchange rates. A token with the scope `rates` is needed.' },
      { name: 'Places', description: 'Countries, states and cities. No token is needed.' },
      { name: 'Hosting', description: 'Files, the bill and the session of a browser. A token is needed.' },
      { name: 'Service', description: 'Terms and health.' },
    ],
    paths: {
      ...tokenPaths(examples),
      ...ratesPaths(examples),
      ...placesPaths(examples),
      ...pathsBeside,
      ...servicePaths,
    },
    components: {
      schemas,
      securitySchemes: {
        token: { type: 'http', scheme: 'bearer', description: 'A developer token: `Authorization: Bearer mrd_…`' },
        session: {
          type: 'apiKey',
          in: 'cookie',
          name: cookieName,
          description: 'The cookie of a sign-in at `/session`, with requests of the pages of this service.',
        },
        password: {
          type: 'http',
          scheme: 'basic',
          description: 'For exports alone: a developer token as the password; the name of the user says nothing.',
        },
      },
    },
  };
}

const needsToken = [{ token: [] }];
const needsNone: never[] = [];
const unsupported = "Currency code 'XXX' is not supported or active.";

const tokenPaths = (examples: Examples) => ({
  '/api/v1/authorize': {
    get: operation('authorizeToken', 'Token', 'Validate the token', needsToken, {
      200: ok('The token is valid and active, whatever its scopes.', 'TokenResult', examples.token),
      ...invalid(refusals.authorize),
      ...unverified,
    }),
  },
});

const ratesPaths = (examples: Examples) => ({
  '/api/v1': {
    get: operation('getCurrencies', 'Rates', "All active rates relative to the token's default currency", needsToken, {
      200: ok('The rates; relative to INR when the token has no default currency.', 'RatesResult', examples.rates),
      304: notModified,
      400: error("The token's default currency is not active.", unsupported),
      ...refused(refusals.defaultRates),
      404: error('No currency is active.', 'No active currency rates found in system.'),
    }),
  },
  '/api/v1/{code}': {
    get: operation(
      'getCurrenciesByCustomBase',
      'Rates',
      'All active rates relative to a currency',
      needsToken,
      {
        200: ok('The rates.', 'RatesResult', examples.rates),
        304: notModified,
        400: error('The currency is unknown or not active.', unsupported),
        ...refused(refusals.rates),
      },
      [parameter('code', 'The base: three letters, in upper or lower case.', exampleParameters.base)],
    ),
  },
  '/api/v1/{from}/{to}': {
    post: {
      ...operation(
        'convertCurrency',
        'Rates',
        'Convert an amount',
        needsToken,
        {
          200: ok('The converted amount.', 'ConversionResult', examples.conversion),
          400: error(
            'The body is no JSON object, the amount is no finite number greater than zero, the result is too large for a number, or a currency is unknown or not active.',
            'Amount must be greater than zero.',
          ),
          ...refused(refusals.conversion),
          413: error('The body is larger than 1 MiB.', 'Expected a smaller body: this one is too large.'),
          415: error(
            'The Content-Type header cannot be read.',
            'Expected the header "content-type: application/json", but got one that cannot be read.',
          ),
        },
        [
          parameter('from', 'The source currency: three letters, in upper or lower case.', exampleParameters.from),
          parameter('to', 'The target currency: three letters, in upper or lower case.', exampleParameters.to),
        ],
      ),
      requestBody: {
        required: false,
        content: json({ $ref: '#/components/schemas/ConversionRequest' }, { amount: exampleParameters.amount }),
      },
    },
  },
});

const placesPaths = (examples: Examples) => ({
  '/api/v1/countries': {
    get: operation('getCountries', 'Places', 'All supported countries', needsNone, {
      200: ok('The countries, by name.', 'CountriesResult', examples.countries),
      304: notModified,
    }),
  },
  '/api/v1/countries/{code}/states': {
    get: operation(
      'getCountryStates',
      'Places',
      'The states of a country',
      needsNone,
      {
        200: ok('The states; none for a country without.', 'StatesResult', examples.states),
        304: notModified,
        404: error('The country is unknown.', 'Expected the code or name of a country, but got "Atlantis".'),
      },
      [
        parameter(
          'code',
          'A country: its ISO 3166 code of two or three letters, or its name, without regard to case.',
          exampleParameters.country,
        ),
      ],
    ),
  },
  '/api/v1/states/{name}/cities': {
    get: operation(
      'getStateCities',
      'Places',
      'The cities of a state',
      needsNone,
      {
        200: ok('The cities of all states of that name, in whatever country.', 'CitiesResult', examples.cities),
        304: notModified,
        404: error('The state is unknown.', 'Expected the name of a state, but got "Atlantis".'),
      },
      [parameter('name', 'The name of a state, without regard to case and accents.', exampleParameters.state)],
    ),
  },
  '/api/v1/all': {
    get: operation('getAllGeoMerged', 'Places', 'The tree of all countries, states and cities', needsNone, {
      200: ok('The tree: 2 MB, compressed to a third.', 'Tree', examples.tree),
      304: notModified,
    }),
  },
});

const servicePaths = {
  '/terms': {
    get: operation('getTerms', 'Service', 'Terms of use', needsNone, { 200: text('The terms.'), 304: notModified }),
  },
  '/license': {
    get: operation('getLicense', 'Service', 'Licences', needsNone, { 200: text('The licences.'), 304: notModified }),
  },
  '/healthz': {
    get: operation('getAlive', 'Service', 'Whether the process is alive', needsNone, {
      200: ok('It is.', 'Alive', { status: true, store: { engine: 'lmdb', available: true, problem: null } }),
    }),
  },
  '/readyz': {
    get: operation('getReady', 'Service', 'Whether data is loaded and this process is not about to stop', needsNone, {
      200: ok('It is ready.', 'Ready', { status: true }),
      503: error('It is not.', 'This process is about to stop.'),
    }),
  },
};
