/** The protocol's own client, in a process of its own, asks the built server with the configuration that the document shows. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { blocksOf } from '../../docs/blocks.js';
import { type ServerProcess, startProcess } from '../../support/process.js';
import { assistantClient, clientSession } from './client-session.js';

interface Configuration {
  readonly mcpServers: {
    readonly meridian: { readonly url: string; readonly headers: { readonly Authorization: string } };
  };
}

assistantClient.describe('a client', (address) => {
  let server: ServerProcess;
  let dataDir: string;
  let token: string;
  beforeAll(async () => {
    dataDir = mkdtempSync(join(tmpdir(), 'meridian-assistant-'));
    server = await startProcess({ DATA_DIR: dataDir, MCP: 'on', RATES_SYNC: 'off' });
    [, token = ''] = await server.printed(/(mrd_\S+)/);
  });
  afterAll(async () => {
    await server.stop();
    rmSync(dataDir, { recursive: true, force: true });
  });

  /** As the document says, with the address and the token of this test. */
  function configured(secret: string): { url: string; token: string } {
    const shown = blocksOf('docs/assistants.md').find(({ text }) => text.includes('"mcpServers"'));
    const { mcpServers }: Configuration = JSON.parse(shown?.text ?? '');
    const { url, headers } = mcpServers.meridian;
    return {
      url: url.replace('https://meridian.example.com', server.url),
      token: headers.Authorization.replace('Bearer mrd_…', secret),
    };
  }

  const session = (version: string, secret: string, ...calls: object[]) =>
    clientSession({ address, version, ...configured(secret) }, calls);

  describe.each([['2025-06-18'], ['2025-11-25'], ['2026-07-28']])('of the protocol %s', (version) => {
    it('connects, lists the tools and calls them', async () => {
      const [connected, listed, answered, refused, failed] = await session(
        version,
        token,
        { list: true },
        { name: 'inventory', arguments: { question: 'who-answers', variables: { name: 'www.acme.example' } } },
        { name: 'query', arguments: { query: 'mutation { deleteCloudVolume(id: "1") { deletedId } }' } },
        { name: 'nothing', arguments: {} },
      );
      expect(connected).toMatchObject({ server: { name: 'meridian' }, version });
      expect(listed).toMatchObject({ tools: expect.arrayContaining([expect.objectContaining({ name: 'costs' })]) });
      expect(answered).toMatchObject({
        structuredContent: { data: { hosting: { find: { nodes: [{ resource: { content: 'acme.example' } }] } } } },
      });
      expect(refused).toMatchObject({ isError: true, content: [{ text: expect.stringContaining('prepare_change') }] });
      expect(failed).toMatchObject({ failed: 'ProtocolError', code: -32_602 });
    });

    it('is refused with a token that is not known', async () => {
      const [connected] = await session(version, `mrd_${'0'.repeat(12)}_${'x'.repeat(43)}`);
      expect(connected).toMatchObject({
        failed: expect.any(String),
        message: expect.stringMatching(/401|Unauthorized|needs a token/i),
      });
    });
  });

  it('of the newest protocol gets no stream to subscribe to', async () => {
    const meta = {
      'io.modelcontextprotocol/protocolVersion': '2026-07-28',
      'io.modelcontextprotocol/clientInfo': { name: 'test', version: '1' },
      'io.modelcontextprotocol/clientCapabilities': {},
    };
    const response = await fetch(`${server.url}/mcp`, {
      method: 'POST',
      headers: {
        accept: 'application/json, text/event-stream',
        'content-type': 'application/json',
        'mcp-protocol-version': '2026-07-28',
        'mcp-method': 'subscriptions/listen',
      },
      body: JSON.stringify({
        jsonrpc: '2.0',
        id: 1,
        method: 'subscriptions/listen',
        params: { notifications: { toolsListChanged: true }, _meta: meta },
      }),
    });
    expect(response.headers.get('content-type')).toContain('application/json');
    expect(await response.json()).toMatchObject({ error: { code: -32_603 } });
  });
});
