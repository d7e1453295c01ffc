/** The plan for one selection: what is selected on the objects of a field, whatever their types. */
import {
  type FieldNode,
  type GraphQLObjectType,
  type GraphQLOutputType,
  type GraphQLResolveInfo,
  getNamedType,
  isAbstractType,
  isObjectType,
} from 'graphql';
import type { ById } from './by-id.js';
import type { Client } from '../transport/client.js';
import { classNamed } from '../../base/type-graphql/metadata.js';
import { fieldsOf } from './selected-fields.js';
import { type NestedSteps, type PlanContext, type PlanStep, stepOf } from './plan-steps.js';
import { isObject } from '../../base/unknown.js';

export class Level implements NestedSteps {
  readonly #steps = new Map<GraphQLObjectType, readonly PlanStep[]>();
  readonly #seen = new Set<unknown>();
  readonly #types: readonly GraphQLObjectType[];
  readonly #place: PlanContext;

  constructor(
    client: Client,
    private readonly info: GraphQLResolveInfo,
    type: GraphQLOutputType,
    private readonly nodes: readonly FieldNode[],
    source: ById | null = null,
  ) {
    const named = getNamedType(type);
    const types = isAbstractType(named) ? info.schema.getPossibleTypes(named) : [named];
    this.#types = types.filter(isObjectType);
    this.#place = {
      client,
      info,
      source,
      below: (type, nodes, source) => {
        if (nodes.every(({ selectionSet }) => selectionSet === undefined)) return null;
        const level = new Level(client, info, type, nodes, source);
        return level.steps.length > 0 ? level : null;
      },
    };
  }

  get steps(): readonly PlanStep[] {
    return this.#types.flatMap((type) => this.#stepsOf(type));
  }

  see(object: unknown, identity: unknown = object): void {
    if (!isObject(object) || object instanceof Error || this.#seen.has(identity)) return;
    this.#seen.add(identity);
    const [only, ...others] = this.#types;
    const type = others.length === 0 ? only : this.#types.find(({ name }) => isOfClass(object, name));
    for (const step of type ? this.#stepsOf(type) : []) {
      // Invalid values are reported when their fields are resolved.
      try {
        step.see(object);
      } catch {
        continue;
      }
    }
  }

  #stepsOf(type: GraphQLObjectType): readonly PlanStep[] {
    let steps = this.#steps.get(type);
    if (!steps) {
      const known = type.getFields();
      const selected = [...fieldsOf(this.info, type, this.nodes)];
      steps = selected.flatMap(([name, nodes]) => {
        const field = known[name];
        return (field && stepOf(field, nodes, type, this.#place)) ?? [];
      });
      this.#steps.set(type, steps);
    }
    return steps;
  }
}

function isOfClass(object: object, name: string): boolean {
  const Class = classNamed(name);
  return Class !== undefined && object instanceof Class;
}
