/** A Meridian whose sandbox and budgets live by a clock that stands still until it is moved, so that every asking finds the same. */
import type { Logger } from '../../src/rest/transport/account.js';
import type { Clock } from '../../src/base/clock.js';
import { type Hooks, noHooks } from '../../src/sandbox/world/hooks.js';
import { type Meridian, startMeridian } from '../support/meridian.js';
import { overOwnSandbox } from '../support/own-sandbox.js';

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

/** Counts the calls that were not made as their budget was spent. */
class Spent implements Logger {
  calls = 0;
  readonly warn = (): void => undefined;
  debug(fields: { readonly reason?: string | undefined }): void {
    if (fields.reason === 'rate_limit_exceeded') this.calls += 1;
  }
}

/** The sandbox itself never refuses a call for its budget. */
export async function startWithClock(): Promise<Meridian & { clock: StandingClock; spent: Spent }> {
  const clock = new StandingClock();
  const spent = new Spent();
  const hooks: Hooks = { ...noHooks, before: (state) => state.refill() };
  const meridian = await startMeridian({}, (services) => overOwnSandbox(services, { hooks, clock, log: spent }));
  return { ...meridian, clock, spent };
}
