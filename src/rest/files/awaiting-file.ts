/** Writes whose file is still to come: until then they return the address to upload it to. */
import {
  type GraphQLInputType,
  GraphQLNonNull,
  GraphQLObjectType,
  type GraphQLResolveInfo,
  type GraphQLSchema,
  GraphQLString,
  Kind,
  OperationTypeNode,
  getNamedType,
  isInputObjectType,
  print,
  separateOperations,
  visit,
} from 'graphql';
import { GraphQLDateTime } from 'graphql-scalars';
import { inputNameOf } from '../../base/type-graphql/metadata.js';
import type { BoundRow } from '../rows/bound-row.js';
import type { RestContext } from '../transport/context.js';
import { FileInput } from '../rows/file-input.js';
import type { Ticketed } from './request-files.js';
import { inputFields } from '../schema/fields-of-rows.js';

/** The placeholder returned instead of the payload. */
class Awaiting {
  constructor(readonly upload: Ticketed) {}
}

export async function awaiting(size: number, { answer, files }: RestContext, info: GraphQLResolveInfo) {
  return new Awaiting(await files.expect({ ...questionOf(info, answer.variables), size }));
}

export function uploadOf(payload: unknown): Ticketed | null {
  return payload instanceof Awaiting ? payload.upload : null;
}

/** The selected field as an operation of its own, with only the fragments and variables that it uses. */
function questionOf(
  { operation, fieldNodes, fragments }: GraphQLResolveInfo,
  values: RestContext['answer']['variables'],
) {
  const used = new Set<string>();
  const selectionSet = { kind: Kind.SELECTION_SET, selections: fieldNodes } as const;
  const alone = { kind: Kind.OPERATION_DEFINITION, operation: OperationTypeNode.MUTATION, selectionSet } as const;
  const all = { kind: Kind.DOCUMENT, definitions: [alone, ...Object.values(fragments)] } as const;
  // The unnamed operation, with the fragments that it needs.
  const document = separateOperations(all)[''] ?? all;
  visit(document, { Variable: ({ name }) => void used.add(name.value) });
  const variableDefinitions =
    operation.variableDefinitions?.filter(({ variable }) => used.has(variable.name.value)) ?? [];
  const definitions = document.definitions.map((each) =>
    each.kind === Kind.OPERATION_DEFINITION ? { ...each, variableDefinitions } : each,
  );
  const variables = Object.fromEntries(Object.entries(values).filter(([name]) => used.has(name)));
  return { query: print({ ...document, definitions }), variables };
}

/** Whether the input of a write contains a file at any depth. */
export function takesFile(schema: GraphQLSchema, row: BoundRow): boolean {
  const file = inputNameOf(FileInput);
  const seen = new Set<string>();
  const holds = (type: GraphQLInputType): boolean => {
    const named = getNamedType(type);
    if (named.name === file) return true;
    if (!isInputObjectType(named) || seen.has(named.name)) return false;
    seen.add(named.name);
    return Object.values(named.getFields()).some((field) => holds(field.type));
  };
  return inputFields(schema, row).some(({ type }) => holds(type));
}

/** Creates the type, once per schema. */
export function uploadType(): GraphQLObjectType {
  return new GraphQLObjectType<Ticketed>({
    name: 'FileUpload',
    description:
      'Where to send a file whose `size` the input gave. Nothing is written until then; the write is then sent as requested',
    fields: {
      url: {
        type: new GraphQLNonNull(GraphQLString),
        description:
          'Send the raw bytes of the file to this URL, with the same token. The response is that of the mutation, with the same selection. It accepts one request, whether or not that completes',
      },
      method: {
        type: new GraphQLNonNull(GraphQLString),
        description: 'The HTTP method: `PUT`',
        resolve: () => 'PUT',
      },
      expiresAt: {
        type: new GraphQLNonNull(GraphQLDateTime),
        description: 'The latest time to start sending',
      },
    },
  });
}
