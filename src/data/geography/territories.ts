/**
 * Countries of ISO 3166-1 that ISO 3166-2 also lists as states of the country that they belong to: by that country and the
 * code of the state. The cities are those of the territory alone, and the state leads to it.
 */
import type { State } from './country.js';

const listed: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  CN: { HK: 'HK', MO: 'MO', TW: 'TW' },
  FR: {
    971: 'GP',
    972: 'MQ',
    973: 'GF',
    974: 'RE',
    976: 'YT',
    BL: 'BL',
    MF: 'MF',
    NC: 'NC',
    PF: 'PF',
    PM: 'PM',
    TF: 'TF',
    WF: 'WF',
  },
  NO: { 21: 'SJ' },
  US: { AS: 'AS', GU: 'GU', MP: 'MP', PR: 'PR', UM: 'UM', VI: 'VI' },
};

/** Keys such as "US PR" lead to the code of the territory. */
export const territories: ReadonlyMap<string, string> = new Map(
  Object.entries(listed).flatMap(([country, states]) =>
    Object.entries(states).map(([state, territory]): [string, string] => [`${country} ${state}`, territory]),
  ),
);

/** The code of the territory that the state is. */
export function territoryCode({ country, code }: State): string | undefined {
  return territories.get(`${country.isoCode} ${code}`);
}
