/** Opens the act that ends a finding; says how to end it by hand where nothing can be sent. */
import { openAct } from '../../acts/act.js';
import { isUnderWay } from '../../acts/run.js';
import { useRun } from '../../acts/runs.js';
import { actOf, type Finding, nameOf } from './act-of-finding.js';

export function ActButton({ finding, isMain = false }: { finding: Finding; isMain?: boolean }) {
  const act = actOf(finding);
  const run = useRun(act?.key);
  if (act === null)
    return isMain || finding.verdict === 'UNKNOWN' ? null : <span className="faint small">by hand</span>;
  if (run && isUnderWay(run)) {
    return (
      <button type="button" className="button link small" onClick={() => openAct(act)}>
        under way
      </button>
    );
  }
  const word = finding.monthlyAmount ? 'End…' : 'Fix…';
  return (
    <button
      type="button"
      className={isMain ? 'button' : 'button small'}
      aria-label={`${word} ${nameOf(finding)}`}
      data-key-e=""
      onClick={() => openAct(act)}
    >
      {isMain ? `${act.title.replace(/\?$/, '')}…` : word}
    </button>
  );
}
