/** A server that `npm run build` has not built as a whole starts, and says so. */
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from '@jest/globals';
import { anotherBuild } from '../support/another-build.js';
import { freePort, start, startProcess } from '../support/process.js';
import { Scrape } from '../support/prometheus.js';

it('runs without a digest of its sources, and says that it has none', async () => {
  const tree = anotherBuild(null);
  const port = await freePort();
  const env = { DATA_DIR: join(tree, 'data'), RATES_SYNC: 'off', METRICS_PORT: String(port) };
  const server = await startProcess(env, start.replace('bin/', join(tree, 'bin/')));
  try {
    await server.printed(/Health/);
    const scrape = new Scrape(await (await fetch(`http://127.0.0.1:${port}/metrics`)).text());
    expect(scrape.value('meridian_build_info', { digest: 'unbuilt' })).toBe(1);
  } finally {
    await server.stop();
    rmSync(tree, { recursive: true });
  }
});
