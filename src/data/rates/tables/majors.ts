/** Currencies that every table must have and that never leap. */
export const majors: readonly string[] = 'USD EUR JPY GBP CNY INR AUD CAD CHF HKD SGD SEK NOK DKK NZD KRW'.split(' ');
