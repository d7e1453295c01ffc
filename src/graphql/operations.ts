/** Runs operations within the limits that apply to all of them, and caches recent ones. */
import { setImmediate as nextRound } from 'node:timers/promises';
import { ApolloServerErrorCode } from '@apollo/server/errors';
import {
  type DocumentNode,
  type ExecutionResult,
  GraphQLError,
  type GraphQLSchema,
  type OperationDefinitionNode,
  OperationTypeNode,
  createSourceEventStream,
  execute,
  getOperationAST,
} from 'graphql';
import { mapMaybePromise } from '../base/map-maybe-promise.js';
import { type Text, bytesOf } from '../base/bytes.js';
import type { CacheStatistics } from '../base/cache-statistics.js';
import type { ExecutionServices, GraphQLContext } from './context.js';
import { CallerError } from '../base/errors.js';
import { inSpan } from '../base/telemetry/tracing.js';
import type { Admission } from './admission/admission.js';
import { OperationCache } from './cache/by-operation.js';
import { FragmentBudget } from './executor/fragments/fragment-budget.js';
import type { OwnNodes } from './executor/own-nodes.js';
import { areSmall } from './cache/fixed-cost.js';
import { costOf, refusalOfDepth } from './admission/operation-limits.js';
import type { ResponseInProgress } from './response-in-progress.js';
import type { AnswerErrors } from './response-errors.js';
import { bytesOfResult } from './executor/run/result.js';
import type { SerializedResult } from './serialized-result.js';
import type { FormatError } from './mask-errors.js';
import { coercedVariables } from './coerced-variables.js';
import { Operation, type OperationVerdict } from './operation.js';
import { badInput, coded, noSubscription, unresolved, withoutStream } from './operation-errors.js';
import { parseOperation } from './parse-operation.js';
import type { GraphQLRequest } from './http/graphql-request.js';
import { type GraphQLParams, type Variables, none } from './http/parse-request.js';
import { reported } from './admission/report-refusal.js';
import { Rounds } from './admission/event-loop-rounds.js';
import { fill } from './shapes/fill.js';
import { shapeOf } from './shapes/shape.js';
import { type Validate, validator } from './validation.js';

const rootValue = {};

type Method = GraphQLRequest['method'];
type RunOperation = (context: GraphQLContext) => SerializedResult | Promise<SerializedResult>;

interface ReadOperation {
  readonly document: DocumentNode;
  readonly node: OperationDefinitionNode;
}

export class Operations {
  readonly #known = new OperationCache<Operation>();
  readonly #shapes = new OperationCache<Operation>();
  readonly #fragmentBudget = new FragmentBudget();
  readonly #rounds: Rounds;
  readonly #validate: Validate;
  readonly #schema: GraphQLSchema;

  constructor(
    { schema, config }: ExecutionServices,
    private readonly admission: Admission,
    private readonly formatError: FormatError,
  ) {
    this.#schema = schema;
    this.#rounds = new Rounds(admission);
    this.#validate = validator(schema, config.introspection);
  }

  get caches(): Readonly<Record<'operation' | 'shape' | 'fragment', CacheStatistics>> {
    return {
      operation: this.#known.statistics,
      shape: this.#shapes.statistics,
      fragment: this.#fragmentBudget.statistics,
    };
  }

  /** Runs an operation that is known, or that differs from a known query only in its literals; undefined for anything else. */
  known(question: GraphQLParams, method: Method): RunOperation | undefined {
    const operation = this.#known.get(question);
    if (!operation) return this.#ofShape(question);
    if (operation.isSubscription) return () => this.refused([withoutStream()]);
    return operation.isQuery || method === 'POST' ? (context) => this.#run(operation, question, context) : undefined;
  }

  /** Whether the operation was parsed before, and is valid. */
  isKnown(question: GraphQLParams): boolean {
    return this.#known.has(question);
  }

  #ofShape(question: GraphQLParams): RunOperation | undefined {
    const { query, operationName } = question;
    const shape = shapeOf(query);
    if (!shape) return undefined;
    const operation = this.#shapes.get({ query: shape.key, operationName });
    if (!operation?.isQuery || !operation.template) return undefined;
    const nodes = fill(operation.template, shape, query);
    return nodes && ((context) => this.#run(operation, question, context, nodes));
  }

  /** Runs or refuses an operation with a new text; undefined for what only POST may do, which Apollo refuses by GET. */
  parsed(question: GraphQLParams, method: Method): RunOperation | undefined {
    return planned(() => this.#parsed(question, method));
  }

  #parsed(question: GraphQLParams, method: Method): RunOperation | undefined {
    const read = this.#read(question);
    if ('errors' in read) return () => this.refused(read.errors);
    const { document, node } = read;
    if (node.operation === OperationTypeNode.SUBSCRIPTION) return () => this.refused([withoutStream()]);
    if (node.operation !== OperationTypeNode.QUERY && method === 'GET') return undefined;
    const operation = this.#compile(document, node, question);
    return operation instanceof GraphQLError
      ? () => this.refused([operation])
      : (context) => this.#run(operation, question, context);
  }

