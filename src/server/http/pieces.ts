/** Large bodies leave piece by piece: the system takes a millisecond for a megabyte, and hundreds may be asked for at once. */
import { Readable } from 'node:stream';
import { setImmediate as nextRound } from 'node:timers/promises';

/** Bytes. */
const piece = 256 * 1024;

let last: Promise<void> = Promise.resolve();

/** In each round of the event loop one of all bodies has its turn. */
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
