import { it } from '@jest/globals';
import { buildGraph } from '../../src/schema.js';
import { serve } from '../sandbox/served.js';
import { enlarge } from '../sandbox/large.js';
it('tries', async () => {
  const schema = await buildGraph();
  const t = (n: string, s: number) => console.log(n, Math.round(performance.now() - s));
  let s = performance.now();
  const served = await serve(schema);
  t('serve', s); s = performance.now();
  await enlarge(served.account('CLOUD'));
  t('enlarge', s); s = performance.now();
  for (const text of ['web-1', 'c0001', '198.18.0.0/16', 'env=production', 'example']) for (let i = 0; i < 3; i++) {
    s = performance.now(); const c = process.cpuUsage();
    const { data, errors, context } = await served.ask(`{ hosting { find(text: ${JSON.stringify(text)}) { totalCount isWhole sources { api state lists error } hits { api account type id name score matched { field text } resource { __typename } } } } }`);
    const u = process.cpuUsage(c);
    t(text + ' cpu ' + (u.user + u.system) / 1000, s);
    if (i === 0) console.log(JSON.stringify(data, null, 1).slice(0, 6000), errors, JSON.stringify(context.clients.report(true), null, 1).slice(0,3000));
  }
  // every kind
  const { data } = await served.ask(`{ hosting { find(text: "e", first: 1000) { totalCount hits { type id name } } } }`);
  const by = new Map<string, unknown>();
  for (const h of (data as any).hosting.find.hits) if (!by.has(h.type)) by.set(h.type, h);
  console.log(JSON.stringify([...by.values()]));
  await served.close();
}, 300000);
