/** Writes the events of a stream as fast as its reader takes them, until they end or it disconnects. */
import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import { guard } from '../../base/guard.js';
import type { PacedResults } from './paced-results.js';
import { whenOver } from './when-closed.js';

/** Milliseconds in which a reader must take what was sent to it. */
const longestSending = 60_000;

export async function writeEvents(
  response: ServerResponse,
  events: AsyncGenerator<string, void, undefined>,
  results: PacedResults,
): Promise<void> {
  whenOver(response, () => void Promise.all([events.return(), results.return()]));
  for await (const text of events) {
    if (!response.write(text)) await drained(response);
    // A heartbeat says nothing of the event before it.
    if (text.startsWith('event')) results.taken();
    if (response.destroyed) return;
  }
  response.end();
}

/** Resolves also when the connection is closed. */
async function drained(response: ServerResponse): Promise<void> {
  const settled = new AbortController();
  const { signal } = settled;
  const late = setTimeout(
    guard(() => response.destroy()),
    longestSending,
  ).unref();
  const next = [once(response, 'drain', { signal }), once(response, 'close', { signal })];
  await Promise.race(next).catch(() => undefined);
  clearTimeout(late);
  settled.abort();
}
