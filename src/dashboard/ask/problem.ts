/** The problems of an operation, in the words of the response. */
import type { CombinedError } from 'urql';
import { HostingApiName } from '../generated/graphql.js';
import { withDetails } from './with-details.js';

export interface Problem {
  readonly message: string;
  /** A code of the table in docs/asking.md; null when there was no response. */
  readonly code: string | null;
  /** Fields from the root to what is missing, without list positions. */
  readonly path: readonly string[];
  /** The account whose API failed; null where none did. */
  readonly source: Failed | null;
}

interface Failed {
  readonly api: HostingApiName;
  readonly account: string;
}

export function problemsOf(error: CombinedError | undefined): readonly Problem[] {
  if (error === undefined) return none;
  if (error.networkError) return [{ message: 'Meridian is not responding.', code: null, path: [], source: null }];
  return error.graphQLErrors.map(({ message, extensions, path }) => ({
    message: withDetails(message, extensions),
    code: typeof extensions['code'] === 'string' ? extensions['code'] : null,
    path: (path ?? []).filter((step) => typeof step === 'string'),
    source: sourceIn(extensions['upstream']),
  }));
}

const apis = Object.values(HostingApiName);

function sourceIn(upstream: unknown): Failed | null {
  if (typeof upstream !== 'object' || upstream === null || !('api' in upstream) || !('account' in upstream))
    return null;
  const api = apis.find((each) => each === upstream.api);
  return api !== undefined && typeof upstream.account === 'string' ? { api, account: upstream.account } : null;
}

const none: readonly Problem[] = [];
