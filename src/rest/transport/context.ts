/** The part of a request's context that the engine needs. */
import type { GraphQLError } from 'graphql';
import type { Clients } from './clients.js';
import type { WithFiles } from '../files/request-files.js';

export interface RestContext extends WithFiles {
  readonly clients: Clients;
  readonly answer: {
    /** Partial errors, reported without nulling their fields. */
    readonly partialErrors: { add(error: GraphQLError): void };
    /** The operation's variables, as sent. */
    readonly variables: Readonly<Record<string, unknown>>;
  };
}
