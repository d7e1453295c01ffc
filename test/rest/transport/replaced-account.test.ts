/**
 * An account whose credential is replaced while requests hold on to the one before.
 *
 * @decorates-classes
 */
import { afterAll, afterEach, beforeAll, expect, it } from '@jest/globals';
import type { GraphQLSchema } from 'graphql';
import type { Account } from '../../../src/rest/transport/account.js';
import { Clients } from '../../../src/rest/transport/clients.js';
import type { Upstreams } from '../../../src/rest/transport/upstreams.js';
import { untilCollected } from '../../support/garbage.js';
import { ScriptedUpstream } from '../../support/scripted-upstream.js';
import { asker, schemaOf, upstreamsOf } from '../harness.js';
import { dialect } from '../enveloped.js';
import { envelope, groups } from '../zones.js';

let upstream: ScriptedUpstream;
let schema: GraphQLSchema;
let upstreams: Upstreams;
beforeAll(async () => {
  upstream = await ScriptedUpstream.start();
  schema = await schemaOf(groups);
});
afterEach(() => upstreams.close());
afterAll(() => upstream.close());

const accountWith = (credential: string): Account => ({
  api: dialect.api,
  name: 'main',
  credential,
  baseUrl: upstream.url,
  sandbox: false,
});

const film = '{ edge { film(accountId: "a", uid: "f") { uid } } }';

it('is used by new requests alone, those that have begun end with the one before', async () => {
  upstream.script = ({ headers }) => envelope({ uid: headers.authorization?.replace('Bearer ', ''), created: 'now' });
  const account = accountWith('old');
  upstreams = upstreamsOf([account]);
  const permit = () => undefined;
  const [before, unused] = [new Clients(upstreams, permit), new Clients(upstreams, permit)];
  expect(before.named(dialect, null, 'read').upstream.account.credential).toBe('old');
  const next = accountWith('new');
  upstreams.replace(account, next);
  expect(before.every([dialect]).map(({ upstream: { account: used } }) => used)).toEqual([account]);
  expect(unused.named(dialect, null, 'read').upstream.account).toBe(account);
  expect(new Clients(upstreams, permit).named(dialect, null, 'read').upstream.account).toBe(next);
  const { data } = await asker(schema, upstreams)(film);
  expect(data).toEqual({ edge: { film: { uid: 'new' } } });
});

it('leaves nothing of the one before once no request has it', async () => {
  upstream.script = () => envelope({ uid: 'f', created: 'now' });
  upstreams = upstreamsOf([accountWith('0')]);
  const replaced: WeakRef<object>[] = [];
  for (let nth = 1; nth <= 5; nth += 1) {
    expect((await asker(schema, upstreams)(film)).errors).toBeUndefined();
    replaced.push(...replaceAll(String(nth)));
  }
  await untilCollected(replaced);
});

function replaceAll(credential: string): WeakRef<object>[] {
  return upstreams.accounts.flatMap((account) => {
    const held = [new WeakRef(account), new WeakRef(upstreams.upstream(account, dialect))];
    upstreams.replace(account, accountWith(credential));
    return held;
  });
}
