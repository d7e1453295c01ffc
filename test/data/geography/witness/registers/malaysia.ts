/** Post towns of Malaysia (Pos Malaysia), as the package malaysia-postcodes has them. */
import { texts } from '../../../../../src/base/checked.js';
import { call, exported, lazily } from './files.js';
import type { Registered } from './registered.js';

/** "Wp" are the federal territories. */
export const malaysia = lazily((): readonly Registered[] => {
  const { getStates, getCities } = exported('malaysia-postcodes');
  return texts(call(getStates, [])).flatMap((state) =>
    texts(call(getCities, [state])).map((city) => ({ countryCode: 'MY', city, state: state.replace(/^Wp /, '') })),
  );
});
