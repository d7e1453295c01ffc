/** What clients that cache are asked in one cache, of a graph in which each account is there twice. */
import { type GraphQLSchema, getNamedType, isInterfaceType, isObjectType } from 'graphql';
import { isObject } from '../../../src/base/unknown.js';
import { apis } from '../../../src/apis/index.js';
import { type Sandbox, startSandbox } from '../../../src/sandbox/sandbox.js';
import { Upstreams } from '../../../src/rest/transport/upstreams.js';
import { asker } from '../../rest/harness.js';
import { type Answer, type Meridian, startMeridian } from '../../support/meridian.js';
import { sharedGraph } from '../../support/shared/graph.js';
import { type GivenArguments, fieldsOf } from './selections.js';

/** The objects of both have the same keys. */
const accounts = ['one', 'two'];

const roots = ['cloud', 'dedicated', 'edge', 'storage'];

export class CachedAnswers {
  /** By type, the ids of two of its objects, one of each account. */
  readonly #ids = new Map<string, readonly string[]>();

  /** By question, as several clients ask the same. */
  readonly #answers = new Map<string, unknown>();

  private constructor(
    private readonly meridian: Meridian,
    private readonly second: Sandbox,
  ) {}

  /** Each account has a sandbox of its own, as one alone refuses so many calls. */
  static async start(env: NodeJS.ProcessEnv = {}): Promise<CachedAnswers> {
    const schema = await sharedGraph();
    const second = await startSandbox({ schema, apis });
    const meridian = await startMeridian(env, async (services) => {
      const [one, two] = [services.sandbox?.accounts ?? [], second.accounts];
      const named = [
        one.map((account) => ({ ...account, name: 'one' })),
        two.map((account) => ({ ...account, name: 'two' })),
      ];
      await services.upstreams.close();
      return { ...services, upstreams: new Upstreams({ accounts: named.flat(), log: services.log }) };
    });
    const answers = new CachedAnswers(meridian, second);
    await answers.#find();
    return answers;
  }

  get schema(): GraphQLSchema {
    return this.meridian.services.schema;
  }

  /** As JSON has it; without what failed, which clients do not keep. All that is asked is of one reading. */
  async ask(query: string, variables: Record<string, unknown> = {}): Promise<unknown> {
    const known = this.#answers.get(query);
    if (known !== undefined && Object.keys(variables).length === 0) return known;
    const { services } = this.meridian;
    const ask = asker(services.schema, services.upstreams, undefined, services, { maxAge: 3_600_000 });
    const { data, errors } = await ask(query, variables);
    if (!data) throw new Error(`Expected an answer to ${query}, but got ${JSON.stringify(errors)}`);
    const answer: unknown = JSON.parse(JSON.stringify(data), (name, value: unknown) =>
      isOfNow.test(name) ? 'now' : value,
    );
    if (Object.keys(variables).length === 0) this.#answers.set(query, answer);
    return answer;
  }

  /** Everything there is, in two currencies, ages and lengths: below the roots, and of objects that are found by their ids. */
  everything(): string[] {
    return variants.flatMap((given) => [
      ...[...places, 'hosting', ...roots.flatMap(ofEach)].flatMap((root) => this.#below(root, given)),
      ...Array.from(this.#ids, ([type, ids]) => this.#ofIds(type, ids, given)),
    ]);
  }

  /** Types of which there are objects with ids, without those of which the sandbox has none. */
  get types(): readonly string[] {
    return [...this.#ids.keys()];
  }

  /** By type, the ids of two of its objects. */
  get found(): ReadonlyMap<string, readonly string[]> {
    return this.#ids;
  }

  /** Over HTTP, with a token that may read all of it. */
  async query(query: string, variables: Record<string, unknown>): Promise<Answer['body']> {
    const authorization = `Bearer ${await this.meridian.token(['hosting:read'])}`;
    const { body } = await this.meridian.query({ query, variables }, { authorization, 'x-meridian-max-age': '3600' });
    return body;
  }

  #below(root: string, given: GivenArguments): string[] {
    const type = getNamedType(this.schema.getQueryType()?.getFields()[root.replace(/\(.*/, '')]?.type);
    if (!isObjectType(type)) throw new Error(`Expected an object of ${root}`);
    const fields = fieldsOf(this.schema, type, levels, given).filter((field) => field.includes('{'));
    const id = type.getFields()['id'] ? 'id' : '';
    return fields.map((field) => `{ ${root} { ${id} ${field} } }`);
  }

  #ofIds(name: string, ids: readonly string[], given: GivenArguments): string {
    const type = this.schema.getType(name);
    const fields = isObjectType(type) ? fieldsOf(this.schema, type, 1, given) : [];
    return `{ nodes(ids: ${JSON.stringify(ids)}) { __typename ... on ${name} { ${fields.join(' ')} } } }`;
  }

  /** Objects of all types: below the roots, and then below those that were found. */
  async #find(): Promise<void> {
    const Node = this.schema.getType('Node');
    const nodes = isInterfaceType(Node) ? this.schema.getPossibleTypes(Node).map(({ name }) => name) : [];
    const [given = {}] = variants;
    const questions = roots.flatMap(ofEach).flatMap((root) => this.#below(root, given));
    for (const question of questions) {
      for (const [type, id] of idsIn(await this.ask(question))) {
        const [api = '', , ...more] = id.split(':');
        if (this.#ids.has(type) || !roots.includes(api) || !nodes.includes(type)) continue;
        const ids = accounts.map((account) => [api, account, ...more].join(':'));
        this.#ids.set(type, ids);
        questions.push(this.#ofIds(type, ids, given));
      }
    }
  }

  async close(): Promise<void> {
    await this.meridian.close();
    await this.second.close();
  }
}

/** What is another with each second. */
const isOfNow = /(At|chargedUntil|ageSeconds)$/;

const levels = 2;
const variants: readonly GivenArguments[] = [
  { first: '3', currency: '"EUR"', base: '"EUR"', maxAge: '60' },
  { first: '2', currency: '"INR"', base: '"INR"', maxAge: '3600' },
];

const places = [
  'currency(code: "CHF")',
  'country(code: "LI")',
  'state(country: "LI", code: "01")',
  'city(id: "40882")',
  'search(text: "berlin", first: 5)',
];

/** Of each object that says of which type it is. */
function idsIn(value: unknown): readonly (readonly [type: string, id: string])[] {
  if (Array.isArray(value)) return value.flatMap(idsIn);
  if (!isObject(value)) return [];
  const { __typename: type, id } = value;
  const own = typeof type === 'string' && typeof id === 'string' ? [[type, id] as const] : [];
  return [...own, ...Object.values(value).flatMap(idsIn)];
}

function ofEach(root: string): string[] {
  return accounts.map((account) => `${root}(account: "${account}")`);
}
