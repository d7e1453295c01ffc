/** A Meridian on its sandbox whose calendar the test turns, with snapshots of its bill, and a store of them that can fail. */
import { systemClock } from '../../src/base/clock.js';
import { CallerError } from '../../src/base/errors.js';
import { HistoryStore } from '../../src/hosting/history/snapshots/history-store.js';
import { Upstreams } from '../../src/rest/transport/upstreams.js';
import { type Visit, type Visitor } from './browser.js';
import { type Dashboard, everything, startDashboard } from './dashboard.js';

export interface RecordedBill {
  readonly dashboard: Dashboard;
  /** From then on it is noon of that day. */
  day: string;
  /** Whether the history cannot be read or written. */
  isAway: boolean;
  /** As a token that may do all. */
  ask(query: string): Promise<Record<string, unknown>>;
  /** A page on whose clock it is the same day. */
  visit(...asked: Parameters<Dashboard['visit']>): Promise<Visitor>;
}

export async function recordedBill(day: string, env: NodeJS.ProcessEnv = {}): Promise<RecordedBill> {
  const noon = () => Date.parse(`${recorded.day}T12:00:00Z`);
  const dashboard = await startDashboard(env, (services) => {
    const { accounts } = services.upstreams;
    const { store, availability, log } = services;
    const refusing =
      (name: 'ask' | 'write') =>
      <T>(work: () => Promise<T>): Promise<T> =>
        recorded.isAway
          ? Promise.reject(new CallerError('STORE_UNAVAILABLE', 'The store does not answer.'))
          : availability[name](work);
    return {
      ...services,
      upstreams: new Upstreams({ accounts, log, clock: { ...systemClock, now: noon } }),
      hosting: {
        ...services.hosting,
        billHistory: new HistoryStore(store, { ask: refusing('ask'), write: refusing('write') }),
      },
    };
  });
  const token = await dashboard.meridian.token(everything);
  const recorded: RecordedBill = {
    dashboard,
    day,
    isAway: false,
    async ask(query) {
      const { body } = await dashboard.meridian.query({ query }, { authorization: `Bearer ${token}` });
      if (body.errors) throw new Error(JSON.stringify(body.errors));
      return body.data ?? {};
    },
    async visit(asked?: Visit, ...more) {
      const visitor = await dashboard.visit(asked, ...more);
      await visitor.page.clock.setFixedTime(noon());
      return visitor;
    },
  };
  return recorded;
}
