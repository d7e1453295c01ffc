/** Shows the machines that need attention above the list: how many, why, and the first of them. */
import { countIn, missingOf, type Certainty } from '../../ask/certainty.js';
import { count, counted } from '../../format/money.js';
import { whyOf } from '../../ask/why.js';
import { Figure } from '../../parts/figure.js';
import { Status } from '../../parts/status.js';
import { hrefTo, hrefWith } from '../../route/address.js';
import { Link } from '../../route/link.js';
import { Cost } from './columns.js';
import type { MachineRow } from './figures.js';
import { needy } from './needs.js';
import { OutsideText, OutsideTexts } from '../../parts/outside-text.js';

/** Machines that are named; the filter has all of them. */
const first = 4;

interface NeedsProps {
  /** Those of the chosen accounts, unfiltered; undefined until they are read. */
  readonly rows: readonly MachineRow[] | undefined;
  /** Completeness of the list, of the costs and of the findings. */
  readonly needed: Certainty<unknown>;
  /** Completeness of the list and of the costs alone: findings say themselves which of their lists are not read. */
  readonly billed: Certainty<unknown>;
  /** The reader looks for something else: the first machines are not named. */
  readonly isShort: boolean;
}

export function NeedsPart({ rows, needed, billed, isShort }: NeedsProps) {
  const wanted = needy(rows ?? []);
  const ofKind = (kind: 'finding' | 'off') => wanted.filter(({ needs }) => needs?.some((need) => need.kind === kind));
  const [found, off] = [ofKind('finding').length, ofKind('off').length];
  const all = countIn(rows === undefined && needed.is === 'least' ? { is: 'awaited' } : needed, () => wanted.length);
  const unread = missingOf(billed);
  return (
    <section className="machines-needs" aria-labelledby="machines-needs">
      <div className="machines-needs-head" role="status">
        <h2 id="machines-needs">Needs attention</h2>
        <p className="small">
          {all.is === 'whole' && all.value === 0 ? (
            'No machines.'
          ) : (
            <>
              <strong>
                <Figure of={all} width={3}>
                  {count}
                </Figure>
              </strong>
              {all.is === 'unknown'
                ? ' number of machines. '
                : all.is === 'whole' && all.value === 1
                  ? ' machine: '
                  : ' machines: '}
            </>
          )}
          {found > 0 && (
            <Link className="in-text" href={hrefWith({ q: 'needs:finding' })}>
              {count(found)} with findings
            </Link>
          )}
          {found > 0 && off > 0 && ', '}
          {off > 0 && (
            <Link className="in-text" href={hrefWith({ q: 'needs:off' })}>
              {count(off)} off
            </Link>
          )}
          {unread.length > 0 && (
            <>
              {found + off > 0 && ', '}
              <Link
                className="in-text warn"
                href={`${hrefTo('overview')}#sources`}
                title={unread.map(({ name, why }) => (why === null ? name : `${name}: ${whyOf(why)}`)).join('\n')}
              >
                {counted(unread.length, 'account', 'accounts')} not read
                {unread.some(({ isPart }) => isPart) && ' whole'}
              </Link>
            </>
          )}
        </p>
      </div>
      {!isShort && wanted.length > 0 && (
        <ul className="machines-needs-list">
          {wanted.slice(0, first).map((row) => (
            <Needy key={row.key} row={row} />
          ))}
          {wanted.length > first && (
            <li className="small">
              <Link href={hrefWith({ q: 'needs:finding,off' })}>
                All {count(wanted.length)}
                <span className="hidden-text"> that need attention</span>
              </Link>
            </li>
          )}
        </ul>
      )}
    </section>
  );
}

function Needy({ row: { key, name, needs, cost } }: { row: MachineRow }) {
  const reasons = needs ?? [];
  const isBad = (reasons[0]?.rank ?? 2) < 2;
  return (
    <li className="machines-needs-row">
      <Link href={hrefWith({ open: key })} className="row-title clip">
        <OutsideText>{name}</OutsideText>
      </Link>
      <span className="clip" title={reasons.map(({ text }) => text).join('\n')}>
        <Status tone={isBad ? 'bad' : 'off'}>
          <OutsideTexts of={reasons.map(({ text }) => text)} />
        </Status>
      </span>
      <span className="end">
        <Cost cost={cost} />
      </span>
    </li>
  );
}
