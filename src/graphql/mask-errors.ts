/** Lets errors made for callers through; hides and logs all others. */
import type { ApolloServerOptions, BaseContext } from '@apollo/server';
import { ApolloServerErrorCode, unwrapResolverError } from '@apollo/server/errors';
import type { FastifyBaseLogger } from 'fastify';
import { GraphQLError, type GraphQLFormattedError } from 'graphql';
import { CallerError } from '../base/errors.js';
import { isObject } from '../base/unknown.js';

/** Apollo makes these itself, about the request and never about our insides. */
const fromApollo = new Set<unknown>(
  Object.values(ApolloServerErrorCode).filter((code) => code !== ApolloServerErrorCode.INTERNAL_SERVER_ERROR),
);

export type FormatError = NonNullable<ApolloServerOptions<BaseContext>['formatError']>;

export function maskErrors(log: FastifyBaseLogger): FormatError {
  return (formatted, error): GraphQLFormattedError => {
    const cause = unwrapResolverError(error);
    if (cause instanceof CallerError) {
      return { ...formatted, message: cause.message, extensions: cause.extensions };
    }
    const code = codeOf(cause) ?? formatted.extensions?.['code'];
    if (cause instanceof GraphQLError && fromApollo.has(code)) {
      return { ...formatted, message: clipped(formatted.message), extensions: { code } };
    }
    log.error({ err: cause, path: formatted.path }, 'A GraphQL field failed unexpectedly');
    return {
      message: 'Something went wrong on the server. It has been logged; please try again later.',
      ...(formatted.locations && { locations: formatted.locations }),
      ...(formatted.path && { path: formatted.path }),
      extensions: { code: 'INTERNAL_SERVER_ERROR' },
    };
  };
}

/** Of errors about the question that carry none. */
function codeOf(error: unknown): string | undefined {
  if (!(error instanceof GraphQLError) || error.extensions['code'] !== undefined) return undefined;
  const { http } = error.extensions;
  // Apollo gives an error about a persisted query a status.
  if (isObject(http) && http['status'] === 400) return ApolloServerErrorCode.BAD_REQUEST;
  // graphql-js points at the argument or condition that null was given for, and at nothing when a value of ours is odd.
  return error.nodes === undefined ? undefined : ApolloServerErrorCode.BAD_USER_INPUT;
}

/** graphql-js quotes values whole. */
function clipped(message: string): string {
  return message.length > 500 ? `${message.slice(0, 497)}...` : message;
}
