/** The places of data centers and locations of dedicated servers, by the first letters of their names. */

export interface DatacenterPlace {
  /** ISO 3166-1 code, two letters. */
  readonly country: string;
  /** The city; in the United States with the code of the state: `Ashburn, VA`. */
  readonly city: string;
  readonly latitude: number;
  readonly longitude: number;
}

const places: Readonly<Record<string, DatacenterPlace>> = {
  FSN: { country: 'DE', city: 'Falkenstein', latitude: 50.47612, longitude: 12.370071 },
  NBG: { country: 'DE', city: 'Nuremberg', latitude: 49.452102, longitude: 11.076665 },
  HEL: { country: 'FI', city: 'Helsinki', latitude: 60.169855, longitude: 24.938379 },
};

/** The place of a name, for instance `FSN1-DC8` or `FSN1`; undefined for unknown places. */
export function placeOf(name: string): DatacenterPlace | undefined {
  return places[name.slice(0, 3).toUpperCase()];
}
