/** A stream ends at once also while an event is being answered, for which an upstream takes long. */
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { EventStream } from '../../support/event-stream.js';
import { type Meridian, startMeridian } from '../../support/meridian.js';
import { ScriptedUpstream } from '../../support/scripted-upstream.js';
import { until } from '../../support/until.js';
import { Volumes } from './volumes.js';

const query = 'subscription { findingsChanged(kinds: [VOLUME_UNATTACHED]) { counts { count } } }';

let upstream: ScriptedUpstream;
let meridian: Meridian;
let release: () => void;
let isHeld: boolean;
beforeEach(async () => {
  const volumes = new Volumes();
  volumes.put(1);
  const held = new Promise<void>((resolve) => (release = resolve));
  isHeld = true;
  upstream = await ScriptedUpstream.start(async (call) => {
    await held;
    isHeld = false;
    return volumes.script(call);
  });
  meridian = await startMeridian({ CLOUD_TOKEN: 'secret', CLOUD_BASE_URL: upstream.url, SANDBOX: 'off' });
});
afterEach(async () => {
  release();
  await until(() => !isHeld && meridian.services.live.hosting.isIdle);
  await meridian.close();
  await upstream.close();
});

async function open() {
  const { token, record } = await meridian.services.tokens.create({ name: 'Test', scopes: ['hosting:read'] });
  const stream = await EventStream.open(meridian.url, { query }, { authorization: `Bearer ${token}` });
  await until(() => upstream.lines.length > 0);
  return { stream, id: record.id };
}

it('is deactivated: what was read for it meanwhile is not sent', async () => {
  const { stream, id } = await open();
  await meridian.services.tokens.deactivate(id);
  await stream.over();
  expect(isHeld).toBe(true);
  expect(stream.results).toMatchObject([{ errors: [{ extensions: { code: 'UNAUTHENTICATED' } }] }]);
  expect(stream.isComplete).toBe(true);
});

it('is closed by its reader: nothing is polled for it any more', async () => {
  const { stream } = await open();
  stream.close();
  await until(() => meridian.services.live.hosting.isIdle);
  expect(isHeld).toBe(true);
});
