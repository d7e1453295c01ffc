/** Packs JSON for the store: compressed if long. */
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, brotliDecompressSync, constants } from 'node:zlib';
import { isText } from '../../../base/unknown.js';
import { parseOwnJson } from '../../../base/json.js';

/** Characters; shorter texts gain little. */
const longestPlain = 4_096;
/** Bytes that a text may have: of some 200,000 lines. */
const longest = 128 * 1024 * 1024;
/** Compressed bytes, of some hundred lines: another thread would take longer to begin than they take. */
const longestAtOnce = 4_096;
const prefix = 'br:';
const quality = 6;

const [compress, decompress] = [promisify(brotliCompress), promisify(brotliDecompress)];

export async function pack(value: object): Promise<string> {
  const text = JSON.stringify(value);
  if (text.length <= longestPlain) return text;
  const bytes = await compress(text, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } });
  return prefix + bytes.toString('base64');
}

/** Undefined if it is not packed, as another release may have written it. */
export async function unpack(value: unknown): Promise<unknown> {
  if (!isText(value)) return undefined;
  try {
    if (!value.startsWith(prefix)) return parseOwnJson(value);
    const bytes = Buffer.from(value.slice(prefix.length), 'base64');
    const options = { maxOutputLength: longest };
    const text =
      bytes.length <= longestAtOnce ? brotliDecompressSync(bytes, options) : await decompress(bytes, options);
    return parseOwnJson(text.toString());
  } catch {
    return undefined;
  }
}
