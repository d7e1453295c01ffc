/** A valid operation. What only some questions need is derived when the first of them needs it. */
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
import { isKeepable } from './cache/is-cacheable.js';
import type { Variables } from './http/parse-request.js';
import type { Shape } from './shapes/shape.js';
import { type ShapeTemplate, shapeTemplate } from './shapes/template.js';

export type OperationVerdict =
  | { readonly cost: number; readonly coerced: Variables }
  | { readonly errors: readonly GraphQLError[]; readonly data?: never };

export class Operation {
  /** Undefined for a mutation. */
  readonly compiled: Compiled | undefined;
  /** Only of one without variables, where it is the same every time. */
  verdict?: OperationVerdict;
  /** With small values of its variables, when it was estimated last. */
  cost?: number;
  #isKeepable: boolean | undefined;
  #hasFixedCost: boolean | undefined;
  #template: ShapeTemplate | undefined;

  /** `shape` is undefined for a text that is too long to be recognised by it. */
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

  /** Whether the same question gets the same answer until the next rates are published. */
  get isKeepable(): boolean {
    return (this.#isKeepable ??= isKeepable(this.schema, this.document));
  }

  /** Whether its cost is the same for all small values of its variables. */
  get hasFixedCost(): boolean {
    return (this.#hasFixedCost ??= hasFixedCost(this.schema, this.document));
  }

  /** Of texts that differ from it in their literals alone. */
  get template(): ShapeTemplate | undefined {
    return (this.#template ??= this.shape && shapeTemplate(this.schema, this.document, this.shape));
  }
}
