/** Countries, their states and cities: searched by name, each with its details and what runs there. Public. */
import { useMemo, useState } from 'react';
import { count } from '../../format/money.js';
import { useGraphQuery } from '../../ask/use-graph-query.js';
import { PlacesCountriesDocument, PlacesCountryDocument, PlacesStateDocument } from '../../generated/graphql.js';
import { Beside } from '../../parts/side-panel.js';
import { type Column, sorted, sortIn, sortText } from '../../parts/grid/columns.js';
import { DataGrid } from '../../parts/grid/data-grid.js';
import { QueryLink } from '../../parts/section.js';
import { Empty, ProblemLine, Skeleton } from '../../parts/states.js';
import { go, hrefWith, useAddress, useParam } from '../../route/address.js';
import { Link } from '../../route/link.js';
import { Details } from './details.js';
import { FoundPlaces } from './found-places.js';
import { cityRow, countryRow, type PlaceRow, placesLike, stateRow } from './place-row.js';

const nothing = {};
const columns: readonly Column<PlaceRow>[] = [
  {
    id: 'name',
    header: 'Name',
    width: 180,
    grow: 2,
    priority: 1,
    cell: ({ name }) => name,
    sortBy: ({ name }) => name,
  },
  {
    id: 'own',
    header: 'Local name',
    width: 140,
    grow: 2,
    priority: 3,
    cell: ({ own }) => <span className="quiet">{own}</span>,
    sortBy: ({ own }) => own || null,
  },
  {
    id: 'about',
    header: 'Kind',
    width: 100,
    grow: 1,
    priority: 4,
    cell: ({ about }) => <span className="quiet">{about}</span>,
    sortBy: ({ about }) => about,
  },
  {
    id: 'population',
    header: 'Inhabitants',
    width: 110,
    priority: 2,
    align: 'end',
    cell: ({ population }) => population !== null && count(population),
    sortBy: ({ population }) => population,
  },
];

/** The columns that places of a level have. */
function columnsOf(level: 'countries' | 'states' | 'cities'): readonly Column<PlaceRow>[] {
  if (level === 'countries') return columns.map((each) => (each.id === 'about' ? { ...each, header: 'Region' } : each));
  return columns.filter(({ id }) => id !== (level === 'states' ? 'population' : 'own'));
}

export default function Places() {
  const { params } = useAddress();
  const [code, state, city] = ['country', 'state', 'city'].map((name) => params.get(name));
  const [sortParam, setSort] = useParam('sort');
  const [text, setText] = useState('');
  const countries = useGraphQuery(PlacesCountriesDocument, nothing);
  const country = useGraphQuery(PlacesCountryDocument, { code: code ?? '' }, { pause: !code });
  const within = useGraphQuery(
    PlacesStateDocument,
    { country: code ?? '', state: state ?? '' },
    { pause: !code || !state },
  );
  const result = !code ? countries : !state ? country : within;
  const rows = useMemo(() => {
    if (!code) return countries.data?.countries.map(countryRow);
    if (!state) return country.isOld ? undefined : country.data?.country?.states.map((each) => stateRow(code, each));
    return within.isOld ? undefined : within.data?.state?.cities.map((each) => cityRow(code, state, each));
  }, [code, state, countries.data, country.data, country.isOld, within.data, within.isOld]);
  const shown = useMemo(
    () => sorted(placesLike(rows ?? [], text), columns, sortIn(sortParam, null)),
    [rows, text, sortParam],
  );
  const level = !code ? 'countries' : !state ? 'states' : 'cities';
  const open = (row: PlaceRow) => {
    setText('');
    go(hrefWith({ ...row.params, about: null }));
  };
  const items = useMemo(() => shown.map((row) => ({ kind: 'row', row }) as const), [shown]);
  const up = city ? { city: null } : state ? { state: null } : { country: null };
  const here = country.data?.country ?? null;
  const place = within.isOld ? null : (within.data?.state ?? null);
  return (
    <Beside
      width={520}
      list={
        <>
          <nav className="places-way" aria-label="Place">
            <Link href={hrefWith({ country: null, state: null, city: null })}>All countries</Link>
            {code && <Link href={hrefWith({ state: null, city: null })}>{here?.name ?? code}</Link>}
            {state && <Link href={hrefWith({ city: null })}>{place?.name ?? state}</Link>}
            {city && <span>{city}</span>}
            {here && !city && (
              <Link className="places-about" href={hrefWith({ about: 'yes' })}>
                About {place?.name ?? here.name}
              </Link>
            )}
          </nav>
          <input
            className="input"
            type="search"
            aria-label="Find a place"
            placeholder="Find a place anywhere, or in this list"
            data-key-filter=""
            value={text}
            onChange={({ target }) => setText(target.value)}
          />
          <FoundPlaces text={text} onOpen={open} />
          <div className="list-bar">
            <span aria-live="polite">
              {rows ? (
                <>
                  <strong>{count(shown.length || rows.length)}</strong>
                  {shown.length > 0 && shown.length < rows.length && ` of ${count(rows.length)}`} {level}
                  {shown.length === 0 && rows.length > 0 && ', none of them called that'}
                </>
              ) : (
                <Skeleton width={14} />
              )}
            </span>
            <div className="section-tools">
              <QueryLink operation={result.operation} of={level} />
            </div>
          </div>
          <ProblemLine result={result} />
          <DataGrid
            label={level}
            items={items}
            columns={columnsOf(level)}
            keyOf={({ key }) => key}
            nameOf={({ name }) => name}
            phone={(row) => <Phone row={row} />}
            sort={sortIn(sortParam, null)}
            onSort={(next) => setSort(sortText(next), { replace: true })}
            open={rows?.find(({ params: own }) => own.city !== null && own.city === city)?.key ?? null}
            onOpen={open}
            isLoading={rows === undefined && result.problems.length === 0}
            empty={rows?.length === 0 && <Empty icon="places" title={`No ${level} are known here`} />}
          />
        </>
      }
      side={
        code && here && !country.isOld ? (
          <>
            {/* Where it would cover the list, it opens only on request. */}
            {!city && params.get('about') === null && <span className="places-beside" hidden />}
            <Details country={here} state={place} city={city ?? null} />
          </>
        ) : null
      }
      sideLabel="The chosen place"
      onClose={() => go(hrefWith({ ...up, about: null }))}
    />
  );
}

function Phone({ row }: { row: PlaceRow }) {
  return (
    <>
      <span className="clip">{row.name}</span>
      <span>{row.population !== null && count(row.population)}</span>
      <span className="grid-phone-beneath">{[row.own, row.about].filter(Boolean).join(', ')}</span>
    </>
  );
}
