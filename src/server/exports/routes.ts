/** The routes of all exports: who may ask, how much at once, and how a file is sent. */
import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { refuseDocumentsOnly, requireCaller } from '../../base/auth/require-scope.js';
import { isSent } from '../../base/auth/caller.js';
import type { Token } from '../../base/auth/token.js';
import { openToScripts } from '../../base/open-to-scripts.js';
import { AtOnce } from '../../base/shares/at-once.js';
import { shares } from '../../base/shares/shares.js';
import { callerOf } from '../../graphql/admission/caller-of.js';
import type { Execution } from '../../graphql/execution.js';
import { permitOf } from '../../graphql/permit.js';
import { Clients } from '../../rest/transport/clients.js';
import { clientAddress } from '../http/behind-proxy.js';
import { noteCaller, recordOf } from '../http/recorded-response.js';
import { whenOver } from '../http/when-closed.js';
import { sendBy } from '../http/reply.js';
import { refusalFor } from '../plugins/rest-errors.js';
import { signedIn } from '../plugins/session.js';
import type { Services } from '../services.js';
import { challengeTo, withPassword } from './basic-authentication.js';
import { begun } from './begun.js';
import type { Export, ExportContext } from './export.js';
import { exports } from './index.js';

const underWay = new AtOnce(shares.exports);

const { 'access-control-expose-headers': exposed } = openToScripts;
const headers = {
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
  ...openToScripts,
};

export function exportRoutes(
  services: Services,
  execution: Execution,
  /** Milliseconds in which a client must take something, as it keeps others from their part. */
  longestStall: number,
): (app: FastifyInstance) => Promise<void> {
  const { baseUrl, config, geography, hosting, rates, schema, tokens, upstreams } = services;
  const { requestRateLimit } = execution;
  const addressOf = clientAddress(config.trustProxy);

  async function callerIn(request: FastifyRequest, { isPublic = false }: Export): Promise<Token | null> {
    const { method } = request;
    const { authorization } = signedIn({ method, headers: withPassword(request, baseUrl) }, baseUrl);
    const verified = await tokens.verify(authorization);
    await requestRateLimit?.count(verified, addressOf(request.raw));
    if (isPublic && config.anonymous) return verified;
    const caller = requireCaller({ caller: verified, isTokenSent: isSent(authorization) });
    refuseDocumentsOnly(caller, 'An export');
    return caller;
  }

  function contextFor(caller: Token | null, { raw }: FastifyRequest, reply: FastifyReply): ExportContext {
    const clients = new Clients(upstreams, permitOf({ caller }), {
      caller,
      record: recordOf(reply.raw),
      isAbandoned: () => raw.socket.destroyed,
    });
    const reading = { rates: rates.now, geography, config: hosting.pricing.config, upstreams, hosting };
    const meter = execution.meterFor(callerOf(caller, addressOf(raw)));
    whenOver(reply.raw, () => meter.release());
    return { context: { ...reading, caller, clients }, info: { schema }, meter };
  }

  function answer(one: Export) {
    return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
      const caller = await callerIn(request, one);
      if (caller) noteCaller(reply.raw, caller);
      const open = one.prepare(new URL(request.url, 'http://localhost').searchParams);
      whenOver(reply.raw, underWay.enter(callerOf(caller, addressOf(request.raw))));
      const file = await open(contextFor(caller, request, reply));
      // An error up to here has a status of its own; later ones can only break the response off.
      const pieces = await begun(file.pieces);
      reply.raw.setTimeout(longestStall, () => reply.raw.destroy());
      const isHead = request.method === 'HEAD';
      if (isHead) await pieces.return();
      return reply
        .headers({
          ...headers,
          ...file.headers,
          'access-control-expose-headers': [exposed, ...Object.keys(file.headers ?? {})].join(', '),
          'content-type': file.type,
          'content-disposition': `attachment; filename="${file.name}"`,
        })
        .send(Readable.from(isHead ? [] : pieces, { highWaterMark: 1 }));
    };
  }

  return async function (app: FastifyInstance): Promise<void> {
    app.setErrorHandler((error, request, reply) => {
      const refusal = refusalFor(error, reply.raw, request.log);
      const headers = { ...refusal.headers, 'www-authenticate': challengeTo(request.headers) };
      sendBy(reply, refusal.status === 401 ? { ...refusal, headers } : refusal);
    });
    for (const one of exports) app.get(one.path, answer(one));
  };
}
