/** Values for arguments: mostly such as find something, some that are refused, some that look like an attack. */
import {
  type GraphQLInputType,
  type GraphQLNamedInputType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
} from 'graphql';
import type { Choices } from './choices.js';

/** graphql-jit made source text of strings that begin with it. */
export const magic = '__MAGIC_DATE__33a9e76d_02e0_4128_8e92_3530ad3da74d';

/** Small ones: a question about them costs little, however it is nested. */
export const countries = ['VA', 'MC', 'SM', 'AD', 'LI', 'MLT', 'Iceland', 'Türkiye', 'Atlantis', 'aq'];
const currencies = ['INR', 'USD', 'chf', 'ISK', 'JPY', 'KWD', 'XQQ', 'XQA'];
const strange = [
  '',
  ' ',
  '__proto__',
  'constructor',
  '💶 "quoted" \\ and\ttabbed',
  'two\nlines',
  "it's",
  '*/ //# `${0}`',
  `${magic}(0)`,
  `${magic}(globalThis.ranFromText=true,0)`,
  'x'.repeat(150),
];

/** By the name of the argument or the field of an input. */
const texts: Readonly<Record<string, readonly string[]>> = {
  code: countries,
  codes: countries,
  country: ['IN', 'DE', 'AD', 'Malta', ...countries],
  state: ['Goa', 'BY', 'Bavaria', '07', 'nowhere'],
  name: ['Goa', 'Bavaria', '07', 'Munich', 'Valletta', 'web-1', 'nothing of that name'],
  text: ['san', 'zü', 'new', 'ind', 'mal', 'qqqq'],
  region: ['Europe', 'asia', 'Polar', 'none'],
  subregion: ['Southern Asia', 'Southern Europe'],
  currency: ['EUR', 'isk', 'XQQ'],
  search: ['is', 'republic', 'mal'],
  after: ['bm90aGluZw', 'no cursor'],
  labelSelector: ['env=production', 'env', '!', 'env in (a,b)'],
};

/** Each of about a week: what a day costs is kept small. */
const dates = ['2026-09-22', '2026-09-29', '2026-09-25', '2024-03-01', '2099-01-01'];
const numbers = [1, 2.5, 1e3, 0.001, 7, 0, -1];
const decimals = ['1', '2.50', '0.000000001', '12345678901234567890.123456', '0', '-1.5'];
const firsts = [1, 2, 2, 3, 3, 3, 3, 0, -1];

export class Values {
  constructor(
    private readonly choices: Choices,
    /** Those that exist, by the field that takes them. */
    private readonly ids: ReadonlyMap<string, readonly string[]>,
  ) {}

  /** In its JSON form. `place` is the field it is for, as `Cloud.server`; `name` that of the argument or field of an input. */
  of(type: GraphQLInputType, place: string, name: string): unknown {
    const { choices } = this;
    if (isNonNullType(type)) return this.of(type.ofType, place, name);
    if (isListType(type)) {
      return Array.from({ length: choices.int(0, 3) }, () => this.of(type.ofType, place, name));
    }
    if (isInputObjectType(type)) {
      const fields = Object.values(type.getFields());
      const given = fields.filter(
        (field) => isNonNullType(field.type) || field.name === 'codes' || choices.chance(0.3),
      );
      return Object.fromEntries(given.map((field) => [field.name, this.of(field.type, place, field.name)]));
    }
    return isEnumType(type) ? choices.one(type.getValues()).name : this.#scalar(type, place, name);
  }

  #scalar({ name: type }: GraphQLNamedInputType, place: string, name: string): unknown {
    const { choices } = this;
    if (type === 'Boolean') return choices.chance(0.5);
    if (type === 'Int') return choices.one(firsts);
    if (type === 'Float') return choices.one(numbers);
    if (type === 'Decimal') return choices.one(decimals);
    if (type === 'CurrencyCode') return choices.one(currencies);
    if (type === 'Date') return choices.one(dates);
    if (type === 'DateTime') return `${choices.one(dates)}T00:00:00Z`;
    if (type === 'ID' && choices.chance(0.85)) return choices.one(this.ids.get(place) ?? ['1', 'none']);
    if (choices.chance(0.12)) return choices.one(strange);
    return choices.one(texts[name] ?? ['a', 'web-1', '2026-09-29', '10.0.0.1']);
  }
}
