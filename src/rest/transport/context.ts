/** What the engine needs of a request; the rest of its context is none of its business. */
import type { GraphQLError } from 'graphql';
import type { Clients } from './clients.js';
import type { WithFiles } from '../files/request-files.js';

export interface RestContext extends WithFiles {
  readonly clients: Clients;
  readonly answer: {
    /** Partial errors, reported beside the data, whose fields they leave as they are. */
    readonly partialErrors: { add(error: GraphQLError): void };
    /** Of the operation, as they came. */
    readonly variables: Readonly<Record<string, unknown>>;
  };
}
