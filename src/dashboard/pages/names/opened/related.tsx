/** Other names that lead the same way, and your resources that may be meant. */
import { count } from '../../../format/money.js';
import { hrefWith } from '../../../route/address.js';
import { Link } from '../../../route/link.js';
import { Status } from '../../../parts/status.js';
import type { Meant } from '../might-be-meant.js';
import type { NameRow } from '../name-row.js';
import { OutsideText } from '../../../parts/outside-text.js';

const shown = 8;

export function AlsoThrough({ host, others }: { host: string; others: readonly NameRow[] }) {
  if (others.length === 0) return null;
  return (
    <section className="side-part" aria-label={`Also lead through ${host}`}>
      <h3>
        Also lead through <OutsideText>{host}</OutsideText> <span className="quiet">{count(others.length)}</span>
      </h3>
      <ul>
        {others.slice(0, shown).map(({ key, name, type }) => (
          <li key={key} className="names-related">
            <Link className="clip" href={hrefWith({ open: key })}>
              <OutsideText>{name}</OutsideText>
            </Link>
            <span className="small quiet">{type}</span>
          </li>
        ))}
      </ul>
      {others.length > shown && <p className="small quiet">and {count(others.length - shown)} more</p>}
    </section>
  );
}

interface MightBeProps {
  readonly meant: readonly Meant[];
  /** Null where the token may not change it. */
  readonly onChoose: ((content: string) => void) | null;
}

export function MightBeMeant({ meant, onChoose }: MightBeProps) {
  if (meant.length === 0) return null;
  return (
    <section className="side-part" aria-label="Did you mean">
      <h3>Did you mean</h3>
      <ul>
        {meant.map(({ name, words, content }) => (
          <li key={name} className="names-related">
            <Status tone="quiet">
              {onChoose ? (
                <button type="button" className="button link" onClick={() => onChoose(content)}>
                  <OutsideText>{name}</OutsideText>
                </button>
              ) : (
                <OutsideText>{name}</OutsideText>
              )}
            </Status>
            <span className="small quiet clip">
              <OutsideText>{words}</OutsideText>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
