import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import type { GraphQLSchema } from 'graphql';
import type { Account } from '../../src/rest/transport/account.js';
import type { Control } from './control.js';
import { type Served, call, serve } from './served.js';
import { sharedGraph } from '../support/shared/graph.js';

describe('a sandbox that is made to', () => {
  let schema: GraphQLSchema;
  let served: Served;
  let account: Account;
  let control: Control;
  beforeAll(async () => {
    schema = await sharedGraph();
    served = await serve(schema);
    account = served.account('CLOUD');
    control = served.control('CLOUD');
  });
  afterEach(() => control.reset());
  afterAll(() => served.close());

  const create = (name: string) => call(account, 'POST /volumes', { name, size: 10, location: 'fsn1' });
  const actionOf = ({ body }: { body: Record<string, unknown> | undefined }) => body?.['action'] as { id: number };

  it('fails the next calls', async () => {
    control.fail(2, 'unavailable');
    const answers = [await call(account, 'GET /volumes'), await call(account, 'GET /volumes')];
    expect(answers.map(({ status }) => status)).toEqual([503, 503]);
    expect(answers[0]?.body).toEqual({ error: { code: 'unavailable', message: 'asked to fail', details: null } });
    expect((await call(account, 'GET /volumes')).status).toBe(200);
  });

  it('is slow', async () => {
    control.slow(30);
    let answered = false;
    const answer = call(account, 'GET /locations').then(() => (answered = true));
    await new Promise((resolve) => setTimeout(resolve, 10));
    expect(answered).toBe(false);
    await answer;
  });

  it('has few calls left', async () => {
    control.leaveCalls(1);
    expect((await call(account, 'GET /volumes')).headers.get('ratelimit-remaining')).toBe('0');
    const { status, body } = await call(account, 'GET /volumes');
    expect([status, body]).toMatchObject([429, { error: { code: 'rate_limit_exceeded' } }]);
    served.clock.sleep(2_000);
    expect((await call(account, 'GET /volumes')).status).toBe(200);
  });

  it('fails actions', async () => {
    control.failActions(1, { code: 'no_space_left', message: 'No space left' });
    const { id } = actionOf(await create('fails'));
    served.clock.sleep(2_000);
    expect((await call(account, `GET /actions/${id}`)).body).toMatchObject({
      action: { status: 'error', progress: 100, error: { code: 'no_space_left' } },
    });
  });

  it('takes its time for actions', async () => {
    control.actionsTake(60_000);
    const { id } = actionOf(await create('takes-long'));
    served.clock.sleep(30_000);
    const { body } = await call(account, `GET /actions?id=${id}`);
    expect(body?.['actions']).toMatchObject([{ id, status: 'running', finished: null }]);
    const [{ progress = 0 } = {}] = body?.['actions'] as { progress?: number }[];
    expect(progress).toBeGreaterThanOrEqual(50);
    expect(progress).toBeLessThan(100);
    served.clock.sleep(30_000);
    expect((await call(account, `GET /actions/${id}`)).body).toMatchObject({ action: { status: 'success' } });
  });

  it('starts anew', async () => {
    const before = await call(account, 'GET /volumes');
    await create('forgotten');
    expect((await call(account, 'GET /volumes')).body).not.toEqual(before.body);
    control.reset();
    expect((await call(account, 'GET /volumes')).body).toEqual(before.body);
  });

  it('has the same objects for the same seed', async () => {
    const other = await serve(schema);
    const servers = (one: Served) => call(one.account('CLOUD'), 'GET /servers?per_page=50');
    expect((await servers(other)).body).toEqual((await servers(served)).body);
    await other.close();
  });
});
