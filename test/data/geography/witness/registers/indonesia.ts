/** Regencies, cities and districts of Indonesia (interior ministry, ODbL), as the package idn-area-data has them. */
import { csv, lazily } from './files.js';
import type { Registered } from './registered.js';

/** Codes begin with that of the province: "11.01". */
export const indonesia = lazily((): readonly Registered[] => {
  const provinces = new Map(csv('idn-area-data/data/provinces.csv').map(([code, name]) => [code, name]));
  return ['regencies', 'districts'].flatMap((file) =>
    csv(`idn-area-data/data/${file}.csv`).map(([code = '', , name = '']) => ({
      countryCode: 'ID',
      city: name.replace(/^(KABUPATEN|KOTA)( ADM(INISTRASI|\.))? /, ''),
      state: provinces.get(code.slice(0, 2)) ?? '',
    })),
  );
});
