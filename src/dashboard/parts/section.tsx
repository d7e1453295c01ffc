/** A section of a page: its heading, what belongs beside it, and the query behind its figures. */
import { type ReactNode, useId } from 'react';
import { graphiqlHref } from '../ask/graphiql.js';
import type { QueryState, QueryOperation } from '../ask/use-graph-query.js';
import { isLost, ProblemLine } from './states.js';

interface SectionProps {
  readonly title: string;
  readonly note?: ReactNode;
  readonly tools?: ReactNode;
  /** The query of its figures: `{}` opens it, and its errors are shown here. */
  readonly result?: Pick<QueryState<unknown>, 'operation' | 'problems' | 'isBusy' | 'isOld' | 'data' | 'again'>;
  readonly className?: string;
  readonly children: ReactNode;
}

export function Section({ title, note, tools, result, className = '', children }: SectionProps) {
  const id = useId();
  return (
    <section className={`section ${className}`} aria-labelledby={id} aria-busy={result?.isBusy ?? false}>
      <div className="section-head">
        <h2 id={id}>{title}</h2>
        {note !== undefined && <span className="section-note clip">{note}</span>}
        <div className="section-tools">
          {tools}
          {result && <QueryLink operation={result.operation} of={title} />}
        </div>
      </div>
      {result && <ProblemLine result={result} />}
      <div className={result?.isOld ? 'old' : ''}>
        {result && isLost(result) ? <p className="quiet">Unknown.</p> : children}
      </div>
    </section>
  );
}

/** Opens GraphiQL with this operation. */
export function QueryLink({ operation, of }: { operation: QueryOperation; of: string }) {
  return (
    <a
      className="button plain icon-only query-link"
      href={graphiqlHref(operation)}
      target="_blank"
      rel="noreferrer"
      title="Open this query"
      data-query=""
    >
      <span aria-hidden="true">{'{}'}</span>
      <span className="hidden-text">Open the query of {of} in GraphiQL</span>
    </a>
  );
}
