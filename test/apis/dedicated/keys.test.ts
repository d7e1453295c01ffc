import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { dedicatedGraph } from './upstream.js';

let graph: Awaited<ReturnType<typeof dedicatedGraph>>;
let ask: ReturnType<typeof graph.fresh>;
const lines = () => graph.upstream.lines;
beforeAll(async () => void (graph = await dedicatedGraph()));
beforeEach(() => void (ask = graph.fresh()));
afterAll(() => graph.upstream.close());

describe('SSH keys', () => {
  it('are named by fingerprints that arrive encoded once', async () => {
    const fingerprint = '56:29:99:a4';
    const key = {
      name: 'mine',
      fingerprint,
      type: 'ED25519',
      size: 256,
      data: 'ssh-…',
      created_at: '2026-12-31 23:59:59',
    };
    graph.answers({ 'GET /key/56%3A29%3A99%3Aa4': { key }, 'POST /key/56%3A29%3A99%3Aa4': { key } });
    const { data, errors } = await ask(`{ dedicated { sshKey(fingerprint: "${fingerprint}") { name createdAt } } }`);
    expect(errors).toBeUndefined();
    expect(data).toEqual({ dedicated: { sshKey: { name: 'mine', createdAt: '2026-12-31T23:59:59' } } });
    const renamed = await ask(
      `mutation { updateDedicatedSshKey(fingerprint: "${fingerprint}", input: { name: "new" }) { sshKey { size } } }`,
    );
    expect(renamed.data).toEqual({ updateDedicatedSshKey: { sshKey: { size: 256 } } });
    expect(lines()).toEqual(['GET /key/56%3A29%3A99%3Aa4', 'POST /key/56%3A29%3A99%3Aa4']);
  });
});
