/** The serialised result of an operation: the bytes of its data and of its errors. */
import { type Bytes, type Text, bytesOf, joined } from '../base/bytes.js';

export interface SerializedResult {
  /** JSON bytes; null where the data is null; undefined where nothing was run. */
  readonly data?: Text | null;
  /** The JSON of each error. */
  readonly errors: readonly string[];
  /** The code of the first error, where nothing was run. */
  readonly code?: unknown;
}

/** The bytes of the complete response, errors first, where a reader sees them. */
export function bytesOfAnswer({ errors, data }: SerializedResult, extensions: object | undefined): Bytes {
  if (errors.length === 0 && !extensions && typeof data === 'string') return joined([`{"data":${data}}`]);
  const pieces: Text[] = [];
  const key = (name: string) => pieces.push(`${pieces.length === 0 ? '{' : ','}"${name}":`);
  if (errors.length > 0) {
    key('errors');
    errors.forEach((error, index) => pieces.push(index === 0 ? '[' : ',', error));
    pieces.push(']');
  }
  if (data !== undefined) {
    key('data');
    pieces.push(data ?? 'null');
  }
  if (extensions) {
    key('extensions');
    pieces.push(bytesOf(JSON.stringify(extensions)));
  }
  pieces.push(pieces.length === 0 ? '{}' : '}');
  return joined(pieces);
}
