/** The scopes of tokens, in words. */
import type { Scope, TokensListQuery } from '../../generated/graphql.js';

export type TokenRow = TokensListQuery['tokens'][number];
type GrantedScope = TokenRow['scopes'][number];

interface ScopeWords {
  readonly scope: Scope;
  /** The scope as the command line and errors write it. */
  readonly written: string;
  readonly words: string;
  readonly sentence: string;
  /** Whether it can be limited to one account. */
  readonly isBindable: boolean;
}

export const scopeWords: readonly ScopeWords[] = [
  {
    scope: 'RATES',
    written: 'rates',
    words: 'rates',
    sentence: 'Asks the REST API for rates. In the graph they are public.',
    isBindable: false,
  },
  {
    scope: 'HOSTING_READ',
    written: 'hosting:read',
    words: 'reads hosting',
    sentence: 'Reads the bill, machines, names and findings; no secrets.',
    isBindable: true,
  },
  {
    scope: 'HOSTING_WRITE',
    written: 'hosting:write',
    words: 'changes hosting',
    sentence: 'Creates, changes and deletes what is hosted; with reading it sees its secrets too.',
    isBindable: true,
  },
  {
    scope: 'ALERTS',
    written: 'alerts',
    words: 'makes alert rules',
    sentence: 'Makes, changes and tests alert rules, which send messages.',
    isBindable: false,
  },
  {
    scope: 'ADMIN',
    written: 'admin',
    words: 'administers',
    sentence: 'Makes, lists and deactivates tokens, of any scope; makes alert rules.',
    isBindable: false,
  },
];

function boundText(bound: GrantedScope['boundTo']): string {
  if (bound === null) return 'everything';
  return bound.api === null ? `the ${bound.account}` : `${bound.api.toLowerCase()} · ${bound.account}`;
}

/** The permissions in words: `rates; reads and changes hosting of the sandbox`. */
export function scopesText(held: readonly GrantedScope[]): string {
  const plain: string[] = [];
  const byBound = new Map<string, string[]>();
  for (const { scope, words, isBindable } of scopeWords) {
    for (const { boundTo } of held.filter((each) => each.scope === scope)) {
      if (!isBindable) plain.push(words);
      else
        byBound.set(boundText(boundTo), [...(byBound.get(boundText(boundTo)) ?? []), words.replace(/ hosting$/, '')]);
    }
  }
  const hosting = [...byBound].map(([bound, verbs]) =>
    bound === 'everything' ? `${verbs.join(' and ')} all hosting` : `${verbs.join(' and ')} ${bound}`,
  );
  return [
    ...plain.filter((word) => word !== 'administers'),
    ...hosting,
    ...plain.filter((word) => word === 'administers'),
  ].join('; ');
}

/** The permissions, and whether trusted documents alone may use them. */
export function rightsText({ scopes, documentsOnly }: Pick<TokenRow, 'scopes' | 'documentsOnly'>): string {
  return documentsOnly ? `${scopesText(scopes)}; trusted documents only` : scopesText(scopes);
}
