/** Before a token is deactivated: who will be refused from then on, and that it is permanent. */
import { signOut } from '../../ask/session.js';
import { time } from '../../format/time.js';
import { TokensDeactivateDocument } from '../../generated/graphql.js';
import { ConfirmDialog } from '../../parts/dialogs/confirm-dialog.js';
import { say } from '../../parts/toast.js';
import { rightsText, type TokenRow } from './scopes.js';
import { useSend } from '../../ask/use-send.js';

interface EndDialogProps {
  readonly token: TokenRow;
  readonly isOwn: boolean;
  /** No other active token has the admin scope. */
  readonly isLastAdmin: boolean;
  onClose(): void;
  onDone(): void;
}

export function EndDialog({ token, isOwn, isLastAdmin, onClose, onDone }: EndDialogProps) {
  const send = useSend(TokensDeactivateDocument);

  function done(): void {
    say({ text: `${token.name} is deactivated.` });
    onDone();
    if (isOwn) void signOut();
  }

  return (
    <ConfirmDialog
      title={`Deactivate ${token.name}?`}
      subtitle={<span className="mono">{token.id}</span>}
      act={[`Deactivate ${token.name}`, 'Deactivating']}
      send={() => send({ id: token.id })}
      onClose={onClose}
      onDone={done}
    >
      <p>Requests with it are refused within a second. This cannot be undone. The token stays in the list.</p>
      <dl className="pairs">
        <dt>Scopes</dt>
        <dd>{rightsText(token)}</dd>
        <dt>Last used</dt>
        <dd>
          {token.lastUsedAt === null
            ? 'not yet'
            : `${time(token.lastUsedAt, 'date')}, ${time(token.lastUsedAt, 'clock')}`}
        </dd>
      </dl>
      {isOwn && (
        <p className="strip">
          <span>
            <strong>You are signed in with it.</strong> This signs you out.
          </span>
        </p>
      )}
      {isLastAdmin && (
        <p className="strip">
          <span>
            <strong>No other token has the scope admin.</strong> You can then create one only on the server.
          </span>
        </p>
      )}
    </ConfirmDialog>
  );
}
