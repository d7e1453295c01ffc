/** What graphql-js answers to a question by itself, on the same schema with an equal context: what the service must answer too. */
import { type DocumentNode, GraphQLError, execute, getOperationAST, parse } from 'graphql';
import type { Context } from '../../src/server/context.js';
import { ResponseInProgress } from '../../src/graphql/response-in-progress.js';
import { maskErrors } from '../../src/graphql/mask-errors.js';
import { Clients } from '../../src/rest/transport/clients.js';
import { Upstreams } from '../../src/rest/transport/upstreams.js';
import { permitOf } from '../../src/graphql/permit.js';
import type { Services } from '../../src/server/services.js';
import { noFiles } from '../rest/harness.js';
import type { Asking } from './generate/document.js';

export interface Answer {
  readonly status: number;
  readonly text: string;
}

export function referenceOf(services: Services) {
  const format = maskErrors(services.log);

  return async function (query: string, asking: Asking, authorization: string, accept: string): Promise<Answer> {
    const document = parse(query);
    const caller = await services.tokens.verify(authorization);
    // With budgets of its own.
    const { accounts, clock } = services.upstreams;
    const upstreams = new Upstreams({ accounts, clock, log: services.log });
    const partialErrors: GraphQLError[] = [];
    const answer = new ResponseInProgress(format);
    answer.partialErrors.add = (error) => void partialErrors.push(error);
    const contextValue: Context = {
      ...services,
      upstreams,
      caller,
      clients: new Clients(upstreams, permitOf({ caller })),
      answer,
      files: noFiles,
    };
    const result = await execute({
      schema: services.schema,
      document,
      contextValue,
      rootValue: {},
      variableValues: asking.variables,
      operationName: asking.operationName,
    });
    upstreams.close();
    // Without data nothing was run: it has no operation of that name, or its variables do not fit.
    const refused = result.data === undefined;
    const code = codeOf(document, asking);
    const errors = refused
      ? result.errors?.map(
          ({ message, nodes }) => new GraphQLError(message, { nodes: nodes ?? null, extensions: { code } }),
        )
      : joined(result.errors, partialErrors);
    // Errors stand first, where a reader sees them.
    const text = JSON.stringify({ errors: errors?.map((error) => format(error.toJSON(), error)), data: result.data });
    const isPrecise = accept.includes('graphql-response');
    return { status: isPrecise && refused ? 422 : isPrecise && errors ? 294 : 200, text };
  };
}

function joined(errors: readonly GraphQLError[] = [], partialErrors: readonly GraphQLError[]) {
  const all = [...errors, ...partialErrors];
  return all.length > 0 ? all : undefined;
}

function codeOf(document: DocumentNode, { operationName }: Asking): string {
  return getOperationAST(document, operationName) ? 'BAD_USER_INPUT' : 'OPERATION_RESOLUTION_FAILURE';
}
