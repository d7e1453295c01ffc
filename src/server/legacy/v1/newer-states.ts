/**
 * States that v1 does not list, as they were made after its list was: their cities stand in the state that they were in
 * before. So do the cities that left a state which is no more.
 */
import { ofEach } from '../../../base/of-each.js';
import type { City } from '../../../data/geography/city.js';
import type { Geography } from '../../../data/geography/geography.js';
import type { Country, State } from '../../../data/geography/country.js';
import { compareFolded, fold } from '../../../data/geography/search/fold.js';

/** Their codes by country. */
const newer: Readonly<Record<string, readonly string[]>> = {
  AO: ['CUA', 'CUB', 'ICB', 'MXL'],
  BF: ['DYA', 'KAR', 'SRB', 'SRU', 'SUM', 'TPO'],
  BI: ['BG', 'BH', 'BJ', 'BT'],
  CF: ['LP', 'MR', 'OF'],
  CG: ['CO', 'DL', 'NA'],
  ET: ['CE', 'SE'],
  GB: ['CBD', 'WAF'],
  IQ: ['HA'],
  LB: ['KJ'],
  ML: ['BAN', 'BOU', 'DIO', 'DOU', 'KIT', 'KOU', 'NAR', 'NIO', 'SAN'],
  PH: ['NIR'],
  SS: ['GPA', 'RUW'],
  TL: ['AT'],
  UG: ['338'],
};

/** The codes of the states that those in a newer one were in, by country and code. */
const formerParents: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  BF: { GNA: '08', KMD: '08', KOS: '01', NAY: '01', SOM: '12', SOR: '01', TAP: '08' },
  PH: { NEC: '06', NER: '07', SIG: '07' },
};

export function isListed({ country, code }: State): boolean {
  return newer[country.isoCode]?.includes(code) !== true;
}

/** The states that lie in a newer one now, and lay in this one. */
export function formerChildrenOf({ country, code }: State): State[] {
  const parents = formerParents[country.isoCode];
  return parents === undefined ? [] : country.states.filter((state) => parents[state.code] === code);
}

/** The names of the cities that v1 has as the state's own, by name. */
export function cityNamesIn(geography: Geography, state: State): string[] {
  const { changed, namesByState } = changesIn(state.country, geography);
  const own = changed.has(state) ? [] : geography.cityNamesOf(state);
  const names = namesByState.get(state);
  if (names === undefined) return own;
  return [...own, ...names].sort((a, b) => compareFolded(fold(a), fold(b)));
}

interface Changes {
  /** Newer states, and those that stand for one which is no more. */
  readonly changed: ReadonlySet<State>;
  /** The names of their cities by the state that v1 has them in. */
  readonly namesByState: ReadonlyMap<State, readonly string[]>;
}

const changesIn = ofEach((country: Country, geography: Geography): Changes => {
  const standing = country.states.flatMap((state) => geography.standingFor(state));
  const changed = new Set([...country.states.filter((state) => !isListed(state)), ...standing]);
  const namesByState = new Map<State, string[]>();
  for (const state of changed) {
    for (const city of geography.citiesOf(state).filter((each) => each.state === state)) {
      const listed = listedStateOf(geography, city);
      namesByState.set(listed, [...(namesByState.get(listed) ?? []), city.name]);
    }
  }
  return { changed, namesByState };
});

function listedStateOf(geography: Geography, city: City): State {
  const former = geography
    .formerStatesOf(city)
    .flatMap(({ state }) => state ?? [])
    .filter(isListed);
  const left = isListed(city.state) ? former.find((state) => geography.standingFor(state).length > 0) : former[0];
  return left ?? city.state;
}
