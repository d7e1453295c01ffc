/** What references lead to for callers of different access, beside what a twin of the service answers one of them alone. */
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { Scope } from '../../../src/server/tokens/tokens.js';
import { type Meridian, startMeridian } from '../../support/meridian.js';
import { Optional, type Optionals, describeEach } from '../../support/optional/optional.js';
import { ownServers } from '../../support/optional/own-servers.js';
import type { ScriptedUpstream } from '../../support/scripted-upstream.js';
import { boxes, ofBoxes, startBoxes } from './own-boxes.js';

const accesses: readonly Scope[][] = [
  ['hosting:read'],
  ['hosting:read@storage:prod'],
  ['hosting:read@storage:test'],
  ['rates'],
];

/** Where the service keeps what it shares with other replicas: its settings, once the server has started. */
const stores: Optionals<() => NodeJS.ProcessEnv> = {
  'a store of its own': Optional.found(() => ({})),
  ...Object.fromEntries(
    Object.entries(ownServers()).map(([kind, one]) => [kind, one.map((server) => () => ({ STORE_URL: server.url() }))]),
  ),
};

let upstream: ScriptedUpstream;
let twins: readonly Meridian[];
beforeAll(async () => {
  upstream = await startBoxes();
  twins = await Promise.all(accesses.map(() => startMeridian(ofBoxes(upstream.url))));
});
afterAll(async () => {
  await Promise.all(twins.map((one) => one.close()));
  await upstream.close();
});

const query = `query ($of: [_Any!]!) { _entities(representations: $of) {
  __typename ... on StorageBox { id name accountName } ... on Country { isoCode } ... on Finding { kind accountName } } }`;
const finding = (account: string) => `storage:${account}:STORAGE_BOX_WITHOUT_SNAPSHOT_PLAN:${'a'.repeat(22)}`;
const of: readonly { readonly __typename: string; readonly id?: string; readonly isoCode?: string }[] = [
  ...['prod', 'test', 'nowhere'].flatMap((account) => [
    ...[1, 7, boxes, boxes + 1].map((id) => ({ __typename: 'StorageBox', id: `storage:${account}:box:${id}` })),
    { __typename: 'Finding', id: finding(account) },
  ]),
  { __typename: 'Country', isoCode: 'IN' },
];

async function ask(meridian: Meridian, scopes: Scope[]) {
  // What another caller has read is taken, where it may be.
  const headers = { authorization: `Bearer ${await meridian.token(scopes)}`, 'x-meridian-max-age': '3600' };
  return (await meridian.query({ query, variables: { of } }, headers)).body;
}

describeEach(stores, 'what each sees of a service on $kind', (settings) => {
  let service: Meridian;
  beforeAll(async () => {
    service = await startMeridian({ ...ofBoxes(upstream.url), ...settings() });
  });
  afterAll(() => service.close());

  it('is the same, whoever else asks before and at the same time', async () => {
    const alone = await Promise.all(twins.map((twin, place) => ask(twin, accesses[place] ?? [])));
    expect(new Set(alone.map((one) => JSON.stringify(one))).size).toBe(accesses.length);
    const inTurn = [];
    for (const access of accesses) inTurn.push(await ask(service, access));
    expect(inTurn).toEqual(alone);
    expect(await Promise.all(accesses.map((access) => ask(service, access)))).toEqual(alone);
  });

  it('takes for a foreign account no more calls than for one that is not there', async () => {
    const [, only = []] = accesses;
    await ask(service, only);
    const headers = { authorization: `Bearer ${await service.token(only)}` };
    for (const account of ['test', 'nowhere']) {
      upstream.asked.splice(0);
      const foreign = of.filter(({ id }) => id?.includes(`:${account}:`) === true);
      const { body } = await service.query({ query, variables: { of: foreign } }, headers);
      expect(body).toEqual({ data: { _entities: foreign.map(() => null) } });
      expect(upstream.lines).toEqual([]);
    }
  });
});
