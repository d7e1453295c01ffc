/** Reports operations that a limit of theirs has refused. */
import { type GraphQLError } from 'graphql';
import { type Bound, bounds, refusals } from '../../base/telemetry/diagnostics.js';
import { CallerError } from '../../base/errors.js';

/** Returns the error. */
export function reported<E extends GraphQLError>(error: E): E {
  const bound = refusals.hasSubscribers ? boundOf(error) : undefined;
  if (bound !== undefined) refusals.publish({ bound });
  return error;
}

function boundOf(error: GraphQLError): Bound | undefined {
  // graphql-js has no code for it.
  if (error.message.endsWith('tokens. Parsing aborted.')) return 'tokens';
  const { bound } = error.extensions;
  return error instanceof CallerError ? bounds.find((each) => each === bound) : undefined;
}
