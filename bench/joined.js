/** What joined fields cost over 200 servers, 200 volumes and 30 zones, one of 3,000 records, beside one GET each. */
import { dataOf } from './stage.js';
import { printHead, printRow, progress } from './table.js';

/** Concurrent GETs. */
const atOnce = 10;

/** By name: the field of `hosting`, its arguments other than `maxAge`, and its selection. */
const answers = {
  find: ['find', 'text: "server-150"', '{ isComplete totalCount nodes { name matched { text } } sources { error } }'],
  'find in a network': ['find', 'text: "198.51.0.0/16"', '{ isComplete totalCount nodes { name } sources { error } }'],
  sources: ['sources', '', '{ accountName state }'],
  bill: ['bill', 'groupBy: [KIND]', '{ isComplete net { amount } groups { nodes { kind net { amount } } } }'],
  findings: ['findings', 'first: 200', '{ isComplete totalCount nodes { kind severity resourceName } }'],
};

export async function joined(stage) {
  const upstreamUrl = (await stage.server('upstream')).url;
  const { url } = await stage.server('Meridian over the upstream');
  const callsOf = async (work) => {
    await (await fetch(`${upstreamUrl}/calls`)).text();
    const begun = performance.now();
    await work();
    const took = performance.now() - begun;
    return [await (await fetch(`${upstreamUrl}/calls`)).text(), took.toFixed(0)];
  };
  printHead(['joined answers', 'upstream calls', 'ms', 'calls again', 'ms again']);
  for (const [name, [field, args, fields]] of Object.entries(answers)) {
    progress(`joined: ${name}`);
    const ask = async (maxAge) => {
      const query = `{ hosting { ${field}(${args} maxAge: ${maxAge}) ${fields} } }`;
      const { hosting } = await dataOf(`${url}/graphql`, JSON.stringify({ query }), stage.authorization);
      if (hosting[field].isComplete === false) throw new Error(JSON.stringify(hosting).slice(0, 300));
    };
    const cold = await callsOf(() => ask(0));
    // Reads are not cached while no caller accepts an age.
    await ask(60);
    printRow([name, ...cold, ...(await callsOf(() => ask(60)))]);
  }
  const each = await callsOf(() => oneGetEach(upstreamUrl));
  printRow(['one GET per object', ...each, ...each]);
}

/** The lists for the ids, then each object, with as many concurrent GETs as an API accepts. */
async function oneGetEach(upstreamUrl) {
  const get = async (path) => (await fetch(upstreamUrl + path)).json();
  const paths = [];
  for (const kind of ['servers', 'volumes'])
    for (let page = 1; page !== null;) {
      const body = await get(`/${kind}?page=${page}&per_page=50`);
      paths.push(...body[kind].map(({ id }) => `/${kind}/${id}`));
      page = body.meta.pagination.next_page;
    }
  for (const { id } of (await get('/edge/zones?per_page=50')).result) {
    const { result } = await get(`/edge/zones/${id}/dns_records?per_page=5000`);
    paths.push(`/edge/zones/${id}`, ...result.map((record) => `/edge/zones/${id}/dns_records/${record.id}`));
  }
  const left = paths.values();
  const worker = async () => {
    for (const path of left) await get(path);
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
}
