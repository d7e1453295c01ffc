/** Creates a token: first its settings, then its secret, shown once. */
import { useState } from 'react';
import { useSend } from '../../ask/use-send.js';
import { TokensCreateDocument } from '../../generated/graphql.js';
import { Dialog } from '../../parts/dialogs/dialog.js';
import { FormDialog } from '../../parts/form/form-dialog.js';
import { useForm } from '../../parts/form/use-form.js';
import type { TokenStart } from './examples.js';
import { NewForm } from './new-form.js';
import { NewTokenSecret } from './new-token.js';
import { apis, bounds, errorsIn, expiries, fieldOf, firstDraft, inputOf, reaches } from './token-draft.js';

interface NewDialogProps {
  readonly draftKey: string;
  /** The fields that are filled in at first. */
  readonly start: TokenStart;
  onClose(): void;
  onDone(): void;
}

interface CreatedToken {
  readonly name: string;
  readonly secret: string;
  readonly documentsOnly: boolean;
}

export function NewDialog({ draftKey, start, onClose, onDone }: NewDialogProps) {
  const send = useSend(TokensCreateDocument);
  const [created, setCreated] = useState<CreatedToken | null>(null);
  const form = useForm({
    key: draftKey,
    first: { ...firstDraft, ...start },
    choices: { bound: bounds, api: apis, expiry: expiries, reach: reaches },
    check: (values) => errorsIn(values, Date.now()),
    async send(values) {
      const sent = await send({ input: inputOf(values, Date.now()) });
      if ('problem' in sent) return sent.problem;
      const answer = sent.data.createToken;
      if (answer === null) return { message: 'Expected a token, but got none.' };
      setCreated({ ...answer.token, secret: answer.secret });
      onDone();
      return null;
    },
    fieldOf,
  });
  if (created !== null) {
    return (
      <Dialog
        title={`Token ${created.name} created`}
        onClose={onClose}
        foot={
          <button type="button" className="button primary" onClick={onClose}>
            Done
          </button>
        }
      >
        <NewTokenSecret {...created} />
      </Dialog>
    );
  }
  return (
    <FormDialog form={form} title="New token" act={['Create the token', 'Creating the token']} onClose={onClose}>
      <NewForm form={form} />
    </FormDialog>
  );
}
