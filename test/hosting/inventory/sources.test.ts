import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { GraphQLSchema } from 'graphql';
import type { Upstreams } from '../../../src/rest/transport/upstreams.js';
import { sharedGraph } from '../../support/shared/graph.js';
import type { Scope } from '../../../src/base/auth/scope.js';
import { systemClock } from '../../../src/base/clock.js';
import { asker, upstreamsOf } from '../../rest/harness.js';
import { startMeridian } from '../../support/meridian.js';
import { ScriptedUpstream } from '../../support/scripted-upstream.js';
import { answers } from '../machines.js';

const sources = '{ hosting { sources { api accountName state error listCount readAt } } }';

describe('the sources of joined answers', () => {
  let upstream: ScriptedUpstream;
  let upstreams: Upstreams;
  let schema: GraphQLSchema;
  const failing = new Set<string>();

  const ask = (source: string, scopes?: Scope[]) => asker(schema, upstreams, scopes)(source);

  beforeAll(async () => {
    upstream = await ScriptedUpstream.start(({ path, headers }) =>
      failing.has(String(headers['authorization']))
        ? { status: 401, body: {} }
        : { body: answers[path.split('?')[0] ?? ''] },
    );
    schema = await sharedGraph();
  });
  beforeEach(() => {
    failing.clear();
    const account = { baseUrl: upstream.url, sandbox: false };
    upstreams = upstreamsOf([
      { ...account, api: 'CLOUD', name: 'prod', credential: 'one' },
      { ...account, api: 'CLOUD', name: 'lab', credential: 'two' },
      { ...account, api: 'STORAGE', name: 'default', credential: 'three' },
    ]);
    upstream.asked.splice(0);
  });
  afterAll(() => upstream.close());

  it('are the accounts of the token, with what is the matter with each', async () => {
    failing.add('Bearer two');
    const { data, errors } = await ask(sources);
    expect(errors).toBeUndefined();
    expect(data).toEqual({
      hosting: {
        sources: [
          { api: 'CLOUD', accountName: 'prod', state: 'OK', error: null, listCount: 1, readAt: expect.any(Date) },
          {
            api: 'CLOUD',
            accountName: 'lab',
            state: 'FAILED',
            error: expect.stringContaining('servers'),
            listCount: 1,
            readAt: null,
          },
          { api: 'STORAGE', accountName: 'default', state: 'OK', error: null, listCount: 1, readAt: expect.any(Date) },
        ],
      },
    });
  });

  it('are read once within their age, and anew without it', async () => {
    await ask(sources);
    const { length } = upstream.asked;
    await ask(sources);
    expect(upstream.asked).toHaveLength(length);
    await ask('{ hosting { sources(maxAge: 0) { state } } }');
    expect(upstream.asked).toHaveLength(length * 2);
  });

  it('leave what stands beside them without an age as new as without them', async () => {
    await ask(sources);
    const { length } = upstream.asked;
    const { errors } = await ask(
      '{ hosting { sources(maxAge: 3600) { state } servers(first: 50) { nodes { name } } } }',
    );
    expect(errors).toBeUndefined();
    const anew = upstream.asked.slice(length).map(({ path }) => path);
    expect(anew).toEqual(['/servers', '/servers']);
  });

  it('take what was read before for as old as it is, however long the cache takes to give it', async () => {
    let [now, step] = [Date.now(), 0];
    const clock = { ...systemClock, now: () => (now += step *= 1.5) };
    upstreams = upstreamsOf(upstreams.accounts, {}, clock);
    await ask(sources);
    const { length } = upstream.asked;
    // From now on each look at the clock takes longer than the one before.
    step = 0.001;
    const { errors } = await ask(
      '{ hosting { sources(maxAge: 3600) { state } servers(first: 50) { nodes { name } } } }',
    );
    expect(errors).toBeUndefined();
    expect(upstream.asked.slice(length).map(({ path }) => path)).toEqual(['/servers', '/servers']);
  });

  it('wait for all that the fields beside them read, however soon what was read before is there', async () => {
    const meridian = await startMeridian();
    const authorization = `Bearer ${await meridian.token(['hosting:read'])}`;
    const query = '{ hosting { findings(maxAge: 60) { totalCount } sources(maxAge: 61) { api listCount } } }';
    const answers: unknown[] = [];
    for (let asking = 0; asking < 4; asking += 1)
      answers.push((await meridian.query({ query }, { authorization })).body);
    expect(answers[0]).toMatchObject({ data: { hosting: { sources: expect.any(Array) } } });
    expect(answers.slice(1)).toEqual([answers[0], answers[0], answers[0]]);
    await meridian.close();
  });

  it('are those that the token holds for alone', async () => {
    const { data } = await ask('{ hosting { sources { accountName } } }', ['hosting:read@cloud:lab']);
    expect(data).toEqual({ hosting: { sources: [{ accountName: 'lab' }] } });
    const { errors } = await ask('{ hosting { sources { accountName } } }', ['rates']);
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'FORBIDDEN' });
  });
});
