/** Sign in with a token, over the page that was open, which is still there afterwards with its dialogs. */
import { type ReactNode, useEffect, useRef } from 'react';
import { Dialog, Modal, ModalOverlay } from 'react-aria-components/Modal';
import { type SessionState, signIn } from '../ask/session.js';
import { catchFocus } from '../parts/escape.js';
import { Form } from '../parts/form/form.js';
import { TextField } from '../parts/form/text-field.js';
import { useForm } from '../parts/form/use-form.js';
import { Icon } from '../parts/icon.js';
import { hrefTo } from '../route/address.js';
import { Link } from '../route/link.js';

interface SignInProps {
  readonly state: SessionState;
  /** A problem known before a token is entered. */
  readonly first: string | null;
}

export function SignIn(props: SignInProps) {
  const Frame = props.state === 'ended' ? OverDialogs : Alone;
  return (
    <Frame>
      <SignInForm {...props} />
    </Frame>
  );
}

function Alone({ children }: { readonly children: ReactNode }) {
  return <main className="sign-in">{children}</main>;
}

/** A dialog that is open keeps everything outside of it from the reader, except a newer dialog. */
function OverDialogs({ children }: { readonly children: ReactNode }) {
  return (
    <ModalOverlay className="sign-in" isOpen isKeyboardDismissDisabled>
      <Modal>
        <Dialog aria-label="Sign in">{children}</Dialog>
      </Modal>
    </ModalOverlay>
  );
}

function SignInForm({ state, first }: SignInProps) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    place.current?.querySelector('input')?.focus();
    return catchFocus;
  }, []);
  const form = useForm({
    first: { token: '' },
    ...(first !== null && { firstErrors: { token: first } }),
    check: ({ token }): Record<string, string> =>
      token.trim() === '' ? { token: 'Paste a token: it begins with mrd_.' } : {},
    async send({ token }) {
      const message = await signIn(token.trim());
      return message === null ? null : { message };
    },
    fieldOf: () => 'token',
  });

  return (
    <div ref={place}>
      <Form form={form} className="sign-in-form">
        <div className="rail-brand">
          <Icon name="meridian" /> Meridian
        </div>
        <h1>Sign in</h1>
        <p>
          {state === 'ended'
            ? 'Your token expired or was deactivated. Sign in again to return to this page.'
            : 'Money, places and machines on one page.'}
        </p>
        <TextField {...form.field('token')} label="Token" type="password" isMono placeholder="mrd_…" />
        <button type="submit" className="button primary" disabled={form.isBusy}>
          {form.isBusy ? 'Signing in' : 'Sign in'}
        </button>
        <div className="quiet">
          <p>It stays in a cookie that scripts cannot read. Create one on the server:</p>
          <pre className="code">
            {'npm run --silent token -- create --name Dashboard \\\n  --scope hosting:read --scope hosting:write'}
          </pre>
        </div>
        {state !== 'ended' && (
          <p className="quiet">
            <Link href={hrefTo('rates')}>Rates</Link> and <Link href={hrefTo('places')}>places</Link> need no token.
          </p>
        )}
      </Form>
    </div>
  );
}
