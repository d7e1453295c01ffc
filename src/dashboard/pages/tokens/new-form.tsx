/** The fields of a new token, each with its error below. */
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { useGraphQuery } from '../../ask/use-graph-query.js';
import { CurrenciesDocument } from '../../generated/graphql.js';
import { Check } from '../../parts/check.js';
import { BoundFields } from './bound-fields.js';
import { type TokenDraft, type Expiry, isBindable, type Wrong } from './token-draft.js';
import { scopeWords } from './scopes.js';

const expiries: readonly { readonly key: Expiry; readonly label: string }[] = [
  { key: '7', label: 'in 7 days' },
  { key: '30', label: 'in 30 days' },
  { key: '90', label: 'in 90 days' },
  { key: 'date', label: 'after a day' },
  { key: 'never', label: 'never' },
];

interface NewFormProps {
  readonly draft: TokenDraft;
  readonly wrong: Wrong;
  onDraft(draft: TokenDraft): void;
}

export function NewForm({ draft, wrong, onDraft }: NewFormProps) {
  const { data } = useGraphQuery(CurrenciesDocument, {});
  const id = useId();
  const name = useRef<HTMLInputElement>(null);
  useEffect(() => name.current?.focus(), []);
  const set = (changes: Partial<TokenDraft>) => onDraft({ ...draft, ...changes });
  const aria = (field: keyof Wrong) => ({
    'aria-invalid': wrong[field] !== undefined,
    'aria-describedby': `${id}-${field}`,
  });
  const problem = (field: keyof Wrong): ReactNode => (
    <p id={`${id}-${field}`} className="field-error small" role="alert">
      {wrong[field]}
    </p>
  );
  return (
    <>
      <div>
        <label className="field">
          Name
          <input
            ref={name}
            className="input"
            value={draft.name}
            autoComplete="off"
            placeholder="What it is for"
            onChange={({ target }) => set({ name: target.value })}
            {...aria('name')}
          />
        </label>
        {problem('name')}
      </div>
      <fieldset className="tokens-group" aria-describedby={`${id}-scopes`}>
        <legend>May do</legend>
        {scopeWords.map(({ scope, written, sentence }) => (
          <Check
            key={scope}
            isOn={draft.scopes.has(scope)}
            onChange={(isOn) => {
              const scopes = new Set(draft.scopes);
              if (isOn) scopes.add(scope);
              else scopes.delete(scope);
              set({ scopes });
            }}
          >
            <span>
              <code>{written}</code> <span className="quiet">{sentence}</span>
            </span>
          </Check>
        ))}
        {problem('scopes')}
      </fieldset>
      {isBindable(draft.scopes) && (
        <fieldset className="tokens-group" aria-describedby={`${id}-bound`}>
          <legend>Hosting of</legend>
          <BoundFields draft={draft} onDraft={onDraft} aria={aria('bound')} />
          {problem('bound')}
        </fieldset>
      )}
      <div className="tokens-two">
        <div>
          <label className="field">
            Expires
            <select
              className="input"
              value={draft.expiry}
              onChange={({ target }) => {
                const chosen = expiries.find(({ key }) => key === target.value);
                if (chosen) set({ expiry: chosen.key });
              }}
            >
              {expiries.map(({ key, label }) => (
                <option key={key} value={key}>
                  {label}
                </option>
              ))}
            </select>
          </label>
          {draft.expiry === 'date' && (
            <input
              className="input tokens-date"
              type="date"
              aria-label="The last day that it works"
              value={draft.date}
              onChange={({ target }) => set({ date: target.value })}
              {...aria('expiry')}
            />
          )}
          {problem('expiry')}
        </div>
        <div>
          <label className="field">
            Default currency
            <select
              className="input"
              value={draft.currency}
              onChange={({ target }) => set({ currency: target.value })}
              {...aria('currency')}
            >
              <option value="">INR, unless a question names another</option>
              {data?.currencies.map(({ code, name: word }) => (
                <option key={code} value={code}>
                  {code} {word}
                </option>
              ))}
            </select>
          </label>
          {problem('currency')}
        </div>
      </div>
      {problem('other')}
    </>
  );
}
