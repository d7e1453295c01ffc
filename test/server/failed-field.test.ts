/** A field that fails for a fault of ours is logged under the id of its request, and hidden from the caller. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from '@jest/globals';
import { startProcess } from '../support/process.js';

/** Runs inside the server: what a search does with its text throws. */
const inside = `
  const { normalize } = String.prototype;
  String.prototype.normalize = function (...form) {
    if (this.includes('trip')) throw new TypeError('thrown on purpose');
    return normalize.apply(this, form);
  };
`;

it('is logged with the id of the request', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'meridian-failed-field-'));
  const script = join(folder, 'inside.mjs');
  writeFileSync(script, inside);
  const server = await startProcess({ DATA_DIR: folder, RATES_SYNC: 'off', NODE_OPTIONS: `--import ${script}` });
  try {
    await server.printed(/Health/);
    const query = '{ country(code: "IN") { name } search(text: "trip") { nodes { __typename } } }';
    // The first time Apollo runs it, then it is known.
    for (const id of ['first', 'again']) {
      const response = await fetch(`${server.url}/graphql`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-request-id': id },
        body: JSON.stringify({ query }),
      });
      expect(await response.json()).toMatchObject({
        errors: [{ path: ['search'], extensions: { code: 'INTERNAL_SERVER_ERROR' } }],
      });
      const [line] = await server.printed(new RegExp(`^.*"requestId":"${id}".*$`, 'm'));
      expect(JSON.parse(line)).toMatchObject({
        level: 50,
        msg: 'A GraphQL field failed unexpectedly',
        path: ['search'],
        err: { message: 'thrown on purpose' },
      });
    }
  } finally {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  }
});
