/** Shows purposes of tokens while the reader has no other token. */
import { type Example, Examples } from '../../parts/examples.js';
import type { Opener } from '../../parts/lazy-part.js';
import { Section } from '../../parts/section.js';
import { scopeWords } from './scopes.js';
import type { TokenDraft } from './token-draft.js';

export type TokenStart = Partial<Pick<TokenDraft, 'name' | 'scopes' | 'bound'>>;

const purposes = [
  {
    sentence: 'Loads tables, such as the bill, into a spreadsheet, and changes nothing.',
    start: { name: 'Exports', scopes: 'HOSTING_READ', bound: 'all' },
  },
  {
    sentence: 'Tries out changes in the sandbox, which costs nothing.',
    start: { name: 'CI', scopes: 'HOSTING_READ HOSTING_WRITE', bound: 'sandbox' },
  },
  {
    sentence: 'Asks the REST API for exchange rates.',
    start: { name: 'Rates', scopes: 'RATES', bound: 'all' },
  },
  {
    sentence: 'Makes alert rules about everything it may read.',
    start: { name: 'Alerts', scopes: 'HOSTING_READ ALERTS', bound: 'all' },
  },
] as const;

const examples: readonly Example<TokenStart>[] = purposes.map(({ sentence, start }) => ({
  title: start.name,
  sentence: (
    <>
      {sentence} <code>{writtenScopes(start)}</code>
    </>
  ),
  start,
}));

/** The scopes as the command line writes them: `hosting:read@sandbox`. */
function writtenScopes({ scopes, bound }: Required<Pick<TokenDraft, 'scopes' | 'bound'>>): string {
  const names = scopes.split(' ');
  return scopeWords
    .filter(({ scope }) => names.includes(scope))
    .map(({ written, isBindable }) => (isBindable && bound === 'sandbox' ? `${written}@sandbox` : written))
    .join(' ');
}

export function TokenExamples({ opener, onAdd }: { readonly opener: Opener; onAdd(start: TokenStart): void }) {
  return (
    <Section title="What tokens are for" className="tokens-examples">
      <p className="examples-lead">
        Give each program a token of its own, with no more scopes than it needs. Prometheus needs none: metrics have a
        port of their own.
      </p>
      <Examples examples={examples} opener={opener} onAdd={onAdd} />
    </Section>
  );
}
