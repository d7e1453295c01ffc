/** The first places that a search finds. */
import type { FoundPlace, Geography } from '../../../src/data/geography/geography.js';

export function hitsFor(geography: Geography, text: string, most: number): FoundPlace[] {
  const found: FoundPlace[] = [];
  for (const hit of geography.search(text)) {
    if (found.push(hit) === most) break;
  }
  return found;
}

export function placesFound(geography: Geography, text: string, most: number): FoundPlace['place'][] {
  return hitsFor(geography, text, most).map(({ place }) => place);
}
