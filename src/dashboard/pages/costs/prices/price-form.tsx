/** The fields of a price of one's own. */
import { billKinds, orderedKinds } from '../../../format/bill-kinds.js';
import { shownName } from '../../../format/resource-address.js';
import { AmountField } from '../../../parts/form/amount-field.js';
import { ChoiceField } from '../../../parts/form/choice-field.js';
import { CurrencyField } from '../../../parts/form/currency-field.js';
import { DateField } from '../../../parts/form/date-field.js';
import { PickField } from '../../../parts/form/pick-field.js';
import { TextField } from '../../../parts/form/text-field.js';
import type { FormState } from '../../../parts/form/use-form.js';
import { Segments } from '../../../parts/segments.js';
import { accountLabel } from '../../../shell/scope.js';
import { isPriced, labelsOf, type Line } from './lines.js';
import { periods, type PriceDraft, waysFor } from './price-draft.js';

const wayLabels = { amount: 'Amount', discount: 'Discount', scale: 'Factor' } as const;

export function PriceForm({ line, form }: { readonly line: Line; readonly form: FormState<PriceDraft> }) {
  const { target, way, from, until } = form.values;
  const labels = labelsOf(line);
  const hasSetup = orderedKinds.includes(line.kind);
  const ways = waysFor(line, isPriced(line)).map((key) => ({ key, label: wayLabels[key] }));
  return (
    <>
      <ChoiceField
        {...form.field('target')}
        label="For"
        choices={[
          ['thing', `Only ${shownName(line)}`],
          ...(line.product === null
            ? []
            : [['product', `${line.product} in ${accountLabel(line.api, line.accountName)}`] as const]),
          ['kind', `${billKinds[line.kind]} in ${accountLabel(line.api, line.accountName)}`],
          ...(labels.length > 0 ? [['label', 'Those with a label'] as const] : []),
        ]}
      />
      {target === 'label' && (
        <PickField
          {...form.field('label')}
          label="Label"
          picks={labels.map((label) => ({ value: label, text: label }))}
          placeholder="Choose a label"
          nothing="No label has this in it."
        />
      )}
      {ways.length > 1 && (
        <Segments
          label="Kind of price"
          choices={ways}
          chosen={way}
          onChoose={(next) => form.set({ way: next, value: '' })}
        />
      )}
      {way === 'amount' ? (
        <>
          <div className="form-row fourths">
            <AmountField {...form.field('value')} label="Price of one, before tax" placeholder="49.00" />
            <CurrencyField {...form.field('currency')} />
            <ChoiceField {...form.field('period')} label="Per" choices={periods.map((period) => [period, period])} />
            <AmountField {...form.field('vat')} label="Tax, in %" placeholder="None" />
          </div>
          {hasSetup && (
            <AmountField {...form.field('setup')} label="Price of its order, once, before tax" placeholder="None" />
          )}
        </>
      ) : (
        <AmountField
          {...form.field('value')}
          label={way === 'discount' ? 'Off the list price, in %' : 'Times the list price'}
        />
      )}
      {target !== 'thing' && (
        <DateField {...form.field('createdBefore')} label="Only what was created before, in UTC" />
      )}
      <div className="form-row">
        <DateField {...form.field('from')} label="First day, in UTC" {...(until !== '' && { max: until })} />
        <DateField {...form.field('until')} label="Last day, in UTC" {...(from !== '' && { min: from })} />
      </div>
      <TextField {...form.field('note')} label="Note" placeholder="Shown with the line" />
    </>
  );
}
