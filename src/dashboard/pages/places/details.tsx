/** Details of a country, or of one of its states or cities. */
import type { ReactNode } from 'react';
import { count } from '../../format/money.js';
import type { PlacesCountryQuery, PlacesStateQuery } from '../../generated/graphql.js';
import { PlaceMap } from '../../map/place-map.js';
import { SideHead } from '../../parts/side-panel.js';
import { go, hrefTo, hrefWith, useAddress } from '../../route/address.js';
import { Link } from '../../route/link.js';
import { allows, useToken } from '../../shell/scope.js';
import { RunsHere } from './runs-here.js';

type Country = NonNullable<PlacesCountryQuery['country']>;
type OpenedState = NonNullable<PlacesStateQuery['state']>;

/** Further names are counted. */
const translationsShown = 8;

export function Details({
  country,
  state,
  city,
}: {
  country: Country;
  state: OpenedState | null;
  city: string | null;
}) {
  const inState = city === null ? undefined : state?.cities.find(({ name }) => name === city);
  // If it was opened over the list, closing it shows the list again.
  const isAsked = useAddress().params.get('about') !== null;
  const mayKnow = allows(useToken(), 'HOSTING_READ');
  const at = inState ?? state ?? country;
  const title = inState?.name ?? state?.name ?? country.name;
  const under = inState
    ? `${state?.name}, ${country.name}`
    : state
      ? (state.type ?? 'state') + ` of ${country.name}`
      : country.isoCode;
  const up = inState
    ? { city: null }
    : state
      ? { state: null, city: null }
      : { country: null, state: null, city: null };
  return (
    <>
      <SideHead title={title} under={under} onClose={() => go(hrefWith(isAsked ? { about: null } : up))} />
      <section className="side-part" aria-label="About it">
        <dl className="pairs">
          {inState ? (
            <>
              <Pair label="Inhabitants">{inState.population !== null && count(inState.population)}</Pair>
              <Pair label="Time zone">{inState.timezone}</Pair>
              <Pair label="Position">{position(inState.latitude, inState.longitude)}</Pair>
            </>
          ) : state ? (
            <>
              <Pair label="Local name">{state.nativeName}</Pair>
              <Pair label="Code">{`${country.isoCode}-${state.code}`}</Pair>
              <Pair label="Time zone">{state.timezone}</Pair>
              <Pair label="Position">{position(state.latitude, state.longitude)}</Pair>
              <Pair label="Cities">{count(state.cities.length)}</Pair>
            </>
          ) : (
            <>
              <Pair label="Local name">{country.nativeName}</Pair>
              <Pair label="Codes">{`${country.isoCode}, ${country.iso3}`}</Pair>
              <Pair label="Capital">{country.capital}</Pair>
              <Pair label="Part of">{country.subregion ?? country.region}</Pair>
              <Pair label="Inhabitants">{country.population !== null && count(country.population)}</Pair>
              <Pair label="Languages">
                {country.languages
                  .filter(({ isOfficial: official }) => official)
                  .map(({ name }) => name)
                  .join(', ')}
              </Pair>
              <Pair label="Time zones">{country.timezones.join(', ')}</Pair>
              <Pair label="Dialling code">{country.callingCodes.join(', ')}</Pair>
              <Pair label="Position">{position(country.latitude, country.longitude)}</Pair>
            </>
          )}
          {country.currency && (
            <Pair label="Currency">
              <Link href={hrefTo('rates', { open: country.currency.code })}>{country.currency.code}</Link>{' '}
              {country.currency.name}
            </Pair>
          )}
        </dl>
        <PlaceMap name={title} latitude={at.latitude} longitude={at.longitude} />
      </section>
      {mayKnow && (!state || inState) && <RunsHere country={country.isoCode} city={inState?.name ?? null} />}
      {!state && country.translations.length > 0 && (
        <section className="side-part" aria-label="In other languages">
          <h3>In other languages</h3>
          <dl className="pairs">
            {country.translations.slice(0, translationsShown).map(({ language, name }) => (
              <Pair key={language} label={language}>
                <span lang={language}>{name}</span>
              </Pair>
            ))}
          </dl>
          {country.translations.length > translationsShown && (
            <p className="small quiet">and {count(country.translations.length - translationsShown)} more</p>
          )}
        </section>
      )}
    </>
  );
}

function Pair({ label, children }: { label: string; children: ReactNode }) {
  if (children === null || children === undefined || children === false || children === '') return null;
  return (
    <>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </>
  );
}

function position(latitude: number | null, longitude: number | null): string | null {
  if (latitude === null || longitude === null) return null;
  return `${Math.abs(latitude).toFixed(2)}° ${latitude < 0 ? 'S' : 'N'}, ${Math.abs(longitude).toFixed(2)}° ${longitude < 0 ? 'W' : 'E'}`;
}
