import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Validator } from '@seriousme/openapi-schema-validator';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import type { LightMyRequestResponse } from 'fastify';
import { dataLicenses } from '../../../../src/data/licenses.js';
import { schemas } from '../../../../src/server/legacy/v1/openapi-schemas.js';
import { rateTable } from '../../../../src/data/rates/tables/table.js';
import { type Service, fixedRates, startService } from './service.js';

interface Operation {
  operationId: string;
  security: object[];
  requestBody?: { content: Content };
  responses: Record<string, { content?: Content }>;
}
type Content = Record<string, { schema: { $ref?: string; type?: string }; example?: unknown }>;
type Document = {
  info: { description: string; license: { name: string; identifier: string } };
  paths: Record<string, Record<string, Operation>>;
};

let service: Service;
let document: Document;
let validate: (name: string, value: unknown) => void;

beforeAll(async () => {
  service = await startService();
  document = (await service.app.inject('/openapi.json')).json();
  const ajv = new Ajv2020({ strict: false, allErrors: true });
  ajv.addFormat('uri', (text: string) => URL.canParse(text));
  const components = structuredClone(document);
  ajv.addSchema({ $id: 'document', ...components });
  validate = (name, value) => {
    const check: ValidateFunction | undefined = ajv.getSchema(`document#/components/schemas/${name}`);
    if (!check) throw new Error(`There is no schema ${name}`);
    check(value);
    expect(check.errors ?? []).toEqual([]);
  };
});
afterAll(() => service.close());

const schemaName = (content: Content | undefined) =>
  content?.['application/json']?.schema.$ref?.split('/').at(-1) ?? '';

function operations(): [path: string, method: string, operation: Operation][] {
  return Object.entries(document.paths).flatMap(([path, item]) =>
    Object.entries(item).flatMap(([method, operation]): [string, string, Operation][] =>
      ['get', 'post'].includes(method) ? [[path, method, operation]] : [],
    ),
  );
}

function operationNamed(operationId: string): Operation & { parameters: { name: string; example: string }[] } {
  const found = operations().find(([, , operation]) => operation.operationId === operationId);
  if (!found) throw new Error(`There is no operation ${operationId}`);
  return found[2] as Operation & { parameters: { name: string; example: string }[] };
}

/** Its path with the examples of its parameters. */
function pathOf(operationId: string): string {
  const path = operations().find(([, , operation]) => operation.operationId === operationId)?.[0] ?? '';
  const { parameters } = operationNamed(operationId);
  return parameters.reduce((text, { name, example }) => text.replace(`{${name}}`, example), path);
}

const exampleOf = (content: Content | undefined) => content?.['application/json']?.example;
const bodyOf = (operationId: string) => exampleOf(operationNamed(operationId).requestBody?.content);

/** The answer cut to what the example has: as many items of each list, and the same names. */
function likeIn(answer: unknown, example: unknown): unknown {
  if (Array.isArray(answer) && Array.isArray(example)) {
    expect(example.length > 0).toBe(answer.length > 0);
    return example.map((item, index) => likeIn(answer[index], item));
  }
  if (!isRecord(answer) || !isRecord(example)) return answer;
  return Object.fromEntries(Object.keys(example).map((name) => [name, likeIn(answer[name], example[name])]));
}
const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

