/** Admits requests with a valid token and the scope `rates`; the route that checks a token needs no scope. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import { CallerError } from '../../../base/errors.js';
import { noteCaller } from '../../http/recorded-response.js';
import type { Scope, Token, Tokens } from '../../tokens/tokens.js';

declare module 'fastify' {
  interface FastifyRequest {
    /** Set by these hooks. */
    caller: Token | null;
  }
}

/** Hooks that run before the body is read, so that 401 comes before anything wrong with the body. */
export const needsRates = (tokens: Tokens, refusal: string) => hook(tokens, refusal, 'rates');
export const needsToken = (tokens: Tokens, refusal: string) => hook(tokens, refusal, null);

function hook(tokens: Tokens, refusal: string, scope: Scope | null) {
  return function (request: FastifyRequest, reply: FastifyReply, done: (error?: Error) => void): void {
    function admit(token: Token | null): void {
      noteCaller(reply.raw, token);
      if (!token) return done(new CallerError('UNAUTHENTICATED', refusal));
      if (scope !== null && !token.scopes.includes(scope)) return done(lacksScope);
      request.caller = token;
      done();
    }
    const verified = tokens.verify(request.raw.headers.authorization);
    if (verified instanceof Promise) verified.then(admit).catch(done);
    else admit(verified);
  };
}

const lacksScope = new CallerError('FORBIDDEN', 'Expected a token with the scope "rates", but this token lacks it.');

/** The caller that the hooks found. */
export function callerOf(request: FastifyRequest): Token {
  if (!request.caller) throw new Error('The route does not ask for a token');
  return request.caller;
}
