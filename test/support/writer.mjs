/** Makes tokens and values in the store of DATA_DIR without end, and prints each once it is acknowledged. */
import { writeSync } from 'node:fs';
import { openStore } from '../../dist/server/store/open.js';
import { Tokens } from '../../dist/server/tokens/tokens.js';

const store = await openStore({ storeUrl: null, dataDir: process.env.DATA_DIR });
const tokens = new Tokens(store);
const values = store.namespace('values');
const run = process.env.RUN;
const size = Number(process.env.SIZE ?? 2_000);

// To the descriptor itself: what waits in a stream's buffer would die with the process.
const acknowledged = (line) => writeSync(1, `${JSON.stringify(line)}\n`);

async function makeTokens() {
  for (let n = 0; ; n++) acknowledged({ token: (await tokens.create({ name: `Shop ${run} ${n}` })).token });
}

async function writeValues(writer) {
  for (let n = 0; ; n++) {
    const key = `${run}-${writer}-${n}`;
    await values.set(key, { key, text: 'x'.repeat(1 + (n % 5) * size) });
    acknowledged({ key });
  }
}

await Promise.all([makeTokens(), writeValues('a'), writeValues('b')]);
