/** The fields of a price of one's own, each with its error below. */
import { type ReactNode, useId } from 'react';
import { billKinds } from '../../../format/bill-kinds.js';
import { accountLabel } from '../../../shell/scope.js';
import { Segments } from '../../../parts/segments.js';
import { isPriced, labelsOf, type Line } from '../lines.js';
import {
  periods,
  type PriceDraft,
  type PriceField,
  type PriceTarget,
  type PriceWrong,
  waysFor,
} from './price-draft.js';

const wayLabels = { amount: 'An amount', discount: 'A discount', scale: 'A factor' } as const;

interface FormProps {
  readonly line: Line;
  readonly draft: PriceDraft;
  readonly wrong: PriceWrong;
  onDraft(draft: PriceDraft): void;
}

export function PriceForm({ line, draft, wrong, onDraft }: FormProps) {
  const id = useId();
  const set = (changes: Partial<PriceDraft>) => onDraft({ ...draft, ...changes });
  const aria = (field: PriceField) => ({
    'aria-invalid': wrong[field] !== undefined,
    'aria-describedby': `${id}-${field}`,
  });
  const problem = (field: PriceField): ReactNode => (
    <p id={`${id}-${field}`} className="field-error small" role="status">
      {wrong[field]}
    </p>
  );
  const text = (field: 'value' | 'currency' | 'vat' | 'note', label: string, placeholder: string) => (
    <div>
      <label className="field">
        {label}
        <input
          className="input"
          value={draft[field]}
          autoComplete="off"
          placeholder={placeholder}
          onChange={({ target }) => set({ [field]: target.value })}
          {...(field !== 'note' && aria(field))}
        />
      </label>
      {field !== 'note' && problem(field)}
    </div>
  );
  const labels = labelsOf(line);
  const targets: readonly { readonly key: PriceTarget; readonly label: string }[] = [
    { key: 'thing', label: `Only ${line.name || line.id}` },
    { key: 'kind', label: `${billKinds[line.kind]} of ${accountLabel(line.api, line.accountName)}` },
    ...(labels.length > 0 ? [{ key: 'label' as const, label: 'Those of them with a label' }] : []),
  ];
  const ways = waysFor(line, isPriced(line)).map((key) => ({ key, label: wayLabels[key] }));
  return (
    <>
      <label className="field">
        For
        <select
          className="input"
          value={draft.target}
          onChange={({ target }) => {
            const chosen = targets.find(({ key }) => key === target.value);
            if (chosen) set({ target: chosen.key });
          }}
        >
          {targets.map(({ key, label }) => (
            <option key={key} value={key}>
              {label}
            </option>
          ))}
        </select>
      </label>
      {draft.target === 'label' && (
        <div>
          <label className="field">
            Label
            <select
              className="input"
              value={draft.label}
              onChange={({ target }) => set({ label: target.value })}
              {...aria('label')}
            >
              <option value="">Choose one</option>
              {labels.map((label) => (
                <option key={label} value={label}>
                  {label}
                </option>
              ))}
            </select>
          </label>
          {problem('label')}
        </div>
      )}
      {ways.length > 1 && (
        <Segments label="What is given" choices={ways} chosen={draft.way} onChoose={(way) => set({ way, value: '' })} />
      )}
      {draft.way === 'amount' ? (
        <div className="price-amount">
          {text('value', 'One costs, without tax', '49.00')}
          {text('currency', 'Currency', 'EUR')}
          <label className="field">
            Each
            <select
              className="input"
              value={draft.period}
              onChange={({ target }) => {
                const period = periods.find((each) => each === target.value);
                if (period) set({ period });
              }}
            >
              {periods.map((period) => (
                <option key={period}>{period}</option>
              ))}
            </select>
          </label>
          {text('vat', 'Tax, per cent', 'none')}
        </div>
      ) : (
        text('value', draft.way === 'discount' ? 'Per cent off the list price' : 'Times the list price', '')
      )}
      <div className="price-days">
        {(['from', 'until'] as const).map((field) => (
          <div key={field}>
            <label className="field">
              {field === 'from' ? 'First day, in UTC' : 'Last day, in UTC'}
              <input
                className="input"
                type="date"
                value={draft[field]}
                onChange={({ target }) => set({ [field]: target.value })}
                {...(field === 'until' && aria('until'))}
              />
            </label>
            {field === 'until' && problem('until')}
          </div>
        ))}
      </div>
      {text('note', 'Note', 'Shown with the line')}
    </>
  );
}
