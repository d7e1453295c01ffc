/** The page of the dashboard that shows what an alert is about: a path below the public URL, with its parameters. */

type PageName = '' | 'alerts' | 'costs' | 'findings' | 'machines' | 'names' | 'rates';

/** `part` is a place on the page. */
export function pagePath(page: PageName, params: Readonly<Record<string, string>> = {}, part = ''): string {
  // Left readable, as in the addresses that the dashboard writes.
  const search = new URLSearchParams(params).toString().replaceAll('%3A', ':');
  return `/${page}${search && `?${search}`}${part && `#${part}`}`;
}

interface PlacedAccount {
  readonly api: string;
  readonly name: string;
}

/** An account as the dashboard writes it in its addresses, followed by parts of it. */
export function keyIn({ api, name }: PlacedAccount, ...parts: readonly string[]): string {
  return [api.toLowerCase(), name, ...parts].join(':');
}
