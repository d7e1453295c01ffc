/** The changes since yesterday and since last month, each in words and amounts. */
import { Section } from '../../../parts/section.js';
import { ProblemLine, Skeleton, isLost } from '../../../parts/states.js';
import { hrefTo } from '../../../route/address.js';
import { Link } from '../../../route/link.js';
import { type ChangeSpan, spansTo } from './change.js';
import { ChangeSummary } from './change-summary.js';
import { useChange } from './use-change.js';
import { useHistory } from './use-history.js';

export function ChangesInShort({ className = '', pause = false }: { className?: string; pause?: boolean }) {
  const result = useHistory({ pause });
  const history = result.isOther ? undefined : result.data?.hosting.billHistory;
  return (
    <Section className={className} title="What changed" result={result}>
      {!history ? (
        <Skeleton width={20} />
      ) : history.firstDay === null ? (
        <p className="small quiet">Unknown until there are snapshots of two days.</p>
      ) : (
        spansTo(history.lastDay).map((span) => (
          <OneSpan key={span.key} span={span} to={history.lastDay} firstDay={history.firstDay} />
        ))
      )}
    </Section>
  );
}

interface SpanProps {
  readonly span: ChangeSpan;
  readonly to: string;
  readonly firstDay: string | null;
}

function OneSpan({ span, to, firstDay }: SpanProps) {
  const result = useChange(span, to, 1);
  const change = result.isOther ? undefined : result.data?.hosting.billChange;
  return (
    <div className={`change-span ${result.isOld ? 'old' : ''}`} aria-busy={result.isBusy}>
      <h3>{span.title}</h3>
      <ProblemLine result={result} />
      {change ? (
        <ChangeSummary change={change} firstDay={firstDay} />
      ) : isLost(result) ? (
        <p className="quiet">Unknown.</p>
      ) : (
        <Skeleton width={16} />
      )}
      {change && change.lines.totalCount !== 0 && (
        <Link className="small" href={hrefTo('costs', { period: span.key === 'day' ? '7' : null })}>
          See each change<span className="hidden-text">, {span.title.toLowerCase()}</span>
        </Link>
      )}
    </div>
  );
}
