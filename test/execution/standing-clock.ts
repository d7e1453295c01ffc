/** A Meridian whose sandbox and budgets live by a clock that stands still until it is moved, so that every asking finds the same. */
import type { Clock } from '../../src/rest/clock.js';
import type { Api } from '../../src/rest/dialect.js';
import { Upstreams } from '../../src/rest/upstreams.js';
import type { Hooks } from '../../src/sandbox/hooks.js';
import { startSandbox } from '../../src/sandbox/sandbox.js';
import { type Meridian, startMeridian } from '../support/meridian.js';

const hour = 3_600_000;

export class StandingClock implements Clock {
  #now = Date.UTC(2026, 9, 1);
  now = (): number => this.#now;
  sleep = async (milliseconds: number): Promise<void> => {
    throw new Error(`Nothing here may wait, but something did for ${milliseconds} ms`);
  };

  /** Refills the budget of every upstream. */
  moveAnHour(): void {
    this.#now += hour;
  }
}

/** With hooks the sandbox may be interfered with. */
export async function startWithClock(hooks?: (api: Api) => Hooks): Promise<Meridian & { clock: StandingClock }> {
  const clock = new StandingClock();
  const meridian = await startMeridian({}, async (services) => {
    const sandbox = await startSandbox({ schema: services.schema, clock, ...(hooks && { hooks }) });
    const upstreams = new Upstreams({ accounts: sandbox.accounts, log: services.log, clock });
    services.upstreams.close();
    await services.sandbox?.close();
    return { ...services, sandbox, upstreams };
  });
  return { ...meridian, clock };
}
