/** Serves the dashboard: one page for all of its paths, and its built assets. */
import { readdirSync, readFileSync } from 'node:fs';
import type { FastifyInstance } from 'fastify';
import { shipped } from '../../base/paths.js';
import type { Services } from '../services.js';
import { ReadyResponses } from '../http/ready-answers.js';
import { sendFrom } from '../http/send-ready.js';

const built = shipped('dist/dashboard/');

/** The page's own router decides what each shows. */
const addresses = [
  '/',
  '/costs',
  '/findings',
  '/machines',
  '/names',
  '/rates',
  '/places',
  '/alerts',
  '/tokens',
  '/bill',
];

const types: Readonly<Record<string, string>> = {
  css: 'text/css; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  json: 'application/json; charset=utf-8',
  svg: 'image/svg+xml; charset=utf-8',
};

/** Nothing from other origins, and no inline script or style. */
const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "manifest-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');

const common = { vary: 'Accept-Encoding', 'x-content-type-options': 'nosniff', 'referrer-policy': 'same-origin' };

/** Names with a content hash from the build. */
const hashed = /-[A-Z0-9]{8}\.\w+$/;
const forGood = 'public, max-age=31536000, immutable';
const forAnHour = 'public, max-age=3600';

export function dashboard({ baseUrl }: Pick<Services, 'baseUrl'>) {
  const answers = new ReadyResponses();
  const root = new URL(baseUrl).pathname.replace(/\/$/, '').replaceAll('&', '&amp;');

  return async function (app: FastifyInstance): Promise<void> {
    // Read at startup: the files of a later build would not match this page.
    const page = readFileSync(new URL('index.html', built), 'utf8').replaceAll('{root}', () => root);
    const headers = {
      ...common,
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-cache',
      'content-security-policy': policy,
      'cross-origin-opener-policy': 'same-origin',
    };
    for (const address of addresses) {
      app.get(address, (request, reply) =>
        sendFrom(answers, request, reply, { name: '/', headers, build: () => page }),
      );
    }
    for (const file of readdirSync(new URL('assets/', built))) {
      const type = types[file.slice(file.lastIndexOf('.') + 1)];
      if (type === undefined) continue;
      const name = `/assets/${file}`;
      const cachedHeaders = {
        ...common,
        'content-type': type,
        'cache-control': hashed.test(file) ? forGood : forAnHour,
      };
      const text = readFileSync(new URL(`assets/${file}`, built), 'utf8');
      const brotli = readFileSync(new URL(`assets/${file}.br`, built));
      const resource = { name, headers: cachedHeaders, build: () => text, brotli };
      app.get(name, (request, reply) => sendFrom(answers, request, reply, resource));
    }
  };
}
