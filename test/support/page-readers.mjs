/** Reads a page many times at once, from a process of its own: `node page-readers.mjs URL COUNT` ends when all are read. */
import { Agent, get } from 'node:http';

const [, , url = '', count = '1'] = process.argv;
const agent = new Agent();

const read = () =>
  new Promise((resolve, reject) => {
    get(url, { agent, headers: { accept: 'text/html', 'accept-encoding': 'gzip' } }, (response) =>
      response.resume().on('end', resolve),
    ).on('error', reject);
  });

await Promise.all(Array.from({ length: Number(count) }, read));
process.exit();
