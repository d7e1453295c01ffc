/** Content encodings: which one a request wants, and bodies in it. */
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import Negotiator from 'negotiator';
import { type Bytes, bufferOf } from './bytes.js';
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
  return compress(bufferOf(body), encoding, thorough);
}

async function compress(body: Buffer, encoding: keyof typeof compressors, thorough: boolean): Promise<Encoded> {
  return { body: await compressors[encoding](body, thorough || body.length <= maxThorough), encoding };
}

const compressors = {
  // Quality 11 would make the tree of v1 a tenth smaller for forty times the time.
  br: (body: Buffer, thorough: boolean): Promise<Buffer> =>
    promisify(brotliCompress)(body, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: thorough ? 5 : 1,
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
      },
    }),
  gzip: (body: Buffer, thorough: boolean): Promise<Buffer> =>
    promisify(gzip)(body, { level: thorough ? constants.Z_DEFAULT_LEVEL : constants.Z_BEST_SPEED }),
};
