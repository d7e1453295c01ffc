/** A record has one answer to which records shadow it, whether or not its list was asked for that. */
import { describe, expect, it } from '@jest/globals';
import type { ReceivedCall, Reply } from '../../../support/scripted-upstream.js';
import { envelope, scriptedEdge } from '../scripted.js';

const edge = scriptedEdge();

const record = { id: 'r1', type: 'A', name: 'a.example', ttl: 300, content: '192.0.2.1', proxiable: true };
const told = { ...record, meta: { shadowed_by: ['ns.example'], shadowed_records_count: 2 } };

function answer({ path, query }: ReceivedCall): Reply {
  const isTold = query['include_shadow_metadata'] === 'true';
  const shown = isTold ? told : { ...record, meta: {} };
  if (path === '/zones/z1') return envelope({ id: 'z1', name: 'a.example' });
  return envelope(path.endsWith('/r1') ? shown : [shown]);
}

const list = (args: string, fields: string) =>
  `{ edge { zone(id: "z1") { dnsRecords${args} { nodes { meta { ${fields} } } } } } }`;

describe('which records shadow a record', () => {
  it('is the same with the list that says it and with one that does not', async () => {
    edge.answer(answer);
    const meta = { shadowedBy: ['ns.example'], shadowedRecordsCount: 2 };
    const expected = { edge: { zone: { dnsRecords: { nodes: [{ meta }] } } } };
    for (const args of ['', '(includeShadowMetadata: true)'])
      expect((await edge.ask(list(args, 'shadowedBy shadowedRecordsCount'))).data).toEqual(expected);
    const node = 'edge:default:dnsRecord:z1:r1';
    const found = await edge.ask(`{ node(id: "${node}") { ... on EdgeDnsRecord { meta { shadowedBy } } } }`);
    expect(found.data).toEqual({ node: { meta: { shadowedBy: ['ns.example'] } } });
  });

  it('takes a call of each record only where the list does not say it, and where it is asked for', async () => {
    edge.answer(answer);
    const singles = () => edge.lines().filter((line) => line.includes('/dns_records/')).length;
    await edge.ask(list('(includeShadowMetadata: true)', 'shadowedBy'));
    await edge.ask(list('', 'isGlue'));
    expect(singles()).toBe(0);
    await edge.ask(list('', 'isGlue shadowedRecordsCount'));
    expect(singles()).toBe(1);
  });
});
