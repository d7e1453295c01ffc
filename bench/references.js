/** What 200 references of a router take beside as many ids of `nodes`. */
import { median } from './median.js';
import { dataOf } from './stage.js';
import { printHead, printRow, progress } from './table.js';

const answers = 15;

const ids = Array.from({ length: 200 }, (_, n) => `cloud:default:server:${1_001 + n}`);
const codes = Array.from({ length: 200 }, (_, n) => ['INR', 'EUR', 'CHF', 'JPY'][n % 4]);
const ofServers = '... on CloudServer { id name status }';

const asked = {
  '200 servers by nodes': [`query ($ids: [ID!]!) { nodes(ids: $ids) { ${ofServers} } }`, { ids }],
  '200 servers by references': entities(
    ofServers,
    ids.map((id) => ({ __typename: 'CloudServer', id })),
  ),
  '200 currencies by nodes': [
    'query ($ids: [ID!]!) { nodes(ids: $ids) { ... on Currency { code name } } }',
    { ids: codes.map((code) => `currency:${code}`) },
  ],
  '200 currencies by references': entities(
    '... on Currency { code name }',
    codes.map((code) => ({ __typename: 'Currency', code })),
  ),
};

function entities(fields, of) {
  return [`query ($of: [_Any!]!) { _entities(representations: $of) { ${fields} } }`, { of }];
}

export async function references(stage) {
  const upstreamUrl = (await stage.server('upstream')).url;
  const server = await stage.server('a subgraph over the upstream');
  printHead(['references', 'upstream calls', 'ms', `ms of CPU, mean of ${answers}`]);
  for (const [name, [query, variables]] of Object.entries(asked)) {
    progress(`references: ${name}`);
    const body = JSON.stringify({ query, variables });
    const times = [];
    let cpu = 0;
    let calls = '';
    for (let n = 0; n <= answers; n += 1) {
      await (await fetch(`${upstreamUrl}/calls`)).text();
      const [before, begun] = [server.cpuSeconds(), performance.now()];
      const data = await dataOf(`${server.url}/graphql`, body, stage.authorization);
      // The first one warms up.
      if (n > 0) times.push(performance.now() - begun);
      // The kernel counts in ticks of ten.
      if (n > 0) cpu += (server.cpuSeconds() - before) * 1_000;
      const [found] = Object.values(data);
      if (found.length !== 200 || found.includes(null)) throw new Error(`Not all are there of ${name}`);
      calls = await (await fetch(`${upstreamUrl}/calls`)).text();
    }
    printRow([name, calls, median(times).toFixed(0), (cpu / answers).toFixed(1)]);
  }
}
