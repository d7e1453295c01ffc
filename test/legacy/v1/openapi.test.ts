import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Validator } from '@seriousme/openapi-schema-validator';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import type { LightMyRequestResponse } from 'fastify';
import { openapi } from '../../../src/legacy/v1/openapi.js';
import { schemas } from '../../../src/legacy/v1/openapi-schemas.js';
import { type Service, startService } from './service.js';

interface Operation {
  operationId: string;
  security: object[];
  requestBody?: { content: Content };
  responses: Record<string, { content?: Content }>;
}
type Content = Record<string, { schema: { $ref?: string; type?: string }; example?: unknown }>;
type Document = { paths: Record<string, Record<string, Operation>> };

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

describe('/openapi.json', () => {
  it('is valid OpenAPI 3.1', async () => {
    const result = await new Validator().validate(structuredClone(document));
    expect(result.errors ?? []).toEqual([]);
    expect(result.valid).toBe(true);
    expect(document).toMatchObject({ openapi: '3.1.0', info: { version: '1.0.0' } });
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
        if (content?.['application/json']) validate(schemaName(content), content['application/json'].example);
      }
    }
  });

  it('uses every schema that it defines', () => {
    const text = JSON.stringify(openapi('https://meridian.example'));
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
