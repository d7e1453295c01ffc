/** One query over two lists of an upstream: its calls, beside a graph that gets each object separately. */
import { measure } from './load.js';
import { volumesQuestion } from './questions.js';
import { dataOf } from './stage.js';
import { printHead, printRow, progress } from './table.js';

export async function overUpstream(stage) {
  const objects = '200 volumes and their servers, upstream of 10 ms';
  printHead([objects, 'upstream calls', 'p50 ms', 'req/s, 10 connections']);
  const upstream = await stage.server('upstream');
  for (const name of ['Meridian over the upstream', 'one GET per object']) {
    progress(`upstream: ${name}`);
    const url = `${(await stage.server(name)).url}/graphql`;
    const headers = { 'content-type': 'application/json', ...stage.authorization };
    const body = JSON.stringify({ query: volumesQuestion });
    await quiet();
    await (await fetch(`${upstream.url}/calls`)).text();
    const { cloud } = await dataOf(url, body, headers);
    if (cloud.volumes.nodes.length !== 200) throw new Error(`${name} answered ${cloud.volumes.nodes.length} volumes`);
    const calls = await (await fetch(`${upstream.url}/calls`)).text();
    const alone = await measure({ url, method: 'POST', headers, body, connections: 1 });
    const crowd = await measure({ url, method: 'POST', headers, body });
    printRow([name, calls, alone.p50, crowd.perSecond.toFixed(1)]);
  }
  await quiet();
}

/** Waits for what the previous load left in flight. */
const quiet = () => new Promise((resolve) => setTimeout(resolve, 3_000));
