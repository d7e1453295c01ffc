/** Says what the fields of a mutation would do, by what the schema says of them. */
import {
  type ConstDirectiveNode,
  type DocumentNode,
  type FieldNode,
  type GraphQLObjectType,
  type GraphQLSchema,
  Kind,
  type SelectionSetNode,
  getNamedType,
  isInputObjectType,
  valueFromASTUntyped,
} from 'graphql';
import { isText } from '../../../base/unknown.js';

interface Effect {
  readonly mutation: string;
  readonly arguments: Readonly<Record<string, unknown>>;
  readonly about?: string;
  /** The call of the provider's API that it makes. */
  readonly calls?: string;
  readonly trial?: string;
}

interface EffectOptions {
  readonly variables: Readonly<Record<string, unknown>>;
  /** Whether the caller may read the descriptions of the schema. */
  readonly hasDescriptions: boolean;
}

/** One for each field of the mutation, in their order. */
export function effectsOf(
  document: DocumentNode,
  selectionSet: SelectionSetNode,
  { schema, ...options }: EffectOptions & { readonly schema: GraphQLSchema },
): Effect[] {
  const type = schema.getMutationType();
  return type ? fieldsIn(document, selectionSet).map((node) => effectOf(node, type, options)) : [];
}

function fieldsIn(document: DocumentNode, { selections }: SelectionSetNode): FieldNode[] {
  return selections.flatMap((selection) => {
    if (selection.kind === Kind.FIELD) return [selection];
    if (selection.kind === Kind.INLINE_FRAGMENT) return fieldsIn(document, selection.selectionSet);
    const fragment = document.definitions.find(
      (node) => node.kind === Kind.FRAGMENT_DEFINITION && node.name.value === selection.name.value,
    );
    return fragment?.kind === Kind.FRAGMENT_DEFINITION ? fieldsIn(document, fragment.selectionSet) : [];
  });
}

function effectOf(
  { name, arguments: args = [] }: FieldNode,
  type: GraphQLObjectType,
  { variables, hasDescriptions }: EffectOptions,
): Effect {
  const field = type.getFields()[name.value];
  const given = Object.fromEntries(
    args.map((argument) => [argument.name.value, valueFromASTUntyped(argument.value, { ...variables })]),
  );
  const trial = field?.args.some((argument) => {
    const input = getNamedType(argument.type);
    return argument.name === 'dryRun' || (isInputObjectType(input) && 'dryRun' in input.getFields());
  });
  return {
    mutation: name.value,
    arguments: given,
    ...(hasDescriptions && typeof field?.description === 'string' && { about: field.description }),
    ...(hasDescriptions && field?.astNode?.directives && callIn(field.astNode.directives)),
    ...(trial === true && {
      trial: 'It takes dryRun: true, which only checks whether it could be done. Run that first.',
    }),
  };
}

/** The call that `@rest` names. */
function callIn(directives: readonly ConstDirectiveNode[]): Pick<Effect, 'calls'> {
  const rest = directives.find(({ name }) => name.value === 'rest');
  const texts = ['api', 'method', 'path'].map((part) => {
    const value = rest?.arguments?.find(({ name }) => name.value === part)?.value;
    return value ? valueFromASTUntyped(value) : undefined;
  });
  return texts.every(isText) ? { calls: texts.join(' ') } : {};
}
