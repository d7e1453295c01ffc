/**
 * Random questions over several accounts whose ids are all the same: each is answered by the right one, or refused.
 *
 * @decorates-classes
 */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { GraphQLError, GraphQLSchema } from 'graphql';
import type { Upstreams } from '../../../src/rest/transport/upstreams.js';
import type { Scope } from '../../../src/base/auth/scope.js';
import { checkedScopes } from '../../../src/server/tokens/parse-scope.js';
import { type Reply, ScriptedUpstream } from '../../support/scripted-upstream.js';
import { Holding, type LabApi, type Mood, apis, ids, labSchema } from '../accounts-lab.js';
import { scaled } from '../../support/scale.js';
import { FastClock, asker, upstreamsOf } from '../harness.js';

const names = ['default', 'prod', 'test'] as const;
type Access = 'read' | 'write';

/** Of one caller. */
interface World {
  readonly holdings: readonly Holding[];
  readonly scopes: readonly Scope[];
  /** Milliseconds that what was read before may be old. */
  readonly maxAge: number;
  readonly model: Model;
}

/** One field of a question, under an alias. */
interface Ask {
  readonly api: LabApi;
  /** Null: the question names none. */
  readonly account: string | null;
  readonly id: number;
  readonly first: number;
  readonly piece: keyof typeof pieces;
}

interface Write extends Pick<Ask, 'api' | 'account' | 'id'> {
  readonly write: 'rename' | 'start';
}

type Found = Holding | { readonly code: 'FORBIDDEN' | 'BAD_USER_INPUT'; readonly names: readonly string[] };

/** What the account should hold by now: apart from the upstream, where a write may have gone astray. */
class Model {
  readonly #names = new Map<string, string>();

  rename({ api, name }: Holding, id: number, to: string): void {
    this.#names.set(`${api} ${name} ${id}`, to);
  }

  thing(holding: Holding, id: number) {
    const name = this.#names.get(`${holding.api} ${holding.name} ${id}`) ?? holding.label(`thing ${id}`);
    return { id: String(id), name: holding.mood === 'odd' ? null : name, accountName: holding.name };
  }

  friend(holding: Holding, id: number) {
    return this.thing(holding, holding.things.get(id)?.friend ?? 0);
  }
}

const fields = 'id name accountName';
const idAlone = 'id accountName __typename';

