/** After an act: reads the account it changed again, and refreshes everything shown. */
import type { Act } from './act.js';
import type { Send } from './answer.js';

const question = `query ($apis: [HostingApiName!], $accounts: [String!]) {
  hosting { bill(filter: { apis: $apis, accounts: $accounts }, maxAge: 0) { lineCount } }
}`;

/** Milliseconds within which acts count as ending together. */
const together = 500;

/**
 * A write invalidates the cached lists it changes. But what was read while its action ran is cached as well: then the
 * account is read again, once for all acts that end meanwhile.
 */
export function newBillRefresh(
  send: Send,
  askAgain: () => void,
  wait: (ms: number) => Promise<void>,
): (act: Act, wasLong: boolean) => Promise<void> {
  const under = new Map<string, Promise<void>>();
  const behind = new Map<string, Promise<void>>();

  let planned: Promise<void> | null = null;

  /** Acts that end together cause one refresh, as each part of the page sends a query. */
  function askSoon(): Promise<void> {
    planned ??= wait(together).then(() => {
      planned = null;
      askAgain();
    });
    return planned;
  }

  async function read({ api, account }: Act): Promise<void> {
    await send(question, { apis: [api], accounts: [account] });
    await askSoon();
  }

  /** A read in flight began before this act ended, so another follows, shared by all that wait. */
  function once(act: Act): Promise<void> {
    const key = `${act.api} ${act.account}`;
    const current = under.get(key);
    if (current === undefined) return begin(key, act);
    const known = behind.get(key);
    if (known !== undefined) return known;
    const following = current.then(() => {
      behind.delete(key);
      return begin(key, act);
    });
    behind.set(key, following);
    return following;
  }

  function begin(key: string, act: Act): Promise<void> {
    const reading = read(act).finally(() => under.delete(key));
    under.set(key, reading);
    return reading;
  }

  return async (act, wasLong) => {
    if (wasLong) await once(act);
    else await askSoon();
  };
}
