/** The zones to the left of the list, each with its records and how many of them lead to nobody. */
import { useMemo, useState } from 'react';
import { count } from '../../../format/money.js';
import { fold } from '../../../filter/fold.js';
import { Icon } from '../../../parts/icon.js';
import { Skeleton } from '../../../parts/states.js';
import { Status } from '../../../parts/status.js';
import { hrefWith } from '../../../route/address.js';
import { Link } from '../../../route/link.js';
import type { ZoneCounts } from '../counts.js';
import type { ZoneRow } from '../name-row.js';
import { zoneEntries, type ZoneEntry } from './zone-entries.js';
import { OutsideText } from '../../../parts/outside-text.js';

interface ZonesProps {
  /** How many records there are; undefined where that is unknown. */
  readonly total: number | undefined;
  readonly counts: ZoneCounts | undefined;
  /** False where they could not be read. */
  readonly isKnown: boolean;
  readonly zones: readonly ZoneRow[];
  readonly chosen: string | null;
}

/** A button shows more. */
const first = 100;

export function ZoneList({ total, counts, isKnown, zones, chosen }: ZonesProps) {
  const [text, setText] = useState('');
  const [isAll, setAll] = useState(false);
  const entries = useMemo(() => zoneEntries(zones, counts), [zones, counts]);
  const found = entries.filter(({ name }) => fold(name).includes(fold(text.trim())));
  const shown = isAll ? found : found.slice(0, first);
  // Ordered by count: before the counts are known, zones would move under the pointer.
  const isAwaited = isKnown && counts === undefined;
  return (
    <nav className="names-zones" aria-label="Zones" aria-busy={isAwaited}>
      <div className="names-find">
        <Icon name="search" />
        <input
          className="input"
          type="search"
          aria-label="Find a zone"
          placeholder="Find a zone"
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
      </div>
      <ul>
        {text.trim() === '' && (
          <li>
            <Link className="names-zone" href={hrefWith({ zone: null })} aria-current={chosen === null}>
              <span className="clip">All zones</span>
              <span className="names-zone-count">
                {!isKnown ? '' : total === undefined ? <Skeleton width={4} /> : count(total)}
              </span>
            </Link>
          </li>
        )}
        {isAwaited
          ? shown.map((_, place) => (
              <li key={place} className="names-zone">
                <Skeleton width={14} />
              </li>
            ))
          : shown.map((entry) => (
              <li key={entry.id}>
                <Entry entry={entry} isChosen={entry.name === chosen} />
              </li>
            ))}
      </ul>
      {shown.length < found.length && (
        <button type="button" className="button link small" onClick={() => setAll(true)}>
          {count(found.length - shown.length)} more zones
        </button>
      )}
      {counts !== undefined && found.length === 0 && (
        <p className="small quiet">{isKnown ? 'No matching zones.' : 'Zones unknown.'}</p>
      )}
    </nav>
  );
}

function Entry({ entry, isChosen }: { entry: ZoneEntry; isChosen: boolean }) {
  const { name, word, problem, nobody, records } = entry;
  return (
    <Link className="names-zone" href={hrefWith({ zone: name })} aria-current={isChosen} title={problem ?? name}>
      <span className="clip">
        <OutsideText>{name}</OutsideText>
      </span>
      {word !== null && <span className="small quiet">{word}</span>}
      {problem !== null && <Status tone="unknown">not read</Status>}
      {nobody !== null && nobody > 0 && (
        <Status tone="bad">
          {count(nobody)}
          <span className="hidden-text"> at nobody,</span>
        </Status>
      )}
      <span className="names-zone-count">
        {problem === null && records !== null && (
          <>
            {count(records)}
            <span className="hidden-text"> records</span>
          </>
        )}
      </span>
    </Link>
  );
}

/** The same as a select, where there is no room beside the list. */
export function ZoneSelect({
  total,
  counts,
  isKnown,
  zones,
  chosen,
  onChoose,
}: ZonesProps & { onChoose(zone: string | null): void }) {
  const entries = useMemo(() => zoneEntries(zones, counts), [zones, counts]);
  return (
    <select
      className="input names-zone-select"
      aria-label="Zone"
      value={chosen ?? ''}
      onChange={({ target }) => onChoose(target.value === '' ? null : target.value)}
    >
      <option value="">All zones{total !== undefined && isKnown ? ` (${count(total)})` : ''}</option>
      {entries.map(({ id, name, nobody, records }) => (
        <option key={id} value={name}>
          {name}
          {records !== null &&
            ` (${count(records)}${nobody !== null && nobody > 0 ? `, ${count(nobody)} at nobody` : ''})`}
        </option>
      ))}
    </select>
  );
}
