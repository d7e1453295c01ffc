/** How large the answer of a field will be, by the value that it is going to have; what resolvers make of it is estimated. */
import {
  type FieldNode,
  type GraphQLObjectType,
  type GraphQLOutputType,
  type GraphQLResolveInfo,
  getNamedType,
  isAbstractType,
  isObjectType,
} from 'graphql';
import { collectSubfields } from 'graphql/execution/collectFields.js';
import type { FieldsBelow } from './fields-below.js';

/** Bytes of a key's quotes, colon and comma. */
const aroundKey = 4;

export function answerSize(value: unknown, info: GraphQLResolveInfo): FieldsBelow {
  return new AnswerSize(info).of(value, info.returnType, info.fieldNodes);
}

type Nodes = readonly FieldNode[];
type SelectedFields = readonly (readonly [key: string, nodes: Nodes])[];

class AnswerSize {
  readonly #selected = new Map<GraphQLObjectType, Map<Nodes, SelectedFields>>();

  constructor(private readonly info: GraphQLResolveInfo) {}

  of(value: unknown, type: GraphQLOutputType, nodes: Nodes): FieldsBelow {
    if (Array.isArray(value)) return sumOf(value.map((item) => this.of(item, type, nodes)));
    const named = getNamedType(type);
    if (value !== null && isObjectType(named)) return this.#below(value, named, nodes);
    if (value === undefined && isAbstractType(named)) {
      const sizes = this.info.schema.getPossibleTypes(named).map((one) => this.#below(value, one, nodes));
      return {
        fields: Math.max(...sizes.map(({ fields }) => fields)),
        bytes: Math.max(...sizes.map(({ bytes }) => bytes)),
      };
    }
    return { fields: 0, bytes: Buffer.byteLength(JSON.stringify(value ?? null)) };
  }

  #below(value: unknown, type: GraphQLObjectType, nodes: Nodes): FieldsBelow {
    const fields = type.getFields();
    return sumOf(
      this.#fieldsOf(type, nodes).map(([key, own]) => {
        const field = fields[own[0]?.name.value ?? ''];
        const below = field ? this.of(Reflect.get(Object(value), field.name), field.type, own) : nothing;
        return { fields: 1 + below.fields, bytes: key.length + aroundKey + below.bytes };
      }),
    );
  }

  #fieldsOf(type: GraphQLObjectType, nodes: Nodes): SelectedFields {
    const ofType = this.#selected.get(type) ?? new Map<Nodes, SelectedFields>();
    this.#selected.set(type, ofType);
    const { schema, fragments, variableValues } = this.info;
    const selected = ofType.get(nodes) ?? [...collectSubfields(schema, fragments, variableValues, type, nodes)];
    ofType.set(nodes, selected);
    return selected;
  }
}

const nothing: FieldsBelow = { fields: 0, bytes: 0 };

function sumOf(sizes: readonly FieldsBelow[]): FieldsBelow {
  return sizes.reduce((sum, { fields, bytes }) => ({ fields: sum.fields + fields, bytes: sum.bytes + bytes }), nothing);
}
