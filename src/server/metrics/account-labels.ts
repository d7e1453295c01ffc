/** The labels of an account: its API and the name that the configuration gives it. */

type AccountLabels = Readonly<Record<'api' | 'account', string>>;

export function labelsOf({ api, name }: { readonly api: string; readonly name: string }): AccountLabels {
  return { api: api.toLowerCase(), account: name };
}
