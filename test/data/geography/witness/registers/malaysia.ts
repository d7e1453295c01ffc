/** Post towns of Malaysia (Pos Malaysia), as the package malaysia-postcodes has them. */
import { getCities, getStates } from 'malaysia-postcodes';
import type { Registered } from './registered.js';

/** "Wp" are the federal territories. */
export const malaysia: readonly Registered[] = getStates().flatMap((state) =>
  getCities(state).map((city) => ({ countryCode: 'MY', city, state: state.replace(/^Wp /, '') })),
);
