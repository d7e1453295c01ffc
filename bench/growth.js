/** Calls, time and memory of a nested query as a project grows: 100, 1,000 and 10,000 servers with a volume each. */
import { dataOf } from './stage.js';
import { printHead, printRow, progress } from './table.js';

export async function growth(stage) {
  printHead(['servers with a volume each', 'pages', 'upstream calls', 'ms', 'again', 'MB resident']);
  const upstreamUrl = (await stage.server('upstream')).url;
  const { url, residentMB } = await stage.server('Meridian over the upstream');
  for (const count of [100, 1_000, 10_000]) {
    progress(`growth: ${count}`);
    await fetch(`${upstreamUrl}/size/${count}`);
    const query = `{ cloud { servers(first: ${count}) { nodes { name volumes { name size } } } } }`;
    const ask = async () => {
      await (await fetch(`${upstreamUrl}/calls`)).text();
      const begun = performance.now();
      const { cloud } = await dataOf(`${url}/graphql`, JSON.stringify({ query }), stage.authorization);
      const took = performance.now() - begun;
      if (cloud.servers.nodes.length !== count || cloud.servers.nodes.some(({ volumes }) => volumes.length !== 1)) {
        throw new Error(`Not all of ${count} servers have their volume`);
      }
      return { took, calls: await (await fetch(`${upstreamUrl}/calls`)).text() };
    };
    const [first, again] = [await ask(), await ask()];
    const cells = [
      count,
      (2 * count) / 50,
      first.calls,
      first.took.toFixed(0),
      again.took.toFixed(0),
      residentMB().toFixed(0),
    ];
    printRow(cells);
  }
  await fetch(`${upstreamUrl}/size/200`);
}
