/** All places, loaded once in each worker: nobody changes them. */
import { type Geography, loadGeography } from '../../../src/data/geography/geography.js';

let geography: Geography | undefined;

export function sharedGeography(): Geography {
  geography ??= loadGeography();
  return geography;
}
