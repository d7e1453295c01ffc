/** What clients that cache are asked in one cache, of a graph in which each account is there twice. */
import { type GraphQLSchema, getNamedType, isObjectType } from 'graphql';
import { Upstreams } from '../../../src/rest/transport/upstreams.js';
import { asker } from '../../rest/harness.js';
import { type Meridian, startMeridian } from '../../support/meridian.js';
import { type GivenArguments, fieldsOf } from './selections.js';

/** The sandbox under two names, so that each of its objects is there twice. */
const accounts = ['one', 'two'];

/** Those whose ids are global. */
const roots = ['storage'];

export class CachedAnswers {
  private constructor(private readonly meridian: Meridian) {}

  static async start(): Promise<CachedAnswers> {
    const twice = (api: string) => roots.includes(api.toLowerCase());
    return new CachedAnswers(
      await startMeridian({}, async (services) => {
        const sandbox = services.sandbox?.accounts ?? [];
        const all = sandbox.flatMap((account) =>
          twice(account.api) ? accounts.map((name) => ({ ...account, name })) : [account],
        );
        await services.upstreams.close();
        return { ...services, upstreams: new Upstreams({ accounts: all, log: services.log }) };
      }),
    );
  }

  get schema(): GraphQLSchema {
    return this.meridian.services.schema;
  }

  /** As JSON has it; without what failed, which clients do not keep. All that is asked is of one reading. */
  async ask(query: string, variables: Record<string, unknown> = {}): Promise<unknown> {
    const { services } = this.meridian;
    const ask = asker(services.schema, services.upstreams, undefined, services, { maxAge: 3_600_000 });
    const { data, errors } = await ask(query, variables);
    if (!data) throw new Error(`Expected an answer to ${query}, but got ${JSON.stringify(errors)}`);
    return JSON.parse(JSON.stringify(data), (name, value: unknown) => (isOfNow.test(name) ? 'now' : value));
  }

  /** Everything there is, in two currencies, ages and lengths. */
  everything(): string[] {
    const query = this.schema.getQueryType()?.getFields() ?? {};
    return variants.flatMap((given) =>
      [...places, 'hosting', ...roots.flatMap(ofEach)].flatMap((root) => {
        const type = getNamedType(query[root.replace(/\(.*/, '')]?.type);
        if (!isObjectType(type)) throw new Error(`Expected an object of ${root}`);
        const fields = fieldsOf(this.schema, type, levels, given).filter((field) => field.includes('{'));
        const id = type.getFields()['id'] ? 'id' : '';
        return fields.map((field) => `{ ${root} { ${id} ${field} } }`);
      }),
    );
  }

  close(): Promise<void> {
    return this.meridian.close();
  }
}

/** What is another with each second. */
const isOfNow = /(At|ageSeconds)$/;

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

const amounts = '{ resourceId kind gross { amount currency } }';
/** Each with others that ask for the same things in another currency, of another account, by another filter, age or day. */
export const pairs = [
  '{ hosting { id bill(currency: "EUR") { lines(first: 500) { nodes AMOUNTS } } } }',
  '{ hosting { id bill(currency: "INR") { lines(first: 500) { nodes AMOUNTS } } } }',
  '{ hosting { id bill(currency: "EUR", maxAge: 3600) { lines(first: 500) { nodes AMOUNTS } } } }',
  '{ hosting { id bill(currency: "EUR", filter: { apis: [STORAGE] }) { lines(first: 500) { nodes AMOUNTS } } } }',
  '{ hosting { id bill(currency: "EUR", filter: { accounts: ["one"] }) { lines(first: 500) { nodes AMOUNTS } } } }',
  '{ hosting { id bill(currency: "EUR", filter: { accounts: ["two"] }) { groups(first: 9) { nodes { accountName gross { amount } } } } } }',
  '{ hosting { id billForecast(currency: "EUR") { currency from total { gross { amount } } } } }',
  '{ hosting { id billForecast(currency: "INR", period: YEAR) { currency from total { gross { amount } } } } }',
  '{ hosting { id drift(since: "2026-01-01") { since itemCount } } }',
  '{ hosting { id drift(since: "2026-02-01", currency: "JPY") { since currency itemCount } } }',
  '{ hosting { id findings(first: 100) { nodes { id kind severity resourceId } } } }',
  '{ hosting { id findings(first: 100, minSeverity: HIGH) { nodes { id message resourceId monthlyAmount { gross { amount currency } } } } } }',
  '{ hosting { id findings(first: 50, maxAge: 3600) { savings(currency: "INR") { gross { amount } } nodes { id resourceName } } } }',
  '{ hosting { id storageBoxes(first: 50) { nodes { id name } } } }',
  '{ hosting { id find(text: "media") { nodes { resourceId kind name } } } }',
  '{ hosting { id find(text: "media", accounts: ["two"]) { nodes { resourceId kind name } } } }',
  '{ storage(account: "one") { id storageBoxes(first: 50) { nodes { id name storageBoxType { id name } } } } }',
  '{ storage(account: "two") { id storageBoxes(first: 50) { nodes { id number location { id name } } } } }',
  '{ storage(account: "one") { id storageBoxTypes(first: 50) { nodes { id name description } } } }',
  '{ health { id isReady } }',
  '{ health { id store hosting { api } } }',
  '{ currencies { id code rate(base: "USD") countries { id name } } }',
  '{ currencies { id symbol rate(base: "EUR") } }',
  '{ rates(base: "EUR", date: "2026-09-01") { base date rates { code rate } } }',
  '{ rates(base: "EUR", date: "2026-09-02") { base date rates { code rate } } }',
  '{ currency(code: "INR") { id quote(base: "EUR", date: "2026-09-01") { rate date } } }',
  '{ currency(code: "INR") { id quote(base: "EUR", date: "2026-09-02") { rate date } } }',
  '{ currency(code: "INR") { id name(locale: "de") } }',
  '{ country(code: "DE") { id name currency { id name } states { id name } cities(first: 20) { nodes { id name state { id name } } } } }',
  '{ country(code: "AT") { id name currency { id symbol } cities(first: 20, orderBy: NAME) { nodes { id name country { id name } } } } }',
  '{ countryNamed(name: "Allemagne") { id iso3 cities(first: 20, orderBy: NAME) { nodes { id name } } } }',
  '{ nodes(ids: ["country:DE", "currency:INR", "country:AT"]) { id ... on Country { iso3 } ... on Currency { symbol } } }',
  '{ convert(from: "EUR", to: "INR") { rate money { amount } } eur: currency(code: "EUR") { id quote(base: "INR") { rate date } } }',
  '{ convert(from: "EUR", to: "INR", amount: "3", date: "2026-09-02") { rate money { amount } } }',
].map((text) => text.replace('AMOUNTS', amounts));

function ofEach(root: string): string[] {
  return accounts.map((account) => `${root}(account: "${account}")`);
}
