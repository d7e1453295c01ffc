/** What is reported of a question that is not run at all: in the form it accepts, whether it was asked before or not. */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type Meridian, startMeridian } from '../support/meridian.js';
import { someOf } from '../support/scale.js';

let meridian: Meridian;
beforeAll(async () => {
  meridian = await startMeridian();
});
afterAll(() => meridian.close());

const json = 'application/json; charset=utf-8';
const graphqlResponse = 'application/graphql-response+json; charset=utf-8';

async function readable(response: Response) {
  const { status, headers } = response;
  return {
    status,
    type: headers.get('content-type'),
    retryAfter: headers.get('retry-after'),
    vary: headers.get('vary'),
    text: await response.text(),
  };
}

function send(body: string, accept: string, signal: AbortSignal | null = null) {
  const headers = { 'content-type': 'application/json', accept };
  return fetch(`${meridian.url}/graphql`, { method: 'POST', headers, body, signal });
}

const ask = (body: string, accept: string) => send(body, accept).then(readable);

/** Null where the query finds room; its answer of several megabytes is left unread. */
async function refusalOf(body: string, accept: string) {
  const asking = new AbortController();
  const response = await send(body, accept, asking.signal);
  if (response.status === 503) return readable(response);
  asking.abort();
  return null;
}

const asking = (query: string, accept: string) => ask(JSON.stringify({ query }), accept);

const whole = { vary: 'accept, accept-encoding, authorization, cookie' };

describe.each([
  ['application/json', json, 200],
  ['application/graphql-response+json', graphqlResponse, 422],
  ['text/csv', json, 400],
])('accepting %s, a question', (accept, type, statusOfRefusal) => {
  it('that is too long reports the bound and the figure, by POST and by GET', async () => {
    const query = `{ health { isReady } } #${'-'.repeat(20_000)}`;
    const message =
      "The length of an operation may be at most 20000 characters, but this one's is 20024. Ask for less at once.";
    const extensions = { bound: 'length', limit: 20_000, found: 20_024, code: 'OPERATION_TOO_LARGE' };
    const refusal = { ...whole, status: statusOfRefusal, type, retryAfter: null };
    const text = JSON.stringify({ errors: [{ message, extensions }] });
    expect(await asking(query, accept)).toEqual({ ...refusal, text });
    const headers = { accept, 'apollo-require-preflight': '1' };
    const byGet = await fetch(`${meridian.url}/graphql?query=${encodeURIComponent(query)}`, { headers });
    expect(await readable(byGet)).toEqual({ ...refusal, text });
  });

  it('that is no JSON is 400', async () => {
    const answer = await ask('{"query": ', accept);
    expect(answer).toMatchObject({ status: 400, type });
    expect(answer.text).toContain('Expected a JSON body');
  });
});

it.each(
  someOf([
    ['application/json', json],
    ['application/graphql-response+json', graphqlResponse],
  ]),
)(
  'accepting %s, a question that finds no room is refused alike, of a known text, a known shape and a new one',
  async (accept, type) => {
    const everyCity = '{ countries { states { cities { name } } } }';
    for (let n = 0; n < 2; n += 1) await asking(everyCity, 'application/json');
    const texts: readonly ((nth: number) => string)[] = [
      (nth) => JSON.stringify({ query: everyCity, variables: { nth } }),
      (nth) => JSON.stringify({ query: `${everyCity} # ${nth}` }),
      (nth) => JSON.stringify({ query: everyCity.replace('countries', `a${nth}: countries`) }),
    ];
    const everyOne = texts.map((textOf) => Array.from({ length: 3 }, (_, nth) => textOf(nth)));
    // Those that come first take all room.
    const first = Array.from({ length: 10 }, (_, nth) =>
      refusalOf(JSON.stringify({ query: everyCity, variables: { first: nth } }), accept),
    );
    const answers = await Promise.all(
      everyOne.map((bodies) => Promise.all(bodies.map((body) => refusalOf(body, accept)))),
    );
    await Promise.all(first);
    const message = 'Too much is asked at once. Ask again in 5 s, or for less.';
    const text = JSON.stringify({ errors: [{ message, extensions: { retryAfter: 5, code: 'OVERLOADED' } }] });
    for (const ofText of answers) {
      const refused = ofText.filter((answer) => answer !== null);
      expect(refused.length).toBeGreaterThan(0);
      for (const answer of refused) expect(answer).toEqual({ ...whole, status: 503, type, retryAfter: '5', text });
    }
  },
);
