/** Who is signed in, and the page for them. */
import { useEffect, useMemo, useRef } from 'react';
import { Provider } from 'urql';
import { newClient } from './ask/client.js';
import { silence } from './ask/connection.js';
import { session, signIns, signOuts } from './ask/session.js';
import { useGraphQuery } from './ask/use-graph-query.js';
import { SessionDocument } from './generated/graphql.js';
import { useStore } from './parts/store.js';
import { useAddress } from './route/address.js';
import { CurrentToken, mayAll } from './shell/scope.js';
import { NoResponse } from './shell/retrying.js';
import { Shell } from './shell/shell.js';
import { SignIn } from './shell/sign-in.js';

/** `problem` is why signing in by a link failed. */
export function App({ problem }: { problem: string | null }) {
  const count = useStore(signIns);
  const ended = useStore(signOuts);
  // Results for one token are never read from the cache for another.

  const client = useMemo(newClient, [count]);
  return (
    <Provider value={client}>
      <SignedIn key={ended} problem={count === 0 ? problem : null} />
    </Provider>
  );
}

/** Rates and places are public. */
const open: readonly string[] = ['rates', 'places'];

function SignedIn({ problem }: { problem: string | null }) {
  const state = useStore(session);
  const silent = useStore(silence);
  const { page } = useAddress();
  const { data, isBusy, problems } = useGraphQuery(SessionDocument, {}, { pause: state === 'signed-out' });
  const token = state === 'signed-out' ? null : (data?.token ?? null);
  const before = useRef(token);
  useEffect(() => {
    // What stands on the page was read with the former token.
    if (token !== null && before.current !== null && !mayAll(token, before.current)) signOuts.set(signOuts.get() + 1);
    before.current = token ?? before.current;
  }, [token]);
  useEffect(() => {
    if (token !== null && !isBusy && session.get() === 'unknown') session.set('signed-in');
  }, [token, isBusy]);
  // A token that could not be checked may still be valid.
  const outage = problems.find(({ code }) => code !== null && code !== 'UNAUTHENTICATED')?.message ?? null;
  const needsToken = state === 'ended' || (token === null && !open.includes(page));
  if (needsToken && state === 'unknown') {
    // Whoever has a session is not asked for a token because the first answer was lost.
    if (silent !== null) return <NoResponse outage={silent} />;
    if (isBusy) return null;
  }
  return (
    <CurrentToken value={token}>
      {/* Stays mounted while it is covered, so that nothing on it is lost. */}
      {(token !== null || !needsToken) && (
        <div inert={needsToken}>
          <Shell />
        </div>
      )}
      {needsToken && <SignIn state={state} first={problem ?? outage} />}
    </CurrentToken>
  );
}
