/** One run of a compiled operation: its arguments, and its errors so far. */
import {
  type ASTNode,
  type FieldNode,
  type FragmentDefinitionNode,
  GraphQLError,
  type GraphQLOutputType,
  type GraphQLResolveInfo,
  type OperationDefinitionNode,
  type ResponsePath,
  isNonNullType,
  locatedError,
  responsePathAsArray,
} from 'graphql';
import { argumentsOf } from '../arguments.js';
import type { Given } from './execution-arguments.js';
import type { Site } from '../field-site.js';
import { Turns } from './turns.js';

let count = 0;

export class ExecutionRun {
  /** Counted from one. */
  readonly number = (count += 1);
  #turns: Turns | undefined;
  #nulled: Set<ResponsePath | undefined> | undefined;
  #arguments: Record<string, unknown>[] | undefined;
  #nodes: (readonly FieldNode[])[] | undefined;
  #operation: OperationDefinitionNode | undefined;
  #fragments: Record<string, FragmentDefinitionNode> | undefined;

  constructor(readonly given: Given) {}

  get turns(): Turns {
    return (this.#turns ??= new Turns(this.given.rounds, this.given.production));
  }

  /**
   * Reports the error where the type allows null; otherwise the parent fails. Throws at once if the whole operation is
   * refused.
   */
  failed(thrown: unknown, site: Site, type: GraphQLOutputType, path: ResponsePath): void {
    this.given.production?.check();
    const error = located(thrown, this.nodesOf(site), path);
    if (isNonNullType(type)) throw error;
    this.report(error, path);
  }

  /** Not below what is already null, as in graphql-js. */
  report(error: GraphQLError, path: ResponsePath | undefined): void {
    const nulled = (this.#nulled ??= new Set());
    for (let above = path; above !== undefined; above = above.prev) if (nulled.has(above)) return;
    if (nulled.has(undefined)) return;
    nulled.add(path);
    this.given.errors.add(error);
  }

  /** The same object for all parents: only for resolvers that do not modify it. */
  sharedArguments(site: Site): Record<string, unknown> {
    return ((this.#arguments ??= [])[site.index] ??= argumentsOf(site, this.given));
  }

  nodesOf(site: Site): readonly FieldNode[] {
    if (!this.given.nodes) return site.nodes;
    return ((this.#nodes ??= [])[site.index] ??= site.nodes.map((node) => this.#own(node)));
  }

  /** Collects fields; where a condition is null, the error names its location in the text that is being run. */
  collected<T>(collect: (given: Given) => T): T {
    try {
      return collect(this.given);
    } catch (error) {
      const { nodes } = this.given;
      if (!nodes || !(error instanceof GraphQLError)) throw error;
      throw new GraphQLError(error.message, { nodes: error.nodes?.map((node) => nodes.of(node)) ?? null });
    }
  }

  infoOf(site: Site, path: ResponsePath): GraphQLResolveInfo {
    const { scope, field, parentType } = site;
    return {
      fieldName: field.name,
      fieldNodes: this.nodesOf(site),
      returnType: field.type,
      parentType,
      path,
      schema: scope.schema,
      fragments: (this.#fragments ??= this.#ownFragments(scope.fragments)),
      rootValue: this.given.rootValue,
      operation: (this.#operation ??= this.#own(scope.operation)),
      variableValues: this.given.variableValues,
    };
  }

  #own<T extends ASTNode>(node: T): T {
    return this.given.nodes?.of(node) ?? node;
  }

  #ownFragments(fragments: Record<string, FragmentDefinitionNode>): Record<string, FragmentDefinitionNode> {
    if (!this.given.nodes) return fragments;
    return Object.fromEntries(Object.entries(fragments).map(([name, fragment]) => [name, this.#own(fragment)]));
  }
}

/** Captures no stack, as the error gets that of the original one. */
function located(thrown: unknown, nodes: readonly FieldNode[], path: ResponsePath): GraphQLError {
  const { stackTraceLimit } = Error;
  Error.stackTraceLimit = 0;
  try {
    return locatedError(thrown, nodes, responsePathAsArray(path));
  } finally {
    Error.stackTraceLimit = stackTraceLimit;
  }
}
