/** @decorates-classes */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { type GraphQLSchema, printType } from 'graphql';
import { Field, ID, InputType, Int, InterfaceType, ObjectType } from 'type-graphql';
import { bind } from '../../../src/rest/schema/bind.js';
import { comesIn, inGraph, union } from '../../../src/rest/mapping/abstract-types.js';
import { links, many, one } from '../../../src/rest/planner/links.js';
import { get, list, post, put } from '../../../src/rest/rows/row.js';
import { ScriptedUpstream } from '../../support/scripted-upstream.js';
import { asker, schemaOf, upstreamsOf } from '../harness.js';
import { dialect } from '../enveloped.js';
import { envelope } from '../zones.js';

const { root, on, mutations } = bind(dialect);

@ObjectType({ description: 'The root' })
class Names {}

@InterfaceType({ description: 'A name' })
abstract class Name {
  static readonly keys = { nameId: 'id' } as const;
  @Field(() => ID) id!: string;
  @Field() ttl!: number;
  alias!: string | null;
}

@ObjectType({ implements: Name, description: 'An address' })
class Address extends Name {
  @Field() ipAddress!: string;
}

@ObjectType({ description: 'What an exchange is' })
class Exchange {
  @Field() host!: string;
}

@ObjectType({ implements: Name, description: 'A mail exchange' })
class Mail extends Name {
  @Field(() => Int) priority!: number;
  @Field(() => Exchange) exchange!: Exchange;
}

@ObjectType({ implements: Name, description: 'Any other' })
class OtherName extends Name {
  @Field() type!: string;
}

comesIn(Name, { by: 'type', kinds: { A: Address, AAAA: Address, MX: Mail }, other: OtherName });

@ObjectType({ description: 'A text' })
class Text {
  @Field() text!: string;
}
@ObjectType({ description: 'A count' })
class Count {
  @Field(() => Int) count!: number;
}
@ObjectType({ description: 'Any other value' })
class OtherValue {
  @Field(() => String, { nullable: true }) note!: string | null;
}

const Value = union('LabValue', 'A value', {
  by: (wire) => ('text' in wire ? 'text' : 'count' in wire ? 'count' : null),
  kinds: { text: Text, count: Count },
  other: OtherValue,
});

@ObjectType({ description: 'A setting' })
class Setting {
  @Field(() => ID) id!: string;
  @Field(() => inGraph(Value)) value!: Text | Count | OtherValue;
  @Field(() => [Name]) names!: Name[];
}

@InputType()
class Rename {
  @Field(() => Int, { nullable: true }) ttl?: number;
}

const reads = on(Names, {
  names: list('/names', () => Name),
  name: get('/names/{id}', () => Name),
  values: list('/values', () => Value),
  value: get('/values/{id}', () => Value),
  setting: get('/settings/{id}', () => Setting),
});

const nameReads = on(Name, {
  history: list('/names/{nameId}/history', () => Name),
  tuning: get('/tunings/{nameId}', () => Setting),
});

const groups = [
  root(Names, 'names'),
  reads,
  nameReads,
  mutations({
    changeName: put('/names/{id}', () => Name, Rename),
    changeValues: put('/values', () => [Value], Rename),
    makeNames: post('/names', () => [Name], Rename),
    tuneName: put('/tunings/{nameId}', () => Setting, Rename),
  }),
  links(Mail, {
    target: one(reads.rows.name, ({ alias }) => alias, 'Where it leads'),
    all: many(reads.rows.name, () => ['1', '2', '3'], 'All'),
  }),
];

let upstream: ScriptedUpstream;
let schema: GraphQLSchema;
beforeAll(async () => {
  upstream = await ScriptedUpstream.start();
  schema = await schemaOf(groups);
});
afterAll(() => upstream.close());

const address = { id: '1', type: 'A', ttl: 60, ip_address: '192.0.2.1' };
const mail = { id: '2', type: 'MX', ttl: 60, priority: 10, exchange: { host: 'mx' }, alias: '1' };
const loc = { id: '3', type: 'LOC', ttl: 60 };
const all: readonly Record<string, unknown>[] = [address, mail, loc];

beforeEach(() => {
  upstream.script = ({ path }) => {
    const [, kind, id, below] = path.split('/');
    if (kind === 'names' && id && !below) return envelope(all.find((name) => name['id'] === id));
    return envelope(all, { total_count: 3, total_pages: 1 });
  };
});

const ask = (source: string) => {
  const account = { api: 'EDGE', name: 'default', credential: 'a', baseUrl: upstream.url, sandbox: false } as const;
  return asker(schema, upstreamsOf([account]))(source);
};

const fields =
  '__typename id ttl ... on Address { ipAddress } ... on Mail { priority exchange { host } } ... on OtherName { type }';
const shown = [
  { __typename: 'Address', id: '1', ttl: 60, ipAddress: '192.0.2.1' },
  { __typename: 'Mail', id: '2', ttl: 60, priority: 10, exchange: { host: 'mx' } },
  { __typename: 'OtherName', id: '3', ttl: 60, type: 'LOC' },
];