  /** Finds, or parses and checks, a subscription; the result for anything else, and for one that is refused. */
  subscription(question: GraphQLParams): Operation | SerializedResult {
    const known = this.#known.get(question);
    const operation = known ?? planned(() => this.#readSubscription(question));
    if (operation instanceof Operation && !operation.isSubscription)
      return this.refused([noSubscription(operation.node)]);
    return operation;
  }

  #readSubscription(question: GraphQLParams): Operation | SerializedResult {
    const read = this.#read(question);
    if ('errors' in read) return this.refused(read.errors);
    const { document, node } = read;
    if (node.operation !== OperationTypeNode.SUBSCRIPTION) return this.refused([noSubscription(node)]);
    const operation = this.#compile(document, node, question);
    return operation instanceof GraphQLError ? this.refused([operation]) : operation;
  }

  /** The events of a subscription; a result where it is refused. */
  async events(
    operation: Operation,
    { variables = none }: GraphQLParams,
    contextValue: GraphQLContext,
  ): Promise<AsyncIterator<unknown> | SerializedResult> {
    const verdict = this.#verdictOn(operation, variables, undefined);
    if ('errors' in verdict) return this.refused(verdict.errors);
    const { document, node } = operation;
    const args = { schema: this.#schema, document, operationName: node.name?.value, rootValue, contextValue };
    const events = await createSourceEventStream({ ...args, variableValues: variables });
    return Symbol.asyncIterator in events ? events[Symbol.asyncIterator]() : this.refused(events.errors ?? []);
  }

  /** The result of one event. */
  event(
    operation: Operation,
    question: GraphQLParams,
    context: GraphQLContext,
    event: unknown,
  ): SerializedResult | Promise<SerializedResult> {
    return this.#run(operation, question, context, undefined, event);
  }

  #read(question: GraphQLParams): ReadOperation | { readonly errors: readonly GraphQLError[] } {
    const { query, operationName } = question;
    const document = this.#parse(query);
    if (document instanceof GraphQLError) return { errors: [document] };
    const errors = this.#validate(document);
    if (errors.length > 0) {
      return { errors: errors.map((error) => coded(error, ApolloServerErrorCode.GRAPHQL_VALIDATION_FAILED)) };
    }
    const node = getOperationAST(document, operationName);
    return node ? { document, node } : { errors: [unresolved(operationName)] };
  }

