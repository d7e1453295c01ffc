/** Whether both names are transcriptions of one in Arabic: "Bayt Sāḩūr" and "Beit Sahour", of which the West Bank has many. */
import { fold } from '../../../data/geography/search/fold.js';

export function isTranscribed(country: string, one: string, other: string): boolean {
  return country === 'PS' && consonants(one) === consonants(other);
}

function consonants(name: string): string {
  return fold(name)
    .replace(/(^| )(a[a-z]{1,2}|el) /g, ' ')
    .replace(/[aeiouwy' ]/g, '')
    .replace(/(.)\1+/g, '$1')
    .replace(/h$/, '');
}
