/** Processes that take snapshots of the bill, each with the clock and the configuration that a test tells it. */
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import type { OwnPrices } from '../../../src/hosting/bill/own-prices/own-price.js';
import type { Account } from '../../../src/rest/transport/account.js';
import type { Place } from '../../support/optional/places.js';
import { startScript } from '../../support/run.js';

export interface Told {
  /** Milliseconds since 1970. */
  readonly now: number;
  readonly accounts: readonly Account[];
  readonly prices?: OwnPrices | null;
  readonly keepDays?: number;
}

export interface HistoryReplica {
  /** Does what is due then; says what was warned of. */
  tell(told: Told): Promise<{ readonly warnings: readonly string[] }>;
  /** Without warning. */
  kill(): Promise<void>;
}

export async function startReplica({ address }: Place): Promise<HistoryReplica> {
  const child = startScript(['test/support/history-replica.mjs', ...address]);
  const closed = once(child, 'close');
  // A line that is told to a process that was killed meanwhile is lost with it.
  child.stdin.on('error', () => undefined);
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  await lines.next();
  return {
    async tell({ prices = null, keepDays = 1_000, ...told }) {
      child.stdin.write(`${JSON.stringify({ ...told, prices, keepDays })}\n`);
      const { done, value } = await lines.next();
      return done ? { warnings: [] } : (JSON.parse(value) as { warnings: string[] });
    },
    async kill() {
      child.kill('SIGKILL');
      await closed;
    },
  };
}
