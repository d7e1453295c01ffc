/** Sets a budget: its name, what a period may cost, and which lines count. */
import { billKinds } from '../../../format/bill-kinds.js';
import { useSend } from '../../../ask/use-send.js';
import { SetBudgetDocument } from '../../../generated/graphql.js';
import { AccountField } from '../../../parts/form/account-field.js';
import { AmountField } from '../../../parts/form/amount-field.js';
import { ChoiceField } from '../../../parts/form/choice-field.js';
import { CurrencyField } from '../../../parts/form/currency-field.js';
import { FormDialog } from '../../../parts/form/form-dialog.js';
import { TextField } from '../../../parts/form/text-field.js';
import { useForm } from '../../../parts/form/use-form.js';
import { useFrame } from '../../../shell/frame.js';
import { useCurrency } from '../../../shell/scope.js';
import { basisWords } from './budget.js';
import { budgetBases, budgetKinds, budgetPeriods, errorsIn, firstBudget, inputOf } from './budget-draft.js';

interface BudgetDialogProps {
  readonly draftKey: string;
  onClose(): void;
  onDone(): void;
}

export function BudgetDialog({ draftKey, onClose, onDone }: BudgetDialogProps) {
  const sources = useFrame().data?.hosting.sources ?? [];
  const send = useSend(SetBudgetDocument);
  const form = useForm({
    key: draftKey,
    first: firstBudget(useCurrency()),
    choices: { basis: budgetBases, period: budgetPeriods, kind: ['', ...budgetKinds] },
    check: errorsIn,
    async send(values) {
      const sent = await send({ input: inputOf(values) });
      if ('problem' in sent) return sent.problem;
      onClose();
      onDone();
      return null;
    },
  });
  return (
    <FormDialog
      form={form}
      title="Set a budget"
      subtitle="Replaces the budget with the same name. Days are in UTC."
      act={['Set the budget', 'Setting the budget']}
      onClose={onClose}
    >
      <TextField {...form.field('name')} label="Name" placeholder="Production" />
      <div className="form-row thirds">
        <AmountField {...form.field('amount')} label="Amount" placeholder="250.00" />
        <CurrencyField {...form.field('currency')} />
        <ChoiceField
          {...form.field('period')}
          label="Per"
          choices={budgetPeriods.map((period) => [period, period.toLowerCase()])}
        />
      </div>
      <div className="form-row">
        <AccountField {...form.field('account')} accounts={sources} none="Every account I can read" />
        <ChoiceField
          {...form.field('kind')}
          label="Kind"
          choices={[['', 'Everything that costs'], ...budgetKinds.map((kind) => [kind, billKinds[kind]] as const)]}
        />
      </div>
      <div className="form-row thirds">
        <ChoiceField
          {...form.field('basis')}
          label="Tax"
          choices={budgetBases.map((basis) => [basis, basisWords[basis]])}
        />
        <TextField {...form.field('spentAt')} label="Alert when spent, in %" placeholder="None" />
        <TextField {...form.field('forecastAt')} label="Alert when forecast, in %" placeholder="None" />
      </div>
    </FormDialog>
  );
}
