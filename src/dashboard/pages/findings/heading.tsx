/** The heading of a group of findings, which opens and closes it. */
import { thingsOf } from '../../ask/finding-amounts.js';
import { count, figure } from '../../format/money.js';
import { Icon } from '../../parts/icon.js';
import { openAct } from '../../acts/act.js';
import { actsOf, verbOf } from './act-of-finding.js';
import type { FindingGroup } from './listing.js';

interface GroupHeadingProps {
  readonly group: FindingGroup;
  readonly isOpen: boolean;
  onToggle(): void;
}

export function GroupHeading({ group, isOpen, onToggle }: GroupHeadingProps) {
  const { title, rows, ends, isUnknown } = group;
  const wanted = rows.filter(({ finding }) => finding.silencedBy === null);
  const things = thingsOf(wanted.map(({ finding }) => finding));
  // One object may have two findings and yet is deleted once.
  const byKey = new Map(wanted.flatMap(({ finding }) => actsOf(finding)).map((act) => [act.key, act]));
  const acts = [...byKey.values()];
  const guarded = acts.filter(({ protection }) => protection !== undefined).length;
  const open = acts.reduce((all, { things = 1, protection }) => all + (protection === undefined ? things : 0), 0);
  const [verb, ...others] = new Set(
    wanted.flatMap(({ finding }) => (actsOf(finding).length > 0 ? verbOf(finding) : [])),
  );
  return (
    <>
      <button type="button" className="button plain findings-toggle" aria-expanded={isOpen} onClick={onToggle}>
        <Icon name={isOpen ? 'down' : 'next'} />
        <span className="strong clip">{title}</span>
        <span className="quiet">
          {count(rows.length)}
          {things > rows.length && `, affecting ${count(things)}`}
          {guarded > 0 && `, ${count(guarded)} protected`}
        </span>
      </button>
      <span className={`findings-group-total ${ends === null ? 'quiet' : 'strong'}`}>
        {ends !== null ? figure(ends) : wanted.length === 0 ? '' : isUnknown ? 'unknown' : 'risk'}
      </span>
      <span className="findings-group-act">
        {acts.length > 1 && (
          <button type="button" className="button small" onClick={() => openAct(...acts)}>
            {others.length === 0 ? verb : 'Fix'} {open > 0 ? `all ${count(open)}` : 'protected'}…
            <span className="hidden-text"> of {title}</span>
          </button>
        )}
      </span>
    </>
  );
}