describe('/openapi.json', () => {
  it('is valid OpenAPI 3.1', async () => {
    const result = await new Validator().validate(structuredClone(document));
    expect(result.errors ?? []).toEqual([]);
    expect(result.valid).toBe(true);
    expect(document).toMatchObject({ openapi: '3.1.0', info: { version: '1.0.0' } });
  });

  it('is under the licence of the service, and names those of the data', () => {
    const { license, description } = document.info;
    expect(license.identifier).toBe('MIT');
    for (const name of new Set(dataLicenses.flatMap(({ licenses }) => licenses))) {
      expect(license.name).toContain(name);
      expect(description).toContain(name);
    }
    expect(description).toContain('https://meridian.example/license');
  });

  it('describes the eight operations of the contract and which need a token', () => {
    const v1 = operations().filter(([path]) => path.startsWith('/api/v1'));
    expect(
      v1.map(([path, method, { operationId, security }]) => [operationId, method, path, security.length > 0]),
    ).toEqual([
      ['authorizeToken', 'get', '/api/v1/authorize', true],
      ['getCurrencies', 'get', '/api/v1', true],
      ['getCurrenciesByCustomBase', 'get', '/api/v1/{code}', true],
      ['convertCurrency', 'post', '/api/v1/{from}/{to}', true],
      ['getCountries', 'get', '/api/v1/countries', false],
      ['getCountryStates', 'get', '/api/v1/countries/{code}/states', false],
      ['getStateCities', 'get', '/api/v1/states/{name}/cities', false],
      ['getAllGeoMerged', 'get', '/api/v1/all', false],
    ]);
  });

  it('gives examples that fit their schemas', () => {
    for (const [, , { responses, requestBody }] of operations()) {
      for (const { content } of [...Object.values(responses), ...(requestBody ? [requestBody] : [])]) {
        if (content?.['application/json']) {
          expect(exampleOf(content)).toBeDefined();
          validate(schemaName(content), exampleOf(content));
        }
      }
    }
  });

  it('gives as examples what the routes answer now, cut short', async () => {
    const answers: [operationId: string, LightMyRequestResponse][] = [
      ['authorizeToken', await service.get('/api/v1/authorize')],
      ['getCurrencies', await service.get('/api/v1')],
      ['getCurrenciesByCustomBase', await service.get(pathOf('getCurrenciesByCustomBase'))],
      ['convertCurrency', await service.post(pathOf('convertCurrency'), JSON.stringify(bodyOf('convertCurrency')))],
      ['getCountries', await service.get('/api/v1/countries')],
      ['getCountryStates', await service.get(pathOf('getCountryStates'))],
      ['getStateCities', await service.get(pathOf('getStateCities'))],
      ['getAllGeoMerged', await service.get('/api/v1/all')],
    ];
    for (const [operationId, answer] of answers) {
      const example = exampleOf(operationNamed(operationId).responses['200']?.content);
      expect({ operationId, example }).toEqual({ operationId, example: likeIn(answer.json(), example) });
      expect(JSON.stringify(example).length).toBeLessThan(3_000);
    }
  });

  it('names as examples of places only such as there are', async () => {
    const named = (schema: string) =>
      (schemas[schema]?.['properties'] as { name: { examples: string[] } }).name.examples[0];
    const { cities } = (await service.get(`/api/v1/states/${named('State')}/cities`)).json() as {
      cities: { name: string }[];
    };
    expect(cities.map(({ name }) => name)).toContain(named('City'));
  });

  it('is there without an example of rates when the currencies of the examples have none', async () => {
    const bare = await startService(
      new Map([
        ['USD', 1],
        ['EUR', 0.9],
      ]),
    );
    const answer = await bare.app.inject('/openapi.json');
    await bare.close();
    expect(answer.statusCode).toBe(200);
    const { paths } = answer.json() as Document;
    expect(exampleOf(paths['/api/v1/{from}/{to}']?.['post']?.responses['200']?.content)).toBeUndefined();
    expect(exampleOf(paths['/api/v1/countries']?.['get']?.responses['200']?.content)).toBeDefined();
  });

  it('has other examples once other rates are in force', async () => {
    const other = await startService();
    const rate = async () => {
      const { paths } = (await other.app.inject('/openapi.json')).json() as Document;
      return (exampleOf(paths['/api/v1/{from}/{to}']?.['post']?.responses['200']?.content) as { rate: number }).rate;
    };
    expect(await rate()).toBe(fixedRates.get('INR'));
    other.services.rates.publish(rateTable('2026-01-16', 'fixed', new Map([...fixedRates, ['INR', 95]])));
    expect(await rate()).toBe(95);
    await other.close();
  });

  it('uses every schema that it defines', () => {
    const text = JSON.stringify(document);
    for (const name of Object.keys(schemas)) expect(text).toContain(`"#/components/schemas/${name}"`);
  });
});

describe('a real answer', () => {
  /** Finds what is said about the answer's operation and status, and holds the answer against it. */
  function check(operationId: string, answer: LightMyRequestResponse): void {
    const operation = operations().find(([, , operation]) => operation.operationId === operationId)?.[2];
    const response = operation?.responses[answer.statusCode];
    if (!response) throw new Error(`${operationId} does not describe ${answer.statusCode}`);
    if (response.content?.['application/json']) validate(schemaName(response.content), answer.json());
  }

  it.each([
    ['authorizeToken', '/api/v1/authorize'],
    ['getCurrencies', '/api/v1'],
    ['getCurrenciesByCustomBase', '/api/v1/USD'],
    ['getCountries', '/api/v1/countries'],
    ['getCountryStates', '/api/v1/countries/IN/states'],
    ['getStateCities', '/api/v1/states/Kerala/cities'],
    ['getAllGeoMerged', '/api/v1/all'],
    ['getTerms', '/terms'],
    ['getLicense', '/license'],
    ['getAlive', '/healthz'],
    ['getReady', '/readyz'],
  ])('of %s fits its schema', async (operationId, path) => {
    const answer = await service.get(path);
    expect(answer.statusCode).toBe(200);
    check(operationId, answer);
    if (answer.headers.etag) check(operationId, await service.get(path, { 'if-none-match': answer.headers.etag }));
  });

  it('of convertCurrency fits its schema', async () => {
    check('convertCurrency', await service.post('/api/v1/USD/INR', '{"amount": 2.5}'));
  });

  it('of an error fits its schema, and its status is described', async () => {
    const none = { authorization: '' };
    const weak = { authorization: service.headers.noScope };
    check('authorizeToken', await service.get('/api/v1/authorize', none));
    check('authorizeToken', await service.get('/api/v1/authorize', weak));
    check('getCurrencies', await service.get('/api/v1', none));
    check('getCurrencies', await service.get('/api/v1', weak));
    check('getCurrencies', await service.get('/api/v1', { authorization: service.headers.unknownCurrency }));
    check('getCurrenciesByCustomBase', await service.get('/api/v1/XXX'));
    check('getCurrenciesByCustomBase', await service.get('/api/v1/USD', none));
    check('convertCurrency', await service.post('/api/v1/USD/XXX'));
    check('convertCurrency', await service.post('/api/v1/USD/INR', undefined, none));
    check('convertCurrency', await service.post('/api/v1/USD/INR', 'x'.repeat(2_000_000)));
    check('convertCurrency', await service.post('/api/v1/USD/INR', '{}', { 'content-type': ';' }));
    check('getCountryStates', await service.get('/api/v1/countries/Atlantis/states'));
    check('getStateCities', await service.get('/api/v1/states/Atlantis/cities'));
  });
});
