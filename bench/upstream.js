/**
 * A cloud API with as many volumes as servers, 200 unless `/size/1000` sets another number: 50 per page, each response
 * after 10 ms. Its price list has their prices, its other lists are empty. Below `/edge` is an edge API of 30 zones,
 * the first with 3,000 records, the others with 10. `/calls` returns and resets the count of calls.
 */
import { createServer } from 'node:http';

const pause = 10;

const location = {
  id: 1,
  name: 'fsn1',
  description: 'Falkenstein DC Park 1',
  country: 'DE',
  city: 'Falkenstein',
  latitude: 50.47612,
  longitude: 12.370071,
  network_zone: 'eu-central',
};
const image = { id: 7, name: 'debian-13', type: 'system', status: 'available', description: 'Debian 13' };
const price = (net, gross) => ({ net, gross });
const typePrice = { location: 'fsn1', price_monthly: price('3.79', '4.51'), price_hourly: price('0.006', '0.0071') };
const pricing = {
  currency: 'EUR',
  vat_rate: '19.00',
  image: { price_per_gb_month: price('0.0110', '0.0131') },
  volume: { price_per_gb_month: price('0.0440', '0.0524') },
  server_backup: { percentage: '20.00' },
  server_types: [{ id: 11, name: 'cx22', prices: [typePrice] }],
  load_balancer_types: [],
  floating_ips: [],
  primary_ips: [],
};
let objects = objectsOf(200);
const zones = zonesOf(30);
let calls = 0;

createServer((request, response) => {
  const url = new URL(request.url, 'http://localhost');
  if (url.pathname === '/calls') {
    response.end(String(calls));
    calls = 0;
    return;
  }
  const [, kind, id] = url.pathname.split('/');
  if (kind === 'size') {
    objects = objectsOf(Number(id));
    response.end();
    return;
  }
  calls += 1;
  const body = kind === 'edge' ? edge(url) : id ? one(kind, Number(id)) : page(kind, url.searchParams);
  setTimeout(() => {
    response.writeHead(body ? 200 : 404, { 'content-type': 'application/json' });
    response.end(JSON.stringify(body ?? { error: { code: 'not_found', message: 'not found' } }));
  }, pause);
}).listen(Number(process.env.PORT), '127.0.0.1', () => console.log('ready'));

function objectsOf(count) {
  const numbers = Array.from({ length: count }, (_, index) => index + 1);
  return {
    volumes: numbers.map((id) => ({ id, name: `volume-${id}`, size: 10, server: 1_000 + id, location, labels: {} })),
    servers: numbers.map((id) => ({
      id: 1_000 + id,
      name: `server-${id}`,
      status: 'running',
      server_type: { id: 11, name: 'cx22' },
      image,
      location,
      labels: {},
      volumes: [id],
    })),
  };
}

function one(kind, id) {
  const object = objects[kind]?.find((candidate) => candidate.id === id);
  return object && { [kind.slice(0, -1)]: object };
}

function page(kind, query) {
  if (kind === 'pricing') return { pricing };
  const all = objects[kind] ?? [];
  const count = all.length;
  const number = Number(query.get('page') ?? 1);
  const size = Number(query.get('per_page') ?? 25);
  const next = number * size < count ? number + 1 : null;
  const pagination = {
    page: number,
    per_page: size,
    previous_page: null,
    next_page: next,
    last_page: Math.ceil(count / size),
    total_entries: count,
  };
  return { [kind]: all.slice((number - 1) * size, number * size), meta: { pagination } };
}

function zonesOf(count) {
  const times = { created_on: '2026-01-01T00:00:00Z', modified_on: '2026-01-01T00:00:00Z' };
  return Array.from({ length: count }, (_, zone) => {
    const name = `zone-${zone}.example`;
    const record = (place) => ({
      id: `record-${zone}-${place}`,
      type: 'A',
      name: `host-${place}.${name}`,
      content: `198.51.${place >> 8}.${place & 255}`,
      ttl: 300,
      proxiable: true,
      proxied: false,
      meta: {},
      ...times,
    });
    const records = Array.from({ length: zone === 0 ? 3_000 : 10 }, (_, place) => record(place));
    return { zone: { id: `zone-${zone}`, name, account: { id: 'account-1' }, ...times }, records };
  });
}

function edge({ pathname, searchParams }) {
  const [, , kind, id, part, inner] = pathname.split('/');
  const found = kind === 'zones' && id ? zones.find(({ zone }) => zone.id === id) : undefined;
  if (part !== undefined && part !== 'dns_records') return enveloped([], searchParams);
  if (found && inner) return enveloped(found.records.find((record) => record.id === inner));
  if (found && part) return enveloped(found.records, searchParams);
  if (id) return enveloped(found?.zone);
  return enveloped(
    kind === 'zones' ? zones.map(({ zone }) => zone) : [{ id: 'account-1', name: 'Bench' }],
    searchParams,
  );
}

function enveloped(all, query) {
  const envelope = { success: true, errors: [], messages: [] };
  if (!query) return all && { ...envelope, result: all };
  const [page, size] = [Number(query.get('page') ?? 1), Number(query.get('per_page') ?? 20)];
  const result = all.slice((page - 1) * size, page * size);
  const told = { page, per_page: size, count: result.length, total_count: all.length };
  return { ...envelope, result, result_info: { ...told, total_pages: Math.ceil(all.length / size) } };
}
