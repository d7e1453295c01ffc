/** What shapes say, found the plain way: from documents that were really parsed. */
import {
  type ASTNode,
  type DocumentNode,
  type GraphQLInputType,
  type GraphQLSchema,
  TypeInfo,
  type ValueNode,
  visit,
  visitWithTypeInfo,
} from 'graphql';

/** The document without its locations, with numbers in the place of literals given to fields. */
export function plainKey(document: DocumentNode): string {
  const given = new Set<unknown>();
  const add = (node: ASTNode, key: unknown) => {
    if (key !== 'description') given.add(node);
  };
  visit(document, {
    Directive: () => false,
    VariableDefinition: () => false,
    IntValue: add,
    FloatValue: add,
    StringValue: add,
  });
  const numbers = new Map<string, number>();
  // A query with its keyword and one without parse alike, but are two shapes.
  const starts = document.definitions.map(({ loc }) => loc?.startToken.kind);
  return JSON.stringify([starts, document], (key, node: unknown) => {
    if (key === 'loc') return undefined;
    if (!given.has(node)) return node;
    const text = plain(node);
    if (!numbers.has(text)) numbers.set(text, numbers.size);
    return { literal: numbers.get(text) };
  });
}

/** Without locations. */
export function plain(node: unknown): string {
  return JSON.stringify(node, (key, value: unknown) => (key === 'loc' ? undefined : value));
}

export function nodesByPath(document: DocumentNode): ReadonlyMap<string, ASTNode> {
  const nodes = new Map<string, ASTNode>();
  visit(document, {
    enter(node, _key, _parent, path) {
      nodes.set(path.join('.'), node);
    },
  });
  return nodes;
}

export interface Given {
  readonly path: string;
  readonly type: GraphQLInputType;
  readonly value: ValueNode;
}

/** All that is given to fields. */
export function givenIn(schema: GraphQLSchema, document: DocumentNode): Given[] {
  const types = new TypeInfo(schema);
  const found: Given[] = [];
  visit(
    document,
    visitWithTypeInfo(types, {
      Directive: () => false,
      Argument({ value }, _key, _parent, path) {
        const type = types.getInputType();
        if (type) found.push({ path: [...path, 'value'].join('.'), type, value });
      },
    }),
  );
  return found;
}
