/** Prints the greeting at startup: the addresses, which APIs are real, and how to begin. */
import { apisWithout } from './config/accounts.js';
import type { Account } from '../rest/transport/account.js';
import type { Api } from '../rest/rows/dialect.js';

/** How a user can begin: with a demo token that was just created, with existing tokens, or with none. */
export type Beginning = { readonly demoToken: string } | 'tokens' | 'nothing';

interface Greeted {
  readonly baseUrl: string;
  readonly accounts: readonly Account[];
  readonly config: { readonly mcp: boolean; readonly subgraph: boolean };
}

export function greeting({ baseUrl, accounts, config }: Greeted, beginning: Beginning): string {
  const mcp = config.mcp ? `  Assistants ${baseUrl}/mcp (docs/assistants.md)\n` : '';
  const subgraph = config.subgraph ? `  Subgraph   ${baseUrl}/graphql, of Federation 2 (docs/supergraph.md)\n` : '';
  return `Meridian is ready.
  Dashboard  ${baseUrl}/
  GraphQL    ${baseUrl}/graphql
  Explorer   ${baseUrl}/graphql (in a browser)
  REST       ${baseUrl}/api/v1 (described at ${baseUrl}/docs)
  Health     ${baseUrl}/healthz and ${baseUrl}/readyz
${mcp}${subgraph}${linesOf(accounts).join('')}${howToBegin(baseUrl, beginning)}`;
}

function linesOf(accounts: readonly Account[]): string[] {
  const named = [...new Set(accounts.map(({ api }) => api))].map((api) => ({
    api: lowerCased(api),
    names: accounts.filter((account) => account.api === api && !account.sandbox).map(({ name }) => name),
  }));
  const connected = named.filter(({ names }) => names.length > 0);
  const sandboxed = named.filter(({ names }) => names.length === 0);
  return [
    ...line('Accounts', connected, ({ api, names }) => `${api} (${names.join(', ')})`),
    ...line('Sandbox', sandboxed, ({ api }) => api, ['stands in for ', ': no credentials are set']),
    ...line('Off', apisWithout(accounts), ({ name }) => lowerCased(name), [
      '',
      ': no credentials are set, and SANDBOX is off',
    ]),
  ];
}

const lowerCased = (api: Api) => api.toLowerCase();

/** No line where there is nothing to list. */
function line<T>(name: string, all: readonly T[], textOf: (one: T) => string, [begin, end] = ['', '']): string[] {
  return all.length > 0 ? [`  ${name.padEnd(9)}  ${begin}${all.map(textOf).join(', ')}${end}\n`] : [];
}

function howToBegin(baseUrl: string, beginning: Beginning): string {
  if (beginning === 'tokens') return '';
  if (beginning === 'nothing') {
    return `
There are no tokens yet. Make one:
  npm run --silent token -- create --name Dashboard --scope rates --scope hosting:read
`;
  }
  const { demoToken } = beginning;
  return `
This store is new, so here is a demo token, shown this once:
  ${demoToken}
Open the dashboard with it:
  ${baseUrl}/#token=${demoToken}
Or try it:
  curl -H 'Authorization: Bearer ${demoToken}' ${baseUrl}/api/v1/USD
`;
}
