/** The targets of all names as one bar with counts; each count is a filter of the list. */
import { type AttentionCount, useAttention } from '../../ask/attention.js';
import { count, counted } from '../../format/money.js';
import { countIn, type Certainty, valueOf } from '../../ask/certainty.js';
import { Figure } from '../../parts/figure.js';
import { Skeleton } from '../../parts/states.js';
import { Status, type Tone } from '../../parts/status.js';
import { hrefWith } from '../../route/address.js';
import { Link } from '../../route/link.js';
import { useChosen } from '../../shell/scope.js';
import { type Counts, countsOf, nobodyIn } from './counts.js';
import { FindingsOfNames } from './findings-of-names.js';
import type { Standing } from './name-row.js';

const parts = [
  { standing: 'nobody', word: 'nobody', tone: 'bad', bar: 'names-bar-nobody' },
  { standing: 'unknown', word: 'unknown', tone: 'unknown', bar: 'names-bar-unknown' },
  { standing: 'awaited', word: 'being looked up', tone: 'unknown', bar: 'names-bar-unknown' },
  { standing: 'yours', word: 'yours', tone: 'quiet', bar: 'names-bar-yours' },
  { standing: 'elsewhere', word: 'elsewhere', tone: 'elsewhere', bar: 'names-bar-elsewhere' },
] as const satisfies readonly { standing: Standing; word: string; tone: Tone; bar: string }[];

export function StatesBar({ read }: { read: Certainty<Counts> }) {
  const findings = useAttention(JSON.stringify(useChosen()))('names');
  const counts = valueOf(read);
  const { by } = counts ?? countsOf([]);
  const nobody = countIn(nobodyIn(read), (found) => found);
  const shown = parts.filter(({ standing }) => by[standing] > 0 || (standing === 'nobody' && nobody.is === 'whole'));
  return (
    <div className="names-states">
      <p className="names-hero">
        <strong>
          <Figure of={nobody} width={2}>
            {count}
          </Figure>
        </strong>{' '}
        {nobody.is === 'unknown'
          ? 'how many names point at nobody'
          : valueOf(nobody) === 1
            ? 'name points at nobody'
            : 'names point at nobody'}
        {findings?.count !== 0 && (
          <>
            . <FindingsOfNames of={findings} />
          </>
        )}
      </p>
      <div className="names-bar" aria-hidden="true">
        {shown.map(
          ({ standing, bar }) =>
            by[standing] > 0 && <div key={standing} className={bar} style={{ flexGrow: by[standing] }} />,
        )}
      </div>
      <ul className="names-legend">
        {counts === undefined ? (
          read.is === 'awaited' && (
            <li>
              <Skeleton width={40} />
            </li>
          )
        ) : (
          <>
            {shown.map(({ standing, word, tone }) => (
              <li key={standing}>
                <Link href={hrefWith({ q: `state:${standing}` })}>
                  <Status tone={standing === 'nobody' && by.nobody === 0 ? toneOfNone(findings) : tone}>
                    {count(by[standing])} {word}
                  </Status>
                </Link>
              </li>
            ))}
            {by.none > 0 && (
              <li>
                <Link className="quiet" href={hrefWith({ q: 'state:none' })}>
                  {counted(by.none, 'other points', 'others point')} at no address (MX, TXT …)
                </Link>
              </li>
            )}
          </>
        )}
      </ul>
    </div>
  );
}

/** That no name leads to nobody reassures only where no finding says otherwise. */
function toneOfNone(findings: AttentionCount | null): Tone {
  return findings?.count === 0 ? 'done' : 'quiet';
}
