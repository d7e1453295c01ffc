import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  buildSchema,
  graphql,
  isInputObjectType,
  isInterfaceType,
  isObjectType,
  parse,
  printSchema,
  visit,
} from 'graphql';
import { asSubgraph } from '../../../src/server/subgraph/as-subgraph.js';
import { emitSdl } from '../../../src/rest/schema/sdl.js';
import { type Meridian, startMeridian } from '../../support/meridian.js';
import { sharedGraph } from '../../support/shared/graph.js';

let meridian: Meridian;
beforeAll(async () => {
  meridian = await startMeridian({ SUBGRAPH: 'on', INTROSPECTION: 'off' });
});
afterAll(() => meridian.close());

async function sdlOf(): Promise<string> {
  const { body } = await meridian.query({ query: '{ _service { sdl } }' });
  return (body.data as { _service: { sdl: string } })._service.sdl;
}

describe('the SDL of the service', () => {
  it('is there without a token and without introspection, as composers ask for it', async () => {
    expect((await meridian.query({ query: '{ __schema { types { name } } }' })).body.data).toBeUndefined();
    expect(await sdlOf()).toMatch(/^extend schema @link\(/);
  });

  it('takes a token where everything does', async () => {
    const closed = await startMeridian({ SUBGRAPH: 'on', ANONYMOUS: 'off' });
    try {
      const query = '{ _service { sdl } }';
      expect((await closed.query({ query })).body.errors?.[0]?.extensions['code']).toBe('UNAUTHENTICATED');
      const authorization = `Bearer ${await closed.token(['rates'])}`;
      expect((await closed.query({ query }, { authorization })).body.errors).toBeUndefined();
    } finally {
      await closed.close();
    }
  });

  it('is written once, when it is first wanted', async () => {
    const graph = await sharedGraph();
    const country = graph.getType('Country');
    if (!country) throw new Error('Expected countries');
    const { description } = country;
    try {
      const schema = asSubgraph(graph);
      const read = async () => JSON.stringify(await graphql({ schema, source: '{ _service { sdl } }' }));
      country.description = 'Described after the start';
      expect(await read()).toContain('Described after the start');
      country.description = description;
      expect(await read()).toContain('Described after the start');
    } finally {
      country.description = description;
    }
  });

  it('is written in many pieces, between which others are answered', async () => {
    let rounds = 0;
    let isWritten = false;
    const count = () => {
      rounds += 1;
      if (!isWritten) setImmediate(count);
    };
    const writing = graphql({ schema: asSubgraph(await sharedGraph()), source: '{ _service { sdl } }' });
    setImmediate(count);
    const { errors } = await writing.finally(() => (isWritten = true));
    expect(errors).toBeUndefined();
    expect(rounds).toBeGreaterThan(50);
  });

  it('may be asked for three times in an operation', async () => {
    const ask = (times: number) => {
      const fields = Array.from({ length: times }, (_, n) => `s${n}: sdl`);
      return meridian.query({ query: `{ _service { ${fields.join(' ')} } }` });
    };
    expect(Object.keys(Object((await ask(3)).body.data?.['_service']))).toEqual(['s0', 's1', 's2']);
    expect((await ask(4)).body.errors?.[0]?.extensions).toMatchObject({ code: 'OPERATION_TOO_LARGE', bound: 'cost' });
  });

  it('is the graph as it is, with its descriptions, and no more', async () => {
    const imported = 'directive @key(fields: String!) repeatable on OBJECT directive @shareable on OBJECT';
    const own = /^extend schema .*$/m;
    const served = buildSchema(`${imported} ${(await sdlOf()).replace(own, '')}`);
    const graph = await sharedGraph();
    const withoutOneOf = printSchema(graph).replaceAll(' @oneOf', '');
    const lines = (sdl: string) =>
      sdl
        .replace(/"""The upstream call of this field[^]*?\) on FIELD_DEFINITION\n/, '')
        .split('\n')
        .filter((line) => !/^directive @(key|shareable|rest)/.test(line) && line !== '');
    expect(lines(printSchema(served)).sort()).toEqual(lines(withoutOneOf).sort());
  });

  it('names the directives that it uses, and links no others', async () => {
    const sdl = await sdlOf();
    const used = new Set<string>();
    visit(parse(sdl), { Directive: ({ name }) => void used.add(name.value) });
    const [, linked = ''] = /^extend schema @link\(.*import: \[(.*)\]\)$/m.exec(sdl) ?? [];
    const imports = linked.split(', ').map((name) => name.slice(2, -1));
    const ofGraphQL = ['deprecated', 'specifiedBy', 'link'];
    expect([...used].filter((name) => !ofGraphQL.includes(name)).sort()).toEqual(imports.sort());
  });

  it('has no @oneOf, which a composer refuses, though two inputs are checked for it', async () => {
    const sdl = await sdlOf();
    expect(sdl).not.toContain('oneOf');
    const inputs = Object.values((await sharedGraph()).getTypeMap()).filter(isInputObjectType);
    const oneOf = inputs.filter(({ isOneOf }) => isOneOf).map(({ name }) => name);
    expect(oneOf.length).toBeGreaterThan(1);
    for (const name of oneOf) expect(sdl).toContain(`input ${name} {`);
  });

  it('has a key of each type that `node` finds, and of no other', async () => {
    const keys = new Map<string, readonly string[]>();
    visit(parse(await sdlOf()), {
      ObjectTypeDefinition: ({ name, directives = [] }) => {
        const own = directives.filter((one) => one.name.value === 'key');
        const fields = own.map(({ arguments: [given] = [] }) =>
          given?.value.kind === 'StringValue' ? given.value.value : '',
        );
        if (own.length > 0) keys.set(name.value, fields);
      },
    });
    const Node = (await sharedGraph()).getType('Node');
    const nodes = isInterfaceType(Node) ? (await sharedGraph()).getPossibleTypes(Node) : [];
    expect(nodes.length).toBeGreaterThan(100);
    const codes = { Currency: ['id', 'code'], Country: ['id', 'isoCode'] };
    expect(Object.fromEntries(keys)).toEqual({
      ...Object.fromEntries(nodes.map(({ name }) => [name, ['id']])),
      ...codes,
    });
  });
});

describe('a graph that is no subgraph', () => {
  it('is the default, and knows nothing of it', async () => {
    const graph = await sharedGraph();
    for (const name of ['_Any', '_Entity', '_Service']) expect(graph.getType(name)).toBeUndefined();
    expect(emitSdl(graph)).not.toMatch(/^  _(service|entities)|@key\(/m);
    const plain = await startMeridian();
    try {
      // Whatever was made of the same graph for another service.
      expect(plain.services.schema).toBe(graph);
      for (const field of ['_service { sdl }', '_entities(representations: []) { __typename }']) {
        const { body } = await plain.query({ query: `{ ${field} }` });
        expect(body.errors?.[0]?.extensions['code']).toBe('GRAPHQL_VALIDATION_FAILED');
      }
    } finally {
      await plain.close();
    }
  });

  it('has the same types as one that is, the root of queries aside', async () => {
    const [graph, { schema }] = [await sharedGraph(), meridian.services];
    const added = ['_Any', '_Entity', '_Service', 'Query'];
    for (const [name, type] of Object.entries(schema.getTypeMap()).filter(([one]) => !added.includes(one)))
      expect(type === graph.getType(name)).toBe(true);
    const [before, after] = [graph.getQueryType()?.getFields() ?? {}, schema.getQueryType()?.getFields() ?? {}];
    expect(Object.keys(after).filter((name) => after[name] !== before[name])).toEqual(['_service', '_entities']);
    expect(isObjectType(schema.getType('Query')) && schema.description).toBe(graph.description);
  });
});
