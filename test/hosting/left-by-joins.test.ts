/** Where a call has a limit of its own, fields that join accounts leave a part of it to who asks for the call itself. */
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { type Meridian, startMeridian } from '../support/meridian.js';
import { ScriptedUpstream } from '../support/scripted-upstream.js';

/** Calls of `GET /firewall/{server-id}` in an hour that joins may make, of 500. */
const forJoins = 400;

const servers = Array.from({ length: 450 }, (_, n) => ({
  server: { server_number: n + 1, server_name: `web ${n + 1}`, server_ip: null },
}));
const firewall = { status: 'active', rules: { input: [], output: [] } };

let upstream: ScriptedUpstream;
let meridian: Meridian;
beforeAll(async () => {
  upstream = await ScriptedUpstream.start(({ path }) => {
    if (path === '/server') return { body: servers };
    return { body: path.startsWith('/firewall/') ? { firewall } : servers[0] };
  });
  meridian = await startMeridian({
    DEDICATED_USER: 'user',
    DEDICATED_PASSWORD: 'secret',
    DEDICATED_BASE_URL: upstream.url,
  });
});
afterAll(async () => {
  await meridian.close();
  await upstream.close();
});

it('has something for a direct question once joins are refused', async () => {
  const authorization = `Bearer ${await meridian.token(['hosting:read'])}`;
  const ask = async (query: string) => (await meridian.query({ query }, { authorization })).body;
  const calls = () => upstream.asked.filter(({ path }) => path.startsWith('/firewall/')).length;
  await ask('{ hosting { findings(kinds: [DEDICATED_FIREWALL_OPEN]) { nodes { kind } } } }');
  expect(calls()).toBe(forJoins);
  expect(await ask('{ dedicated { server(id: 450) { firewall { status } } } }')).toEqual({
    data: { dedicated: { server: { firewall: { status: 'ACTIVE' } } } },
  });
  expect(calls()).toBe(forJoins + 1);
});
