/** What is derived for callers of different access, beside what a twin of the service derives for one of them alone. */
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { Scope } from '../../../src/base/auth/scope.js';
import { type Meridian, startMeridian } from '../../support/meridian.js';

const accesses: readonly Scope[][] = [
  ['hosting:read'],
  ['hosting:read@cloud:default'],
  ['hosting:read@edge:default'],
  ['hosting:read@cloud:default', 'hosting:read@dedicated:default'],
];

let service: Meridian;
let twins: readonly Meridian[];

beforeAll(async () => {
  service = await startMeridian();
  twins = await Promise.all(accesses.map(() => startMeridian()));
});
afterAll(() => Promise.all([service, ...twins].map((one) => one.close())));

const query = `{ hosting {
  bill(currency: "EUR", groupBy: [KIND]) { lineCount unknownCount gross { amount } isComplete groups { nodes { kind lineCount } } }
  findings(first: 500) { totalCount isComplete nodes { id kind verdict message monthlyAmount { net { amount } } } }
  find(text: "web") { totalCount nodes { resourceId name } }
  names(first: 200) { totalCount isComplete nodes { record: __typename ... on EdgeDnsRecord { name target { state } } } }
} }`;

async function ask(meridian: Meridian, scopes: Scope[]) {
  const authorization = `Bearer ${await meridian.token(scopes)}`;
  const { body } = await meridian.query({ query }, { authorization });
  return { data: body.data, errors: body.errors?.map(({ message }) => message) };
}

it('is the same, whoever else asks before and at the same time', async () => {
  const alone = await Promise.all(twins.map((twin, place) => ask(twin, accesses[place] ?? [])));
  expect(new Set(alone.map((one) => JSON.stringify(one))).size).toBe(accesses.length);
  expect(alone[0]?.errors).toBeUndefined();
  const inTurn = [];
  for (const access of accesses) inTurn.push(await ask(service, access));
  expect(inTurn).toEqual(alone);
  expect(await Promise.all(accesses.map((access) => ask(service, access)))).toEqual(alone);
});
