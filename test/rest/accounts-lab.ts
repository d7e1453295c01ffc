/** Two small APIs with every kind of read and write, and accounts of both in which all ids are the same and nothing else. */
import type { GraphQLResolveInfo, GraphQLSchema } from 'graphql';
import { unpaged } from '../../src/rest/rows/paging.js';
import { Ctx, Field, ID, Info, InputType, InterfaceType, ObjectType, Query, Resolver } from 'type-graphql';
import type { Context } from '../../src/server/context.js';
import { objectsOfEveryAccount } from '../../src/hosting/machines/every-account.js';
import type { Account } from '../../src/rest/transport/account.js';
import { backLinks, naming } from '../../src/rest/planner/back-links.js';
import { bind } from '../../src/rest/schema/bind.js';
import { details } from '../../src/rest/planner/missing-fields.js';
import { links, many, one } from '../../src/rest/planner/links.js';
import { namedKeys } from '../../src/rest/rows/named-keys.js';
import { get, list, post, put } from '../../src/rest/rows/row.js';
import { Secret } from '../../src/rest/mapping/secrets.js';
import type { ReceivedCall, Reply } from '../support/scripted-upstream.js';
import { schemaOf } from './harness.js';
import { missing, pageOf } from './lab.js';

@InterfaceType('AnyThing')
abstract class AnyThing {
  @Field(() => ID) readonly id!: number;
  @Field() readonly name!: string;
}

export const apis = ['CLOUD', 'STORAGE'] as const;
export type LabApi = (typeof apis)[number];

function labOf(api: LabApi) {
  @InputType(`Rename${api}`)
  class Rename {
    @Field() name!: string;
  }

  @ObjectType(`Job${api}`)
  class Job {
    @Field(() => ID) id!: number;
    @Field() command!: string;
    @Field() status!: string;
  }

  @ObjectType(`Part${api}`)
  class Part {
    @Field(() => ID) id!: number;
    @Field() name!: string;
  }

  @ObjectType(`Kind${api}`)
  class Kind {
    @Field(() => ID) id!: number;
    @Field() name!: string;
  }

  @ObjectType(`Thing${api}`, { implements: AnyThing })
  class Thing implements AnyThing {
    static readonly keys = { id: 'id' } as const;
    @Field(() => ID) id!: number;
    @Field() name!: string;
    @Field() note!: string;
    @Secret() @Field() pin!: string;
    friend!: number;
    friends!: number[];
  }

  @ObjectType(`Root${api}`)
  class Root {}

  const { root, on, mutations } = bind(namedKeys({ api, baseUrl: 'https://provider.invalid/v1', action: Job }));
  const reads = on(Root, {
    things: list('/things', () => Thing),
    thing: get('/things/{id}', () => Thing),
    kinds: list('/kinds', () => Kind, { paging: unpaged, ttl: 3600 }),
    jobs: list('/actions', () => Job, { paging: unpaged, ids: 'id' }),
  });
  const { thing, kinds } = reads.rows;
  const groups = [
    root(Root, api.toLowerCase()),
    reads,
    on(Thing, {
      parts: list('/things/{id}/parts', () => Part, { paging: unpaged }),
      password: get('/things/{id}/password', () => String, { secret: true }),
    }),
    mutations({
      [`rename${api}`]: put('/things/{id}', () => Thing, Rename),
      [`start${api}`]: post('/things/{id}/actions/start', () => Job),
    }),
    links(Thing, {
      friend: one(thing, ({ friend }) => friend, 'One'),
      friends: many(thing, ({ friends }) => friends, 'Several'),
    }),
    backLinks(Thing, { kinds: naming(kinds, 'owner', ({ id }) => id, 'Those that name it') }),
    details(Thing, thing, ['note']),
  ];
  return { groups, things: reads.rows.things };
}

const labs = apis.map(labOf);

@Resolver()
class JoinResolver {
  @Query(() => [AnyThing], { nullable: 'itemsAndList' })
  async all(@Ctx() context: Context, @Info() info: GraphQLResolveInfo): Promise<(AnyThing | Error)[]> {
    const accounts = await objectsOfEveryAccount<AnyThing>(
      labs.map(({ things }) => things),
      { context, info },
    );
    return accounts.flatMap(({ error, readAt, objects }) => (error && readAt === null ? [error] : objects));
  }
}

