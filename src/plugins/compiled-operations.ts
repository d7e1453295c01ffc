/** Compiles each distinct query once and keeps it, in place of Apollo's interpreting executor. */
import type { GatewayExecutionResult, GatewayExecutor, GatewayInterface } from '@apollo/server-gateway-interface';
import {
  type ExecutionResult,
  execute,
  GraphQLError,
  type GraphQLSchema,
  getOperationAST,
  getVariableValues,
} from 'graphql';
import { compileQuery, isCompiledQuery } from 'graphql-jit';
import { LRUCache } from 'lru-cache';
import type { Context } from '../context.js';
import { shown } from '../errors.js';
import { checkCost, checkDepth } from './limits.js';

const maxOperations = 100;

interface Operation {
  run(context: Context, variables: Variables): ExecutionResult | Promise<ExecutionResult>;
  readonly isQuery: boolean;
  /** The cost of an operation without variables is the same every time. */
  readonly fixedCost: boolean;
}

type Request = Parameters<GatewayExecutor>[0];
type Variables = Readonly<Record<string, unknown>>;

export function compiledOperations(schema: GraphQLSchema): GatewayInterface {
  const operations = new LRUCache<string, Operation>({ max: maxOperations });
  let publish: ((change: { apiSchema: GraphQLSchema; coreSupergraphSdl: string }) => void) | undefined;

  function prepare({ document, operationName }: Request): Operation | ExecutionResult {
    checkDepth(schema, document);
    const operation = getOperationAST(document, operationName);
    const isQuery = operation?.operation === 'query';
    const fixedCost = !operation?.variableDefinitions?.length;
    if (operation && !isQuery) {
      // graphql-jit takes a variable that was not given for null, which tells an upstream to clear the field.
      const rest = { schema, document, operationName, rootValue: {} };
      return {
        isQuery,
        fixedCost,
        run: (contextValue, variableValues) => execute({ ...rest, contextValue, variableValues }),
      };
    }
    const compiled = compileQuery(schema, document, operationName ?? undefined, {
      disablingCapturingStackErrors: true,
    });
    if (!isCompiledQuery(compiled)) return compiled;
    return { isQuery, fixedCost, run: (context, variables) => compiled.query({}, context, variables) };
  }

  /** Checked before the cost is, which depends on them. */
  function variablesOf({ operation, request }: Request): ReturnType<typeof getVariableValues> {
    return getVariableValues(schema, operation.variableDefinitions ?? [], request.variables ?? {});
  }

  const executor: GatewayExecutor = async (request) => {
    // Absent, whatever its type says, when the document has no operation of the name asked for.
    if (!request.operation) return { errors: [unresolved(request.request.operationName)] };
    const { document, operationName, queryHash } = request;
    const context = request.context as Context;
    const variables = request.request.variables ?? {};
    const key = `${queryHash} ${operationName ?? ''}`;
    let operation = operations.get(key);
    const known = operation !== undefined;
    if (!operation) {
      const made = prepare(request);
      if (!('run' in made)) return withCodes(made);
      operation = made;
    }
    if (!known || !operation.fixedCost) {
      const { errors } = variablesOf(request);
      if (errors) return withCodes({ errors });
      checkCost(schema, document, operationName, variables);
    }
    if (!known) operations.set(key, operation);
    if (!operation.isQuery) context.answer.volatile = true;
    return withCodes(await operation.run(context, variables));
  };

  return {
    onSchemaLoadOrUpdate(callback) {
      publish = callback;
      return () => (publish = undefined);
    },
    async load() {
      publish?.({ apiSchema: schema, coreSupergraphSdl: '' });
      return { executor };
    },
    async stop() {},
  };
}

function unresolved(name: string | undefined): GraphQLError {
  const several = 'Must provide operation name if query contains multiple operations.';
  return new GraphQLError(typeof name === 'string' ? `Unknown operation named ${shown(name)}.` : several);
}

/** Errors before any field ran, such as those in the values of variables, have no path and no code yet. */
function withCodes({ data, errors }: ExecutionResult): GatewayExecutionResult {
  if (!errors) return { data };
  if (errors.some(({ path }) => path)) return { data, errors };
  return {
    errors: errors.map((error) =>
      error.extensions['code']
        ? error
        : new GraphQLError(error.message, {
            nodes: error.nodes ?? null,
            extensions: { code: 'BAD_USER_INPUT', http: { status: 400 } },
          }),
    ),
  };
}
