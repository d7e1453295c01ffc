/** The ids that exist, by the field that takes one: those of `Cloud.server` are found in the list `Cloud.servers`. */
import { type GraphQLObjectType, type GraphQLSchema, getNamedType, isObjectType } from 'graphql';

type Ask = (query: string) => Promise<unknown>;

export async function knownIds(schema: GraphQLSchema, ask: Ask): Promise<ReadonlyMap<string, readonly string[]>> {
  const ids = new Map<string, readonly string[]>();
  for (const root of ['cloud', 'dedicated', 'edge', 'storage']) {
    const owner = getNamedType(schema.getQueryType()?.getFields()[root]?.type);
    if (!isObjectType(owner)) throw new Error(`Expected an object type at Query.${root}`);
    for (const { single, list, key } of pairsIn(owner)) {
      const data = await ask(`{ ${root} { ${list}(first: 3) { nodes { ${key} } } } }`);
      const found = [...JSON.stringify(data).matchAll(new RegExp(`"${key}":"([^"]+)"`, 'g'))].map(([, id]) => id ?? '');
      ids.set(`${owner.name}.${single}`, [...found, '404404']);
    }
  }
  return ids;
}

/** Fields that take an id, each with the list of the same objects. */
function pairsIn(owner: GraphQLObjectType) {
  const fields = Object.values(owner.getFields());
  return fields.flatMap(({ name: single, args, type }) => {
    const [id] = args;
    const node = getNamedType(type);
    if (args.length !== 1 || id === undefined || !isObjectType(node)) return [];
    const list = fields.find(
      (field) =>
        nodeOf(getNamedType(field.type)) === node &&
        field.args.every((arg) => !arg.type.toString().endsWith('!') || arg.defaultValue !== undefined),
    );
    const key = id.name in node.getFields() ? id.name : 'id';
    return list && key in node.getFields() ? [{ single, list: list.name, key }] : [];
  });
}

function nodeOf(type: unknown): unknown {
  return isObjectType(type) ? getNamedType(type.getFields()['nodes']?.type) : undefined;
}
