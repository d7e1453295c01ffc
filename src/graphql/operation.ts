/** A valid operation. What only some requests need is computed on first use. */
import {
  type DocumentNode,
  type GraphQLError,
  type GraphQLSchema,
  type OperationDefinitionNode,
  OperationTypeNode,
} from 'graphql';
import { type Compiled, compile } from './executor/compile.js';
import type { FragmentBudget } from './executor/fragments/fragment-budget.js';
import { hasFixedCost } from './cache/fixed-cost.js';
import { isCacheable } from './cache/is-cacheable.js';
import type { Variables } from './http/parse-request.js';
import type { Shape } from './shapes/shape.js';
import { type ShapeTemplate, shapeTemplate } from './shapes/template.js';

export type OperationVerdict =
  | { readonly cost: number; readonly coerced: Variables }
  | { readonly errors: readonly GraphQLError[]; readonly data?: never };

export class Operation {
  /** Undefined for a mutation. */
  readonly compiled: Compiled | undefined;
  /** Cached only for an operation without variables, whose verdict never changes. */
  verdict?: OperationVerdict;
  /** The last estimate, for small values of its variables. */
  cost?: number;
  #isKeepable: boolean | undefined;
  #hasFixedCost: boolean | undefined;
  #template: ShapeTemplate | undefined;

  /** `shape` is undefined for a text that is too long for one. */
  constructor(
    private readonly schema: GraphQLSchema,
    readonly document: DocumentNode,
    readonly node: OperationDefinitionNode,
    private readonly shape: Shape | undefined,
    fragmentBudget: FragmentBudget,
  ) {
    this.compiled = compile(schema, document, node, fragmentBudget);
  }

  get isQuery(): boolean {
    return this.node.operation === OperationTypeNode.QUERY;
  }

  get isSubscription(): boolean {
    return this.node.operation === OperationTypeNode.SUBSCRIPTION;
  }

  /** Whether the same operation has the same result until the next rates are published. */
  get isKeepable(): boolean {
    return (this.#isKeepable ??= isCacheable(this.schema, this.document));
  }

  /** Whether its cost is the same for all small values of its variables. */
  get hasFixedCost(): boolean {
    return (this.#hasFixedCost ??= hasFixedCost(this.schema, this.document));
  }

  /** Matches texts that differ from this one only in their literals. */
  get template(): ShapeTemplate | undefined {
    return (this.#template ??= this.shape && shapeTemplate(this.schema, this.document, this.shape));
  }
}
