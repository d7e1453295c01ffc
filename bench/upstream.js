/**
 * A cloud API of as many volumes as servers, 200 unless `/size/1000` says how many: 50 a page, each answer after 10 ms.
 * `/calls` tells and resets the count of calls.
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
let objects = objectsOf(200);
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
  const body = id ? one(kind, Number(id)) : page(kind, url.searchParams);
  setTimeout(() => {
    response.writeHead(body ? 200 : 404, { 'content-type': 'application/json' });
    response.end(JSON.stringify(body ?? { error: { code: 'not_found', message: 'not found' } }));
  }, pause);
}).listen(Number(process.env.PORT), () => console.log('ready'));

function objectsOf(count) {
  const numbers = Array.from({ length: count }, (_, index) => index + 1);
  return {
    volumes: numbers.map((id) => ({ id, name: `volume-${id}`, size: 10, server: 1_000 + id, location, labels: {} })),
    servers: numbers.map((id) => ({
      id: 1_000 + id,
      name: `server-${id}`,
      status: 'running',
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
  if (!objects[kind]) return undefined;
  const count = objects[kind].length;
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
  return { [kind]: objects[kind].slice((number - 1) * size, number * size), meta: { pagination } };
}
