import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type Service, startService } from './service.js';

let service: Service;
beforeAll(async () => (service = await startService()));
afterAll(() => service.close());

const forgot = 'Sorry, But you forgot to provide a token.';
const operations = [
  ['GET', '/api/v1/authorize', 'Token is invalid or expired.'],
  ['GET', '/api/v1', forgot],
  [
    'GET',
    '/api/v1/USD',
    'Sorry, But your token is not valid or expired. Please request a new token or check your token.',
  ],
  ['POST', '/api/v1/USD/INR', forgot],
] as const;

describe.each(operations)('%s %s', (method, url, message) => {
  async function refused(authorization: string | undefined) {
    const answer = await service.app.inject({ method, url, headers: { ...(authorization && { authorization }) } });
    expect(answer.statusCode).toBe(401);
    expect(answer.headers['www-authenticate']).toBe('Bearer');
    expect(answer.body).toBe(JSON.stringify({ status: false, message }));
  }

  it('refuses a request without a token', () => refused(undefined));
  it('refuses a deactivated token', () => refused(service.headers.deactivated));
  it('refuses an expired token', () => refused(service.headers.expired));
  it.each([
    'Bearer',
    'Bearer ',
    'Bearer nonsense',
    'Basic dXNlcjpwYXNz',
    `Bearer mrd_${'x'.repeat(5000)}`,
    'Bearer null, Bearer',
    'Bearer __proto__',
  ])('refuses %.40j', (authorization) => refused(authorization));

  it('refuses a token whose last letter was changed', () => {
    const { plain } = service.headers;
    return refused(plain.slice(0, -1) + (plain.endsWith('A') ? 'B' : 'A'));
  });

  it('takes the scheme without regard to case', async () => {
    const authorization = service.headers.plain.replace('Bearer', 'bearer');
    const answer = await service.app.inject({ method, url, headers: { authorization } });
    expect(answer.statusCode).toBe(200);
  });
});

describe('a valid token without the scope `rates`', () => {
  const ask = (method: 'GET' | 'POST', url: string) =>
    service.app.inject({ method, url, headers: { authorization: service.headers.noScope } });

  it('is valid to those who ask just that', async () => {
    const answer = await ask('GET', '/api/v1/authorize');
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toMatchObject({ status: true, name: 'Hosting tool' });
  });

  it.each(operations.slice(1).map(([method, url]) => [method, url] as const))(
    'is refused at %s %s, naming it',
    async (method, url) => {
      const answer = await ask(method, url);
      expect(answer.statusCode).toBe(403);
      expect(answer.json()).toEqual({
        status: false,
        message: 'Expected a token with the scope "rates", but this token lacks it.',
      });
    },
  );
});

describe('a token', () => {
  it('is asked for before anything else is looked at', async () => {
    for (const [url, payload] of [
      ['/api/v1/XXX/YYY', '{"amount": -1}'],
      ['/api/v1/USD/INR', '{broken'],
      ['/api/v1/USD/INR', 'x'.repeat(2_000_000)],
    ] as const) {
      const answer = await service.app.inject({ method: 'POST', url, payload });
      expect(answer.statusCode).toBe(401);
    }
    expect((await service.app.inject('/api/v1/XXX')).statusCode).toBe(401);
  });

  it('is not asked for by places', async () => {
    for (const url of [
      '/api/v1/countries',
      '/api/v1/countries/IN/states',
      '/api/v1/states/Kerala/cities',
      '/api/v1/all',
    ]) {
      expect((await service.app.inject(url)).statusCode).toBe(200);
      expect((await service.app.inject({ url, headers: { authorization: 'Bearer nonsense' } })).statusCode).toBe(200);
    }
  });

  it('stops working when it is deactivated, though its answer was kept', async () => {
    const { token, record } = await service.services.tokens.create({ name: 'Short-lived' });
    const headers = { authorization: `Bearer ${token}` };
    expect((await service.get('/api/v1/USD', headers)).statusCode).toBe(200);
    await service.services.tokens.deactivate(record.id);
    expect((await service.get('/api/v1/USD', headers)).statusCode).toBe(401);
  });
});
