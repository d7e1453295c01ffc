/** The findings about the record, read when it is opened. */
import { useGraphQuery } from '../../../ask/use-graph-query.js';
import { NamesFindingsDocument } from '../../../generated/graphql.js';
import { ReadAge } from '../../../parts/read-age.js';
import { QueryLink } from '../../../parts/section.js';
import { ProblemLine } from '../../../parts/states.js';
import { Status, type Tone } from '../../../parts/status.js';
import { hrefTo } from '../../../route/address.js';
import { Link } from '../../../route/link.js';
import { OutsideText } from '../../../parts/outside-text.js';

const nothing = {};
const tones: Readonly<Record<string, Tone>> = { CERTAIN: 'certain', LIKELY: 'likely' };

export function FindingsOf({ id }: { id: string }) {
  const result = useGraphQuery(NamesFindingsDocument, nothing, { take: 'cached' });
  const own =
    result.data?.hosting.findings.nodes.filter(
      ({ resourceId, affected }) => resourceId === id || affected.nodes.some((node) => node.resourceId === id),
    ) ?? [];
  const isRead = result.reads.every(({ notRead }) => notRead === 0);
  if (own.length === 0 && result.problems.length === 0 && isRead) return null;
  return (
    <section className="side-part" aria-label="Findings" aria-busy={result.isBusy}>
      <div className="names-part-head">
        <h3>Findings</h3>
        <QueryLink operation={result.operation} of="the findings of names" />
      </div>
      <ReadAge of="its findings" results={result} />
      <ProblemLine result={result} />
      <ul className="names-findings">
        {own.map(({ kind, severity, verdict, message }) => (
          <li key={kind}>
            <Status tone={tones[verdict] ?? 'unknown'}>
              <Link href={hrefTo('findings', { kind })}>{words(kind)}</Link>
            </Status>
            <span className="small quiet">{severity.toLowerCase()}</span>
            <p className="small quiet">
              <OutsideText>{message}</OutsideText>
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}

function words(kind: string): string {
  const text = kind.toLowerCase().replaceAll('_', ' ').replace(/^dns/, 'DNS');
  return text.charAt(0).toUpperCase() + text.slice(1);
}
