/** Serves assistants at /mcp: each message is a POST, with the token of its caller. */
import './no-code-of-schemas.js';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { JsonTooDeep, parseJson } from '../../base/json.js';
import { isSent } from '../../base/auth/caller.js';
import { requireCaller } from '../../base/auth/require-scope.js';
import { CallerError } from '../../base/errors.js';
import type { Token } from '../../base/auth/token.js';
import type { Execution } from '../../graphql/execution.js';
import { clientAddress } from '../http/behind-proxy.js';
import { noteCaller } from '../http/recorded-response.js';
import type { Services } from '../services.js';
import { Asker } from './asker.js';
import { ownHostOnly } from './own-host.js';
import { AssistantProtocol } from './protocol.js';
import { Tools } from './tools/index.js';

const path = '/mcp';

/** The headers that the protocol reads. */
const read = ['accept', 'content-type', 'mcp-protocol-version', 'mcp-method', 'mcp-name'] as const;

export function assistants(services: Services, execution: Execution): (app: FastifyInstance) => Promise<void> {
  const { baseUrl, config, log, tokens } = services;
  const addressOf = clientAddress(config.trustProxy);
  const checkHost = ownHostOnly(baseUrl);
  const protocol = new AssistantProtocol(new Tools(services), log);

  /** A token that is not valid is refused, as an assistant cannot know otherwise why it gets little. */
  async function callerIn({ raw }: FastifyRequest, reply: FastifyReply): Promise<Token | null> {
    const { authorization } = raw.headers;
    const caller = await tokens.verify(authorization);
    noteCaller(reply.raw, caller);
    const isTokenSent = isSent(authorization);
    if (!config.anonymous || isTokenSent) requireCaller({ caller, isTokenSent });
    await execution.requestRateLimit?.count(caller, addressOf(raw));
    return caller;
  }

  async function answer(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const { raw, body } = request;
    checkHost(raw.headers);
    const caller = await callerIn(request, reply);
    const text = typeof body === 'string' ? body : '';
    const message = messageIn(text);
    if (Array.isArray(message)) {
      throw new CallerError('BAD_USER_INPUT', 'Expected one message in a request, but got a list of them');
    }
    const headers = read.flatMap((name) => {
      const value = raw.headers[name];
      return typeof value === 'string' ? [[name, value] as [string, string]] : [];
    });
    const sent = new Request(new URL(path, baseUrl), { method: 'POST', headers, body: text });
    const asker = new Asker(execution, reply.raw, () => addressOf(raw), caller);
    const answered = await protocol.answer(sent, message, asker);
    return reply
      .code(answered.status)
      .headers({ ...Object.fromEntries(answered.headers), 'cache-control': 'no-store' })
      .send(await answered.text());
  }

  return async function (app: FastifyInstance): Promise<void> {
    app.removeAllContentTypeParsers();
    app.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body));
    app.post(path, answer);
  };
}

/** Undefined for what is no JSON. */
function messageIn(text: string): unknown {
  try {
    return parseJson(text);
  } catch (error) {
    if (error instanceof JsonTooDeep) throw error;
    return undefined;
  }
}
