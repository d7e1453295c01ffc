/** Opens the act that ends a finding; where there is no mutation to send, the help on how to end it. */
import { type Act, openAct } from '../../acts/act.js';
import { isUnderWay } from '../../acts/run.js';
import { useRun } from '../../acts/runs.js';
import { hrefWith } from '../../route/address.js';
import { Link } from '../../route/link.js';
import { type Affected, type Finding, actOfAffected, actsOf, nameOf, verbOf } from './act-of-finding.js';
import type { FindingRow } from './listing.js';

/** `isMain`: in the details, labelled with everything it does. */
export function ActButton({ row: { key, finding }, isMain = false }: { row: FindingRow; isMain?: boolean }) {
  const acts = actsOf(finding);
  const [act] = acts;
  if (act === undefined) {
    if (isMain || finding.verdict === 'UNKNOWN') return null;
    return (
      <Link className="button small" href={hrefWith({ open: key })} aria-label={`How… to end ${nameOf(finding)}`}>
        How…
      </Link>
    );
  }
  if (isMain) return <OpenAct acts={acts} text={`${act.title.replace(/\?$/, '')}…`} hasKey />;
  return <OpenAct acts={acts} text={`${verbOf(finding)}…`} of={nameOf(finding)} hasKey />;
}

/** The button for one of several affected resources. */
export function AffectedButton({ finding, one }: { finding: Finding; one: Affected }) {
  const act = actOfAffected(finding, one);
  return act && <OpenAct acts={[act]} text={`${verbOf(finding)}…`} of={nameOf(one)} />;
}

/** `of`: what it is about, where the text leaves that out. */
interface OpenActProps {
  readonly acts: readonly Act[];
  readonly text: string;
  readonly of?: string;
  readonly hasKey?: true;
}

function OpenAct({ acts, text, of, hasKey }: OpenActProps) {
  const run = useRun(acts[0]?.key);
  if (run && isUnderWay(run)) {
    return (
      <button type="button" className="button link small" onClick={() => openAct(run.act)}>
        under way
      </button>
    );
  }
  return (
    <button
      type="button"
      className={of === undefined ? 'button' : 'button small'}
      {...(of !== undefined && { 'aria-label': `${text} ${of}` })}
      {...(hasKey && { 'data-key-e': '' })}
      onClick={() => openAct(...acts)}
    >
      {text}
    </button>
  );
}
