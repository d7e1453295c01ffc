/** Sets a budget: its name, what a period may cost, and of which lines. */
import { useEffect, useId, useRef, useState } from 'react';
import { accountLabel } from '../../../../format/account-label.js';
import { billKinds } from '../../../../format/bill-kinds.js';
import { useGraphQuery } from '../../../../ask/use-graph-query.js';
import { useSend } from '../../../../ask/use-send.js';
import { FrameDocument, SetBudgetDocument } from '../../../../generated/graphql.js';
import { Dialog } from '../../../../parts/dialog.js';
import { useCurrency } from '../../../../shell/scope.js';
import { type BudgetDraft, type BudgetField, budgetKinds, budgetPeriods, type BudgetWrong, fieldOf } from './draft.js';
import { inputOf, wrongIn } from './draft.js';

interface BudgetDialogProps {
  onClose(): void;
  onDone(): void;
}

export function BudgetDialog({ onClose, onDone }: BudgetDialogProps) {
  const id = useId();
  const currency = useCurrency();
  const send = useSend(SetBudgetDocument);
  const sources = useGraphQuery(FrameDocument, {}).data?.hosting.sources ?? [];
  const [draft, setDraft] = useState<BudgetDraft>({
    ...{ name: '', amount: '', account: '', kind: '' },
    currency,
    period: 'MONTH',
  });
  const [wrong, setWrong] = useState<BudgetWrong>({});
  const [isBusy, setBusy] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => form.current?.querySelector('input')?.focus(), []);
  const set = (changes: Partial<BudgetDraft>) => setDraft({ ...draft, ...changes });

  async function submit(): Promise<void> {
    const found = wrongIn(draft);
    setWrong(found);
    if (Object.keys(found).length > 0) return;
    setBusy(true);
    const sent = await send(inputOf(draft));
    setBusy(false);
    if ('problem' in sent) return setWrong({ [fieldOf(sent.problem.message)]: sent.problem.message });
    onClose();
    onDone();
  }

  const text = (field: BudgetField, label: string, placeholder: string) => (
    <div>
      <label className="field">
        {label}
        <input
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
      title="Set a budget"
      subtitle="One of the same name is replaced. Amounts are with tax; days are those of UTC."
      onClose={onClose}
      foot={
        <>
          <button type="button" className="button" onClick={onClose}>
            Cancel
          </button>
          <button type="submit" form={`${id}-form`} className="button primary" disabled={isBusy}>
            {isBusy ? 'Setting it' : 'Set the budget'}
          </button>
        </>
      }
    >
      <form
        id={`${id}-form`}
        ref={form}
        className="price-form"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
      >
        {text('name', 'Name', 'Production')}
        <div className="budget-amount">
          {text('amount', 'At most', '250.00')}
          {text('currency', 'Currency', 'EUR')}
          <label className="field">
            Each
            <select
              className="input"
              value={draft.period}
              onChange={({ target }) => set({ period: budgetPeriods.find((one) => one === target.value) ?? 'MONTH' })}
            >
              {budgetPeriods.map((period) => (
                <option key={period} value={period}>
                  {period.toLowerCase()}
                </option>
              ))}
            </select>
          </label>
        </div>
        <div className="price-days">
          <label className="field">
            Of
            <select className="input" value={draft.account} onChange={({ target }) => set({ account: target.value })}>
              <option value="">every account I may read</option>
              {sources.map(({ api, account }) => (
                <option key={`${api} ${account}`} value={`${api.toLowerCase()}:${account}`}>
                  {accountLabel(api, account)}
                </option>
              ))}
            </select>
          </label>
          <label className="field">
            Kind
            <select
              className="input"
              value={draft.kind}
              onChange={({ target }) => set({ kind: budgetKinds.find((one) => one === target.value) ?? '' })}
            >
              <option value="">all that costs</option>
              {budgetKinds.map((kind) => (
                <option key={kind} value={kind}>
                  {billKinds[kind]}
                </option>
              ))}
            </select>
          </label>
        </div>
        <p className="field-error small" role="alert">
          {wrong.other}
        </p>
      </form>
    </Dialog>
  );
}
