/** The page of the dashboard: the same for all of its addresses, and for one that no page has. */
import { readFileSync } from 'node:fs';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { shipped } from '../../base/paths.js';
import { ReadyResponses, type ReadyResource } from '../http/ready-answers.js';
import { readyFor, sendFrom, sendReady } from '../http/send-ready.js';

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

export const common = {
  vary: 'Accept-Encoding',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'same-origin',
};

/** Paths for programs: an unknown address below is answered as JSON, also in a browser. */
const ofPrograms = /^\/(?:api|assets|export|files|graphql)(?:\/|$)/;

export class DashboardPage {
  readonly #answers = new ReadyResponses();
  readonly #page: ReadyResource;

  constructor(baseUrl: string) {
    const root = new URL(baseUrl).pathname.replace(/\/$/, '').replaceAll('&', '&amp;');
    // Read at startup: the files of a later build would not match this page.
    const text = readFileSync(shipped('dist/dashboard/index.html'), 'utf8').replaceAll('{root}', () => root);
    const headers = {
      ...common,
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-cache',
      'content-security-policy': policy,
      'cross-origin-opener-policy': 'same-origin',
    };
    this.#page = { name: '/', headers, build: () => text };
  }

  send(request: FastifyRequest, reply: FastifyReply): FastifyReply | Promise<FastifyReply> {
    return sendFrom(this.#answers, request, reply, this.#page);
  }

  /** Whether a person opened this unknown path in a browser, who is better helped by a page than by JSON. */
  isFor({ method, headers }: FastifyRequest, path: string): boolean {
    const isRead = method === 'GET' || method === 'HEAD';
    return isRead && headers.accept?.includes('text/html') === true && !ofPrograms.test(path);
  }

  async sendNotFound({ raw: { headers } }: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const encoding = headers['accept-encoding'];
    // No condition: a page that is cached is not this answer.
    const ready = await readyFor(
      this.#answers,
      encoding === undefined ? {} : { 'accept-encoding': encoding },
      this.#page,
    );
    return sendReady(reply, { ...ready, status: 404 });
  }
}
