/** A GET that answers with a file made of what the accounts of the caller's token have. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { refuseDocumentsOnly, requireCaller } from '../../base/auth/require-scope.js';
import { openToScripts } from '../../base/open-to-scripts.js';
import { AtOnce } from '../../base/shares/at-once.js';
import { shares } from '../../base/shares/shares.js';
import type { Execution } from '../../graphql/execution.js';
import { permitOf } from '../../graphql/permit.js';
import type { ReadingContext } from '../../hosting/context.js';
import { Clients } from '../../rest/transport/clients.js';
import { clientAddress } from '../http/behind-proxy.js';
import { noteCaller, recordOf } from '../http/recorded-response.js';
import type { Services } from '../services.js';
import { signedIn } from './session.js';

const exports = new AtOnce(shares.exports);

const headers = {
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
  ...openToScripts,
};

interface ExportedFile {
  readonly type: string;
  readonly name: string;
  readonly content: string;
}

export interface ExportContext {
  readonly context: ReadingContext;
  readonly info: { readonly schema: Services['schema'] };
}

interface ExportRoute<Parameters> {
  readonly path: string;
  /** Throws for what is none of its parameters. */
  readonly parametersOf: (parameters: URLSearchParams) => Parameters;
  readonly make: (exportContext: ExportContext, parameters: Parameters) => Promise<ExportedFile>;
}

export function exportRoute<Parameters>(
  services: Services,
  { requestRateLimit }: Execution,
  { path, parametersOf, make }: ExportRoute<Parameters>,
): (app: FastifyInstance) => Promise<void> {
  const { config, schema, tokens, upstreams } = services;
  const addressOf = clientAddress(config.trustProxy);

  async function answer(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const verified = await tokens.verify(signedIn(request, services.baseUrl).authorization);
    await requestRateLimit?.count(verified, addressOf(request.raw));
    const caller = requireCaller({ caller: verified });
    noteCaller(reply.raw, caller);
    refuseDocumentsOnly(caller, 'An export');
    const parameters = parametersOf(new URL(request.url, 'http://localhost').searchParams);
    const leave = exports.enter(caller.id);
    try {
      const clients = new Clients(upstreams, permitOf({ caller }), {
        caller,
        record: recordOf(reply.raw),
        isAbandoned: () => request.raw.socket.destroyed,
      });
      const { type, name, content } = await make(
        { context: { ...services, caller, clients }, info: { schema } },
        parameters,
      );
      return reply
        .headers({ ...headers, 'content-type': type, 'content-disposition': `attachment; filename="${name}"` })
        .send(content);
    } finally {
      leave();
    }
  }

  return async function (app: FastifyInstance): Promise<void> {
    app.get(path, answer);
  };
}
