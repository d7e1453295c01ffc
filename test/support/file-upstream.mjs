/** An edge API in a process of its own that takes and gives files of any size, no faster than it likes. */
import { createHash } from 'node:crypto';
import { createServer } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { setTimeout as pause } from 'node:timers/promises';

/** Bytes between pauses of so many milliseconds. */
const [stretch, rest] = [4 * 2 ** 20, Number(process.env.PAUSE ?? 30)];
const block = Buffer.alloc(2 ** 20, 'meridian ');

const server = createServer(async (request, response) => {
  try {
    if (request.method !== 'GET') await take(request, response);
    else if (request.url.includes('/values/')) await give(request.url, response);
    else answer(response, { id: /[^/]*$/.exec(request.url)[0], name: 'one', title: 'one' });
  } catch {
    response.destroy();
  }
});
// A connection is never closed while a client that was kept busy thinks that it may use it again.
server.keepAliveTimeout = 0;
server.listen(0, '127.0.0.1', () => process.stdout.write(`${server.address().port}\n`));

async function take(request, response) {
  const hash = createHash('sha256');
  let [bytes, since] = [0, 0];
  for await (const chunk of request) {
    hash.update(chunk);
    bytes += chunk.length;
    since += chunk.length;
    if (since < stretch) continue;
    since = 0;
    await pause(rest);
  }
  const result = { bytes, digest: hash.digest('hex') };
  process.stdout.write(`${JSON.stringify(result)}\n`);
  answer(response, result);
}

function answer(response, result) {
  response.writeHead(200, { 'content-type': 'application/json' });
  response.end(JSON.stringify({ success: true, errors: [], messages: [], result }));
}

/** As many megabytes as the end of the path says. */
async function give(path, response) {
  const count = Number(/\d+$/.exec(path)?.[0] ?? 1);
  async function* blocks() {
    for (let n = 1; n <= count; n++) {
      yield block;
      if ((n * block.length) % stretch === 0) await pause(rest);
    }
  }
  response.writeHead(200, { 'content-type': 'application/octet-stream', 'content-length': count * block.length });
  await pipeline(Readable.from(blocks(), { objectMode: false }), response);
}
