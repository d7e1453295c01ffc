/** Content encodings: negotiates one per request and encodes bodies. */
import { Readable, type Transform } from 'node:stream';
import { promisify } from 'node:util';
import { brotliCompress, constants, createBrotliCompress, createGzip, gzip } from 'node:zlib';
import Negotiator from 'negotiator';
import { type Bytes, Pieces, bufferOf } from './bytes.js';
import { remembering } from './preferences.js';

/** Best first: breaks ties between encodings that a request accepts equally. */
export const encodings = ['br', 'gzip', 'identity'] as const;
export type Encoding = (typeof encodings)[number];

/** An option that the library's published types lack. */
interface Negotiating {
  encoding(available: string[], options: { preferred: string[] }): string | undefined;
}

/** Negotiates by Accept-Encoding (RFC 9110, 12.5.3); a header that allows none of these gets the body as it is. */
export function encodingFor(header: string | undefined): Encoding {
  return header === undefined || header === '' ? 'identity' : (preferred(header) ?? 'identity');
}

const preferred = remembering((header) => {
  const negotiator: Negotiating = new Negotiator({ headers: { 'accept-encoding': header } });
  const wanted = negotiator.encoding([...encodings], { preferred: ['br', 'gzip'] });
  return encodings.find((encoding) => encoding === wanted);
});

export interface Encoded {
  readonly body: Bytes;
  readonly encoding: Encoding;
}

/** Bytes: a smaller body fits into one packet anyway. */
const minCompressed = 1024;
/** Bytes: a larger body is compressed at the level that takes a tenth of the time and memory. */
const maxThorough = 512 * 1024;

/** Compresses off the event loop; small bodies stay as they are. `thorough` is for bodies that are sent many times. */
export function encode(body: Bytes, encoding: Encoding, thorough = false): Encoded | Promise<Encoded> {
  if (encoding === 'identity' || body.length < minCompressed) return { body, encoding: 'identity' };
  const isThorough = thorough || body.length <= maxThorough;
  return body instanceof Pieces
    ? compressedPieces(body, encoding, isThorough)
    : compressed(bufferOf(body), encoding, isThorough);
}

async function compressed(body: Buffer, encoding: keyof typeof compressors, thorough: boolean): Promise<Encoded> {
  return { body: await compressors[encoding].atOnce(body, thorough), encoding };
}

async function compressedPieces(body: Pieces, encoding: keyof typeof compressors, thorough: boolean): Promise<Encoded> {
  const pieces: Buffer[] = [];
  const compressor = compressors[encoding].pieces(body.length, thorough);
  for await (const piece of Readable.from(body).compose(compressor)) pieces.push(piece);
  return { body: new Pieces(pieces), encoding };
}

const compressors = {
  br: {
    atOnce: (body: Buffer, thorough: boolean): Promise<Buffer> =>
      promisify(brotliCompress)(body, { params: brotliParams(body.length, thorough) }),
    pieces: (length: number, thorough: boolean): Transform =>
      createBrotliCompress({ params: brotliParams(length, thorough) }),
  },
  gzip: {
    atOnce: (body: Buffer, thorough: boolean): Promise<Buffer> => promisify(gzip)(body, { level: gzipLevel(thorough) }),
    pieces: (_length: number, thorough: boolean): Transform => createGzip({ level: gzipLevel(thorough) }),
  },
};

function brotliParams(length: number, thorough: boolean): Readonly<Record<number, number>> {
  return {
    // Quality 11 would shrink the v1 tree by another tenth, for forty times the time.
    [constants.BROTLI_PARAM_QUALITY]: thorough ? 5 : 1,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_SIZE_HINT]: length,
  };
}

function gzipLevel(thorough: boolean): number {
  return thorough ? constants.Z_DEFAULT_LEVEL : constants.Z_BEST_SPEED;
}