export function labSchema(): Promise<GraphQLSchema> {
  return schemaOf([...labs.flatMap(({ groups }) => groups), { resolver: JoinResolver }]);
}

export interface Thing {
  readonly id: number;
  name: string;
  readonly note: string;
  readonly pin: string;
  readonly friend: number;
  readonly friends: readonly number[];
}

/** How an account behaves: it answers, breaks down, refuses its credential, has no calls left, or sends odd names. */
export type Mood = 'well' | 'down' | 'refusing' | 'spent' | 'odd';

export const ids = Array.from({ length: 12 }, (_, index) => index + 1);

/** One account and everything in it. */
export class Holding {
  readonly account: Account;
  readonly things: Map<number, Thing>;
  readonly kinds: readonly { readonly id: number; readonly name: string; readonly owner: number }[];
  readonly asked: ReceivedCall[] = [];
  mood: Mood = 'well';

  constructor(
    readonly api: LabApi,
    readonly name: string,
    baseUrl: string,
    /** Makes its links other than those of all others. */
    readonly shift: number,
  ) {
    this.account = { api, name, credential: `secret-${api}-${name}`, baseUrl, sandbox: false };
    const moved = (id: number) => ((id + shift) % ids.length) + 1;
    const thing = (id: number): Thing => ({
      id,
      name: this.label(`thing ${id}`),
      note: this.label(`note ${id}`),
      pin: this.label(`pin ${id}`),
      friend: moved(id),
      friends: ids.filter((other) => (other * (shift + 1) + id) % 3 !== 0),
    });
    this.things = new Map(ids.map((id) => [id, thing(id)]));
    this.kinds = ids.map((id) => ({ id, name: this.label(`kind ${id}`), owner: moved(id * 2) }));
  }

  label(text: string): string {
    return `${this.api} ${this.name}: ${text}`;
  }

  part(id: number) {
    return { id: 7, name: this.label(`part of ${id}`) };
  }

  /** An action of a thing, which has the number of the thing in all accounts, ends well or not. */
  fails(id: number): boolean {
    return (id + this.shift) % 2 === 0;
  }

  answer(asked: ReceivedCall): Reply {
    this.asked.push(asked);
    const problem = (status: number, headers = {}) => ({
      status,
      headers,
      body: { error: { code: 'trouble', message: this.label('trouble') } },
    });
    if (this.mood === 'down') return problem(503);
    if (this.mood === 'refusing') return problem(401);
    if (this.mood === 'spent') return problem(429, { 'retry-after': '3600' });
    return this.#answer(asked);
  }

  #answer({ method, path, query, body }: ReceivedCall): Reply {
    const [, collection = '', text = '', below] = path.split('/');
    const id = Number(text);
    const wireOf = (thing: Thing | undefined) =>
      thing && (this.mood === 'odd' ? { ...thing, name: { odd: true } } : thing);
    const thing = this.things.get(id);
    if (collection === 'things' && text === '') {
      const listed = [...this.things.values()].map((one) => ({ ...wireOf(one), id: one.id, note: undefined }));
      return { body: pageOf('things', listed, query) };
    }
    if (collection === 'things' && below === 'parts') return { body: { parts: [this.part(id)] } };
    if (collection === 'things' && below === 'password') return { body: { password: this.label(`password ${id}`) } };
    if (collection === 'things' && below === 'actions') {
      return { status: 201, body: { action: { id, command: this.label(`start ${id}`), status: 'running' } } };
    }
    if (collection === 'things' && thing) {
      if (method === 'PUT') thing.name = (body as { name: string }).name;
      return { body: { thing: wireOf(thing) } };
    }
    if (collection === 'kinds') return { body: { kinds: this.kinds } };
    if (collection === 'actions') {
      const ended = [query['id'] ?? []].flat().map((one) => this.#job(Number(one)));
      return { body: { actions: ended } };
    }
    return missing;
  }

  #job(id: number) {
    const command = this.label(`start ${id}`);
    if (!this.fails(id)) return { id, command, status: 'success' };
    return { id, command, status: 'error', error: { code: 'failed', message: this.label(`start ${id} failed`) } };
  }
}