describe('an interface', () => {
  it('comes in its kinds, from list, object, child, link and write', async () => {
    const { data, errors } = await ask(
      `{ names {
        names { nodes { ${fields} } edges { node { __typename } } }
        name(id: "2") { ... on Mail { target { ${fields} } all { ${fields} } } history { nodes { ${fields} } } }
      } }`,
    );
    expect(errors).toBeUndefined();
    expect(data).toEqual({
      names: {
        names: { nodes: shown, edges: shown.map(({ __typename }) => ({ node: { __typename } })) },
        name: { target: shown[0], all: shown, history: { nodes: shown } },
      },
    });
    expect((await ask(`mutation { changeName(id: "3", input: { ttl: 1 }) { name { ${fields} } } }`)).data).toEqual({
      changeName: { name: shown[2] },
    });
  });

  it('is what a write has changed that describes it, and comes as a list from a write of several', async () => {
    const { script } = upstream;
    upstream.script = (asked, nth) => (/tunings/.test(asked.path) ? envelope({ id: 't' }) : script(asked, nth));
    const { data, errors } = await ask(
      `mutation { tuneName(id: "2", input: {}) { tuning { id } name { ${fields} } } makeNames(input: {}) { names { ${fields} } } }`,
    );
    expect(errors).toBeUndefined();
    expect(data).toEqual({ tuneName: { tuning: { id: 't' }, name: shown[1] }, makeNames: { names: shown } });
  });

  it.each([['constructor'], ['__proto__'], ['toString'], ['a'], [null], [7], [undefined], [{}]])(
    'is of the other kind when it says %j',
    async (type) => {
      upstream.script = () => envelope({ ...loc, type });
      const { data } = await ask('{ names { name(id: "3") { __typename id } } }');
      expect(data).toEqual({ names: { name: { __typename: 'OtherName', id: '3' } } });
    },
  );

  it('lets what is odd cost its own place alone', async () => {
    upstream.script = () =>
      envelope([{ ...mail, priority: 'high', exchange: 7, ttl: null }, 5, null, address], {
        total_count: 4,
        total_pages: 1,
      });
    const { data, errors } = await ask(`{ names { names { nodes { ${fields} } } } }`);
    expect(data).toEqual({
      names: {
        names: {
          nodes: [{ __typename: 'Mail', id: '2', ttl: null, priority: null, exchange: null }, null, null, shown[0]],
        },
      },
    });
    expect(errors?.map(({ path, extensions }) => [path?.slice(3).join('.'), extensions['code']]).sort()).toEqual(
      ['0.exchange', '0.priority', '0.ttl', '1', '2'].map((at) => [at, 'UPSTREAM_UNKNOWN_VALUE']),
    );
  });

  it('is unreadable when nothing in it is known', async () => {
    upstream.script = () => envelope([{ colour: 1 }]);
    const { errors } = await ask('{ names { names { nodes { id } } } }');
    expect(errors?.[0]?.message).toMatch(/expected a list of Name, but got a list of something else$/);
  });

  it('has what is always there as its kinds have it', () => {
    const type = (name: string) => printType(schema.getType(name) as NonNullable<ReturnType<GraphQLSchema['getType']>>);
    expect(type('Name')).toMatch(/ {2}id: ID!\n.*\n? {2}ttl: Float\n/s);
    expect(type('Mail')).toMatch(/type Mail implements Name \{\n {2}id: ID!\n/);
    expect(type('NameConnection')).toContain('nodes: [Name]!');
  });
});

describe('a union', () => {
  const text = { text: 't' };
  const values = [text, { count: 3 }, { note: 'n' }];
  const question = '__typename ... on Text { text } ... on Count { count } ... on OtherValue { note }';
  const kinds = [
    { __typename: 'Text', text: 't' },
    { __typename: 'Count', count: 3 },
    { __typename: 'OtherValue', note: 'n' },
  ];

  it('comes in its kinds, from list, object, write and within an object', async () => {
    upstream.script = ({ path }) => {
      if (path === '/settings/s') return envelope({ id: 's', value: { count: 3 }, names: all });
      return envelope(path === '/values/1' ? text : values, { total_count: 3, total_pages: 1 });
    };
    const { data, errors } = await ask(
      `{ names { values { nodes { ${question} } } value(id: "1") { ${question} } setting(id: "s") { value { ${question} } names { ${fields} } } } }`,
    );
    expect(errors).toBeUndefined();
    expect(data).toEqual({
      names: { values: { nodes: kinds }, value: kinds[0], setting: { value: kinds[1], names: shown } },
    });
    expect(await ask(`mutation { changeValues(input: {}) { values { ${question} } } }`)).toMatchObject({
      data: { changeValues: { values: kinds } },
    });
  });

  it('lets what is odd cost its own place alone', async () => {
    upstream.script = () => envelope({ id: 's', value: 'odd', names: [3] });
    const { data, errors } = await ask(`{ names { setting(id: "s") { id value { __typename } names { id } } } }`);
    expect(data).toEqual({ names: { setting: { id: 's', value: null, names: [null] } } });
    expect(errors?.length).toBe(2);
  });
});