/** How to ask, and what a well account answers. */
const pieces = {
  list: {
    ask: ({ first }: Ask) => `things(first: ${first}) { nodes { ${fields} friend { ${fields} } } totalCount }`,
    answer: (holding: Holding, { first }: Ask, model: Model) => ({
      things: {
        nodes: ids.slice(0, first).map((id) => ({ ...model.thing(holding, id), friend: model.friend(holding, id) })),
        totalCount: ids.length,
      },
    }),
  },
  one: {
    ask: ({ id }: Ask) => `thing(id: ${id}) { ${fields} friend { ${fields} friend { ${fields} } } }`,
    answer: (holding: Holding, { id }: Ask, model: Model) => {
      const friend = holding.things.get(id)?.friend ?? 0;
      return {
        thing: {
          ...model.thing(holding, id),
          friend: { ...model.thing(holding, friend), friend: model.friend(holding, friend) },
        },
      };
    },
  },
  many: {
    ask: ({ id }: Ask) => `thing(id: ${id}) { friends { ${fields} } }`,
    answer: (holding: Holding, { id }: Ask, model: Model) => ({
      thing: { friends: holding.things.get(id)?.friends.map((friend) => model.thing(holding, friend)) },
    }),
  },
  stubs: {
    ask: ({ id }: Ask) => `thing(id: ${id}) { friend { ${idAlone} } friends { ${idAlone} } }`,
    answer: (holding: Holding, { id }: Ask) => {
      const reference = (of: number) => ({
        id: String(of),
        accountName: holding.name,
        __typename: `Thing${holding.api}`,
      });
      const { friend = 0, friends = [] } = holding.things.get(id) ?? {};
      return { thing: { friend: reference(friend), friends: friends.map(reference) } };
    },
  },
  child: {
    ask: ({ id }: Ask) => `thing(id: ${id}) { parts { nodes { ${fields} } } }`,
    answer: (holding: Holding, { id }: Ask) => ({
      thing: { parts: { nodes: [{ ...holding.part(id), id: '7', accountName: holding.name }] } },
    }),
  },
  back: {
    ask: ({ id }: Ask) => `thing(id: ${id}) { kinds { ${fields} } }`,
    answer: (holding: Holding, { id }: Ask) => ({ thing: { kinds: kindsOf(holding, (owner) => owner === id) } }),
  },
  detail: {
    ask: ({ first }: Ask) => `things(first: ${first}) { nodes { note } }`,
    answer: (holding: Holding, { first }: Ask) => ({
      things: { nodes: ids.slice(0, first).map((id) => ({ note: holding.label(`note ${id}`) })) },
    }),
  },
  secret: {
    ask: ({ first }: Ask) => `things(first: ${first}) { nodes { id pin password } }`,
    answer: (holding: Holding, { first }: Ask, _model: Model, isTrusted: boolean) => {
      const secret = (text: string) => (isTrusted ? holding.label(text) : null);
      const secrets = (id: number) => ({ pin: secret(`pin ${id}`), password: secret(`password ${id}`) });
      return { things: { nodes: ids.slice(0, first).map((id) => ({ id: String(id), ...secrets(id) })) } };
    },
  },
  kept: {
    ask: () => `kinds { nodes { ${fields} } }`,
    answer: (holding: Holding) => ({ kinds: { nodes: kindsOf(holding, () => true) } }),
  },
} as const;

function kindsOf({ kinds, name: accountName }: Holding, isMeant: (owner: number) => boolean) {
  return kinds.filter(({ owner }) => isMeant(owner)).map(({ id, name }) => ({ id: String(id), name, accountName }));
}

function may({ scopes }: World, access: Access, { api, name }: Holding): boolean {
  const scope = `hosting:${access}`;
  return scopes.some((each) => each === scope || each === `${scope}@${api.toLowerCase()}:${name}`);
}

/** Which account is meant, or how the question is refused; of a caller's world only what it may use is a part. */
function found(world: World, { api, account }: Pick<Ask, 'api' | 'account'>, access: Access): Found {
  const known = world.holdings.filter(
    (holding) => holding.api === api && (may(world, 'read', holding) || may(world, 'write', holding)),
  );
  const meant =
    account === null && known.length === 1 ? known[0] : known.find(({ name }) => name === (account ?? 'default'));
  const usable = known.filter((holding) => may(world, access, holding));
  if (usable.length === 0 || (meant && !usable.includes(meant))) return { code: 'FORBIDDEN', names: [] };
  return meant ?? { code: 'BAD_USER_INPUT', names: usable.map(({ name }) => name) };
}

const isGone = ({ mood }: Holding) => ['down', 'refusing', 'spent'].includes(mood);

const argument = ({ account }: Pick<Ask, 'account'>, others: readonly string[] = []) => {
  const all = [...others, ...(account === null ? [] : [`account: ${JSON.stringify(account)}`])];
  return all.length === 0 ? '' : `(${all.join(', ')})`;
};

const alias = (index: number) => `a${index}`;

/** Every error is that of its alias, and names its account and no other. */
function checkErrors(errors: readonly GraphQLError[], found: ReadonlyMap<string, Found>): void {
  for (const { message, path, extensions } of errors) {
    const of = found.get(String(path?.[0]));
    const upstream = extensions['upstream'] as { api: string; account: string } | undefined;
    if (of === undefined) throw new Error(`an error of nothing that was asked: ${message}`);
    if (of instanceof Holding && upstream) {
      expect({ api: upstream.api, account: upstream.account }).toEqual({ api: of.api, account: of.name });
      const named = /(CLOUD|STORAGE) (default|prod|test):/.exec(message);
      if (named) expect([named[1], named[2]]).toEqual([of.api, of.name]);
    } else if (of instanceof Holding) {
      // A write that may not be read after.
      expect(extensions['code']).toBe('FORBIDDEN');
    } else {
      expect(extensions['code']).toBe(of.code);
      if (of.code === 'BAD_USER_INPUT') expect(message).toContain(`(${of.names.join(', ')})`);
    }
    expect(message).not.toContain('secret-');
  }
}

