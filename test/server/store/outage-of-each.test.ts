/** While the store is away, streams, assistants, routers and documents are told so: nothing hangs, and nothing is empty. */
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { openStore } from '../../../src/server/store/open.js';
import { Tokens } from '../../../src/server/tokens/tokens.js';
import { EventStream } from '../../support/event-stream.js';
import { describeEach } from '../../support/optional/optional.js';
import { ownServers } from '../../support/optional/own-servers.js';
import { type ServerProcess, startProcess } from '../../support/process.js';
import { message, send } from '../assistants/message.js';
import { cuttable, type Cuttable } from './cuttable.js';

describeEach(ownServers(), 'while the store on $kind is away', (place) => {
  let way: Cuttable;
  let server: ServerProcess;
  let authorization: string;
  let token: string;
  beforeAll(async () => {
    const store = await openStore({ storeUrl: place.url(), dataDir: '/nowhere' });
    ({ token } = await new Tokens(store).create({ name: 'Shop', scopes: ['hosting:read'] }));
    await store.close();
    authorization = `Bearer ${token}`;
    way = await cuttable(place.port);
    server = await startProcess({
      STORE_URL: place.url(way.port),
      RATES_SYNC: 'off',
      MCP: 'on',
      SUBGRAPH: 'on',
    });
    await server.printed(/Health/);
  });
  afterAll(async () => {
    await server.stop();
    await way.close();
  });

  const rates = { query: 'subscription { ratesPublished(base: "EUR", codes: ["USD"]) { date } }' };
  const changes = { query: 'subscription { hostingChanged { polling { account } } }' };
  const ask = async (body: object, headers: Record<string, string>) => {
    const response = await fetch(`${server.url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    });
    return { status: response.status, retry: response.headers.get('retry-after'), body: await response.text() };
  };
  const streamed = (body: object, headers: Record<string, string>) =>
    ask(body, { accept: 'text/event-stream', ...headers });
  const away = { status: 503, retry: '5', body: expect.stringContaining('STORE_UNAVAILABLE') };

  it('open streams of tokens say so and end, and others go on', async () => {
    const [own, others] = await Promise.all([
      EventStream.open(server.url, rates, { authorization }),
      EventStream.open(server.url, rates),
    ]);
    await own.has(1);
    await others.has(1);
    way.cut();
    await own.over();
    expect(own.results.at(-1)?.errors?.[0]?.extensions['code']).toBe('STORE_UNAVAILABLE');
    expect(own.isComplete).toBe(true);
    expect(others.isOver).toBe(false);
    others.close();
  });

  it('each is refused with a token, and says when to try again', async () => {
    expect(await streamed(rates, { authorization })).toEqual(away);
    expect(await streamed(changes, { authorization })).toEqual(away);
    const of = '[{ __typename: "CloudServer", id: "cloud:sandbox:server:1000413" }]';
    const machine = `{ _entities(representations: ${of}) { __typename } }`;
    expect(await ask({ query: machine }, { authorization })).toEqual(away);
    expect(await ask({ documentId: 'servers' }, { authorization })).toEqual(away);
    const tool = message('tools/call', { name: 'inventory', arguments: { question: 'servers' } });
    for (const body of [tool, message('tools/list')]) {
      const { status, headers, text } = await send(server.url, body, { authorization });
      expect({ status, retry: headers.get('retry-after'), body: text }).toEqual({
        ...away,
        body: expect.stringContaining('try again'),
      });
    }
  });

  it('what needs no token is answered without one', async () => {
    const currency =
      '{ _entities(representations: [{ __typename: "Currency", code: "INR" }]) { ... on Currency { name } } }';
    expect((await ask({ query: currency }, {})).body).toBe('{"data":{"_entities":[{"name":"Indian Rupee"}]}}');
    expect((await ask({ documentId: 'country', variables: { code: 'IN' } }, {})).body).toContain('"India"');
    expect((await send(server.url, message('tools/list'))).status).toBe(200);
  });
});
