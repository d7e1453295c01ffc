/** Makes an alert rule with the rights of the token of the page; the secret of a webhook is shown once. */
import { useState } from 'react';
import { useSend } from '../../ask/use-send.js';
import { CreateAlertRuleDocument } from '../../generated/graphql.js';
import { Dialog } from '../../parts/dialogs/dialog.js';
import { FormDialog } from '../../parts/dialogs/form-dialog.js';
import { SelectField } from '../../parts/dialogs/select-field.js';
import { TextField } from '../../parts/dialogs/text-field.js';
import { CopyBox } from '../../parts/export/copy-box.js';
import { channelKinds, inputOf, ruleKinds, type RuleDraft, type RuleWrong, wrongIn } from './alert-draft.js';
import { alertKinds, channelWords } from './words.js';

export function NewRule({ onClose, onDone }: { onClose(): void; onDone(): void }) {
  const send = useSend(CreateAlertRuleDocument);
  const [draft, setDraft] = useState<RuleDraft>({ name: '', kind: 'NEW_FINDING', channel: 'WEBHOOK', target: '' });
  const [wrong, setWrong] = useState<RuleWrong>({});
  const [secret, setSecret] = useState<string | null>(null);
  const set = (changes: Partial<RuleDraft>) => setDraft({ ...draft, ...changes });

  async function submit(): Promise<void> {
    const found = wrongIn(draft);
    setWrong(found);
    if (Object.keys(found).length > 0) return;
    const sent = await send({ input: inputOf(draft) });
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
    <TextField
      label={label}
      value={draft[field]}
      wrong={wrong[field]}
      placeholder={placeholder}
      onChange={(value) => set({ [field]: value })}
    />
  );
  return (
    <FormDialog
      title="New alert rule"
      subtitle="It has the rights of the token you are signed in with, and stops with it."
      act={['Make the rule', 'Making it']}
      problem={wrong.other}
      onSubmit={submit}
      onClose={onClose}
    >
      {text('name', 'Name', 'Production')}
      <SelectField
        label="Alerts of"
        value={draft.kind}
        choices={ruleKinds.map((kind) => [kind, alertKinds[kind]])}
        onChange={(kind) => set({ kind })}
      />
      <SelectField
        label="By"
        value={draft.channel}
        choices={channelKinds.map((kind) => [kind, channelWords[kind]])}
        onChange={(channel) => set({ channel })}
      />
      {draft.channel === 'EMAIL'
        ? text('target', 'To', 'ops@example.com')
        : text('target', 'Address', 'https://alerts.example.com/meridian')}
      {draft.channel === 'EMAIL' && (
        <p className="small quiet">
          A new address gets a mail with a link first, and alerts once its reader has confirmed it there.
        </p>
      )}
      <p className="small quiet">Conditions, quiet hours and digests are set in the graph.</p>
    </FormDialog>
  );
}
