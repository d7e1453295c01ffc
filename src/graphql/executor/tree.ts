/** The closures of one operation under one set of conditions, built on first use. */
import type {
  FieldNode,
  FragmentDefinitionNode,
  GraphQLObjectType,
  GraphQLSchema,
  OperationDefinitionNode,
} from 'graphql';
import { collectFields, collectSubfields } from 'graphql/execution/collectFields.js';
import type { CompiledField } from './field.js';
import { fieldsOf } from './fields-of.js';
import type { FragmentBudget } from './fragments/fragment-budget.js';
import { fieldDefinition } from './field-definition.js';
import type { OperationScope } from './field-site.js';

type Fragments = Record<string, FragmentDefinitionNode>;

export class OperationTree implements OperationScope {
  #sites = 0;

  constructor(
    readonly schema: GraphQLSchema,
    readonly fragments: Fragments,
    readonly operation: OperationDefinitionNode,
    /** Only the values of conditions matter. */
    private readonly variables: Record<string, unknown>,
    readonly fragmentBudget: FragmentBudget,
  ) {}

  root(type: GraphQLObjectType): readonly CompiledField[] {
    const { schema, fragments, variables, operation } = this;
    return this.#fields(type, collectFields(schema, fragments, variables, type, operation.selectionSet));
  }

  private below(type: GraphQLObjectType, nodes: readonly FieldNode[]): readonly CompiledField[] {
    return this.#fields(type, collectSubfields(this.schema, this.fragments, this.variables, type, [...nodes]));
  }

  #fields(
    parentType: GraphQLObjectType,
    collected: ReadonlyMap<string, readonly FieldNode[]>,
  ): readonly CompiledField[] {
    const sites = [...collected].flatMap(([responseName, nodes]) => {
      const field = fieldDefinition(this.schema, parentType, nodes[0]?.name.value ?? '');
      return field ? [{ scope: this, index: this.#sites++, parentType, field, nodes, responseName }] : [];
    });
    return fieldsOf(sites, (type, nodes) => this.below(type, nodes));
  }
}
