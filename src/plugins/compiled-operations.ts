/** Keeps the operations asked lately and compiles those worth it, in place of Apollo's interpreting executor. */
import type { GatewayExecutor, GatewayInterface } from '@apollo/server-gateway-interface';
import {
  type DocumentNode,
  type ExecutionResult,
  execute,
  GraphQLError,
  type GraphQLSchema,
  getVariableValues,
  type OperationDefinitionNode,
} from 'graphql';
import { compileQuery, isCompiledQuery } from 'graphql-jit';
import { LRUCache } from 'lru-cache';
import type { Context } from '../context.js';
import { shown } from '../errors.js';
import { checkDepth, costOf } from './limits.js';

const maxOperations = 100;
/** Interpreting an answer of so many fields takes about as long as compiling its operation. */
const costWorthCompiling = 300;

/** What a request asks. */
export interface Question {
  readonly query: string;
  readonly operationName?: string | undefined;
  readonly variables?: Variables | undefined;
}

type Variables = Readonly<Record<string, unknown>>;
type Result = ExecutionResult | Promise<ExecutionResult>;
type Run = (context: Context, variables: Variables) => Result;
type Verdict = { readonly cost: number } | { readonly errors: readonly GraphQLError[] };

/** Its document was found valid. */
interface Operation {
  readonly document: DocumentNode;
  readonly node: OperationDefinitionNode;
  timesAsked: number;
  compiled?: Run;
  /** Only of one without variables, where it is the same every time. */
  verdict?: Verdict;
}

export class CompiledOperations {
  readonly #operations = new LRUCache<string, Operation>({ max: maxOperations });
  readonly #schema: GraphQLSchema;

  constructor(schema: GraphQLSchema) {
    this.#schema = schema;
  }

  /** Runs a query that was asked before; undefined for anything else. */
  runKnown(question: Question, context: Context): Result | undefined {
    const operation = this.#operations.get(keyOf(question));
    return operation?.node.operation === 'query' ? this.#run(operation, question, context) : undefined;
  }

  /** What Apollo runs instead of its own executor, on documents that it found valid. */
  gateway(): GatewayInterface {
    const executor: GatewayExecutor = async ({ request, source, operation: node, document, context }) => {
      const { operationName, variables } = request;
      // Absent, whatever its type says, when the document has no operation of the name asked for.
      if (!node) return { errors: [unresolved(operationName)] };
      if (!this.#schema.getRootType(node.operation)) return { errors: [unsupported(node.operation)] };
      const question = { query: source, operationName, variables };
      const operation = this.#operations.get(keyOf(question)) ?? this.#add(question, { document, node, timesAsked: 0 });
      return this.#run(operation, question, context as Context);
    };
    let publish: ((change: { apiSchema: GraphQLSchema; coreSupergraphSdl: string }) => void) | undefined;
    return {
      onSchemaLoadOrUpdate(callback) {
        publish = callback;
        return () => (publish = undefined);
      },
      load: async () => {
        publish?.({ apiSchema: this.#schema, coreSupergraphSdl: '' });
        return { executor };
      },
      async stop() {},
    };
  }

  #add(question: Question, operation: Operation): Operation {
    checkDepth(this.#schema, operation.document);
    this.#operations.set(keyOf(question), operation);
    return operation;
  }

  #run(operation: Operation, { variables = {} }: Question, context: Context): Result {
    const verdict = operation.verdict ?? this.#judge(operation, variables);
    if ('errors' in verdict) return verdict;
    operation.timesAsked += 1;
    if (operation.node.operation !== 'query') {
      // graphql-jit takes a variable that was not given for null, which tells an upstream to clear the field.
      context.answer.volatile = true;
      return this.#interpret(operation, context, variables);
    }
    // Many that carry their values in their text are asked only once.
    if (operation.timesAsked === 1 && verdict.cost < costWorthCompiling) {
      return this.#interpret(operation, context, variables);
    }
    operation.compiled ??= this.#compile(operation);
    return operation.compiled(context, variables);
  }

  /** Whether the variables fit, and then the cost, which depends on them. */
  #judge(operation: Operation, variables: Variables): Verdict {
    const { document, node } = operation;
    const definitions = node.variableDefinitions ?? [];
    const { errors } = getVariableValues(this.#schema, definitions, variables);
    if (errors) return { errors: errors.map(badInput) };
    const cost = costOf(this.#schema, document, node.name?.value, variables);
    const verdict = typeof cost === 'number' ? { cost } : { errors: [cost] };
    if (definitions.length === 0) operation.verdict = verdict;
    return verdict;
  }

  #interpret({ document, node }: Operation, contextValue: Context, variableValues: Variables): Result {
    const operationName = node.name?.value;
    return execute({ schema: this.#schema, document, operationName, rootValue: {}, contextValue, variableValues });
  }

  #compile(operation: Operation): Run {
    const { document, node } = operation;
    const options = { disablingCapturingStackErrors: true };
    const compiled = compileQuery(this.#schema, document, node.name?.value, options);
    if (isCompiledQuery(compiled)) return (context, variables) => compiled.query({}, context, variables);
    return (context, variables) => this.#interpret(operation, context, variables);
  }
}

function keyOf({ query, operationName }: Question): string {
  return `${operationName ?? ''}\n${query}`;
}

function unresolved(name: string | undefined): GraphQLError {
  const several = 'Must provide operation name if query contains multiple operations.';
  return badInput(new GraphQLError(typeof name === 'string' ? `Unknown operation named ${shown(name)}.` : several));
}

function unsupported(kind: string): GraphQLError {
  return badInput(new GraphQLError(`Expected a query or a mutation, but this is a ${kind}, of which there are none.`));
}

function badInput({ message, nodes }: GraphQLError): GraphQLError {
  const extensions = { code: 'BAD_USER_INPUT', http: { status: 400 } };
  return new GraphQLError(message, { nodes: nodes ?? null, extensions });
}
