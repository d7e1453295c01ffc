/** Null for a nullable variable where a value must stand: the error of one field, each time. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { type Meridian, startMeridian } from '../support/meridian.js';
import { ScriptedUpstream } from '../support/scripted-upstream.js';
import { askAgain } from './ask-again.js';

let upstream: ScriptedUpstream;
let meridian: Meridian;
let headers: Record<string, string>;
beforeAll(async () => {
  upstream = await ScriptedUpstream.start();
  meridian = await startMeridian({ CLOUD_TOKEN: 'project', CLOUD_BASE_URL: upstream.url });
  headers = { authorization: `Bearer ${await meridian.token(['rates', 'hosting:read', 'hosting:write'])}` };
});
beforeEach(() => {
  upstream.asked.splice(0);
});
afterAll(async () => {
  await meridian.close();
  await upstream.close();
});

const ask = (body: object) => askAgain(meridian.url, body, headers);
const four = (answer: unknown) => Array(4).fill({ status: 200, text: JSON.stringify(answer) });

const india = { data: { country: { name: 'India' } } };

describe('null for a nullable variable', () => {
  const refusal = (argument: string, type: string, column: number, path: string[]) => ({
    message: `Argument "${argument}" of non-null type "${type}" must not be null.`,
    locations: [{ line: 1, column }],
    path,
    extensions: { code: 'BAD_USER_INPUT' },
  });

  it('in a non-null argument is the error of its field', async () => {
    const query = 'query($n:Int){search(text:"in",first:$n){nodes {__typename}}}';
    const errors = [refusal('first', 'Int!', 38, ['search'])];
    expect(await ask({ query, variables: { n: null } })).toEqual(four({ errors, data: null }));
  });

  it('in a non-null argument of a nullable field leaves the rest of the answer', async () => {
    upstream.script = () => ({ body: { volumes: [], meta: {} } });
    const query = 'query($n: Int) { cloud { volumes(first: $n) { totalCount } } country(code: "IN") { name } }';
    const errors = [refusal('first', 'Int!', 41, ['cloud', 'volumes'])];
    const data = { cloud: { volumes: null }, ...india.data };
    expect(await ask({ query, variables: { n: null } })).toEqual(four({ errors, data }));
  });

  it('in a condition is the error of the field around it', async () => {
    const query = 'query($b: Boolean = true) { country(code: "IN") { name @include(if: $b) } health { isReady } }';
    const errors = [refusal('if', 'Boolean!', 69, ['country'])];
    expect(await ask({ query, variables: { b: null } })).toEqual(
      four({ errors, data: { country: null, health: { isReady: true } } }),
    );
  });

  it('in a condition is located where it stands in each of two texts that differ in a literal', async () => {
    for (const code of ['"IN"', '"in"', '"\\u0049N"']) {
      const query = `query($b: Boolean = true) { country(code: ${code}) { name @include(if: $b) } health { isReady } }`;
      const errors = [refusal('if', 'Boolean!', 65 + code.length, ['country'])];
      expect(await ask({ query, variables: { b: null } })).toEqual(
        four({ errors, data: { country: null, health: { isReady: true } } }),
      );
    }
  });

  it('in a condition at the root is the error of the whole', async () => {
    const query = 'query($b: Boolean = true) { health @skip(if: $b) { isReady } country(code: "IN") { name } }';
    const { path: _none, ...error } = refusal('if', 'Boolean!', 46, []);
    expect(await ask({ query, variables: { b: null } })).toEqual(four({ errors: [error], data: null }));
    expect((await ask({ query, variables: { b: true } }))[3]).toEqual({ status: 200, text: JSON.stringify(india) });
  });

  it('in a non-null argument of a mutation sends nothing', async () => {
    const query = 'mutation($w: Boolean) { retryCloudCertificate(id: "1", wait: $w) { action { __typename } } }';
    const errors = [refusal('wait', 'Boolean!', 62, ['retryCloudCertificate'])];
    expect(await ask({ query, variables: { w: null } })).toEqual(
      four({ errors, data: { retryCloudCertificate: null } }),
    );
    expect(upstream.lines).toEqual([]);
  });

  it('for a variable of a non-null type is refused in words', async () => {
    const query = 'query($b: Boolean! = true) { country(code: "IN") { name @include(if: $b) } }';
    const message = 'Variable "$b" of non-null type "Boolean!" must not be null.';
    const errors = [{ message, locations: [{ line: 1, column: 7 }], extensions: { code: 'BAD_USER_INPUT' } }];
    expect(await ask({ query, variables: { b: null } })).toEqual(four({ errors }));
  });
});
