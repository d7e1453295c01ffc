/** Silences a finding for all who read its account: why, and until when. */
import { useState } from 'react';
import { refresh } from '../../../ask/connection.js';
import { useSend } from '../../../ask/use-send.js';
import { SilenceFindingDocument } from '../../../generated/graphql.js';
import { FormDialog } from '../../../parts/dialogs/form-dialog.js';
import { TextField } from '../../../parts/dialogs/text-field.js';
import { type Finding, nameOf } from '../act-of-finding.js';
import { kindTitle } from '../kinds.js';
import { endOf, type SilenceDraft, type SilenceWrong, wrongIn } from './silence-draft.js';

export function SilenceDialog({ finding, onClose }: { finding: Finding; onClose(): void }) {
  const send = useSend(SilenceFindingDocument);
  const [draft, setDraft] = useState<SilenceDraft>({ reason: '', until: '' });
  const [wrong, setWrong] = useState<SilenceWrong>({});

  async function submit(): Promise<void> {
    const found = wrongIn(draft, Date.now());
    setWrong(found);
    if (Object.keys(found).length > 0) return;
    const sent = await send({ id: finding.id, input: { reason: draft.reason.trim(), until: endOf(draft) } });
    if ('problem' in sent) return setWrong({ other: sent.problem.message });
    onClose();
    refresh({ afterAct: true });
  }

  return (
    <FormDialog
      title={`Silence ${nameOf(finding)}?`}
      subtitle={`${kindTitle(finding.kind)}, for all who read this account. Nothing else is changed.`}
      act={['Silence it', 'Silencing it']}
      problem={wrong.other}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextField
        label="Why"
        value={draft.reason}
        wrong={wrong.reason}
        onChange={(reason) => setDraft({ ...draft, reason })}
      />
      <TextField
        label="Last day, in UTC"
        type="date"
        value={draft.until}
        wrong={wrong.until}
        onChange={(until) => setDraft({ ...draft, until })}
      />
      <p className="small quiet">It ends sooner when the cause changes; without a day, by that alone.</p>
    </FormDialog>
  );
}