  #parse(query: string): DocumentNode | GraphQLError {
    try {
      return parseOperation(query);
    } catch (error) {
      if (!(error instanceof GraphQLError)) throw error;
      return error instanceof CallerError ? error : coded(error, ApolloServerErrorCode.GRAPHQL_PARSE_FAILED);
    }
  }

  /** Returns an error for an operation that is too deep. */
  #compile(document: DocumentNode, node: OperationDefinitionNode, question: GraphQLParams): Operation | GraphQLError {
    const { query, operationName } = question;
    const tooDeep = refusalOfDepth(this.#schema, document, query);
    if (tooDeep) return tooDeep;
    const shape = shapeOf(query);
    const operation = new Operation(this.#schema, document, node, shape, this.#fragmentBudget);
    this.#known.set(question, operation);
    if (shape) this.#shapes.set({ query: shape.key, operationName }, operation);
    return operation;
  }

  /** `nodes` are given when the text differs from the one that the operation was compiled from. */
  #run(
    operation: Operation,
    { variables = none }: GraphQLParams,
    context: GraphQLContext,
    nodes?: OwnNodes,
    root: unknown = rootValue,
  ): SerializedResult | Promise<SerializedResult> {
    const { answer } = context;
    answer.kind = operation.node.operation;
    const verdict = this.#verdictOn(operation, variables, nodes);
    if ('errors' in verdict) return this.refused(verdict.errors);
    // A request that held two tickets could wait for itself.
    answer.ticket.leave();
    return mapMaybePromise(this.admission.enter(verdict.cost, answer), (ticket) => {
      answer.ticket = ticket;
      answer.variables = variables;
      return mapMaybePromise(this.#execute(operation, variables, verdict.coerced, context, nodes, root), (result) => {
        answer.ticket.raise(answer.production.spent);
        if (result.errors.length === 0) answer.operation = operation;
        return result;
      });
    });
  }

  #verdictOn(operation: Operation, variables: Variables, nodes: OwnNodes | undefined): OperationVerdict {
    const own = nodes && operation.template?.costVaries ? nodes : undefined;
    if (operation.verdict && !own) return operation.verdict;
    const verdict = this.#judge(operation, variables, nodes, own);
    if (!operation.node.variableDefinitions?.length && !own) operation.verdict = verdict;
    return verdict;
  }

  /** Validates the variables, then estimates the cost, which depends on them and on the literals of `own`. */
  #judge(operation: Operation, variables: Variables, nodes?: OwnNodes, own?: OwnNodes): OperationVerdict {
    const { document, node } = operation;
    const { errors, coerced } = coercedVariables(this.#schema, node.variableDefinitions, variables);
    if (errors) return { errors: errors.map((error) => badInput(error, nodes)) };
    const isUsual = !own && areSmall(coerced);
    if (isUsual && operation.cost !== undefined && operation.hasFixedCost) return { cost: operation.cost, coerced };
    const cost = costOf(this.#schema, own?.of(document) ?? document, node.name?.value, coerced);
    if (typeof cost !== 'number') return { errors: [cost] };
    if (isUsual) operation.cost = cost;
    return { cost, coerced };
  }

  #execute(
    { document, node, compiled }: Operation,
    variables: Variables,
    variableValues: Variables,
    contextValue: GraphQLContext,
    nodes: OwnNodes | undefined,
    root: unknown,
  ): SerializedResult | Promise<SerializedResult> {
    const schema = this.#schema;
    const { answer } = contextValue;
    if (compiled) {
      const { production, errors } = answer;
      const rounds = this.#rounds;
      const data = compiled({ rootValue: root, contextValue, variableValues, production, rounds, errors, nodes });
      return mapMaybePromise(data, (written) => this.#ofQuery(written, answer));
    }
    const operationName = node.name?.value;
    const args = { schema, document, operationName, rootValue, contextValue };
    return mapMaybePromise(execute({ ...args, variableValues: variables }), (result) =>
      this.#ofMutation(result, answer),
    );
  }

  /**
   * A query that produced too much is refused as a whole, and so is one for which the store did not respond: during the
   * outage its caller is not known, so those who come later are refused as a whole too.
   */
  #ofQuery(data: Text | null, { production, errors, partialErrors }: ResponseInProgress): SerializedResult {
    const { refusal } = production;
    const outage = errors.outage ?? partialErrors.outage;
    if (outage) throw outage;
    if (!refusal) return { data, errors: textsOf(errors, partialErrors) };
    if (refusal.code === 'OVERLOADED') throw refusal;
    return this.refused([refusal]);
  }

  /** A mutation that produced too much has taken effect all the same, and returns what it can. */
  async #ofMutation(
    { data, errors: found = [] }: ExecutionResult,
    { production, errors, partialErrors }: ResponseInProgress,
  ): Promise<SerializedResult> {
    const { refusal } = production;
    production.restart();
    const resultOf = (result: Text | null | undefined): SerializedResult => {
      if (refusal) errors.add(reported(refusal));
      return { ...(result !== undefined && { data: result }), errors: textsOf(errors, partialErrors) };
    };
    try {
      for (const error of found) {
        if (error.originalError !== refusal) errors.add(error);
        if (this.#rounds.isOver()) await nextRound();
      }
      // Of a mutation with any effect, the result says which.
      if (errors.outage && hasNothing(data, found)) throw errors.outage;
      return resultOf(data && bytesOfResult(data, production));
    } catch (error) {
      const tooMuch = production.refusal;
      if (!tooMuch || error !== tooMuch) throw error;
      return { data: null, errors: [...errors.texts, ...this.refused([tooMuch]).errors] };
    }
  }

  /** The result of an operation that is not run. */
  refused(errors: readonly GraphQLError[]): SerializedResult {
    const formatted = errors.map((error) => this.formatError(reported(error).toJSON(), error));
    return {
      errors: formatted.map((error) => bytesOf(JSON.stringify(error))),
      code: formatted[0]?.extensions?.['code'],
    };
  }
}

/** Plans an operation, from its text to closures. */
function planned<T>(plan: () => T): T {
  return inSpan('graphql.plan', 'internal', {}, plan);
}

/** Whether every field of the root has failed. */
function hasNothing(data: ExecutionResult['data'], errors: readonly GraphQLError[]): boolean {
  const failed = new Set(errors.map(({ path }) => path?.[0]));
  return Object.entries(data ?? {}).every(([key, value]) => value === null && failed.has(key));
}

function textsOf(errors: AnswerErrors, partialErrors: AnswerErrors): readonly string[] {
  return partialErrors.texts.length === 0 ? errors.texts : [...errors.texts, ...partialErrors.texts];
}
