/** Makes an alert rule with the rights of the token of the page; the secret of a webhook is shown once. */
import { useEffect, useId, useRef, useState } from 'react';
import { useSend } from '../../ask/use-send.js';
import { CreateAlertRuleDocument } from '../../generated/graphql.js';
import { Dialog } from '../../parts/dialog.js';
import { CopyBox } from '../../parts/export/copy-box.js';
import { channelKinds, inputOf, ruleKinds, type RuleDraft, type RuleWrong, wrongIn } from './draft.js';
import { alertKinds, channelWords } from './words.js';

export function NewRule({ onClose, onDone }: { onClose(): void; onDone(): void }) {
  const id = useId();
  const send = useSend(CreateAlertRuleDocument);
  const [draft, setDraft] = useState<RuleDraft>({ name: '', kind: 'NEW_FINDING', channel: 'WEBHOOK', target: '' });
  const [wrong, setWrong] = useState<RuleWrong>({});
  const [isBusy, setBusy] = useState(false);
  const [secret, setSecret] = useState<string | null>(null);
  const first = useRef<HTMLInputElement>(null);
  useEffect(() => first.current?.focus(), []);
  const set = (changes: Partial<RuleDraft>) => setDraft({ ...draft, ...changes });

  async function submit(): Promise<void> {
    const found = wrongIn(draft);
    setWrong(found);
    if (Object.keys(found).length > 0) return;
    setBusy(true);
    const sent = await send({ input: inputOf(draft) });
    setBusy(false);
    if ('problem' in sent) return setWrong({ other: sent.problem.message });
    onDone();
    const made = sent.data.createAlertRule?.secret ?? null;
    if (made === null) onClose();
    else setSecret(made);
  }

  if (secret !== null) {
    return (
      <Dialog
        title={`${draft.name} is made`}
        onClose={onClose}
        foot={
          <button type="button" className="button primary" onClick={onClose}>
            Done
          </button>
        }
      >
        <p>This secret verifies its webhooks. It is shown this once.</p>
        <CopyBox of="the secret" text={secret} />
      </Dialog>
    );
  }
  const text = (field: 'name' | 'target', label: string, placeholder: string) => (
    <div>
      <label className="field">
        {label}
        <input
          ref={field === 'name' ? first : null}
          className="input"
          value={draft[field]}
          autoComplete="off"
          placeholder={placeholder}
          onChange={({ target }) => set({ [field]: target.value })}
          aria-invalid={wrong[field] !== undefined}
          aria-describedby={`${id}-${field}`}
        />
      </label>
      <p id={`${id}-${field}`} className="field-error small" role="status">
        {wrong[field]}
      </p>
    </div>
  );
  return (
    <Dialog
      title="New alert rule"
      subtitle="It has the rights of the token you are signed in with, and stops with it."
      onClose={onClose}
      foot={
        <>
          <button type="button" className="button" onClick={onClose}>
            Cancel
          </button>
          <button type="submit" form={`${id}-form`} className="button primary" disabled={isBusy}>
            {isBusy ? 'Making it' : 'Make the rule'}
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
        {text('name', 'Name', 'Production')}
        <label className="field">
          Alerts of
          <select
            className="input"
            value={draft.kind}
            onChange={({ target }) => set({ kind: ruleKinds.find((one) => one === target.value) ?? draft.kind })}
          >
            {ruleKinds.map((kind) => (
              <option key={kind} value={kind}>
                {alertKinds[kind]}
              </option>
            ))}
          </select>
        </label>
        <label className="field">
          By
          <select
            className="input"
            value={draft.channel}
            onChange={({ target }) => set({ channel: channelKinds.find((one) => one === target.value) ?? 'WEBHOOK' })}
          >
            {channelKinds.map((kind) => (
              <option key={kind} value={kind}>
                {channelWords[kind]}
              </option>
            ))}
          </select>
        </label>
        {draft.channel === 'EMAIL'
          ? text('target', 'To', 'ops@example.com')
          : text('target', 'Address', 'https://alerts.example.com/meridian')}
        <p className="small quiet">Conditions, quiet hours and digests are set in the graph.</p>
        <p className="field-error small" role="alert">
          {wrong.other}
        </p>
      </form>
    </Dialog>
  );
}
