/** Responses that are serialised and compressed once, then cached until they are dropped. */
import { createHash } from 'node:crypto';
import type { LRUCache } from 'lru-cache';
import { caches, sizedCache } from '../../base/shares/caches.js';
import { bufferOf, sendable } from '../../base/bytes.js';
import { type Encoding, encode } from '../../base/content-encoding.js';

/** A resource; `name` is its cache key, and its headers say how it may be cached and what it varies by. */
export interface ReadyResource {
  readonly name: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly build: () => string;
  /** The result of `build`, if it was compressed beforehand. */
  readonly brotli?: Buffer;
}

/** One resource in one encoding. */
export interface ReadyResponse {
  readonly body: string | Buffer;
  readonly etag: string;
  readonly headers: Readonly<Record<string, string>>;
  /**
   * The headers of a 304: those that describe a body are left out. So is a policy, which belongs to the page that the
   * client has cached and may have changed.
   */
  readonly cacheHeaders: Readonly<Record<string, string>>;
}

const ofBody = new Set(['content-type', 'content-encoding', 'content-disposition']);

export class ReadyResponses {
  // Replaced together, so that a response begun before a drop is never cached after it.
  #ready = emptyCache();
  #pending = new Map<string, Promise<ReadyResponse>>();

  /** Synchronous when cached. The resource is read within this call, so that all of it comes from one table. */
  get(resource: ReadyResource, encoding: Encoding): ReadyResponse | Promise<ReadyResponse> {
    const key = `${encoding} ${resource.name}`;
    return this.#ready.get(key) ?? this.#pending.get(key) ?? this.#prepare(key, resource, encoding);
  }

  drop(): void {
    this.#ready = emptyCache();
    this.#pending = new Map();
  }

  #prepare(key: string, resource: ReadyResource, encoding: Encoding): ReadyResponse | Promise<ReadyResponse> {
    const [ready, pending] = [this.#ready, this.#pending];
    if (encoding === 'identity') {
      const answer = asItIs(resource);
      ready.set(key, answer);
      return answer;
    }
    const plain = this.get(resource, 'identity');
    const preparing = Promise.resolve(plain)
      .then((answer) => encoded(answer, encoding, resource.brotli))
      .then((answer) => {
        ready.set(key, answer);
        return answer;
      })
      .finally(() => pending.delete(key));
    pending.set(key, preparing);
    return preparing;
  }
}

function emptyCache(): LRUCache<string, ReadyResponse> {
  return sizedCache<string, ReadyResponse>(
    caches.readyAnswers,
    (answer, key) => answer.body.length + 2 * key.length + 1024,
  );
}

function asItIs({ headers, build }: ReadyResource): ReadyResponse {
  const body = Buffer.from(build());
  return answerOf(body, hashOf(body), { 'content-type': 'application/json; charset=utf-8', ...headers });
}

async function encoded(plain: ReadyResponse, wanted: Encoding, brotli?: Buffer): Promise<ReadyResponse> {
  const { body, encoding } =
    brotli && wanted === 'br' ? { body: brotli, encoding: wanted } : await encode(bufferOf(plain.body), wanted);
  if (encoding === 'identity') return plain;
  const { etag: _etag, ...headers } = plain.headers;
  return answerOf(bufferOf(body), `${plain.etag.slice(1, -1)}-${encoding}`, {
    ...headers,
    'content-encoding': encoding,
  });
}

/** Identifies a body, for its ETag. */
export function hashOf(body: Buffer): string {
  return createHash('sha256').update(body).digest('base64url').slice(0, 22);
}

export function answerOf(body: Buffer, hash: string, rest: Readonly<Record<string, string>>): ReadyResponse {
  const etag = `"${hash}"`;
  const headers = { ...rest, etag };
  const cacheHeaders = Object.fromEntries(Object.entries(headers).filter(([name]) => !ofBody.has(name)));
  return { body: sendable(body), etag, headers, cacheHeaders };
}
