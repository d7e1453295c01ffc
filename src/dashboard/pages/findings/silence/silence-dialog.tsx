/** Silences a finding for all who read its account: why, and until when. */
import { dateOf } from '../../../../base/dates.js';
import { refresh } from '../../../ask/connection.js';
import { useSend } from '../../../ask/use-send.js';
import { SilenceFindingDocument } from '../../../generated/graphql.js';
import { DateField } from '../../../parts/form/date-field.js';
import { FormDialog } from '../../../parts/form/form-dialog.js';
import { TextField } from '../../../parts/form/text-field.js';
import { useForm } from '../../../parts/form/use-form.js';
import { type Finding, nameOf } from '../act-of-finding.js';
import { kindTitle } from '../kinds.js';
import { endOf, errorsIn } from './silence-draft.js';

interface SilenceDialogProps {
  readonly draftKey: string;
  readonly finding: Finding;
  onClose(): void;
}

export function SilenceDialog({ draftKey, finding, onClose }: SilenceDialogProps) {
  const send = useSend(SilenceFindingDocument);
  const form = useForm({
    key: draftKey,
    first: { reason: '', until: '' },
    check: (values) => errorsIn(values, Date.now()),
    async send(values) {
      const sent = await send({ id: finding.id, input: { reason: values.reason.trim(), until: endOf(values) } });
      if ('problem' in sent) return sent.problem;
      onClose();
      refresh({ afterAct: true });
      return null;
    },
  });
  return (
    <FormDialog
      form={form}
      title={`Silence ${nameOf(finding)}?`}
      subtitle={`${kindTitle(finding.kind)}. Silenced for everyone who reads this account; nothing else changes.`}
      act={['Silence it', 'Silencing it']}
      onClose={onClose}
    >
      <TextField {...form.field('reason')} label="Reason" />
      <DateField
        {...form.field('until')}
        label="Last day, in UTC"
        min={dateOf(Date.now())}
        hint="The silence ends earlier if the cause changes. Without a day, only that ends it."
      />
    </FormDialog>
  );
}
