/** The hosting that a token may read or change: all, the sandbox, or one account. */
import { type ReactNode, useId } from 'react';
import { useGraphQuery } from '../../ask/use-graph-query.js';
import { HostingApiName, TokensAccountsDocument } from '../../generated/graphql.js';
import { accountLabel, allows, useToken } from '../../shell/scope.js';
import type { BoundKind, TokenDraft } from './token-draft.js';

const apis = Object.values(HostingApiName);

/** None is chosen where the account is empty. */
function apiNamed(name: string): HostingApiName {
  return apis.find((api) => api === name) ?? 'CLOUD';
}

interface BoundFieldsProps {
  readonly draft: TokenDraft;
  readonly aria: { readonly 'aria-invalid': boolean; readonly 'aria-describedby': string };
  onDraft(draft: TokenDraft): void;
}

export function BoundFields({ draft, aria, onDraft }: BoundFieldsProps) {
  const isReadable = allows(useToken(), 'HOSTING_READ');
  const { data } = useGraphQuery(TokensAccountsDocument, {}, { pause: !isReadable });
  const name = useId();
  const set = (changes: Partial<TokenDraft>) => onDraft({ ...draft, ...changes });
  const accounts = (data?.hosting.sources ?? []).filter(({ accountName: account }) => account !== 'sandbox');
  const choice = (key: BoundKind, label: ReactNode) => (
    <label className="tokens-choice">
      <input type="radio" name={name} checked={draft.bound === key} onChange={() => set({ bound: key })} /> {label}
    </label>
  );
  return (
    <>
      {choice('all', 'everything, also what is configured later')}
      {choice('sandbox', 'the sandbox alone, which costs nobody anything')}
      {choice('account', 'one account')}
      {draft.bound === 'account' &&
        (accounts.length > 0 ? (
          <select
            className="input"
            aria-label="Account"
            value={draft.account === '' ? '' : `${draft.api} ${draft.account}`}
            onChange={({ target }) => {
              const [name = '', account = ''] = target.value.split(' ');
              set({ api: apiNamed(name), account });
            }}
            {...aria}
          >
            <option value="">Choose an account</option>
            {accounts.map(({ api, accountName: account }) => (
              <option key={`${api} ${account}`} value={`${api} ${account}`}>
                {accountLabel(api, account)}
              </option>
            ))}
          </select>
        ) : (
          <div className="tokens-two">
            <label className="field">
              API
              <select
                className="input"
                value={draft.api}
                onChange={({ target }) => set({ api: apiNamed(target.value) })}
              >
                {apis.map((api) => (
                  <option key={api} value={api}>
                    {api.toLowerCase()}
                  </option>
                ))}
              </select>
            </label>
            <label className="field">
              Account, as it is configured
              <input
                className="input"
                value={draft.account}
                autoComplete="off"
                onChange={({ target }) => set({ account: target.value })}
                {...aria}
              />
            </label>
          </div>
        ))}
    </>
  );
}
