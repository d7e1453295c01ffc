/** Municipalities of Brazil (IBGE), as the package estados-cidades has them. */
import { texts } from '../../../../../src/base/checked.js';
import { call, exported, lazily } from './files.js';
import type { Registered } from './registered.js';

export const brazil = lazily((): readonly Registered[] => {
  const { states, cities } = exported('estados-cidades');
  return texts(call(states, [])).flatMap((state) =>
    texts(call(cities, [state])).map((city) => ({ countryCode: 'BR', city, state })),
  );
});
