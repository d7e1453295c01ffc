/** The SDL of the graph as composers of supergraphs read it. */
import { setImmediate as nextRound } from 'node:timers/promises';
import { astFromSchema } from '@graphql-tools/utils';
import {
  type GraphQLNamedType,
  type GraphQLSchema,
  isIntrospectionType,
  isSpecifiedScalarType,
  print,
  printType,
} from 'graphql';
import { entityTypes, keysOf } from './entity-keys.js';

const link = 'extend schema @link(url: "https://specs.apollo.dev/federation/v2.0", import: ["@key", "@shareable"])';

/** Any subgraph with pages has a type of this name. */
const shared = 'PageInfo';

/** Characters that are written without a pause, in a millisecond or so: all of them take half a second. */
const atOnce = 10_000;

/** Written type by type, so that other requests get turns in between. */
export async function subgraphSdl(schema: GraphQLSchema): Promise<string> {
  const added = directivesOf(schema);
  const definition = astFromSchema(schema);
  const texts = [link, ...(definition ? [print(definition)] : [])];
  let since = 0;
  for (const type of Object.values(schema.getTypeMap())) {
    if (isIntrospectionType(type) || isSpecifiedScalarType(type)) continue;
    const text = textOf(type, added.get(type.name) ?? '');
    texts.push(text);
    since += text.length;
    if (since < atOnce) continue;
    since = 0;
    await nextRound();
  }
  return texts.join('\n\n');
}

function directivesOf(schema: GraphQLSchema): ReadonlyMap<string, string> {
  const keys = entityTypes(schema).map(({ name }) => {
    const directives = keysOf(name).map(({ field }) => ` @key(fields: "${field}")`);
    return [name, directives.join('')] as const;
  });
  return new Map([[shared, ' @shareable'], ...keys]);
}

/**
 * The text of a type with these directives, and without those that composers need not know: graphql-js prints none of this
 * service's own, and some composers refuse `@oneOf`, which the service checks by itself.
 */
function textOf(type: GraphQLNamedType, added: string): string {
  const head = new RegExp(`^((?:type|input) ${type.name}\\b[^\\n]*?)(?: @oneOf)? \\{$`, 'm');
  return printType(type).replace(head, `$1${added} {`);
}
