import { type Clock, systemClock } from '../../src/base/clock.js';
import { Upstreams } from '../../src/rest/transport/upstreams.js';
import type { Services } from '../../src/server/services.js';

/** Who sleeps by it sleeps a tenth as long. */
export const quickClock: Clock = {
  now: Date.now,
  sleep: (milliseconds) => systemClock.sleep(milliseconds / 10),
};

/** Who waits for an action of the same accounts asks for it ten times as often as usual. */
export function waitingQuickly(services: Services): Services {
  const { accounts, log } = services.upstreams;
  return { ...services, upstreams: new Upstreams({ accounts, log, clock: quickClock }) };
}
