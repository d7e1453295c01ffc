/** Serves the dashboard: one page at all of its addresses, and its built assets. */
import { readdirSync, readFileSync } from 'node:fs';
import type { FastifyInstance } from 'fastify';
import { shipped } from '../../base/paths.js';
import { ReadyResponses } from '../http/ready-answers.js';
import { sendFrom } from '../http/send-ready.js';
import { common, type DashboardPage } from './dashboard-page.js';

const built = shipped('dist/dashboard/');

/** The page's own router decides what each shows. */
const addresses = [
  '/',
  '/costs',
  '/statements',
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

/** Names with a content hash from the build. */
const hashed = /-[A-Z0-9]{8}\.\w+$/;
const forGood = 'public, max-age=31536000, immutable';
const forAnHour = 'public, max-age=3600';

export function dashboard(page: DashboardPage) {
  const answers = new ReadyResponses();

  return async function (app: FastifyInstance): Promise<void> {
    for (const address of addresses) app.get(address, (request, reply) => page.send(request, reply));
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
