/** The error of work that nobody waits for any more: it is neither sent nor counted. */
import { CallerError } from './errors.js';

export function abandoned(): CallerError {
  return new CallerError('REQUEST_TIMEOUT', 'Expected a client that waits for its answer, but it has disconnected.');
}
