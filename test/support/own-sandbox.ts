/** A Meridian over a sandbox of the test's own: with hooks, and by a clock that need not be the system's. */
import type { Clock } from '../../src/base/clock.js';
import type { Logger } from '../../src/rest/transport/account.js';
import { Upstreams } from '../../src/rest/transport/upstreams.js';
import { type Hooks, noHooks } from '../../src/sandbox/world/hooks.js';
import { apis } from '../../src/apis/index.js';
import { startSandbox } from '../../src/sandbox/sandbox.js';
import type { Services } from '../../src/server/services.js';
import { quickClock } from './quick-clock.js';

interface OwnSandbox {
  readonly hooks: Hooks;
  readonly clock: Clock;
  readonly log?: Logger;
}

/** No write of theirs is recorded or noted in the address history. */
export async function overOwnSandbox(
  services: Services,
  { hooks, clock, log = services.log }: OwnSandbox,
): Promise<Services> {
  const sandbox = await startSandbox({ schema: services.schema, apis, clock, hooks: () => hooks });
  const upstreams = new Upstreams({ accounts: sandbox.accounts, log, clock });
  await services.upstreams.close();
  await services.sandbox?.close();
  return { ...services, sandbox, upstreams };
}

/** Actions end at once. */
export const quickActions: Hooks = { ...noHooks, timing: () => ({ milliseconds: 1, error: null }) };

/** Who waits for an action asks for it ten times as often as usual. */
export function overQuickActions(services: Services): Promise<Services> {
  return overOwnSandbox(services, { hooks: quickActions, clock: quickClock });
}
