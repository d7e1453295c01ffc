/** Opens the act that ends a finding; where there is no mutation to send, the help on how to end it. */
import { openAct } from '../../acts/act.js';
import { isUnderWay } from '../../acts/run.js';
import { useRun } from '../../acts/runs.js';
import { hrefWith } from '../../route/address.js';
import { Link } from '../../route/link.js';
import { actOf, nameOf, verbOf } from './act-of-finding.js';
import type { FindingRow } from './listing.js';

/** `isMain`: in the details, labelled with everything it does. */
export function ActButton({ row: { key, finding }, isMain = false }: { row: FindingRow; isMain?: boolean }) {
  const act = actOf(finding);
  const run = useRun(act?.key);
  if (act === null) {
    if (isMain || finding.verdict === 'UNKNOWN') return null;
    return (
      <Link className="button small" href={hrefWith({ open: key })} aria-label={`How… to end ${nameOf(finding)}`}>
        How…
      </Link>
    );
  }
  if (run && isUnderWay(run)) {
    return (
      <button type="button" className="button link small" onClick={() => openAct(act)}>
        under way
      </button>
    );
  }
  return (
    <button
      type="button"
      className={isMain ? 'button' : 'button small'}
      {...(!isMain && { 'aria-label': `${verbOf(finding)}… ${nameOf(finding)}` })}
      data-key-e=""
      onClick={() => openAct(act)}
    >
      {isMain ? `${act.title.replace(/\?$/, '')}…` : `${verbOf(finding)}…`}
    </button>
  );
}
