/** Services that share a store, each with accounts of its own: nobody hears of an account that is not theirs. */
import { afterAll, afterEach, beforeAll, expect, it } from '@jest/globals';
import type { Scope } from '../../../src/base/auth/scope.js';
import { EventStream } from '../../support/event-stream.js';
import { type Meridian, startMeridian } from '../../support/meridian.js';
import { describeEach } from '../../support/optional/optional.js';
import { ownServers } from '../../support/optional/own-servers.js';
import { ScriptedUpstream } from '../../support/scripted-upstream.js';
import { until } from '../../support/until.js';
import { Volumes } from './volumes.js';

const accounts = ['one', 'two'] as const;
type Name = (typeof accounts)[number];

interface Listener {
  readonly by: Name;
  readonly stream: EventStream;
}

describeEach(ownServers(), 'on one store ($kind)', (server) => {
  let upstream: ScriptedUpstream;
  let projects: Readonly<Record<Name, Volumes>>;
  let alone: Readonly<Record<Name, Meridian>>;
  let both: Meridian;
  let listeners: Listener[] = [];

  beforeAll(async () => {
    projects = { one: new Volumes(), two: new Volumes() };
    upstream = await ScriptedUpstream.start((call) =>
      projects[call.headers.authorization === 'Bearer secret-of-one' ? 'one' : 'two'].script(call),
    );
    const start = (...names: readonly Name[]) =>
      startMeridian({
        STORE_URL: server.url(),
        CLOUD_ACCOUNTS: names.map((name) => `${name}=secret-of-${name}`).join(),
        CLOUD_BASE_URL: upstream.url,
        SANDBOX: 'off',
        LIVE_POLL: '1',
      });
    const [one, two] = [await start('one'), await start('two')];
    alone = { one, two };
    both = await start(...accounts);
  });
  afterEach(() => listeners.splice(0).forEach(({ stream }) => stream.close()));
  afterAll(async () => {
    for (const meridian of [alone.one, alone.two, both]) await meridian.close();
    await upstream.close();
  });

  async function listen(meridian: Meridian, by: Name, scopes: Scope[], query: string): Promise<void> {
    const authorization = `Bearer ${await meridian.token(scopes)}`;
    listeners.push({ by, stream: await EventStream.open(meridian.url, { query }, { authorization }) });
  }

  /** For each account: who may read everything where it is the only one, and who may read it alone among both. */
  async function listenEverywhere(queryOf: (name: Name) => string): Promise<void> {
    listeners = [];
    for (const name of accounts) {
      await listen(alone[name], name, ['hosting:read'], queryOf(name));
      await listen(both, name, [`hosting:read@cloud:${name}`], queryOf(name));
    }
    await Promise.all(listeners.map(({ stream }) => stream.has(1)));
  }

  const textOf = ({ stream }: Listener) => JSON.stringify(stream.results);
  const allOf = (name: Name) => listeners.filter(({ by }) => by === name);
  const hear = (name: Name, text: string) =>
    until(() => allOf(name).every((listener) => textOf(listener).includes(text)));

  async function expectOwnAlone(): Promise<void> {
    expect(listeners).toHaveLength(4);
    for (const listener of listeners) {
      const other = listener.by === 'one' ? 'two' : 'one';
      expect(textOf(listener)).toContain(`cloud:${listener.by}:`);
      expect(textOf(listener)).not.toMatch(new RegExp(`cloud:${other}:|"${other}"`));
    }
  }

  /** The first reads of each account are over, so that there is something to compare with. */
  async function compared(): Promise<void> {
    for (const name of accounts) {
      const polls = () =>
        upstream.asked.filter(
          ({ headers, path }) => path === '/volumes' && headers.authorization === `Bearer secret-of-${name}`,
        ).length;
      const before = polls();
      await until(() => polls() >= before + 3);
    }
  }

  it('changes of resources are heard by those of the account', async () => {
    projects.one.put(1);
    projects.two.put(1);
    await listenEverywhere(
      () => `subscription { hostingChanged(kinds: [VOLUME]) {
        changes { accountName resourceId change cause } polling { accountName } } }`,
    );
    await compared();
    projects.one.put(11);
    await hear('one', 'cloud:one:volume:11');
    projects.two.put(22);
    await hear('two', 'cloud:two:volume:22');
    for (const name of accounts) {
      const authorization = `Bearer ${await alone[name].token(['hosting:read', 'hosting:write'])}`;
      const query = 'mutation { updateCloudVolume(id: "1", input: { name: "renamed" }) { volume { id } } }';
      expect((await alone[name].query({ query }, { authorization })).body.errors).toBeUndefined();
      await hear(name, 'WRITTEN');
    }
    await expectOwnAlone();
  });

  it('findings are heard by those of the account', async () => {
    await listenEverywhere(
      () => 'subscription { findingsChanged(kinds: [VOLUME_UNATTACHED]) { appearedIds goneIds isComplete } }',
    );
    await compared();
    for (const [place, name] of accounts.entries()) {
      const before = allOf(name).map(({ stream }) => stream.results.length);
      projects[name].put(101 + place);
      await until(() => allOf(name).every(({ stream }, nth) => stream.results.length > (before[nth] ?? Infinity)));
    }
    await expectOwnAlone();
  });

  it('actions with the same number are those of the own account', async () => {
    projects.one.act(5, 'running', 10);
    projects.two.act(5, 'running', 20);
    await listenEverywhere(
      (name) => `subscription { actionProgress(ids: ["cloud:${name}:action:5"]) { actions { id state progress } } }`,
    );
    await hear('one', '"progress":10');
    await hear('two', '"progress":20');
    projects.one.act(5, 'success', 100);
    await Promise.all(allOf('one').map(({ stream }) => stream.over()));
    expect(allOf('two').map(({ stream }) => stream.isOver)).toEqual([false, false]);
    projects.two.act(5, 'error', 30);
    await Promise.all(allOf('two').map(({ stream }) => stream.over()));
    for (const listener of allOf('two')) expect(textOf(listener)).not.toMatch(/DONE|"progress":1/);
    await expectOwnAlone();
    // That of an account which is not here is as unknown as one that there is not.
    const query = 'subscription { actionProgress(ids: ["cloud:one:action:5"]) { actions { state } isOver } }';
    await listen(alone.two, 'one', ['hosting:read'], query);
    const foreign = listeners.at(-1);
    await foreign?.stream.over();
    expect(foreign?.stream.results).toEqual([
      { data: { actionProgress: { actions: [{ state: 'UNKNOWN' }], isOver: true } } },
    ]);
  });
});
