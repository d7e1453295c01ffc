/** What subscribers hear of accounts: writes of this service, what two reads show, and actions until they end. */
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { EventStream } from '../../support/event-stream.js';
import { type Meridian, startMeridian } from '../../support/meridian.js';
import { ScriptedUpstream } from '../../support/scripted-upstream.js';
import { until } from '../../support/until.js';
import { Volumes } from './volumes.js';

let upstream: ScriptedUpstream;
let meridian: Meridian;
let volumes: Volumes;
let token: string;
let foreign: string;
const streams: EventStream[] = [];

beforeAll(async () => {
  upstream = await ScriptedUpstream.start();
  meridian = await startMeridian({
    CLOUD_ACCOUNTS: 'one=one,two=two',
    CLOUD_BASE_URL: upstream.url,
    SANDBOX: 'off',
    LIVE_POLL: '1',
  });
  token = await meridian.token(['hosting:read@cloud:one', 'hosting:write@cloud:one']);
  foreign = await meridian.token(['hosting:read@cloud:two']);
});
beforeEach(() => {
  volumes = new Volumes();
  volumes.put(1);
  upstream.script = volumes.script;
});
afterEach(async () => {
  streams.splice(0).forEach((stream) => stream.close());
  await until(() => meridian.services.live.hosting.isIdle);
});
afterAll(async () => {
  await meridian.close();
  await upstream.close();
});

async function open(query: string, by = token): Promise<EventStream> {
  const stream = await EventStream.open(meridian.url, { query }, { authorization: `Bearer ${by}` });
  streams.push(stream);
  return stream;
}

const changed = `subscription { hostingChanged(kinds: [VOLUME]) {
  changes { accountName kind resourceId change cause } mayHaveMissed polling { accountName kinds seconds isHere error }
} }`;
const changesIn = (stream: EventStream) =>
  stream.results.flatMap(({ data }) => (data?.['hostingChanged'] as { changes: object[] }).changes);
const polls = () => upstream.lines.filter((line) => line.startsWith('GET /volumes')).length;

/** Two rounds of polls are over, so that there is something to compare with. */
async function compared(): Promise<void> {
  const before = polls();
  await until(() => polls() >= before + 2);
}

describe('changes of resources', () => {
  it('begin with what is polled, and how often', async () => {
    const stream = await (await open(changed)).has(1);
    expect(stream.results[0]?.data?.['hostingChanged']).toMatchObject({
      changes: [],
      mayHaveMissed: false,
      polling: [{ accountName: 'one', kinds: ['VOLUME'], error: null }],
    });
  });

  it('are those that two reads show', async () => {
    const stream = await open(changed);
    await compared();
    volumes.put(2);
    volumes.put(1, { size: 20 });
    await until(() => changesIn(stream).length >= 2);
    volumes.all.delete(2);
    await until(() => changesIn(stream).length >= 3);
    const about = { accountName: 'one', kind: 'VOLUME', cause: 'SEEN' };
    expect(changesIn(stream)).toEqual([
      { ...about, resourceId: 'cloud:one:volume:2', change: 'APPEARED' },
      { ...about, resourceId: 'cloud:one:volume:1', change: 'CHANGED' },
      { ...about, resourceId: 'cloud:one:volume:2', change: 'DISAPPEARED' },
    ]);
  });

  it('are those that this service writes, at once', async () => {
    const stream = await (await open(changed)).has(1);
    const query =
      'mutation { updateCloudVolume(id: "1", account: "one", input: { name: "renamed" }) { volume { id } } }';
    const { body } = await meridian.query({ query }, { authorization: `Bearer ${token}` });
    expect(body.errors).toBeUndefined();
    await until(() => changesIn(stream).length >= 1);
    expect(changesIn(stream)[0]).toMatchObject({
      resourceId: 'cloud:one:volume:1',
      change: 'CHANGED',
      cause: 'WRITTEN',
    });
  });

  it('are told only to tokens that may read the account, of which one poll serves all', async () => {
    const own = await Promise.all([open(changed), open(changed), open(changed)]);
    const other = await (await open(changed, foreign)).has(1);
    await compared();
    volumes.put(3);
    await Promise.all(own.map((stream) => until(() => changesIn(stream).length >= 1)));
    await until(() => changesIn(other).length >= 1);
    expect(JSON.stringify(other.results)).not.toMatch(/cloud:one|"one"/);
    const by = (name: string) =>
      upstream.asked.filter(({ headers, path }) => path === '/volumes' && headers.authorization === `Bearer ${name}`)
        .length;
    const [ofOne, ofTwo] = [by('one'), by('two')];
    await until(() => by('two') >= ofTwo + 3);
    expect(by('one') - ofOne).toBeLessThanOrEqual(5);
  });

  it('take no call once nobody is subscribed', async () => {
    const stream = await open(changed);
    await compared();
    stream.close();
    await until(() => meridian.services.live.hosting.isIdle);
    const before = polls();
    await new Promise((resolve) => setTimeout(resolve, 2_500));
    expect(polls()).toBe(before);
  });

  it('need the scope to read', async () => {
    const stream = await (await open(changed, await meridian.token(['rates']))).over();
    expect(stream.results[0]?.errors?.[0]?.extensions['code']).toBe('FORBIDDEN');
    const unnamed = await (await open('subscription { hostingChanged(accounts: ["two"]) { mayHaveMissed } }')).over();
    expect(unnamed.results[0]?.errors?.[0]).toMatchObject({ extensions: { code: 'BAD_USER_INPUT' } });
    expect(unnamed.results[0]?.errors?.[0]?.message).not.toMatch(/two\)/);
  });
});

