/** Municipalities of Brazil (IBGE), as the package estados-cidades has them. */
import { cities, states } from 'estados-cidades';
import type { Registered } from './registered.js';

export const brazil: readonly Registered[] = states().flatMap((state) =>
  cities(state).map((city) => ({ countryCode: 'BR', city, state })),
);
