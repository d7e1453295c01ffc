/** Pages about the REST interface: the API reference at /docs, /terms and /license. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { openToScripts } from '../../base/open-to-scripts.js';
import type { Services } from '../services.js';
import { license, terms } from './legal-pages.js';
import { readerPolicy, readingPage } from './api-reference.js';
import { ReadyResponses } from '../http/ready-answers.js';
import { sendFrom } from '../http/send-ready.js';

const html = 'text/html; charset=utf-8';

export function docs({ baseUrl }: Pick<Services, 'baseUrl'>) {
  const answers = new ReadyResponses();

  return async function (app: FastifyInstance): Promise<void> {
    function page(path: string, type: string, build: () => string, more: Record<string, string> = {}): void {
      const headers = {
        'content-type': type,
        'cache-control': 'public, max-age=300',
        vary: 'Accept-Encoding',
        ...openToScripts,
        'x-content-type-options': 'nosniff',
        ...more,
      };
      app.get(path, (request, reply) => sendFrom(answers, request, reply, { name: path, headers, build }));
    }

    page('/docs', html, () => readingPage(baseUrl), { 'content-security-policy': readerPolicy(baseUrl) });
    page('/docs/reader.js', 'text/javascript; charset=utf-8', readerScript);
    page('/terms', html, terms);
    page('/license', html, license);
  };
}

/** The package's code is never run here: only its browser bundle is read, on the first request. */
function readerScript(): string {
  const main = createRequire(import.meta.url).resolve('@scalar/fastify-api-reference');
  return readFileSync(join(dirname(main), 'js/standalone.js'), 'utf8');
}