let upstream: ScriptedUpstream;
let schema: GraphQLSchema;
let astray: string[];
let worlds = 0;

beforeAll(async () => {
  upstream = await ScriptedUpstream.start();
  schema = await labSchema();
});
afterAll(() => upstream.close());

/** Accounts at one address of their API, or each at its own. */
function holdingsOf(wanted: readonly { api: LabApi; name: string; mood: Mood }[], isShared: boolean): Holding[] {
  worlds += 1;
  const world = String(worlds);
  const holdings = wanted.map(({ api, name, mood }, index) => {
    const holding = new Holding(api, name, `${upstream.url}/${world}/${api}/${isShared ? 'any' : name}`, index);
    holding.mood = mood;
    return holding;
  });
  astray = [];
  upstream.script = (asked): Reply => {
    const [, of, api = '', tag = '', ...path] = asked.path.split('/');
    // Read ahead for a world that has ended meanwhile.
    if (of !== world) return { status: 410 };
    const shown = asked.headers.authorization;
    const holding = holdings.find(({ account }) => shown === `Bearer ${account.credential}`);
    if (holding?.api !== api || (tag !== 'any' && tag !== holding.name)) astray.push(`${shown} at ${asked.path}`);
    return holding?.answer({ ...asked, path: `/${path.join('/')}` }) ?? { status: 401 };
  };
  return holdings;
}

const moods: fc.Arbitrary<Mood> = fc.oneof(
  { weight: 6, arbitrary: fc.constant<Mood>('well') },
  { weight: 3, arbitrary: fc.constantFrom<Mood>('down', 'refusing', 'spent', 'odd') },
);
const accounts = fc
  .tuple(...apis.map((api) => fc.tuple(fc.constant(api), fc.subarray([...names], { minLength: 1 }))))
  .chain((chosen) => {
    const all = chosen.flatMap(([api, some]) => some.map((name) => ({ api, name })));
    return fc.tuple(...all.map((account) => moods.map((mood) => ({ ...account, mood }))));
  });
const everyScope = ['read', 'write'].flatMap((access) => [
  `hosting:${access}`,
  `hosting:${access}@sandbox`,
  ...apis.flatMap((api) => names.map((name) => `hosting:${access}@${api.toLowerCase()}:${name}`)),
]);
const scopes = fc
  .oneof(
    { weight: 2, arbitrary: fc.constant(['hosting:read', 'hosting:write']) },
    { weight: 3, arbitrary: fc.subarray(everyScope) },
    { weight: 1, arbitrary: fc.subarray(everyScope, { maxLength: 1 }) },
  )
  .map((some) => checkedScopes(['rates', ...some]));
const where = { api: fc.constantFrom(...apis), account: fc.constantFrom(null, ...names, 'nobody') };
const ask: fc.Arbitrary<Ask> = fc.record({
  ...where,
  id: fc.constantFrom(...ids),
  first: fc.integer({ min: 1, max: 20 }),
  piece: fc.constantFrom(...(Object.keys(pieces) as (keyof typeof pieces)[])),
});
const write: fc.Arbitrary<Write> = fc.record({
  ...where,
  id: fc.constantFrom(...ids),
  write: fc.constantFrom('rename', 'start'),
});

class Run {
  /** Those that were asked something that is theirs to answer. */
  readonly reached = new Set<Holding>();
  readonly #ask;

  constructor(
    private readonly world: World,
    upstreams: Upstreams,
  ) {
    this.#ask = asker(schema, upstreams, world.scopes, {}, { maxAge: world.maxAge });
  }

