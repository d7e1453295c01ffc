/** Serves plain requests for rates and conversions without the framework. */
import type { FastPath } from '../../http/fast-path.js';
import type { ReadyResponses } from '../../http/ready-answers.js';
import { noteCaller, noteRoute } from '../../http/recorded-response.js';
import { type HttpReply, sendReplyOf } from '../../http/reply.js';
import { refusalFor } from '../../plugins/rest-errors.js';
import { readyFor } from '../../http/send-ready.js';
import type { Services } from '../../services.js';
import { anew } from './anew.js';
import { convert } from './conversion.js';
import { defaultRates, ratesOf } from './rates.js';

const root = '/api/v1';
const rates = /^\/api\/v1\/([A-Z]{3})$/;
const conversion = /^\/api\/v1\/([A-Z]{3})\/([A-Z]{3})$/;

export function v1FastPath(services: Services, answers: ReadyResponses, fastPath: FastPath): void {
  const { tokens, log } = services;
  fastPath.add((request, response) => {
    const { method, headers, url: path = '' } = request;
    if (!path.startsWith(root)) return false;
    const token = tokens.known(headers.authorization);
    // Tokens that have to be looked up first, or refused.
    if (!token?.scopes.includes('rates')) return false;
    const answer = (make: () => HttpReply | Promise<HttpReply>) =>
      sendReplyOf(response, make, (error) => refusalFor(error, response, log));
    if (method === 'GET') {
      const [, base] = rates.exec(path) ?? [];
      if (base === undefined && path !== root) return false;
      noteRoute(response, base ? '/api/v1/:code' : root);
      noteCaller(response, token);
      const resource = () => (base ? ratesOf(services, base) : defaultRates(services, token.defaultCurrency));
      answer(() => readyFor(answers, headers, resource()));
      return true;
    }
    const [, from, to] = conversion.exec(path) ?? [];
    if (from === undefined || to === undefined) return false;
    noteRoute(response, '/api/v1/:from/:to');
    noteCaller(response, token);
    fastPath.readBody(request, response, (text) => answer(() => anew(convert(services, from, to, text))));
    return true;
  });
}
