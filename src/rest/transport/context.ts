/** The part of a request's context that the engine needs. */
import type { GraphQLError, GraphQLResolveInfo } from 'graphql';
import type { Clients } from './clients.js';
import type { WithFiles } from '../files/request-files.js';

export interface RestContext extends WithFiles {
  readonly clients: Clients;
  readonly answer: {
    /** Partial errors, reported without nulling their fields. */
    readonly partialErrors: { add(error: GraphQLError): void };
    /** Throws if the field's response would be too large, so that nothing begins whose outcome would be lost. */
    checkRoom(value: object, info: GraphQLResolveInfo): void;
    /** The operation's variables, as sent. */
    readonly variables: Readonly<Record<string, unknown>>;
  };
}
