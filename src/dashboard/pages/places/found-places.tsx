/** Search for places anywhere: exact names first, with typos tolerated. */
import { useDeferredValue } from 'react';
import { useGraphQuery } from '../../ask/use-graph-query.js';
import { PlacesSearchDocument } from '../../generated/graphql.js';
import { foundRows, type PlaceRow } from './place-row.js';

export function FoundPlaces({ text, onOpen }: { text: string; onOpen(row: PlaceRow): void }) {
  const wanted = useDeferredValue(text.trim().slice(0, 100));
  const { data } = useGraphQuery(PlacesSearchDocument, { text: wanted }, { pause: wanted === '' });
  if (wanted === '' || text === '' || !data) return null;
  return (
    <ul className="places-found" aria-label="Places anywhere">
      {data.search.edges.flatMap(foundRows).map((row) => (
        <li key={row.key}>
          <button type="button" className="button small" onClick={() => onOpen(row)}>
            {row.name}
            <span className="quiet">{row.about}</span>
            {row.matched !== '' && <span className="quiet">{row.matched}</span>}
          </button>
        </li>
      ))}
    </ul>
  );
}
