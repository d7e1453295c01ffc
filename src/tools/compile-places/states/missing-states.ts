/** States of ISO 3166-2 that the base package lacks; one of them it has in the name of another. */
import type { BaseCountry, BaseState } from '../read-base.js';

const missing: Readonly<Record<string, readonly BaseState[]>> = {
  GR: [
    {
      code: '69',
      name: 'Mount Athos',
      nativeName: 'Άγιον Όρος',
      type: 'self-governed part',
      latitude: 40.25,
      longitude: 24.21,
      timezone: 'Europe/Athens',
    },
  ],
  HR: [
    {
      code: '21',
      name: 'Zagreb',
      nativeName: 'Grad Zagreb',
      type: 'city',
      latitude: 45.81444,
      longitude: 15.97798,
      timezone: 'Europe/Zagreb',
    },
  ],
};

/** The base package calls the county around the city by the name of the city. */
const names: Readonly<Record<string, string>> = { 'HR 01': 'Zagreb County' };

export function withMissingStates(countries: readonly BaseCountry[]): BaseCountry[] {
  return countries.map((country) => ({
    ...country,
    states: [
      ...country.states.map((state) => ({ ...state, name: names[`${country.isoCode} ${state.code}`] ?? state.name })),
      ...(missing[country.isoCode] ?? []),
    ],
  }));
}
