/** Relay's compiler takes the schema as it is: what it refetches by `node`, what it pages, and what its store joins of pages. */
import { afterAll, beforeAll, expect } from '@jest/globals';
import {
  type GraphQLField,
  type GraphQLInputType,
  getNamedType,
  getNullableType,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isLeafType,
  isListType,
  isObjectType,
  isRequiredArgument,
} from 'graphql';
import { isObject } from '../../../src/base/unknown.js';
import { sharedGraph } from '../../support/shared/graph.js';
import { CachedAnswers } from './cached-answers.js';
import { type Compiled, type Relay, RelayCache, RelayProject, relay } from './relay.js';

let answers: CachedAnswers;
beforeAll(async () => {
  answers = await CachedAnswers.start();
});
afterAll(() => answers.close());

async function compiled(cli: string, files: Readonly<Record<string, readonly string[]>>): Promise<string> {
  const project = new RelayProject(files);
  try {
    return await project.compile(cli);
  } finally {
    project.remove();
  }
}

relay.it('what is a Node is refetched by its id', async ([, cli]) => {
  const schema = await sharedGraph();
  const Node = schema.getType('Node');
  const nodes = isInterfaceType(Node) ? schema.getPossibleTypes(Node) : [];
  expect(nodes.length).toBeGreaterThan(5);
  const refetched = nodes.map(
    ({ name }) =>
      `fragment refetched${name} on ${name} @refetchable(queryName: "refetched${name}Query") { __typename id }`,
  );
  expect(await compiled(cli, { refetched })).toBe('');
});

interface Paged {
  readonly parent: string;
  readonly field: GraphQLField<unknown, unknown>;
}

/** All fields that page objects: of `folders`, which are texts, Relay keeps none. */
async function pagedFields(): Promise<readonly Paged[]> {
  const fieldsOf = (type: unknown) => (isObjectType(type) ? type.getFields() : {});
  const types = Object.values((await sharedGraph()).getTypeMap()).filter(isObjectType);
  return types.flatMap((type) =>
    Object.values(type.getFields()).flatMap((field): Paged[] => {
      const edge = getNamedType(fieldsOf(getNamedType(field.type))['edges']?.type);
      const node = getNamedType(fieldsOf(edge)['node']?.type);
      return node && !isLeafType(node) ? [{ parent: type.name, field }] : [];
    }),
  );
}

/** Some value of the type. */
function valueOf(type: GraphQLInputType): string {
  const some = getNullableType(type);
  if (isListType(some)) return `[${valueOf(some.ofType)}]`;
  if (isEnumType(some)) return some.getValues()[0]?.name ?? '';
  if (!isInputObjectType(some)) return some.name === 'Int' ? '1' : '"2026-01-01T00:00:00Z"';
  const fields = Object.values(some.getFields()).filter((field) => field.type !== getNullableType(field.type));
  return `{ ${fields.map((field) => `${field.name}: ${valueOf(field.type)}`).join(', ')} }`;
}

relay.it('each connection is one that it pages, below whatever type', async ([, cli]) => {
  const paged = (await pagedFields()).map(({ parent, field }) => {
    const args = field.args.filter(isRequiredArgument).map(({ name, type }) => `, ${name}: ${valueOf(type)}`);
    const name = `paged${parent}_${field.name}`;
    return `fragment ${name} on ${parent} { ${field.name}(first: 3${args.join('')}) @connection(key: "${name}_${field.name}") {
      edges { node { __typename } } } }`;
  });
  expect(paged.length).toBeGreaterThan(100);
  expect(await compiled(cli, { paged })).toBe('');
});

/** Where pages are asked for, by the names of their files. */
const lists = {
  boxes: { type: 'Query', root: 'storage', args: '(account: "one")', list: 'storageBoxes' },
  joined: { type: 'Query', root: 'hosting', args: '', list: 'storageBoxes' },
  cities: { type: 'Country', root: null, args: '', list: 'cities' },
} as const;

interface Page {
  readonly edges: readonly { readonly node: object; readonly cursor: string }[];
  readonly pageInfo: { readonly endCursor: string | null; readonly hasNextPage: boolean };
}

relay.it('pages are joined in its store as one list', async ([runtime, cli]) => {
  const { default: library } = (await import(runtime)) as { default: Relay };
  const project = new RelayProject(
    Object.fromEntries(
      Object.entries(lists).map(([name, { type, root, args, list }]) => {
        const selected = `${list}(first: $first, after: $after) @connection(key: "${name}_${list}") { edges { node { id name } } }`;
        const below = root === null ? selected : `${root}${args} { ${selected} }`;
        const spread = `...${name}List @arguments(first: 2)`;
        return [
          name,
          [
            `fragment ${name}List on ${type} @refetchable(queryName: "${name}NextQuery")
              @argumentDefinitions(first: { type: "Int", defaultValue: 2 }, after: { type: "String" }) { ${below} }`,
            `query ${name}Query { ${type === 'Query' ? spread : `country(code: "LI") { ${spread} }`} }`,
          ],
        ];
      }),
    ),
  );
  try {
    expect(await project.compile(cli)).toBe('');
    for (const [name, { type, root, list }] of Object.entries(lists)) {
      const [first, next, fragment] = await Promise.all(
        [`${name}Query`, `${name}NextQuery`, `${name}List`].map((artifact) => project.artifact(artifact)),
      );
      const cache = new RelayCache(library);
      const query = first as Compiled;
      cache.write(query, await answers.ask(query.params.text));
      const read = (): Page => {
        const { data } = cache.read(query);
        const reference = type === 'Query' ? data : fieldAt(data, 'country');
        const { data: found } = cache.readFragment(fragment, reference);
        return fieldAt(root === null ? found : fieldAt(found, root), list) as Page;
      };
      let pages = 1;
      for (let page = read(); page.pageInfo.hasNextPage && pages < 4; page = read(), pages += 1) {
        const variables = { first: 3, after: page.pageInfo.endCursor, id: 'country:LI' };
        cache.write(next as Compiled, await answers.ask((next as Compiled).params.text, variables), variables);
      }
      const whole = read();
      expect({ name, pages, length: whole.edges.length }).toEqual({ name, pages: 4, length: 11 });
      expect(new Set(whole.edges.map(({ cursor }) => cursor)).size).toBe(11);
    }
  } finally {
    project.remove();
  }
});

function fieldAt(value: unknown, name: string): unknown {
  return isObject(value) ? value[name] : undefined;
}
