/** Ends a budget at a day, with a reason: it holds through that day, and no alert is sent of it any more. */
import { useSend } from '../../../ask/use-send.js';
import { EndBudgetDocument } from '../../../generated/graphql.js';
import { DateField } from '../../../parts/form/date-field.js';
import { FormDialog } from '../../../parts/form/form-dialog.js';
import { TextField } from '../../../parts/form/text-field.js';
import { useForm } from '../../../parts/form/use-form.js';
import type { Budget } from './budget.js';

interface EndBudgetProps {
  readonly budget: Budget;
  onClose(): void;
  onDone(): void;
}

export function EndBudget({ budget: { id, name, endsOn, endReason }, onClose, onDone }: EndBudgetProps) {
  const send = useSend(EndBudgetDocument);
  const form = useForm({
    first: { on: endsOn ?? '', reason: endReason ?? '' },
    check: () => ({}),
    async send({ on, reason }) {
      const sent = await send({ id, on: on || null, reason: reason.trim() || null });
      if ('problem' in sent) return sent.problem;
      onClose();
      onDone();
      return null;
    },
  });
  return (
    <FormDialog
      form={form}
      title={`End the budget ${name}?`}
      subtitle="It holds through its last day. Then its alerts stop, for everyone."
      act={['End the budget', 'Ending the budget']}
      cancel="Keep it"
      onClose={onClose}
    >
      <DateField {...form.field('on')} label="Last day, in UTC" hint="Today unless you choose one." />
      <TextField {...form.field('reason')} label="Reason" placeholder="Optional" maxLength={300} />
    </FormDialog>
  );
}
