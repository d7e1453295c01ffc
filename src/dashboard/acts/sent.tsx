/** The exact operation that is sent, to read, copy or try elsewhere. */
import { useState } from 'react';
import { graphiqlHref } from '../ask/graphiql.js';
import { Icon } from '../parts/icon.js';
import type { ActStep } from './act.js';

export function Sent({ step: { mutation, variables } }: { step: ActStep }) {
  const [isCopied, setCopied] = useState(false);
  const document = mutation.trim();
  const text = `${document}\n\nvariables ${JSON.stringify(variables, null, 2)}`;
  async function copy(): Promise<void> {
    await navigator.clipboard.writeText(text).then(
      () => setCopied(true),
      () => setCopied(false),
    );
  }
  return (
    <section aria-label="What is sent">
      <div className="act-sent-head">
        <h3>Exactly this is sent</h3>
        <button type="button" className="button plain small" onClick={() => void copy()}>
          <Icon name="copy" />
          <span role="status">{isCopied ? 'Copied' : 'Copy'}</span>
        </button>
        <a
          className="button plain small"
          href={graphiqlHref({ query: mutation, variables })}
          target="_blank"
          rel="noreferrer"
        >
          <span className="query-link" aria-hidden="true">
            {'{}'}
          </span>
          Open in GraphiQL
        </a>
      </div>
      <pre className="code" tabIndex={0}>
        {document}
        {'\n'}
        <span className="quiet">variables</span> {JSON.stringify(variables)}
      </pre>
    </section>
  );
}
