/** The texts of persisted queries by their SHA-256, so that a client may send the hash alone from the second time on. */
import { caches, sizedCache } from '../../base/shares/caches.js';
import { sha256 } from '../../base/telemetry/operation-record.js';
import { isObject } from '../../base/unknown.js';
import type { Body } from '../http/parse-request.js';

export class PersistedQueries {
  readonly #texts = sizedCache<string, string>(caches.persistedQueries, (text) => text.length + 1);

  /** The body with the text that its hash names; as it is where it has no hash, or one that names no text. */
  resolved(body: Body): Body {
    // Null counts as absent here.
    if (body['query'] !== undefined && body['query'] !== null) return body;
    const hash = hashIn(body);
    const query = hash === undefined ? undefined : this.#texts.get(hash);
    return query === undefined ? body : { ...body, query };
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

function isPersisted(extensions: unknown): boolean {
  return isObject(extensions) && extensions['persistedQuery'] !== undefined && extensions['persistedQuery'] !== null;
}

/** Undefined for what Apollo does not take for one. */
function hashIn({ extensions }: Body): string | undefined {
  const persisted = isObject(extensions) ? extensions['persistedQuery'] : undefined;
  if (!isObject(persisted) || persisted['version'] !== 1) return undefined;
  const hash = persisted['sha256Hash'];
  return typeof hash === 'string' ? hash : undefined;
}
