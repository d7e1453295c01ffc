/** What is derived for callers of different access, beside what a twin of the service derives for one of them alone. */
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { Scope } from '../../../src/base/auth/scope.js';
import { type Meridian, startMeridian } from '../../support/meridian.js';
import { ScriptedUpstream } from '../../support/scripted-upstream.js';
import { fleet, server } from '../bill/fleet.js';

const accesses: readonly Scope[][] = [
  ['hosting:read'],
  ['hosting:read@cloud:test'],
  ['hosting:read@cloud:prod'],
  ['hosting:read@cloud:other', 'hosting:read@cloud:test'],
];

let upstream: ScriptedUpstream;
let service: Meridian;
let twins: readonly Meridian[];

/** The tokens of two accounts reach one project, that of the third another. */
const projects = {
  one: fleet({ servers: [1, 2, 3].map((id) => server(id, { status: 'off' })) }),
  another: fleet({ servers: [server(1, { created: '2026-02-02T00:00:00+00:00' })] }),
};

const start = () =>
  startMeridian({
    CLOUD_ACCOUNTS: 'prod=token-of-prod, test=token-of-test, other=token-of-other',
    CLOUD_BASE_URL: upstream.url,
  });

beforeAll(async () => {
  upstream = await ScriptedUpstream.start((call) =>
    (call.headers.authorization === 'Bearer token-of-other' ? projects.another : projects.one)(call),
  );
  service = await start();
  twins = await Promise.all(accesses.map(start));
});
afterAll(async () => {
  await Promise.all([service, ...twins].map((one) => one.close()));
  await upstream.close();
});

const query = `{ hosting {
  bill(currency: "EUR", groupBy: [ACCOUNT]) {
    lineCount gross { amount } shared { accountName countedFor } groups { nodes { accountName lineCount } }
  }
  findings(first: 500) { totalCount nodes { id kind verdict message error monthlyAmount { net { amount } } } }
  find(text: "server") { totalCount nodes { resourceId name } }
  names { totalCount isComplete }
} }`;

async function ask(meridian: Meridian, scopes: Scope[]) {
  const authorization = `Bearer ${await meridian.token(scopes)}`;
  const { body } = await meridian.query({ query }, { authorization });
  return { data: body.data, errors: body.errors?.map(({ message }) => message) };
}

it('is the same, whoever else asks before and at the same time', async () => {
  const alone = await Promise.all(twins.map((twin, place) => ask(twin, accesses[place] ?? [])));
  expect(new Set(alone.map((one) => JSON.stringify(one))).size).toBe(accesses.length);
  expect(alone[0]).toMatchObject({
    data: { hosting: { bill: { shared: [{ accountName: 'test', countedFor: 'prod' }] } } },
  });
  const inTurn = [];
  for (const access of accesses) inTurn.push(await ask(service, access));
  expect(inTurn).toEqual(alone);
  expect(await Promise.all(accesses.map((access) => ask(service, access)))).toEqual(alone);
});
