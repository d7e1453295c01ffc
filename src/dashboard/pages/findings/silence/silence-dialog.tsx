/** Silences a finding for all who read its account: why, and until when. */
import { useEffect, useId, useRef, useState } from 'react';
import { refresh } from '../../../ask/connection.js';
import { useSend } from '../../../ask/use-send.js';
import { SilenceFindingDocument } from '../../../generated/graphql.js';
import { Dialog } from '../../../parts/dialog.js';
import { type Finding, nameOf } from '../act-of-finding.js';
import { kindTitle } from '../kinds.js';
import { endOf, type SilenceDraft, type SilenceWrong, wrongIn } from './draft.js';

export function SilenceDialog({ finding, onClose }: { finding: Finding; onClose(): void }) {
  const id = useId();
  const send = useSend(SilenceFindingDocument);
  const [draft, setDraft] = useState<SilenceDraft>({ reason: '', until: '' });
  const [wrong, setWrong] = useState<SilenceWrong>({});
  const [isBusy, setBusy] = useState(false);
  const first = useRef<HTMLInputElement>(null);
  useEffect(() => first.current?.focus(), []);

  async function submit(): Promise<void> {
    const found = wrongIn(draft, Date.now());
    setWrong(found);
    if (Object.keys(found).length > 0) return;
    setBusy(true);
    const sent = await send({ id: finding.id, reason: draft.reason.trim(), until: endOf(draft) });
    setBusy(false);
    if ('problem' in sent) return setWrong({ other: sent.problem.message });
    onClose();
    refresh({ afterAct: true });
  }

  return (
    <Dialog
      title={`Silence ${nameOf(finding)}?`}
      subtitle={`${kindTitle(finding.kind)}, for all who read this account. Nothing else is changed.`}
      onClose={onClose}
      foot={
        <>
          <button type="button" className="button" onClick={onClose}>
            Cancel
          </button>
          <button type="submit" form={`${id}-form`} className="button primary" disabled={isBusy}>
            {isBusy ? 'Silencing it' : 'Silence it'}
          </button>
        </>
      }
    >
      <form
        id={`${id}-form`}
        className="price-form"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
      >
        <div>
          <label className="field">
            Why
            <input
              ref={first}
              className="input"
              value={draft.reason}
              autoComplete="off"
              onChange={({ target }) => setDraft({ ...draft, reason: target.value })}
              aria-invalid={wrong.reason !== undefined}
              aria-describedby={`${id}-reason`}
            />
          </label>
          <p id={`${id}-reason`} className="field-error small" role="status">
            {wrong.reason}
          </p>
        </div>
        <div>
          <label className="field">
            Last day, in UTC
            <input
              className="input"
              type="date"
              value={draft.until}
              onChange={({ target }) => setDraft({ ...draft, until: target.value })}
              aria-invalid={wrong.until !== undefined}
              aria-describedby={`${id}-until`}
            />
          </label>
          <p id={`${id}-until`} className="field-error small" role="status">
            {wrong.until}
          </p>
        </div>
        <p className="small quiet">It ends sooner when the cause changes; without a day, by that alone.</p>
        <p className="field-error small" role="alert">
          {wrong.other}
        </p>
      </form>
    </Dialog>
  );
}
