/** One account of those that can be read, or all of them. */
import { accountLabel } from '../../format/account-label.js';
import { HostingApiName } from '../../generated/graphql.js';
import { PickField } from './pick-field.js';

interface AccountFieldProps {
  readonly label?: string;
  readonly name?: string;
  /** An account as `cloud:production`; empty for all, or where none is picked. */
  readonly value: string;
  readonly accounts: readonly { readonly api: string; readonly accountName: string }[];
  /** Says what none means, where none may be chosen. */
  readonly none?: string;
  onChange(value: string): void;
}

const apis = Object.values(HostingApiName);

/** The key of an account: `cloud:production`. */
function accountKey(api: string, account: string): string {
  return `${api.toLowerCase()}:${account}`;
}

/** Null where none is picked. */
export function apiAndAccount(key: string): { readonly api: HostingApiName; readonly account: string } | null {
  const [word = '', account] = key.split(':');
  const api = apis.find((each) => each.toLowerCase() === word);
  return api === undefined || account === undefined ? null : { api, account };
}

export function AccountField({ label = 'Account', accounts, none, ...field }: AccountFieldProps) {
  const all = accounts.map(({ api, accountName: account }) => ({
    value: accountKey(api, account),
    text: accountLabel(api, account),
  }));
  const picks = none === undefined ? all : [{ value: '', text: none }, ...all];
  return (
    <PickField
      {...field}
      label={label}
      picks={picks}
      placeholder="API or account"
      nothing="No account has this name."
    />
  );
}
