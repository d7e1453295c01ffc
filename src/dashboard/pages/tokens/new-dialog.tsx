/** Creates a token: first its settings, then its secret, shown once. */
import { useRef, useState } from 'react';
import { TokensCreateDocument } from '../../generated/graphql.js';
import { Dialog } from '../../parts/dialogs/dialog.js';
import { type TokenDraft, fieldOf, firstDraft, inputOf, type Wrong, wrongIn } from './token-draft.js';
import { NewTokenSecret } from './new-token.js';
import { NewForm } from './new-form.js';
import { useSend } from '../../ask/use-send.js';

interface NewDialogProps {
  onClose(): void;
  onDone(): void;
}

interface MadeToken {
  readonly name: string;
  readonly secret: string;
}

export function NewDialog({ onClose, onDone }: NewDialogProps) {
  const send = useSend(TokensCreateDocument);
  const [draft, setDraft] = useState<TokenDraft>(firstDraft);
  const [wrong, setWrong] = useState<Wrong>({});
  const [isBusy, setBusy] = useState(false);
  const [made, setMade] = useState<MadeToken | null>(null);
  const form = useRef<HTMLFormElement>(null);

  async function submit(): Promise<void> {
    const now = Date.now();
    const found = wrongIn(draft, now);
    if (Object.keys(found).length > 0) return showWrong(found);
    setBusy(true);
    const sent = await send({ input: inputOf(draft, now) });
    setBusy(false);
    if ('problem' in sent) return showWrong({ [fieldOf(sent.problem.message)]: sent.problem.message });
    const answer = sent.data.createToken;
    if (answer === null) return showWrong({ other: 'Expected a token, but got none.' });
    setMade({ name: answer.token.name, secret: answer.secret });
    onDone();
  }

  function showWrong(found: Wrong): void {
    setWrong(found);
    requestAnimationFrame(() => form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
  }

  if (made !== null) {
    return (
      <Dialog
        title={`${made.name} is made`}
        onClose={onClose}
        foot={
          <button type="button" className="button primary" onClick={onClose}>
            Done
          </button>
        }
      >
        <NewTokenSecret secret={made.secret} />
      </Dialog>
    );
  }
  return (
    <Dialog
      title="New token"
      onClose={onClose}
      foot={
        <>
          <button type="button" className="button" onClick={onClose}>
            Cancel
          </button>
          <button type="submit" form="new-token" className="button primary" disabled={isBusy}>
            {isBusy ? 'Making it' : 'Make the token'}
          </button>
        </>
      }
    >
      <form
        id="new-token"
        ref={form}
        className="tokens-form"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
      >
        <NewForm draft={draft} wrong={wrong} onDraft={setDraft} />
      </form>
    </Dialog>
  );
}
