/** Answers as ready bytes: serialised and compressed once, then kept until they are dropped. */
import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import type { Encoding } from './content-encoding.js';

/** Something that can be asked for; its name says which, its headers how it may be cached and by what it varies. */
export interface Resource {
  readonly name: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly build: () => string;
}

/** One resource in one encoding. */
export interface Answer {
  readonly body: Buffer;
  readonly etag: string;
  readonly headers: Readonly<Record<string, string>>;
  /** For 304: those that do not speak of a body. */
  readonly cacheHeaders: Readonly<Record<string, string>>;
}

const maxBytes = 32 * 1024 * 1024;
/** Bodies smaller than this fit into one packet anyway. */
const minCompressed = 1024;

export class Answers {
  // Dropped together, so that an answer begun before is never kept after.
  #ready = emptyCache();
  #pending = new Map<string, Promise<Answer>>();

  /** Synchronous when it is ready. The resource is read within this call, so that it is of one table. */
  get(resource: Resource, encoding: Encoding): Answer | Promise<Answer> {
    const key = `${encoding} ${resource.name}`;
    return this.#ready.get(key) ?? this.#pending.get(key) ?? this.#prepare(key, resource, encoding);
  }

  drop(): void {
    this.#ready = emptyCache();
    this.#pending = new Map();
  }

  #prepare(key: string, resource: Resource, encoding: Encoding): Answer | Promise<Answer> {
    const [ready, pending] = [this.#ready, this.#pending];
    if (encoding === 'identity') {
      const answer = asItIs(resource);
      ready.set(key, answer);
      return answer;
    }
    const plain = this.get(resource, 'identity');
    const preparing = Promise.resolve(plain)
      .then((answer) => compressed(answer, encoding))
      .then((answer) => {
        ready.set(key, answer);
        return answer;
      })
      .finally(() => pending.delete(key));
    pending.set(key, preparing);
    return preparing;
  }
}

function emptyCache(): LRUCache<string, Answer> {
  return new LRUCache({
    maxSize: maxBytes,
    sizeCalculation: (answer, key) => answer.body.length + 2 * key.length + 1024,
  });
}

function asItIs({ headers, build }: Resource): Answer {
  const body = Buffer.from(build());
  const hash = createHash('sha256').update(body).digest('base64url').slice(0, 22);
  return answerOf(body, hash, { 'content-type': 'application/json; charset=utf-8', ...headers });
}

async function compressed(plain: Answer, encoding: 'br' | 'gzip'): Promise<Answer> {
  if (plain.body.length < minCompressed) return plain;
  const body = await compressors[encoding](plain.body);
  const { etag: _etag, ...headers } = plain.headers;
  return answerOf(body, `${plain.etag.slice(1, -1)}-${encoding}`, { ...headers, 'content-encoding': encoding });
}

const compressors = {
  // Quality 11 would make the tree a tenth smaller for forty times the time.
  br: (body: Buffer): Promise<Buffer> =>
    promisify(brotliCompress)(body, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: 5,
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
      },
    }),
  gzip: (body: Buffer): Promise<Buffer> => promisify(gzip)(body),
};

function answerOf(body: Buffer, hash: string, rest: Readonly<Record<string, string>>): Answer {
  const etag = `"${hash}"`;
  const headers = { ...rest, etag, 'content-length': String(body.length) };
  const cacheHeaders = Object.fromEntries(Object.entries(headers).filter(([name]) => !name.startsWith('content-')));
  return { body, etag, headers, cacheHeaders };
}
