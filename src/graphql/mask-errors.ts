/** Passes on errors meant for callers; hides and logs all others. */
import { ApolloServerErrorCode, unwrapResolverError } from '@apollo/server/errors';
import type { FastifyBaseLogger } from 'fastify';
import { GraphQLError, type GraphQLFormattedError } from 'graphql';
import { CallerError } from '../base/errors.js';
import type { RequestRecord } from '../base/telemetry/request-record.js';
import { isObject } from '../base/unknown.js';

/** Codes of Apollo's own errors, which are about the request and never about our internals. */
const fromApollo = new Set<unknown>(
  Object.values(ApolloServerErrorCode).filter((code) => code !== ApolloServerErrorCode.INTERNAL_SERVER_ERROR),
);

/** The signature with which Apollo calls it; Apollo knows no record. */
export type FormatError = (
  formatted: GraphQLFormattedError,
  error: unknown,
  record?: Pick<RequestRecord, 'requestId'> | null,
) => GraphQLFormattedError;

/** The suggestion that graphql-js appends where a name resembles one of the schema. */
const suggestion = / ?Did you mean [^]*\?$/;

/** `hidesNames`: no message may suggest names of the schema. */
export function maskErrors(log: FastifyBaseLogger, hidesNames = false): FormatError {
  return (formatted, error, record) => {
    const cause = unwrapResolverError(error);
    if (cause instanceof CallerError) {
      return { ...formatted, message: cause.message, extensions: cause.extensions };
    }
    const code = codeOf(cause) ?? formatted.extensions?.['code'];
    if (cause instanceof GraphQLError && fromApollo.has(code)) {
      const message = hidesNames ? formatted.message.replace(suggestion, '') : formatted.message;
      return { ...formatted, message: clipped(message), extensions: { code } };
    }
    log.error(
      { err: cause, path: formatted.path, requestId: record?.requestId },
      'A GraphQL field failed unexpectedly',
    );
    return {
      message: 'Something went wrong on the server. It has been logged; please try again later.',
      ...(formatted.locations && { locations: formatted.locations }),
      ...(formatted.path && { path: formatted.path }),
      extensions: { code: 'INTERNAL_SERVER_ERROR' },
    };
  };
}

/** The code of an error about the request that has none. */
function codeOf(error: unknown): string | undefined {
  if (!(error instanceof GraphQLError) || error.extensions['code'] !== undefined) return undefined;
  const { http } = error.extensions;
  // Apollo sets a status on errors about persisted queries.
  if (isObject(http) && http['status'] === 400) return ApolloServerErrorCode.BAD_REQUEST;
  // graphql-js gives nodes (the argument or condition that was null) only where the caller is at fault, not where one
  // of our own values is invalid.
  return error.nodes === undefined ? undefined : ApolloServerErrorCode.BAD_USER_INPUT;
}

/** graphql-js quotes values in full. */
function clipped(message: string): string {
  return message.length > 500 ? `${message.slice(0, 497)}...` : message;
}
