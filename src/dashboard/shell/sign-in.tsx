/** Sign in with a token, over the page that was open, which is still there afterwards. */
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { type SessionState, signIn } from '../ask/session.js';
import { catchFocus } from '../parts/escape.js';
import { Icon } from '../parts/icon.js';
import { hrefTo } from '../route/address.js';
import { Link } from '../route/link.js';

/** `first` is a problem known before a token is entered. */
export function SignIn({ state, first }: { state: SessionState; first: string | null }) {
  const [problem, setProblem] = useState(first);
  const [isBusy, setBusy] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    input.current?.focus();
    return catchFocus;
  }, []);

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    const token = input.current?.value.trim() ?? '';
    if (token === '') return setProblem('Paste a token; it begins with mrd_.');
    setBusy(true);
    setProblem(await signIn(token));
    setBusy(false);
  }

  return (
    <main className="sign-in">
      <form onSubmit={(event) => void submit(event)} noValidate>
        <div className="rail-brand">
          <Icon name="meridian" /> Meridian
        </div>
        <h1>Sign in</h1>
        <p>
          {state === 'ended'
            ? 'Your token expired or was deactivated. Sign in again to return to this page.'
            : 'Money, places and machines on one page.'}
        </p>
        <label className="field">
          Token
          <input
            ref={input}
            className="input mono"
            type="password"
            name="token"
            autoComplete="off"
            placeholder="mrd_…"
            aria-invalid={problem !== null}
            aria-describedby="sign-in-problem"
          />
        </label>
        <p id="sign-in-problem" className="field-error" role="alert">
          {problem}
        </p>
        <button type="submit" className="button primary" disabled={isBusy}>
          {isBusy ? 'Signing in' : 'Sign in'}
        </button>
        <div className="quiet">
          <p>It is kept in a cookie that scripts cannot read. Create one on the server:</p>
          <pre className="code">
            {'npm run --silent token -- create --name Dashboard \\\n  --scope hosting:read --scope hosting:write'}
          </pre>
        </div>
        {state !== 'ended' && (
          <p className="quiet">
            <Link href={hrefTo('rates')}>Rates</Link> and <Link href={hrefTo('places')}>places</Link> need no token.
          </p>
        )}
      </form>
    </main>
  );
}
