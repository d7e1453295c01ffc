/** @decorates-classes */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { GraphQLResolveInfo, GraphQLSchema } from 'graphql';
import { Ctx, Field, FieldResolver, Info, ObjectType, Resolver, Root } from 'type-graphql';
import type { Context } from '../../../src/server/context.js';
import { bind } from '../../../src/rest/schema/bind.js';
import { objectOf, objectsOf } from '../../../src/rest/planner/read-objects.js';
import { get } from '../../../src/rest/rows/row.js';
import { ScriptedUpstream } from '../../support/scripted-upstream.js';
import { asker, upstreamsOf, schemaOf } from '../harness.js';
import { dialect, groups, machineReads, machines, reads, serving } from '../lab.js';

/** What the hosting side does: an ordinary resolver that reads rows. */
@ObjectType({ description: 'A join' })
class Join {
  @Field(() => String, { nullable: true })
  neighbour!: string | null;
}

/** Bare digits on the wire. */
@ObjectType({ description: 'An amount' })
class Amount {
  static fromWire(wire: unknown, currency: string): Amount {
    return Object.assign(new Amount(), { text: `${String(wire)} ${currency}` });
  }
  @Field() text!: string;
}

@ObjectType({ description: 'A list of prices' })
class Prices {
  @Field(() => Amount) setUp!: Amount;
  @Field(() => [Amount]) monthly!: Amount[];
}

const { root, on } = bind(dialect);

@ObjectType({ description: 'The root of joins' })
class Joins {}

const prices = on(Joins, { prices: get('/prices', () => Prices, { key: 'prices' }) });

@Resolver(() => Joins)
class JoinResolver {
  @FieldResolver(() => [Join])
  async joins(@Root() parent: Joins, @Ctx() context: Context, @Info() info: GraphQLResolveInfo): Promise<Join[]> {
    const asking = { context, info, parent };
    const all = await objectsOf(reads.rows.machines, {}, asking);
    return Promise.all(
      all.map(async ({ id }) => ({
        neighbour: (await objectOf(reads.rows.machine, { id: String(id + 1) }, asking))?.name ?? null,
      })),
    );
  }
}

let upstream: ScriptedUpstream;
let schema: GraphQLSchema;
beforeAll(async () => {
  upstream = await ScriptedUpstream.start();
  schema = await schemaOf([...groups, machineReads, root(Joins, 'joined'), prices, { resolver: JoinResolver }]);
});
beforeEach(() => void upstream.asked.splice(0));
afterAll(() => upstream.close());
const ask = (source: string) =>
  asker(
    schema,
    upstreamsOf([{ api: 'CLOUD', name: 'default', credential: 'a', baseUrl: upstream.url, sandbox: false }]),
  )(source);

describe('an ordinary resolver', () => {
  it('reads rows as fields do: together, and each once', async () => {
    upstream.script = serving({ machines: machines(120) });
    const { data, errors } = await ask('{ joined { joins { neighbour } } }');
    expect(errors).toBeUndefined();
    const names = Array.from({ length: 120 }, (_, n) => ({ neighbour: n < 119 ? `machine ${n + 2}` : null }));
    expect(data).toEqual({ joined: { joins: names } });
    const pages = [1, 2, 3].map((page) => `GET /machines?page=${page}&per_page=50`);
    expect(upstream.lines).toEqual([...pages, 'GET /machines/121']);
  });
});

describe('an amount on the wire', () => {
  it('takes the currency of its surroundings, else that of the dialect', async () => {
    upstream.script = () => ({ body: { prices: { set_up: '1.50', monthly: ['2', '3'], currency: 'USD' } } });
    const source = '{ joined { prices { setUp { text } monthly { text } } } }';
    const { data } = await ask(source);
    expect(data).toEqual({
      joined: { prices: { setUp: { text: '1.50 USD' }, monthly: [{ text: '2 USD' }, { text: '3 USD' }] } },
    });
    upstream.script = () => ({ body: { prices: { set_up: '1.50', monthly: [] } } });
    expect((await ask(source)).data).toEqual({ joined: { prices: { setUp: { text: '1.50 EUR' }, monthly: [] } } });
  });
});