describe('actions', () => {
  const progress = (ids: string) =>
    `subscription { actionProgress(ids: [${ids}]) { actions { id state progress error } isOver } }`;
  const told = (stream: EventStream) => stream.results.map(({ data }) => data?.['actionProgress']);

  it('are told of whenever they go on, until all have ended', async () => {
    volumes.act(5, 'running', 20);
    volumes.act(6, 'error', 100);
    const stream = await open(progress('"cloud:one:action:5", "cloud:one:action:6"'));
    await until(() => JSON.stringify(told(stream)).includes('"FAILED"'));
    volumes.act(5, 'running', 60);
    await until(() => JSON.stringify(told(stream)).includes('60'));
    volumes.act(5, 'success', 100);
    await stream.over();
    expect(told(stream).at(-1)).toEqual({
      actions: [
        { id: 'cloud:one:action:5', state: 'DONE', progress: 100, error: null },
        { id: 'cloud:one:action:6', state: 'FAILED', progress: 100, error: 'Action failed' },
      ],
      isOver: true,
    });
    expect(stream.isComplete).toBe(true);
  });

  it('of other accounts are as unknown as those that there are not', async () => {
    volumes.act(7, 'running', 20);
    const [absent, theirs] = await Promise.all([
      open(progress('"cloud:none:action:7"')),
      open(progress('"cloud:two:action:7"')),
    ]);
    await Promise.all([absent.over(), theirs.over()]);
    for (const stream of [absent, theirs]) {
      expect(told(stream)).toMatchObject([{ actions: [{ state: 'UNKNOWN', progress: null }], isOver: true }]);
    }
  });

  it.each([['""'], ['"cloud:one:volume:1"'], ['"5"'], ['']])('are named by their ids, and not by %s', async (ids) => {
    const stream = await (await open(progress(ids))).over();
    expect(stream.results[0]?.errors?.[0]?.extensions['code']).toBe('BAD_USER_INPUT');
  });
});

describe('findings', () => {
  it('are told of when one appears or is gone, and not otherwise', async () => {
    const stream = await open(
      'subscription { findingsChanged(kinds: [VOLUME_UNATTACHED]) { counts { kind count } appearedIds goneIds isComplete } }',
    );
    await stream.has(1);
    const told = () =>
      stream.results.map(({ data }) => data?.['findingsChanged'] as { appearedIds: string[]; goneIds: string[] });
    await compared();
    expect(told()[0]).toMatchObject({ appearedIds: [], goneIds: [], isComplete: true });
    volumes.put(9);
    await until(() => told().length >= 2);
    expect(told()[1]?.appearedIds).toHaveLength(1);
    volumes.all.delete(9);
    await until(() => told().length >= 3);
    expect(told()[2]?.goneIds).toEqual(told()[1]?.appearedIds);
  });
});
