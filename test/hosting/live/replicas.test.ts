/** Three processes on a real Redis or PostgreSQL: one of them polls an account for the subscribers of all. */
import { afterEach, expect } from '@jest/globals';
import { type Replica, Service, engines } from '../../rest/shared/replicas.js';
import { EventStream } from '../../support/event-stream.js';
import { describeEach } from '../../support/optional/optional.js';
import { itSome } from '../../support/scale.js';
import { until } from '../../support/until.js';
import { Volumes } from './volumes.js';

interface Changed {
  readonly changes: readonly { readonly resourceId: string; readonly cause: string }[];
  readonly mayHaveMissed: boolean;
}

const query = 'subscription { hostingChanged(kinds: [VOLUME]) { changes { resourceId change cause } mayHaveMissed } }';

describeEach(engines, 'subscribers of three processes, sharing by $kind', (engine) => {
  let service: Service;
  let volumes: Volumes;
  let streams: EventStream[];
  afterEach(async () => {
    streams.forEach((stream) => stream.close());
    await service.close();
  });

  async function start(): Promise<void> {
    volumes = new Volumes();
    volumes.put(1);
    const settings = (url: string) => ({ CLOUD_TOKEN: `secret-${Math.random()}`, CLOUD_BASE_URL: url, LIVE_POLL: '1' });
    service = await Service.start(engine, settings);
    service.upstream.script = volumes.script;
    streams = await Promise.all(service.replicas.map((replica) => subscribe(replica)));
  }

  const subscribe = (replica: Replica, text = query) =>
    EventStream.open(replica.process.url, { query: text }, { authorization: `Bearer ${replica.token}` });

  async function isPolling(replica: Replica): Promise<boolean> {
    const stream = await subscribe(replica, 'subscription { hostingChanged(kinds: [VOLUME]) { polling { isHere } } }');
    await stream.has(1);
    stream.close();
    const { polling } = stream.results[0]?.data?.['hostingChanged'] as { polling: { isHere: boolean }[] };
    return polling.some(({ isHere }) => isHere);
  }
  const polls = () => service.upstream.lines.filter((line) => line.startsWith('GET /volumes')).length;
  const eventsOf = (stream: EventStream) => stream.results.map(({ data }) => data?.['hostingChanged'] as Changed);
  const hears = (stream: EventStream, id: number, cause: string) =>
    eventsOf(stream).some(({ changes }) =>
      changes.some((change) => change.resourceId === `cloud:default:volume:${id}` && change.cause === cause),
    );

  itSome('hear the same, of the polls of one', async () => {
    await start();
    const begun = polls();
    await until(() => polls() >= begun + 3);
    volumes.put(2);
    await until(() => streams.every((stream) => hears(stream, 2, 'SEEN')));
    // Whoever polls says so in the first event.
    const polling = await Promise.all(service.replicas.map((replica) => isPolling(replica)));
    expect(polling.filter(Boolean)).toHaveLength(1);
    const [writer] = service.replicas;
    await writer?.ask('mutation { deleteCloudVolume(id: 2) { deletedId } }');
    await until(() => streams.every((stream) => hears(stream, 2, 'WRITTEN')));
  });

  itSome('hear on where the process that polls is killed, and that something may have been missed', async () => {
    await start();
    const begun = polls();
    await until(() => polls() >= begun + 2);
    const polling = await Promise.all(service.replicas.map((replica) => isPolling(replica)));
    expect(polling.filter(Boolean)).toHaveLength(1);
    const place = polling.indexOf(true);
    const holder = service.replicas[place];
    if (!holder) throw new Error('Expected one that polls');
    const left = streams.filter((_, index) => index !== place);
    await service.kill(holder);
    await until(() => left.every((stream) => eventsOf(stream).some(({ mayHaveMissed }) => mayHaveMissed)));
    const before = polls();
    await until(() => polls() >= before + 2);
    volumes.put(3);
    await until(() => left.every((stream) => hears(stream, 3, 'SEEN')));
  });
});
