/** What registers say, in the form that they are all read in. */

export interface Registered {
  readonly countryCode: string;
  readonly city: string;
  /** Name or code of the state, or of a division in it. */
  readonly state: string;
}
