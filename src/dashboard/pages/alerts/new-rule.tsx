/** Creates an alert rule with the rights of the token of the page; the secret of a webhook is shown once. */
import { useState } from 'react';
import { useSend } from '../../ask/use-send.js';
import { CreateAlertRuleDocument } from '../../generated/graphql.js';
import { Dialog } from '../../parts/dialogs/dialog.js';
import { CopyBox } from '../../parts/export/copy-box.js';
import { ChoiceField } from '../../parts/form/choice-field.js';
import { FormDialog } from '../../parts/form/form-dialog.js';
import { TextField } from '../../parts/form/text-field.js';
import { useForm } from '../../parts/form/use-form.js';
import { channelKinds, errorsIn, fieldOf, firstRule, inputOf, ruleKinds } from './alert-draft.js';
import type { RuleStart } from './examples.js';
import { alertKinds, channelWords } from './words.js';

interface NewRuleProps {
  readonly draftKey: string;
  /** The fields that are filled in at first. */
  readonly start: RuleStart;
  onClose(): void;
  onDone(): void;
}

export function NewRule({ draftKey, start, onClose, onDone }: NewRuleProps) {
  const send = useSend(CreateAlertRuleDocument);
  const [secret, setSecret] = useState<string | null>(null);
  const form = useForm({
    key: draftKey,
    first: { ...firstRule, ...start },
    choices: { kind: ruleKinds, channel: channelKinds },
    secrets: ['url'],
    check: errorsIn,
    async send(values) {
      const sent = await send({ input: inputOf(values) });
      if ('problem' in sent) return sent.problem;
      onDone();
      const answered = sent.data.createAlertRule?.secret ?? null;
      if (answered === null) onClose();
      else setSecret(answered);
      return null;
    },
    fieldOf,
  });

  if (secret !== null) {
    return (
      <Dialog
        title={`Rule ${form.values.name.trim()} created`}
        onClose={onClose}
        foot={
          <button type="button" className="button primary" onClick={onClose}>
            Done
          </button>
        }
      >
        <p>This secret verifies the rule’s webhooks. It is shown only once.</p>
        <CopyBox of="the secret" text={secret} />
      </Dialog>
    );
  }
  const { channel } = form.values;
  return (
    <FormDialog
      form={form}
      title="New alert rule"
      subtitle="The rule has the rights of the token you are signed in with, and stops when it ends."
      act={['Create the rule', 'Creating the rule']}
      onClose={onClose}
    >
      <TextField {...form.field('name')} label="Name" placeholder="Production" />
      <div className="form-row">
        <ChoiceField
          {...form.field('kind')}
          label="Alert about"
          choices={ruleKinds.map((kind) => [kind, alertKinds[kind]])}
        />
        <ChoiceField
          {...form.field('channel')}
          label="Send by"
          choices={channelKinds.map((kind) => [kind, channelWords[kind]])}
        />
      </div>
      {channel === 'EMAIL' ? (
        <TextField
          {...form.field('to')}
          label="To"
          placeholder="ops@example.com"
          hint="A new address gets a link first, and alerts once it is confirmed."
        />
      ) : (
        <TextField {...form.field('url')} label="URL" placeholder="https://alerts.example.com/meridian" />
      )}
      <p className="small quiet">Set conditions, quiet hours and digests with the GraphQL API.</p>
    </FormDialog>
  );
}
