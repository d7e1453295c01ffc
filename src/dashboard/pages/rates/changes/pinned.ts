/** Currencies that the reader has pinned, in this browser; the majors by default. */
import { listPreference } from '../../../parts/preference.js';

const majors = 'USD EUR GBP CHF JPY SGD AED CNY SEK NOK DKK PLN CZK KWD AUD CAD BRL ZAR KRW IDR TRY'.split(' ');

export const pinned = listPreference('pinned-rates', /^[A-Z]{3}$/, majors);

export function pinOrNot(code: string): void {
  const codes = pinned.get();
  pinned.set(codes.includes(code) ? codes.filter((each) => each !== code) : [...codes, code]);
}
