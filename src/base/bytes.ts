/** UTF-8 bytes as Latin-1 strings, one character per byte: V8 joins and buffers those several times faster. */

/** Bytes to send: such a string, a buffer, or pieces when there are many. */
export type Bytes = string | Buffer | Pieces;

/** Such a string, in pieces when it is long. */
export type Text = string | Pieces;

type Piece = string | Buffer;

/** Up to this size a string is sent with its head in one write; beyond it, a buffer is faster. */
const small = 4_096;

/** The most bytes copied or joined at once: allocating new memory can take ten times as long as the copy itself. */
export const atOnce = 256 * 1024;
/** Bytes: smaller pieces are joined. */
const usualPiece = 64 * 1024;

const beyondOneByte = /[^\0-\x7f]/;

/** A large body in pieces, never copied all at once. */
export class Pieces {
  readonly length: number;

  constructor(readonly all: readonly Piece[]) {
    this.length = all.reduce((sum, { length }) => sum + length, 0);
  }

  /** Yields the pieces in order, as buffers to send. */
  *[Symbol.iterator](): Generator<Buffer> {
    for (const piece of this.all) yield bufferOf(piece);
  }
}

/** Encodes a string as UTF-8, one character per byte. */
export function bytesOf(text: string): string {
  return beyondOneByte.test(text) ? Buffer.from(text, 'utf8').toString('latin1') : text;
}

/** The bytes in the form that is sent fastest. */
export function sendable(body: Buffer): string | Buffer {
  return body.length <= small ? body.toString('latin1') : body;
}

export function bufferOf(bytes: Bytes): Buffer {
  if (bytes instanceof Pieces) return Buffer.concat([...bytes]);
  return typeof bytes === 'string' ? Buffer.from(bytes, 'latin1') : bytes;
}

export function textOf(bytes: Bytes): string {
  return bufferOf(bytes).toString('utf8');
}

export function joinedText(texts: readonly Text[]): Text {
  let joined = '';
  for (const text of texts) {
    if (typeof text !== 'string') return new Pieces(merged(texts));
    joined += text;
  }
  return joined.length <= atOnce ? joined : new Pieces(merged(texts));
}

/** Joins the strings into a body to send. */
export function joined(texts: readonly Text[]): Bytes {
  const text = joinedText(texts);
  return typeof text !== 'string' || text.length <= small ? text : bufferOf(text);
}

function merged(texts: readonly Text[]): Piece[] {
  const all: Piece[] = [];
  let short = '';
  const close = () => {
    if (short !== '') all.push(short);
    short = '';
  };
  for (const piece of texts.flatMap((text) => (typeof text === 'string' ? [text] : text.all))) {
    if (typeof piece === 'string' && piece.length < usualPiece) short += piece;
    else {
      close();
      all.push(piece);
    }
    if (short.length >= usualPiece) close();
  }
  close();
  return all;
}
