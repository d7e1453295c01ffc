/** Lets a request through when its token is valid and has the scope `rates`. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import { CallerError } from '../../errors.js';
import type { Token, Tokens } from '../../tokens/tokens.js';

declare module 'fastify' {
  interface FastifyRequest {
    /** Set by `needsToken`. */
    caller: Token | null;
  }
}

/** A hook that runs before the body is read, so that 401 comes before anything wrong with the body. */
export function needsToken(tokens: Tokens, refusal: string) {
  return function (request: FastifyRequest, _reply: FastifyReply, done: (error?: Error) => void): void {
    function admit(token: Token | null): void {
      if (!token) return done(new CallerError('UNAUTHENTICATED', refusal));
      if (!token.scopes.includes('rates')) return done(lacksScope);
      request.caller = token;
      done();
    }
    const verified = tokens.verify(request.raw.headers.authorization);
    if (verified instanceof Promise) verified.then(admit).catch(done);
    else admit(verified);
  };
}

const lacksScope = new CallerError('FORBIDDEN', 'Expected a token with the scope "rates", but this token lacks it.');

/** The caller behind `needsToken`. */
export function callerOf(request: FastifyRequest): Token {
  if (!request.caller) throw new Error('The route does not ask for a token');
  return request.caller;
}
