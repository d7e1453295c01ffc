/** Texts whose characters are the bytes of UTF-8: V8 joins such texts, and makes a buffer of them, several times faster. */

/** Bytes as they are at hand: such a text, or a buffer; many of them stay in pieces. */
export type Bytes = string | Buffer | Pieces;

/** Such a text, in pieces where it is long. */
export type Text = string | Pieces;

type Piece = string | Buffer;

/** A text of more bytes is sent quicker as a buffer, one of less in one piece with its head. */
const small = 4_096;

/** Bytes, at most, that are copied or made into one text in one go: new memory can take ten times as long as a copy. */
export const atOnce = 256 * 1024;
/** Bytes: pieces of less are joined. */
const usualPiece = 64 * 1024;

const beyondOneByte = /[^\0-\x7f]/;

/** Many bytes, which are never copied all at once. */
export class Pieces {
  readonly length: number;

  constructor(readonly all: readonly Piece[]) {
    this.length = all.reduce((sum, { length }) => sum + length, 0);
  }

  /** One after the other, to be sent. */
  *[Symbol.iterator](): Generator<Buffer> {
    for (const piece of this.all) yield bufferOf(piece);
  }
}

/** The bytes of a text. */
export function bytesOf(text: string): string {
  return beyondOneByte.test(text) ? Buffer.from(text, 'utf8').toString('latin1') : text;
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

/** To be sent. */
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
