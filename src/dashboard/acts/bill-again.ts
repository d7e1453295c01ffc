/** After an act: what it was about is read anew, and everything shown is asked again. */
import type { Act } from './act.js';
import type { Send } from './answer.js';

const question = `query ($apis: [HostingApiName!], $accounts: [String!]) {
  hosting { bill(filter: { apis: $apis, accounts: $accounts }, maxAge: 0) { lineCount } }
}`;

/** Milliseconds in which acts end together. */
const together = 500;

/**
 * A write ends what was kept of its lists. What was read while work went on is kept too: then the account is read anew,
 * once for all the acts that end meanwhile.
 */
export function newBillAgain(
  send: Send,
  askAgain: () => void,
  wait: (ms: number) => Promise<void>,
): (act: Act, wasLong: boolean) => Promise<void> {
  const under = new Map<string, Promise<void>>();
  const behind = new Map<string, Promise<void>>();

  let planned: Promise<void> | null = null;

  /** Acts that end together are one reason to ask: a question for each part of the page is many for the server. */
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

  /** What is under way began before this act ended, so another follows, for all that wait. */
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
