/** Content encodings: which one a request wants, and bodies in it. */
import { Readable, type Transform } from 'node:stream';
import { promisify } from 'node:util';
import { brotliCompress, constants, createBrotliCompress, createGzip, gzip } from 'node:zlib';
import Negotiator from 'negotiator';
import { type Bytes, Pieces, bufferOf } from './bytes.js';
import { remembering } from './preferences.js';

/** Best first: the order that decides between encodings a request likes equally. */
export const encodings = ['br', 'gzip', 'identity'] as const;
export type Encoding = (typeof encodings)[number];

/** Its published types do not know the option. */
interface Negotiating {
  encoding(available: string[], options: { preferred: string[] }): string | undefined;
}

/** Reads an Accept-Encoding header (RFC 9110, 12.5.3). What it does not allow at all is answered as it is. */
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

/** Bodies smaller than this fit into one packet anyway. */
const minCompressed = 1024;
/** Bodies larger than this, in bytes, are compressed at the level that takes a tenth of the time and memory. */
const maxThorough = 512 * 1024;

/** Off the event loop; small bodies stay as they are, at once. `thorough` for what is sent many times. */
export function encode(body: Bytes, encoding: Encoding, thorough = false): Encoded | Promise<Encoded> {
  if (encoding === 'identity' || body.length < minCompressed) return { body, encoding: 'identity' };
  const isThorough = thorough || body.length <= maxThorough;
  return body instanceof Pieces
    ? compressedPieces(body, encoding, isThorough)
    : compressed(bufferOf(body), encoding, isThorough);
}

async function compressed(body: Buffer, encoding: keyof typeof compressors, thorough: boolean): Promise<Encoded> {
  return { body: await compressors[encoding].whole(body, thorough), encoding };
}

async function compressedPieces(body: Pieces, encoding: keyof typeof compressors, thorough: boolean): Promise<Encoded> {
  const pieces: Buffer[] = [];
  const compressor = compressors[encoding].pieces(body.length, thorough);
  for await (const piece of Readable.from(body).compose(compressor)) pieces.push(piece);
  return { body: new Pieces(pieces), encoding };
}

const compressors = {
  br: {
    whole: (body: Buffer, thorough: boolean): Promise<Buffer> =>
      promisify(brotliCompress)(body, { params: brotliParams(body.length, thorough) }),
    pieces: (length: number, thorough: boolean): Transform =>
      createBrotliCompress({ params: brotliParams(length, thorough) }),
  },
  gzip: {
    whole: (body: Buffer, thorough: boolean): Promise<Buffer> => promisify(gzip)(body, { level: gzipLevel(thorough) }),
    pieces: (_length: number, thorough: boolean): Transform => createGzip({ level: gzipLevel(thorough) }),
  },
};

function brotliParams(length: number, thorough: boolean): Readonly<Record<number, number>> {
  return {
    // Quality 11 would make the tree of v1 a tenth smaller for forty times the time.
    [constants.BROTLI_PARAM_QUALITY]: thorough ? 5 : 1,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_SIZE_HINT]: length,
  };
}

function gzipLevel(thorough: boolean): number {
  return thorough ? constants.Z_DEFAULT_LEVEL : constants.Z_BEST_SPEED;
}
