/** Lists the things that are lost for good, that break, and that stay and cost as before. */
import { counted } from '../format/money.js';
import { Skeleton } from '../parts/states.js';
import { Status, type Tone } from '../parts/status.js';
import type { Consequences } from './consequences.js';
import type { Dependents } from './dependents.js';
import { OutsideText } from '../parts/outside-text.js';

interface LosesProps {
  readonly of: Consequences;
  readonly dependents: Dependents | null;
  /** Accounts that may have more dependents. */
  readonly unread: readonly string[];
}

export function Loses({ of: { lost, breaks, stays }, dependents, unread }: LosesProps) {
  const isLate = dependents?.isLate === true;
  const missing = [
    ...unread.map((account) => `${account} could not be read and may have more`),
    ...(dependents?.missing ?? []),
  ];
  const notLookedUp = dependents?.notLookedUp ?? null;
  const isNotLookedUp = notLookedUp !== null && notLookedUp > 0;
  const isEmpty = lost.length + breaks.length + stays.length + missing.length === 0;
  if (isEmpty && !isLate && !isNotLookedUp) return null;
  const part = { isLate, isNotLookedUp };
  return (
    <>
      <div className="act-loses" aria-busy={isLate}>
        <Part {...part} tone="bad" title="Lost for good" items={lost} none="Nothing" />
        <Part {...part} tone="likely" title="Breaks" items={breaks} none="Nothing known" missing={missing} />
        <Part {...part} tone="certain" title="Stays" items={stays} none="Nothing" />
      </div>
      {isNotLookedUp && (
        <p className="small warn act-look-up">
          Not checked: what depends on {counted(notLookedUp, 'server', 'servers')}.{' '}
          <button type="button" className="button small" onClick={dependents?.lookUp}>
            Check now
          </button>
        </p>
      )}
    </>
  );
}

interface PartProps {
  readonly tone: Tone;
  readonly title: string;
  readonly items: readonly string[];
  readonly none: string;
  readonly isLate: boolean;
  readonly isNotLookedUp: boolean;
  readonly missing?: readonly string[];
}

function Part({ tone, title, items, none, isLate, isNotLookedUp, missing = [] }: PartProps) {
  const isNone = !isLate && items.length === 0 && missing.length === 0;
  return (
    <section className="act-part">
      <h3>
        <Status tone={tone}>{title}</Status>
      </h3>
      <ul>
        {items.map((item, index) => (
          <li key={index}>
            <OutsideText>{item}</OutsideText>
          </li>
        ))}
        {isLate && (
          <li>
            <Skeleton width={16} />
          </li>
        )}
        {isNotLookedUp && <li className="warn">Not checked</li>}
        {isNone && !isNotLookedUp && <li className="quiet">{none}</li>}
        {missing.map((text) => (
          <li key={text} className="warn">
            <OutsideText>{text}</OutsideText>
          </li>
        ))}
      </ul>
    </section>
  );
}