  may(access: Access, holding: Holding): boolean {
    return may(this.world, access, holding);
  }

  async read(asks: readonly Ask[]): Promise<void> {
    const all = asks.map(
      (ask, index) => `${alias(index)}: ${ask.api.toLowerCase()}${argument(ask)} { ${pieces[ask.piece].ask(ask)} }`,
    );
    const { data, errors = [] } = await this.#ask(`{ ${all.join(' ')} }`);
    const meant = new Map(asks.map((ask, index) => [alias(index), found(this.world, ask, 'read')]));
    const expected = asks.map((ask, index) => [alias(index), this.#answer(ask, meant.get(alias(index)))]);
    expect(JSON.parse(JSON.stringify(data))).toEqual(Object.fromEntries(expected));
    checkErrors(errors, meant);
    for (const [index, { piece }] of asks.entries()) {
      const name = alias(index);
      const of = meant.get(name);
      const isRefused = piece === 'secret' && of instanceof Holding && !this.may('write', of);
      const isComplete = of instanceof Holding && of.mood === 'well' && !isRefused;
      const isReported = errors.some(({ path }) => path?.[0] === name);
      if (isComplete || isRefused || !(of instanceof Holding) || isGone(of))
        expect([name, isReported]).toEqual([name, !isComplete]);
    }
  }

  #answer(ask: Ask, of: Found | undefined): unknown {
    if (!(of instanceof Holding)) return null;
    this.reached.add(of);
    const answer = pieces[ask.piece].answer(of, ask, this.world.model, this.may('write', of));
    return isGone(of) ? Object.fromEntries(Object.keys(answer).map((name) => [name, null])) : answer;
  }

  async join(): Promise<void> {
    const { data, errors = [] } = await this.#ask(`{ all { __typename ${fields} } }`);
    const own = this.world.holdings.filter((holding) => this.may('read', holding));
    own.forEach((holding) => this.reached.add(holding));
    const lists = own.map((holding) => {
      const typed = ids.map((id) => ({ __typename: `Thing${holding.api}`, ...this.world.model.thing(holding, id) }));
      return isGone(holding) ? [null] : typed;
    });
    expect(JSON.parse(JSON.stringify(data))).toEqual({ all: own.length === 0 ? null : lists.flat() });
    const owners = own.flatMap((holding, index) => (lists[index] ?? []).map(() => holding));
    for (const { path, extensions } of errors) {
      const of = owners[Number(path?.[1])];
      if (of) expect(extensions['upstream']).toMatchObject({ api: of.api, account: of.name });
      else expect(extensions['code']).toBe('FORBIDDEN');
    }
  }

  async write(writes: readonly Write[]): Promise<void> {
    if (writes.length === 0) return;
    const all = writes.map((one, index) => {
      const args = [`id: ${one.id}`, one.write === 'rename' ? `input: { name: "new ${index}" }` : 'wait: true'];
      const thing = `thing { ${fields} friend { ${fields} } }`;
      const below = one.write === 'rename' ? thing : `action { id command accountName } ${thing}`;
      return `${alias(index)}: ${one.write}${one.api}${argument(one, args)} { ${below} }`;
    });
    const { data, errors = [] } = await this.#ask(`mutation { ${all.join(' ')} }`);
    const meant = new Map(writes.map((one, index) => [alias(index), found(this.world, one, 'write')]));
    const expected = writes.map((one, index) => [alias(index), this.#written(one, index, meant.get(alias(index)))]);
    expect(JSON.parse(JSON.stringify(data))).toEqual(Object.fromEntries(expected));
    checkErrors(errors, meant);
    writes.forEach((one, index) => {
      const of = meant.get(alias(index));
      if (one.write !== 'start' || !(of instanceof Holding) || isGone(of)) return;
      const ofItself = errors.filter(({ path }) => path?.length === 1 && path[0] === alias(index));
      const failures = ofItself.map(({ message }) => message);
      expect(failures).toEqual(of.fails(one.id) ? [expect.stringContaining(of.label(`start ${one.id} failed`))] : []);
    });
  }

  #written({ write, id }: Write, index: number, of: Found | undefined): unknown {
    if (!(of instanceof Holding)) return null;
    this.reached.add(of);
    if (isGone(of)) return null;
    const isReader = this.may('read', of);
    if (write === 'start') {
      const action = { id: String(id), command: of.label(`start ${id}`), accountName: of.name };
      return { action, thing: isReader ? this.#withFriend(of, id) : null };
    }
    this.world.model.rename(of, id, `new ${index}`);
    // What the write answers itself needs no more than that it may be made.
    return { thing: isReader ? this.#withFriend(of, id) : { ...this.world.model.thing(of, id), friend: null } };
  }

  #withFriend(of: Holding, id: number) {
    return { ...this.world.model.thing(of, id), friend: this.world.model.friend(of, id) };
  }
}

describe('accounts whose ids are all the same', () => {
  it('answer what is asked of them, all at once and again, with writes in between, and nothing else', async () => {
    const caller = fc.record({
      scopes,
      maxAge: fc.constantFrom(0, 600_000),
      questions: fc.array(fc.array(ask, { minLength: 1, maxLength: 5 }), { minLength: 1, maxLength: 3 }),
      writes: fc.array(write, { maxLength: 4 }),
    });
    const given = fc.record({
      accounts,
      isShared: fc.boolean(),
      callers: fc.array(caller, { minLength: 1, maxLength: 3 }),
    });
    await fc.assert(
      fc.asyncProperty(given, async ({ accounts, isShared, callers }) => {
        const holdings = holdingsOf(accounts, isShared);
        const upstreams = upstreamsOf(
          holdings.map(({ account }) => account),
          {},
          new FastClock(),
        );
        const model = new Model();
        const runs = callers.map(({ questions, writes, ...caller }) => ({
          questions,
          writes,
          run: new Run({ holdings, model, ...caller }, upstreams),
        }));
        const readAll = () =>
          Promise.all(runs.flatMap(({ run, questions }) => [...questions.map((asks) => run.read(asks)), run.join()]));
        try {
          await readAll();
          for (const { run, writes } of runs) {
            await run.write(writes);
            await readAll();
          }
        } finally {
          upstreams.close();
        }
        expect(astray).toEqual([]);
        const asked = holdings.filter((holding) => holding.asked.length > 0);
        const isReached = (holding: Holding) => runs.some(({ run }) => run.reached.has(holding));
        expect(asked.filter((holding) => !isReached(holding)).map(({ account }) => account.name)).toEqual([]);
        const isTrusted = (holding: Holding) => runs.some(({ run }) => run.may('write', holding));
        const refused = holdings.filter((holding) => !isTrusted(holding)).flatMap(({ asked }) => asked);
        expect(refused.filter(({ path }) => path.endsWith('/password'))).toEqual([]);
      }),
      { numRuns: scaled(60) },
    );
  });

  it('have cursors that no account of another API takes for its own, though it has the same name', async () => {
    const accounts = apis.map((api) => ({ api, name: 'default', mood: 'well' as const }));
    const upstreams = upstreamsOf(holdingsOf(accounts, false).map(({ account }) => account));
    const ask = asker(schema, upstreams);
    const { data } = await ask('{ cloud { things(first: 3) { pageInfo { endCursor } } } }');
    const { cloud } = data as { cloud: { things: { pageInfo: { endCursor: string } } } };
    const next = `{ things(first: 1, after: "${cloud.things.pageInfo.endCursor}") { nodes { id } } }`;
    const answer = await ask(`{ cloud ${next} storage ${next} }`);
    upstreams.close();
    expect(answer.data).toEqual({ cloud: { things: { nodes: [{ id: '4' }] } }, storage: { things: null } });
    expect(answer.errors?.map(({ path, message }) => [path?.[0], message])).toEqual([
      ['storage', expect.stringContaining('expected a cursor of this list')],
    ]);
  });
});
