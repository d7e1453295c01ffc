/** The texts of persisted queries by their SHA-256, so that a client may send the hash alone from the second time on. */
import { GraphQLError } from 'graphql';
import { caches, sizedCache } from '../../base/shares/caches.js';
import { sha256 } from '../../base/telemetry/operation-record.js';
import { isObject } from '../../base/unknown.js';
import { type Body, isGiven } from '../http/parse-request.js';

export class PersistedQueries {
  readonly #texts = sizedCache<string, string>(caches.persistedQueries, (text) => text.length + 1);

  /** The text that the hash names; undefined where there is no hash, or one that names no text. */
  textIn(body: Body): string | undefined {
    const hash = hashIn(body);
    return hash === undefined ? undefined : this.#texts.get(hash);
  }

  /** Call it once its text is known to be valid. */
  keep(body: Body): void {
    const hash = hashIn(body);
    if (hash !== undefined && typeof body['query'] === 'string') this.#texts.set(hash, body['query']);
  }
}

/** Whether it names its own text by its hash, or has none. Apollo refuses all others. */
export function isOfItsHash({ query, extensions }: Body): boolean {
  if (!isPersisted(extensions)) return true;
  return typeof query === 'string' && hashIn({ extensions }) === sha256(query);
}

/** The error, in the words of Apollo, for a hash that came without its text: clients then send both. */
export function refusalOfHash(body: Body): GraphQLError | undefined {
  if (isGiven(body['query']) || hashIn(body) === undefined) return undefined;
  return new GraphQLError('PersistedQueryNotFound', { extensions: { code: 'PERSISTED_QUERY_NOT_FOUND' } });
}

function isPersisted(extensions: unknown): boolean {
  return isObject(extensions) && extensions['persistedQuery'] !== undefined && extensions['persistedQuery'] !== null;
}

/** Undefined for what Apollo does not take for one. */
export function hashIn({ extensions }: Body): string | undefined {
  const persisted = isObject(extensions) ? extensions['persistedQuery'] : undefined;
  if (!isObject(persisted) || persisted['version'] !== 1) return undefined;
  const hash = persisted['sha256Hash'];
  return typeof hash === 'string' ? hash : undefined;
}
