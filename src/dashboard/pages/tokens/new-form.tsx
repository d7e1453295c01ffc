/** The fields of a new token. */
import { CheckboxGroup, FieldError, Label } from 'react-aria-components/CheckboxGroup';
import { Check } from '../../parts/check.js';
import { ChoiceField } from '../../parts/form/choice-field.js';
import { CurrencyField } from '../../parts/form/currency-field.js';
import { DateField } from '../../parts/form/date-field.js';
import { TextField } from '../../parts/form/text-field.js';
import type { FormState } from '../../parts/form/use-form.js';
import { BoundFields } from './bound-fields.js';
import { scopeWords } from './scopes.js';
import { isBindable, scopesIn, type TokenDraft } from './token-draft.js';

const expiryChoices = [
  ['7', 'in 7 days'],
  ['30', 'in 30 days'],
  ['90', 'in 90 days'],
  ['date', 'after a day'],
  ['never', 'never'],
] as const;

const reachChoices = [
  ['anything', 'Any operation'],
  ['documents', 'Trusted documents only'],
] as const;

export function NewForm({ form }: { readonly form: FormState<TokenDraft> }) {
  const scopes = scopesIn(form.values);
  return (
    <>
      <TextField {...form.field('name')} label="Name" placeholder="What the token is for" />
      <CheckboxGroup
        name="scopes"
        className="form-group"
        value={[...scopes]}
        onChange={(chosen) => form.set({ scopes: chosen.join(' ') })}
      >
        <Label className="form-label">Scopes</Label>
        {scopeWords.map(({ scope, written, sentence }) => (
          <Check key={scope} value={scope}>
            <span>
              <code>{written}</code> <span className="quiet">{sentence}</span>
            </span>
          </Check>
        ))}
        <FieldError className="form-error" />
      </CheckboxGroup>
      {isBindable(scopes) && <BoundFields form={form} />}
      <ChoiceField {...form.field('reach')} label="May send" choices={reachChoices} />
      <div className="form-row">
        <ChoiceField {...form.field('expiry')} label="Expires" choices={expiryChoices} />
        <CurrencyField {...form.field('currency')} label="Default currency" none="INR, unless a query names another" />
      </div>
      {form.values.expiry === 'date' && (
        <DateField
          {...form.field('date')}
          label="Last day, in your time zone"
          min={new Date().toLocaleDateString('sv')}
        />
      )}
    </>
  );
}
