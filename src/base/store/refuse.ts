/** Turns store failures into errors for callers. */
import { CallerError } from '../errors.js';
import type { Availability } from './availability.js';
import { EngineFault, OutageError, WriteError } from './error.js';

/** The store does not respond, or fails as it is read. */
export class StoreOutage extends CallerError {}

/** Rethrows anything that is not a store failure. */
export function refuse(error: unknown): never {
  if (error instanceof OutageError) throw new StoreOutage(...unavailable('answer, but it does not', error.retryAfter));
  if (error instanceof EngineFault) throw new StoreOutage(...unavailable('answer, but it fails', error.retryAfter));
  if (error instanceof WriteError) {
    throw new CallerError(...unavailable('keep this, but it cannot be written to', error.retryAfter));
  }
  throw error;
}

/** The same, for all that is asked of a store and written to it. */
export function refusing(availability: Pick<Availability, 'ask' | 'write'>): Pick<Availability, 'ask' | 'write'> {
  return {
    ask: (question) => availability.ask(question).catch(refuse),
    write: (change) => availability.write(change).catch(refuse),
  };
}

function unavailable(what: string, retryAfter: number): ConstructorParameters<typeof CallerError> {
  const message = `Expected the store to ${what}. Please try again in ${retryAfter} seconds.`;
  return ['STORE_UNAVAILABLE', message, { retryAfter }];
}
