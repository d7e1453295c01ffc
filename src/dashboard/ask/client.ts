/** The page's GraphQL client: the same endpoint as for everybody, with the cookie of this page. */
import {
  cacheExchange,
  type CombinedError,
  createClient,
  fetchExchange,
  mapExchange,
  type Client,
  type OperationResult,
} from 'urql';
import { answered, failed } from './connection.js';
import { problemsOf } from './problem.js';
import { recordReads } from './account-reads.js';
import { receivedAt } from './reads.js';
import { session } from './session.js';
import { recordSources } from '../format/source-states.js';
import { root } from '../route/address.js';

export function newClient(): Client {
  return createClient({
    url: `${root}/graphql`,
    preferGetMethod: false,
    exchanges: [cacheExchange, mapExchange({ onResult: received }), fetchExchange],
    fetchOptions: { credentials: 'same-origin' },
  });
}

/** Only for results from the server: cached ones are no news, and keep the time at which they came. */
function received(result: OperationResult): OperationResult {
  recordSources(result.data, problemsOf(result.error));
  recordReads(result.extensions);
  return { ...result, extensions: { ...result.extensions, ...receivedAt(Date.now()) } };
}

/** To be called with each result from the server. */
export function noteResult(error: CombinedError | undefined): void {
  const isSilent = error?.networkError !== undefined && error.response === undefined;
  if (isSilent) failed();
  else answered();
  if (isUnauthenticated(error)) refused();
}

function refused(): void {
  if (session.get() === 'signed-in') session.set('ended');
  if (session.get() === 'unknown') session.set('signed-out');
}

function isUnauthenticated(error: CombinedError | undefined): boolean {
  return error?.graphQLErrors.some(({ extensions }) => extensions['code'] === 'UNAUTHENTICATED') ?? false;
}
