/** Puts a file of some megabytes to each of the addresses that stand on its input, all at once, and prints what came of it. */
import { request } from 'node:http';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';

const { addresses, token, megabytes } = JSON.parse(await text(process.stdin));
const block = Buffer.alloc(2 ** 20, 'meridian ');

function* blocks() {
  for (let n = 0; n < megabytes; n++) yield block;
}

function put(url) {
  const headers = { authorization: `Bearer ${token}`, 'content-length': megabytes * block.length };
  return new Promise((resolve) => {
    const asked = request(url, { method: 'PUT', agent: false, headers }, (response) => {
      const { statusCode, headers } = response;
      response.resume().on('error', (error) => resolve(`answer ${error.code}`));
      response.on('end', () => resolve([statusCode, headers['retry-after']].filter(Boolean).join(' ')));
    });
    asked.on('error', (error) => resolve(error.code));
    Readable.from(blocks(), { objectMode: false }).pipe(asked);
  });
}

const tally = {};
for (const outcome of await Promise.all(addresses.map(put))) tally[outcome] = (tally[outcome] ?? 0) + 1;
process.stdout.write(JSON.stringify(tally));
