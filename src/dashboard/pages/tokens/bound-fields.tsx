/** The hosting that a token may read or change: all, the sandbox, or one account. */
import { FieldError, Label, Radio, RadioGroup } from 'react-aria-components/RadioGroup';
import { useGraphQuery } from '../../ask/use-graph-query.js';
import { TokensAccountsDocument } from '../../generated/graphql.js';
import { AccountField } from '../../parts/form/account-field.js';
import { ChoiceField } from '../../parts/form/choice-field.js';
import { TextField } from '../../parts/form/text-field.js';
import type { FormState } from '../../parts/form/use-form.js';
import { allows, useToken } from '../../shell/scope.js';
import { apis, bounds, type TokenDraft } from './token-draft.js';

const words: Readonly<Record<TokenDraft['bound'], string>> = {
  all: 'Everything, including accounts added later',
  sandbox: 'The sandbox only, which costs nothing',
  account: 'One account',
};

export function BoundFields({ form }: { readonly form: FormState<TokenDraft> }) {
  const { bound } = form.values;
  return (
    <>
      <RadioGroup
        name="bound"
        className="form-group"
        value={bound}
        onChange={(chosen) => form.set({ bound: bounds.find((each) => each === chosen) ?? bound })}
      >
        <Label className="form-label">Applies to</Label>
        {bounds.map((each) => (
          <Radio key={each} value={each} className="radio">
            <span className="dot" />
            {words[each]}
          </Radio>
        ))}
        <FieldError className="form-error" />
      </RadioGroup>
      {bound === 'account' && <OneAccount form={form} />}
    </>
  );
}

/** A reader who sees no accounts names one. */
function OneAccount({ form }: { readonly form: FormState<TokenDraft> }) {
  const isReadable = allows(useToken(), 'HOSTING_READ');
  const { data } = useGraphQuery(TokensAccountsDocument, {}, { pause: !isReadable });
  const accounts = (data?.hosting.sources ?? []).filter(({ accountName: account }) => account !== 'sandbox');
  if (accounts.length > 0) return <AccountField {...form.field('account')} accounts={accounts} />;
  return (
    <div className="form-row">
      <ChoiceField {...form.field('api')} label="API" choices={apis.map((api) => [api, api.toLowerCase()])} />
      <TextField {...form.field('accountName')} label="Account, as configured" />
    </div>
  );
}
