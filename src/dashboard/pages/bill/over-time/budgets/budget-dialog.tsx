/** Sets a budget: its name, what a period may cost, and of which lines. */
import { useState } from 'react';
import { accountLabel } from '../../../../format/account-label.js';
import { billKinds } from '../../../../format/bill-kinds.js';
import { useSend } from '../../../../ask/use-send.js';
import { SetBudgetDocument } from '../../../../generated/graphql.js';
import { FormDialog } from '../../../../parts/dialogs/form-dialog.js';
import { SelectField } from '../../../../parts/dialogs/select-field.js';
import { TextField } from '../../../../parts/dialogs/text-field.js';
import { useCurrency } from '../../../../shell/scope.js';
import {
  type BudgetDraft,
  type BudgetField,
  budgetKinds,
  budgetPeriods,
  type BudgetWrong,
  fieldOf,
} from './budget-draft.js';
import { inputOf, wrongIn } from './budget-draft.js';
import { useFrame } from '../../../../shell/frame.js';

interface BudgetDialogProps {
  onClose(): void;
  onDone(): void;
}

export function BudgetDialog({ onClose, onDone }: BudgetDialogProps) {
  const currency = useCurrency();
  const send = useSend(SetBudgetDocument);
  const sources = useFrame().data?.hosting.sources ?? [];
  const [draft, setDraft] = useState<BudgetDraft>({
    name: '',
    amount: '',
    account: '',
    kind: '',
    currency,
    period: 'MONTH',
  });
  const [wrong, setWrong] = useState<BudgetWrong>({});
  const set = (changes: Partial<BudgetDraft>) => setDraft({ ...draft, ...changes });

  async function submit(): Promise<void> {
    const found = wrongIn(draft);
    setWrong(found);
    if (Object.keys(found).length > 0) return;
    const sent = await send({ input: inputOf(draft) });
    if ('problem' in sent) return setWrong({ [fieldOf(sent.problem.message)]: sent.problem.message });
    onClose();
    onDone();
  }

  const text = (field: BudgetField, label: string, placeholder: string) => (
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
      title="Set a budget"
      subtitle="Replaces the one with the same name. Amounts are with tax; days are those of UTC."
      act={['Set the budget', 'Setting it']}
      problem={wrong.other}
      onSubmit={submit}
      onClose={onClose}
    >
      {text('name', 'Name', 'Production')}
      <div className="budget-amount">
        {text('amount', 'At most', '250.00')}
        {text('currency', 'Currency', 'EUR')}
        <SelectField
          label="Each"
          value={draft.period}
          choices={budgetPeriods.map((period) => [period, period.toLowerCase()])}
          onChange={(period) => set({ period })}
        />
      </div>
      <div className="price-days">
        <SelectField
          label="Of"
          value={draft.account}
          choices={[
            ['', 'every account I may read'],
            ...sources.map(
              ({ api, accountName: account }) =>
                [`${api.toLowerCase()}:${account}`, accountLabel(api, account)] as const,
            ),
          ]}
          onChange={(account) => set({ account })}
        />
        <SelectField
          label="Kind"
          value={draft.kind}
          choices={[['', 'all that costs'], ...budgetKinds.map((kind) => [kind, billKinds[kind]] as const)]}
          onChange={(kind) => set({ kind })}
        />
      </div>
    </FormDialog>
  );
}
