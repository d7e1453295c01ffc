import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Account } from '../../../../src/rest/transport/account.js';
import { isObject } from '../../../../src/base/unknown.js';
import { type Served, call, serve } from '../../../sandbox/served.js';
import { sharedGraph } from '../../../support/shared/graph.js';

describe('the cloud API of the sandbox, asked by HTTP', () => {
  let served: Served;
  let account: Account;
  beforeAll(async () => {
    served = await serve(await sharedGraph());
    account = served.account('CLOUD');
  });
  afterAll(() => served.close());

  const volumes = async (query: string) => {
    const { body } = await call(account, `GET /volumes?${query}`);
    return (body?.['volumes'] as { id: number; name: string; status: string; labels: object }[]) ?? [];
  };
  const refusal = async (line: string, body?: unknown) => {
    const answer = await call(account, line, body);
    const error = answer.body?.['error'];
    return [answer.status, isObject(error) ? error['code'] : error];
  };

  it('lists 25 objects a page unless asked otherwise, and never more than 50', async () => {
    expect((await volumes('')).length).toBe(25);
    expect((await volumes('per_page=10')).length).toBe(10);
    expect((await volumes('per_page=500')).length).toBe(50);
  });

  it('reports where a page stands', async () => {
    const { body, headers } = await call(account, 'GET /volumes?page=2&per_page=25');
    expect(body?.['meta']).toEqual({
      pagination: { page: 2, per_page: 25, previous_page: 1, next_page: 3, last_page: 3, total_entries: 60 },
    });
    expect(headers.get('link')).toContain(`<${account.baseUrl}/volumes?per_page=25&page=3>; rel="next"`);
    const past = await call(account, 'GET /volumes?page=9&per_page=25');
    expect(past.body).toMatchObject({ volumes: [], meta: { pagination: { next_page: null, total_entries: 60 } } });
  });

  it('gives every object on exactly one page', async () => {
    const pages = await Promise.all([1, 2, 3].map((page) => volumes(`page=${page}`)));
    expect(new Set(pages.flat().map(({ id }) => id)).size).toBe(60);
  });

  it('filters by fields, each of several values', async () => {
    const [first] = await volumes('');
    expect(await volumes(`name=${first?.name}`)).toEqual([first]);
    expect(await volumes('status=creating')).toEqual([]);
    expect((await volumes('status=creating&status=available&per_page=50')).length).toBe(50);
  });

  it('filters by labels', async () => {
    const logs = await volumes('label_selector=kind=logs,!env');
    expect(logs.length).toBeGreaterThan(0);
    for (const { labels } of logs) expect(labels).toEqual({ kind: 'logs' });
    expect(await refusal('GET /volumes?label_selector=a%20b')).toEqual([422, 'invalid_input']);
  });

  it('sorts, by id unless asked otherwise', async () => {
    const names = (await volumes('sort=name:desc&per_page=50')).map(({ name }) => name);
    expect(names).toEqual([...names].sort().reverse());
    const ids = (await volumes('per_page=50')).map(({ id }) => id);
    expect(ids).toEqual([...ids].sort((a, b) => a - b));
    expect(await volumes('sort=name')).toEqual(await volumes('sort=name:asc'));
    expect(await refusal('GET /volumes?sort=colour')).toEqual([422, 'invalid_input']);
  });

  it('answers 201 to a creation, 200 to an update, 204 without a body to a deletion', async () => {
    const made = await call(account, 'POST /placement_groups', { name: 'apart', type: 'spread' });
    expect([made.status, made.body]).toMatchObject([201, { placement_group: { name: 'apart', servers: [] } }]);
    const { id } = made.body?.['placement_group'] as { id: number };
    const changed = await call(account, `PUT /placement_groups/${id}`, { name: 'further', colour: 'blue' });
    expect([changed.status, changed.body]).toMatchObject([200, { placement_group: { name: 'further' } }]);
    expect(JSON.stringify(changed.body)).not.toContain('blue');
    const gone = await call(account, `DELETE /placement_groups/${id}`);
    expect([gone.status, gone.body]).toEqual([204, undefined]);
    expect(await refusal(`GET /placement_groups/${id}`)).toEqual([404, 'not_found']);
  });

  it('names each field of a body that is missing or wrong', async () => {
    const { status, body } = await call(account, 'POST /volumes', { size: 'large', server: 1.5, format: 'fat32' });
    expect(status).toBe(422);
    expect(body).toMatchObject({
      error: {
        code: 'invalid_input',
        details: {
          fields: expect.arrayContaining([
            { name: 'name', messages: ['Missing data for required field.'] },
            { name: 'size', messages: ['Not a valid Int.'] },
            { name: 'server', messages: ['Not a valid ID.'] },
            { name: 'format', messages: ['Not a valid choice.'] },
          ]),
        },
      },
    });
  });

  it('names fields within fields', async () => {
    const rules = [{ direction: 'sideways', protocol: 'tcp' }];
    const { body } = await call(account, 'POST /firewalls', { name: 'x', rules });
    expect(body).toMatchObject({ error: { details: { fields: [{ name: 'rules.0.direction' }] } } });
  });

  it.each([
    ['GET /moons', 404, 'not_found'],
    ['GET /volumes/1', 404, 'not_found'],
    ['GET /volumes/x', 404, 'not_found'],
    ['PATCH /volumes', 405, 'method_not_allowed'],
    ['GET /actions', 422, 'invalid_input'],
    ['GET /volumes?status=lost', 422, 'invalid_input'],
    ['GET /volumes?page=0', 422, 'invalid_input'],
  ])('%s is answered %d %s', async (line, status, code) => {
    expect(await refusal(line)).toEqual([status, code]);
  });

  it('refuses a body that is not JSON, or no object', async () => {
    expect(await refusal('POST /volumes', '{')).toEqual([400, 'json_error']);
    expect(await refusal('POST /volumes', '[]')).toEqual([400, 'json_error']);
  });

  it('refuses any other token than its own, which no two sandboxes share', async () => {
    const stranger = await call({ ...account, credential: 'guessed' }, 'GET /volumes');
    expect([stranger.status, stranger.body]).toMatchObject([401, { error: { code: 'unauthorized' } }]);
    const other = await serve(await sharedGraph());
    expect(other.account('CLOUD').credential).not.toBe(account.credential);
    await other.close();
  });

  it('listens on this machine alone', () => {
    expect(account.baseUrl).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/cloud$/);
    expect(account.sandbox).toBe(true);
  });

  it('counts down a budget that refills', async () => {
    const left = async () => Number((await call(account, 'GET /locations')).headers.get('ratelimit-remaining'));
    const begun = served.clock.now();
    const before = await left();
    for (let nth = 0; nth < 9; nth += 1) await left();
    const after = await left();
    const refilled = Math.ceil((served.clock.now() - begun) / 1000);
    expect(after).toBeGreaterThanOrEqual(before - 10);
    expect(after).toBeLessThanOrEqual(before - 10 + refilled);
    served.clock.sleep(3_600_000);
    const { headers } = await call(account, 'GET /locations');
    expect(headers.get('ratelimit-limit')).toBe('3600');
    expect(headers.get('ratelimit-remaining')).toBe('3599');
    expect(Number(headers.get('ratelimit-reset'))).toBeGreaterThanOrEqual(Math.floor(served.clock.now() / 1000));
  });
});
