/** The SDL of the graph as composers of supergraphs read it. */
import { getDocumentNodeFromSchema } from '@graphql-tools/utils';
import { type ConstDirectiveNode, type GraphQLSchema, Kind, parse, print, visit } from 'graphql';
import { entityTypes, keysOf } from './entity-keys.js';

const link = 'extend schema @link(url: "https://specs.apollo.dev/federation/v2.0", import: ["@key", "@shareable"])';

/**
 * Directives that composers need not know: calls are of this service alone, and some composers refuse `@oneOf`, which
 * the service checks by itself.
 */
const omitted: ReadonlySet<string> = new Set(['rest', 'oneOf']);

/** Any subgraph with pages has a type of this name. */
const shared = 'PageInfo';

export function subgraphSdl(schema: GraphQLSchema): string {
  const directives = new Map([[shared, [directive('shareable')]]]);
  for (const { name } of entityTypes(schema)) {
    const keys = keysOf(name).map(({ field }) => directive('key', { fields: field }));
    directives.set(name, keys);
  }
  const document = visit(getDocumentNodeFromSchema(schema), {
    Directive: ({ name }) => (omitted.has(name.value) ? null : undefined),
    DirectiveDefinition: ({ name }) => (omitted.has(name.value) ? null : undefined),
    ObjectTypeDefinition: {
      leave: (node) => {
        const added = directives.get(node.name.value);
        return added && { ...node, directives: [...(node.directives ?? []), ...added] };
      },
    },
  });
  return print({ ...document, definitions: [...parse(link).definitions, ...document.definitions] });
}

function directive(name: string, given: Readonly<Record<string, string>> = {}): ConstDirectiveNode {
  return {
    kind: Kind.DIRECTIVE,
    name: { kind: Kind.NAME, value: name },
    arguments: Object.entries(given).map(([argument, value]) => ({
      kind: Kind.ARGUMENT,
      name: { kind: Kind.NAME, value: argument },
      value: { kind: Kind.STRING, value },
    })),
  };
}
