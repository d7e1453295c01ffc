import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { ashburn, fleet, server, terabyte } from '../../hosting/bill/fleet.js';
import { type Meridian, startMeridian } from '../../support/meridian.js';
import { ScriptedUpstream } from '../../support/scripted-upstream.js';
import { recordsIn } from './records.js';

describe('GET /export/bill.csv', () => {
  let upstream: ScriptedUpstream;
  let meridian: Meridian;
  let folder: string;
  let bearer: string;
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'meridian-prices-'));
    const prices = join(folder, 'prices.yml');
    writeFileSync(
      prices,
      '- { api: CLOUD, kind: SERVER, id: 5, amount: 7.5, currency: EUR, period: month, note: "=1+1" }\n',
    );
    upstream = await ScriptedUpstream.start();
    meridian = await startMeridian({
      CLOUD_ACCOUNTS: 'prod=one,lab=two',
      CLOUD_BASE_URL: upstream.url,
      PRICES_FILE: prices,
    });
    bearer = `Bearer ${await meridian.token(['hosting:read@cloud:prod', 'hosting:read@cloud:lab'])}`;
    const answer = fleet({
      servers: [
        server(1, { name: '=HYPERLINK("http://evil.example";"a")', labels: { team: 'a', '@x': 'b' } }),
        server(2, { name: '-2+3', location: ashburn, server_type: { id: 12 } }),
        server(3, { name: 'two\r\nlines, "quoted"', outgoing_traffic: 21 * terabyte }),
        server(4, { name: '\tunpriced', server_type: { id: 99 } }),
        server(5, { name: '＝listed', server_type: { id: 99 } }),
        server(6, { name: 'naïve größe', server_type: { id: 11, name: 'cx22' } }),
        server(7, { name: 'one;=1+1\n@two' }),
      ],
    });
    upstream.script = (asked) =>
      asked.headers['authorization'] === 'Bearer two' ? { status: 401, body: {} } : answer(asked);
  });
  afterAll(async () => {
    await meridian.close();
    await upstream.close();
    rmSync(folder, { recursive: true, force: true });
  });

  const get = (query = '', headers: Record<string, string> = { authorization: bearer }, method = 'GET') =>
    fetch(`${meridian.url}/export/bill.csv${query}`, { method, headers });

  it('has the lines with currency, rate and its date, and what is missing', async () => {
    const response = await get('?currency=INR');
    expect(response.status).toBe(200);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'text/csv; charset=utf-8; header=present',
      'content-disposition': expect.stringMatching(/^attachment; filename="bill-INR-\d{4}-\d\d-\d\d\.csv"$/),
      'cache-control': 'no-store',
      'access-control-allow-origin': '*',
    });
    const text = await response.text();
    expect(text.replaceAll('\r\n', '').replaceAll('\n', '')).not.toContain('\r');
    const rows = recordsIn(text);
    const { rates } = meridian.services;
    const [line] = rows.filter(({ id, kind }) => id === '6' && kind === 'SERVER');
    expect(line).toMatchObject({
      api: 'CLOUD',
      account: 'prod',
      name: 'naïve größe',
      country: 'DE',
      city: 'Falkenstein',
      status: 'RUNNING',
      currency: 'INR',
      quantity: '1',
      unit: 'PIECE',
      unit_net: '3.79',
      unit_gross: '4.51',
      price_currency: 'EUR',
      rate_date: rates.table.date,
      price_from: 'PRICE_LIST',
      remark: '',
      list_net: '3.79',
      list_gross: '4.51',
      list_currency: 'EUR',
      own_price_entry: '',
      own_price_note: '',
    });
    expect(Number(line?.['rate'])).toBeCloseTo(rates.rate('EUR', 'INR') ?? 0, 6);
    expect(line?.['rounded_net']).toMatch(/^\d+\.\d\d$/);
    expect(rows.find(({ kind }) => kind === 'TRAFFIC')).toMatchObject({ id: '3', net: '0', unit: 'TERABYTE' });
    expect(rows.find(({ id }) => id === '4')).toMatchObject({ net: '', remark: 'Unknown: NOT_IN_PRICE_LIST' });
    expect(rows[0]).toMatchObject({ id: '', gross: '', remark: 'Amounts are at least these: not all could be read' });
    expect(rows[1]).toMatchObject({ account: 'lab', id: '', remark: expect.stringMatching(/^Could not be read: /) });
    const failed = rows.filter(({ account }) => account === 'lab');
    expect(failed).toEqual([
      expect.objectContaining({ id: '', remark: expect.stringMatching(/^Could not be read: /) }),
    ]);
  });

  it('has no cell that a spreadsheet takes for a formula, and amounts as numbers', async () => {
    const cells = recordsIn(await (await get('?currency=EUR')).text()).flatMap((row) => Object.values(row));
    for (const cell of cells) if (!/^-?\d+(\.\d+)?$/.test(cell)) expect(cell).not.toMatch(/^[=+\-@\t\r＝]/u);
    expect(cells).toContain(`'=HYPERLINK("http://evil.example";"a")`);
    expect(cells).toContain("'-2+3");
    // Where a spreadsheet ends cells at semicolons.
    expect(cells).toContain("one;'=1+1\n'@two");
    expect(cells).toContain("'\tunpriced");
    expect(cells).toContain("'＝listed");
    expect(cells).toContain("'=1+1");
    expect(cells).toContain('two\r\nlines, "quoted"');
    expect(cells).toContain('7.5');
  });

  it('takes the filters of the field', async () => {
    const rows = recordsIn(
      await (await get('?countries=US&kinds=server&kinds=BACKUP&accounts=prod&statuses=running')).text(),
    );
    expect(rows).toEqual([expect.objectContaining({ id: '2', currency: 'INR' })]);
    const one = recordsIn(await (await get('?resourceIds=cloud:prod:server:6&products=cx22&accounts=prod')).text());
    expect(one).toEqual([expect.objectContaining({ global_id: 'cloud:prod:server:6', product: 'cx22' })]);
    expect(recordsIn(await (await get('?products=cx23&accounts=prod')).text())).toEqual([]);
  });

  it('has the default currency of the token', async () => {
    const token = await meridian.token(['hosting:read'], 'KWD');
    const response = await get('?labels=team%3Da', { authorization: `Bearer ${token}` });
    expect(response.headers.get('content-disposition')).toContain('bill-KWD-');
  });

  it.each([
    ['?currency=EURO', 'Expected a currency code'],
    ['?currency=XTS', 'Expected a currency'],
    ['?currency=EUR&currency=USD', 'currency: expected one'],
    ['?format=xlsx', 'the query: expected currency, maxAge, name, bom, apis'],
    ['?kinds=THING', 'kinds: expected SERVER'],
    ['?apis=CLOUDS', 'apis: expected CLOUD'],
    ['?maxAge=soon', 'maxAge: expected whole seconds'],
    ['?maxAge=99999', 'maxAge'],
    ['?accounts=nobody', 'accounts: expected names'],
  ])('refuses %s', async (query, message) => {
    const response = await get(query);
    expect(response.status).toBe(400);
    expect(await response.json()).toEqual({ status: false, message: expect.stringContaining(message) });
  });

  it('has prices of one’s own that were set in the graph', async () => {
    const writer = { authorization: `Bearer ${await meridian.token(['hosting:read', 'hosting:write'])}` };
    const setting =
      'mutation { setOwnPrice(input: { api: CLOUD, kind: SERVER, id: "4", amount: "9.25", currency: "EUR" }) { __typename } }';
    const { body } = await meridian.query({ query: setting }, writer);
    expect(body.errors).toBeUndefined();
    const rows = recordsIn(await (await get('?currency=EUR&accounts=prod&kinds=SERVER')).text());
    expect(rows.find(({ id }) => id === '4')).toMatchObject({ net: '9.25', price_from: 'OWN_PRICE' });
  });

  it('is for tokens that may read what it is made of', async () => {
    for (const authorization of ['', 'Bearer mrd_wrong']) {
      const response = await get('', { authorization });
      expect([response.status, response.headers.get('www-authenticate')]).toEqual([401, 'Bearer']);
    }
    const response = await get('', { authorization: `Bearer ${await meridian.token(['rates'])}` });
    expect(response.status).toBe(403);
    expect(await response.json()).toEqual({ status: false, message: expect.stringContaining('hosting:read') });
  });

  it('answers HEAD and OPTIONS as other paths do, and no POST', async () => {
    const head = await get('', { authorization: bearer }, 'HEAD');
    expect([head.status, await head.text()]).toEqual([200, '']);
    expect(head.headers.get('content-type')).toContain('text/csv');
    const preflight = { origin: 'https://app.example', 'access-control-request-method': 'GET' };
    expect((await get('', preflight, 'OPTIONS')).status).toBe(204);
    const post = await get('', { authorization: bearer }, 'POST');
    expect([post.status, post.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
  });
});
