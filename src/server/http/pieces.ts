/** Sends large bodies in chunks: the system takes a millisecond per megabyte, and hundreds may be requested at once. */
import { Readable } from 'node:stream';
import { setImmediate as nextRound } from 'node:timers/promises';

/** Bytes. */
const piece = 256 * 1024;

let last: Promise<void> = Promise.resolve();

/** One chunk of one body is sent per round of the event loop. */
function nextTurn(): Promise<void> {
  return (last = last.then(() => nextRound()));
}

async function* pieces(body: Buffer): AsyncGenerator<Buffer> {
  for (let at = 0; at < body.length; at += piece) {
    await nextTurn();
    yield body.subarray(at, at + piece);
  }
}

export function inPieces(body: Buffer): Buffer | Readable {
  return body.length > piece ? Readable.from(pieces(body), { highWaterMark: 1 }) : body;
}
