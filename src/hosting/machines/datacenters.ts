/** Where the data centers and locations of dedicated servers are, by the letters that their names begin with. */

export interface DatacenterPlace {
  /** ISO 3166-1 code, two letters. */
  readonly country: string;
  /** By name, in the United States with the code of the state: `Ashburn, VA`. */
  readonly city: string;
  readonly latitude: number;
  readonly longitude: number;
}

const places: Readonly<Record<string, DatacenterPlace>> = {
  FSN: { country: 'DE', city: 'Falkenstein', latitude: 50.47612, longitude: 12.370071 },
  NBG: { country: 'DE', city: 'Nuremberg', latitude: 49.452102, longitude: 11.076665 },
  HEL: { country: 'FI', city: 'Helsinki', latitude: 60.169855, longitude: 24.938379 },
};

/** Of `FSN1-DC8` or `FSN1`; undefined for places that are not known. */
export function placeOf(name: string): DatacenterPlace | undefined {
  return places[name.slice(0, 3).toUpperCase()];
}
