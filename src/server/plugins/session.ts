/** Sign-in from the dashboard: its token is stored in a cookie that no script can read. */
import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { CallerError } from '../../base/errors.js';
import { noteCaller } from '../http/recorded-response.js';
import type { Services } from '../services.js';
import { refuseDocumentsOnly, requireCaller } from '../../base/auth/require-scope.js';
import { JsonTooDeep, parseJson } from '../../base/json.js';
import { isObject } from '../../base/unknown.js';
import { requireSameOrigin, type SentRequest } from '../http/same-origin.js';

export const cookieName = 'meridian';
/** Paths of the cookie: browsers send it to every port of the host, and other services there need not see it. */
const places = ['/graphql', '/export'];
/** Seconds: 30 days, or until the token expires if that is sooner. */
const longest = 30 * 86_400;
/** Bytes. */
const bodyLimit = 4096;

export function session({ baseUrl, tokens }: Pick<Services, 'baseUrl' | 'tokens'>) {
  const { protocol, pathname } = new URL(baseUrl);
  const root = pathname.replace(/\/$/, '');
  const attributes = `HttpOnly; SameSite=Strict${protocol === 'https:' ? '; Secure' : ''}`;

  async function signIn(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    requireSameOrigin(request, baseUrl);
    const { body } = request;
    const given = isObject(body) ? body['token'] : undefined;
    if (typeof given !== 'string') throw notAToken();
    const token = given.trim();
    const caller = requireCaller({ caller: await tokens.verify(`Bearer ${token}`), isTokenSent: true });
    noteCaller(reply.raw, caller);
    refuseDocumentsOnly(caller, 'The dashboard');
    const { expiresAt } = caller;
    const left = expiresAt === null ? longest : (Date.parse(expiresAt) - Date.now()) / 1000;
    return set(reply, token, Math.max(1, Math.floor(Math.min(longest, left))));
  }

  async function signOut(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    requireSameOrigin(request, baseUrl);
    return set(reply, '', 0);
  }

  /** Also deletes a cookie for the root path, which is not ours and would be sent beside these. */
  function set(reply: FastifyReply, token: string, maxAge: number): FastifyReply {
    const cookies = [
      ...places.map((place) => `${cookieName}=${token}; Max-Age=${maxAge}; Path=${root}${place}; ${attributes}`),
      `${cookieName}=; Max-Age=0; Path=${root || '/'}; ${attributes}`,
    ];
    return reply.code(204).headers({ 'set-cookie': cookies, 'cache-control': 'no-store' }).send();
  }

  return async function (app: FastifyInstance): Promise<void> {
    app.removeContentTypeParser('application/json');
    app.addContentTypeParser('application/json', { parseAs: 'string', bodyLimit }, (_request, body, done) => {
      try {
        done(null, parseJson(String(body)));
      } catch (error) {
        done(error instanceof SyntaxError ? Object.assign(error, { statusCode: 400 }) : new JsonTooDeep());
      }
    });
    app.post('/session', { bodyLimit }, signIn);
    app.delete('/session', { bodyLimit }, signOut);
  };
}

function notAToken(): CallerError {
  return new CallerError('BAD_USER_INPUT', 'Expected a body such as {"token":"mrd_…"}, but got something else.');
}

/** The headers of a request, with the token of its cookie unless it sends one itself. */
export function signedIn({ method, headers }: SentRequest, baseUrl: string): IncomingHttpHeaders {
  if (headers.cookie === undefined || /^\s*bearer\s+\S/i.test(headers.authorization ?? '')) return headers;
  const found = [...headers.cookie.matchAll(cookies)].map(([, token]) => token);
  const [token, ...others] = new Set(found);
  if (token === undefined) return headers;
  requireSameOrigin({ method, headers }, baseUrl);
  if (others.length > 0) {
    throw new CallerError(
      'FORBIDDEN',
      `Expected one cookie ${cookieName}, but got ${others.length + 1} with different tokens: another service of this host may have set one. Clear the cookies of this host and sign in again.`,
    );
  }
  return { ...headers, authorization: `Bearer ${token}` };
}

/** A cookie of this name in another format, such as another service on this host may set, is ignored. */
const cookies = new RegExp(String.raw`(?:^|;)\s*${cookieName}=(mrd_[0-9a-f]{12}_[\w-]{43})\s*(?=;|$)`, 'g');
