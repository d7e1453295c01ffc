import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { Account } from '../../../../src/rest/transport/account.js';
import { type Served, serve } from '../../../sandbox/served.js';
import { sharedGraph } from '../../../support/shared/graph.js';

type Wire = Record<string, unknown>;

describe('the edge API of the sandbox, asked by HTTP', () => {
  let served: Served;
  let account: Account;
  let id: string;
  let keys: string;
  beforeAll(async () => {
    served = await serve(await sharedGraph());
    account = served.account('EDGE');
  });
  afterAll(() => served.close());

  beforeEach(async () => {
    served.control('EDGE').reset();
    [{ id = '' } = { id: '' }] = (await json('GET', '/accounts')).result as { id: string }[];
    const { result } = await json('POST', `/accounts/${id}/storage/kv/namespaces`, { title: 'mine' });
    keys = `/accounts/${id}/storage/kv/namespaces/${(result as Wire)['id']}`;
  });

  function send(method: string, path: string, body?: string | FormData | Uint8Array<ArrayBuffer>, type?: string) {
    const headers = { authorization: `Bearer ${account.credential}`, ...(type && { 'content-type': type }) };
    return fetch(`${account.baseUrl}${path}`, { method, headers, ...(body !== undefined && { body }) });
  }

  async function json(method: string, path: string, body?: unknown) {
    const answer = await send(method, path, body === undefined ? undefined : JSON.stringify(body));
    return (await answer.json()) as { success: boolean; result: unknown; result_info?: Wire; errors: Wire[] };
  }

  const valueAt = async (key: string) => (await send('GET', `${keys}/values/${key}`)).text();

  it('takes values as forms, and as bytes alone', async () => {
    const form = new FormData();
    form.append('value', new Blob(['in a file']), 'v.bin');
    form.append('metadata', JSON.stringify({ a: 1 }));
    expect((await send('PUT', `${keys}/values/file?expiration_ttl=600`, form)).status).toBe(200);
    const texts = new FormData();
    texts.append('value', 'in a text');
    await send('PUT', `${keys}/values/text`, texts);
    await send('PUT', `${keys}/values/bare`, 'alone', 'text/plain');
    expect(await Promise.all(['file', 'text', 'bare'].map(valueAt))).toEqual(['in a file', 'in a text', 'alone']);
    const { result } = await json('GET', `${keys}/keys`);
    expect(result).toEqual([
      { name: 'bare' },
      { name: 'file', metadata: { a: 1 }, expiration: expect.any(Number) },
      { name: 'text' },
    ]);
  });

  it('answers bytes as bytes, with when they expire', async () => {
    const bytes = Uint8Array.from({ length: 256 }, (_, byte) => byte);
    await send('PUT', `${keys}/values/a?expiration=4102444800`, bytes, 'application/octet-stream');
    const answer = await send('GET', `${keys}/values/a`);
    expect(answer.headers.get('content-type')).toBe('application/octet-stream');
    expect(answer.headers.get('expiration')).toBe('4102444800');
    expect(new Uint8Array(await answer.arrayBuffer())).toEqual(bytes);
  });

  it.each([
    ['a broken form', 'no form at all', 'multipart/form-data; boundary=x'],
    [
      'a form without the value',
      '--x\r\ncontent-disposition: form-data; name="a"\r\n\r\nb\r\n--x--\r\n',
      'multipart/form-data; boundary=x',
    ],
    ['nothing', '', 'text/plain'],
  ])('refuses %s', async (_, body, type) => {
    expect((await send('PUT', `${keys}/values/a`, body, type)).status).toBe(400);
    expect((await send('GET', `${keys}/values/a`)).status).toBe(404);
  });

  it('takes bare arrays, and refuses what is none', async () => {
    const pairs = [
      { key: 'a', value: 'YQ==', base64: true },
      { key: 'b', value: 'b' },
    ];
    expect(await json('POST', `${keys}/bulk`, pairs)).toMatchObject({ result: { successful_key_count: 2 } });
    expect(await json('DELETE', `${keys}/bulk`, ['a'])).toMatchObject({ result: { successful_key_count: 1 } });
    expect(await Promise.all(['a', 'b'].map(valueAt))).toEqual([expect.stringContaining('not found'), 'b']);
    expect(await json('POST', `${keys}/bulk`, { key: 'a', value: 'b' })).toMatchObject({ success: false });
    expect(await json('POST', `${keys}/bulk`, [{ key: 'a' }])).toMatchObject({
      errors: [{ message: 'Missing data for required field.', source: { pointer: '/values/0/value' } }],
    });
  });

  it('leads through lists by a cursor, which loses nothing when what it saw last is gone', async () => {
    const names = Array.from({ length: 25 }, (_, place) => `k${String(place).padStart(2, '0')}`);
    await json(
      'POST',
      `${keys}/bulk`,
      names.map((key) => ({ key, value: key })),
    );
    const seen: unknown[] = [];
    for (let cursor: unknown = ''; ;) {
      const page = await json('GET', `${keys}/keys?limit=10&cursor=${String(cursor)}`);
      seen.push(...(page.result as Wire[]).map(({ name }) => name));
      cursor = page.result_info?.['cursor'];
      if (cursor === '') break;
    }
    expect(seen).toEqual(names);
    const first = await json('GET', `${keys}/keys?limit=10`);
    await json('DELETE', `${keys}/bulk`, ['k00']);
    const next = await json('GET', `${keys}/keys?limit=10&cursor=${String(first.result_info?.['cursor'])}`);
    expect((next.result as Wire[])[0]).toEqual({ name: 'k10' });
    expect(await json('GET', `${keys}/keys?cursor=none`)).toMatchObject({ success: false });
  });

  it('takes a parameter from a header', async () => {
    const headers = { authorization: `Bearer ${account.credential}`, 'cf-r2-jurisdiction': 'eu' };
    const answer = await fetch(`${account.baseUrl}/accounts/${id}/r2/buckets`, { headers });
    expect(await answer.json()).toMatchObject({ result: { buckets: [{ name: 'acme-invoices' }] } });
    const odd = { ...headers, 'cf-r2-jurisdiction': 'mars' };
    expect((await fetch(`${account.baseUrl}/accounts/${id}/r2/buckets`, { headers: odd })).status).toBe(400);
  });

  it('knows nothing below what is not there', async () => {
    expect((await send('GET', `/accounts/${id}/storage/kv/namespaces/none/keys`)).status).toBe(404);
    expect((await send('GET', `/accounts/none/r2/buckets`)).status).toBe(404);
  });

  it('counts calls in a window that begins anew, and closes for as long when it is overstepped', async () => {
    const rateLimitOf = ({ status, headers }: Response) => [
      status,
      headers.get('ratelimit'),
      headers.get('retry-after'),
    ];
    served.control('EDGE').leaveCalls(2);
    const first = await send('GET', '/accounts');
    expect(first.headers.get('ratelimit-policy')).toBe('"default";q=1200;w=300');
    expect(rateLimitOf(first)).toEqual([200, '"default";r=1;t=300', null]);
    await served.clock.sleep(100_000);
    expect(rateLimitOf(await send('GET', '/accounts'))).toEqual([200, expect.stringMatching(/r=0;t=(200|199)$/), null]);
    expect(rateLimitOf(await send('GET', '/accounts'))).toEqual([429, expect.stringMatching(/r=0;t=300$/), '300']);
    // The window would be over, but it is closed.
    await served.clock.sleep(250_000);
    expect((await send('GET', '/zones')).status).toBe(429);
    await served.clock.sleep(51_000);
    expect(rateLimitOf(await send('GET', '/accounts'))).toEqual([200, '"default";r=1199;t=300', null]);
  });
});
