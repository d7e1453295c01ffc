/** The typed filter of lists: its language, what it matches, what it suggests, and how its field turns text into chips. */
import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { type Filter } from '../../src/dashboard/filter/definition.js';
import {
  finish,
  read,
  remove,
  replace,
  take,
  takeBack,
  textOf,
  type as typeInto,
} from '../../src/dashboard/filter/filter-draft.js';
import { compile } from '../../src/dashboard/filter/match.js';
import { parse, type Term } from '../../src/dashboard/filter/parse.js';
import { print } from '../../src/dashboard/filter/print.js';
import { describeProblem } from '../../src/dashboard/filter/problem.js';
import { suggest } from '../../src/dashboard/filter/suggest.js';
import { follow, keep, send } from '../../src/dashboard/filter/use-draft.js';

interface Machine {
  readonly name: string;
  readonly status: string;
  readonly place: string | null;
  readonly country: string | null;
  readonly cost: string | null;
  readonly labels: readonly string[];
}

const filters: readonly Filter<Machine>[] = [
  { key: 'name', label: 'Name', kind: 'text', values: ({ name }) => name },
  { key: 'status', label: 'Status', kind: 'word', values: ({ status }) => status },
  { key: 'place', label: 'Place', kind: 'word', values: ({ place }) => place },
  { key: 'country', label: 'Country', kind: 'word', values: ({ country }) => country },
  { key: 'cost', label: 'Amount a month', kind: 'number', values: ({ cost }) => cost },
  { key: 'label', label: 'Label', kind: 'label', values: ({ labels }) => labels },
];

const machine = (name: string, rest: Partial<Machine> = {}): Machine => ({
  name,
  status: 'running',
  place: 'Falkenstein',
  country: 'DE',
  cost: '1701.69',
  labels: [],
  ...rest,
});

const rows: readonly Machine[] = [
  machine('api-1', { labels: ['env=prod', 'team=web'] }),
  machine('api-2', { place: 'Helsinki', country: 'FI', labels: ['env=prod'] }),
  machine('web one', { status: 'off', place: 'Nürnberg', cost: '778.10', labels: ['env=test', 'keep'] }),
  machine('db-1', { status: 'ready', place: 'Ashburn', country: 'US', cost: null }),
  machine('db-2', { status: 'Being made', place: null, country: null, cost: '0.00' }),
];

const named = (text: string) => rows.filter(compile(parse(text), filters).matches).map(({ name }) => name);
const problems = (text: string) => compile(parse(text), filters).problems.map(describeProblem);
const plain = (terms: readonly Term[]) => terms.map(({ key, any, none }) => ({ key, any, none }));
const offered = (text: string, caret = text.length) =>
  suggest(text, caret, filters, rows).items.map(({ text: offer, count }) => [offer, count]);

describe('the language of filters', () => {
  it('reads keys, either, not, comparisons, quotes and bare words', () => {
    expect(plain(parse('status:!running,off cost:>=1000 name:"web one" country:DE,!FI api-4'))).toEqual([
      { key: 'status', any: [], none: ['running', 'off'].map((text) => ({ text, comparison: null })) },
      { key: 'cost', any: [{ text: '1000', comparison: '>=' }], none: [] },
      { key: 'name', any: [{ text: 'web one', comparison: null }], none: [] },
      { key: 'country', any: [{ text: 'DE', comparison: null }], none: [{ text: 'FI', comparison: null }] },
      { key: null, any: [{ text: 'api-4', comparison: null }], none: [] },
    ]);
  });

  it('says where each term stands', () => {
    const text = '  status:off  "two words" ';
    expect(parse(text).map(({ start, end }) => text.slice(start, end))).toEqual(['status:off', '"two words"']);
  });

  it('takes the colons of an IPv6 address for no key', () => {
    for (const address of ['2001:db8::1', 'fe80::1', 'cafe:babe::1/64']) {
      expect(plain(parse(address))).toEqual([{ key: null, any: [{ text: address, comparison: null }], none: [] }]);
    }
  });

  it('reads a ! in front of a key as one behind it', () => {
    expect(print(parse('!status:off'))).toBe('status:!off');
  });

  const text = fc.oneof(
    fc.string(),
    fc.string({ unit: fc.constantFrom(...'ab1:,!<>="\\ *é-\t') }),
    fc.constantFrom('fe80::1', 'status:off', 'web one', 'ab:cd:ef'),
  );
  const value = (keyed: boolean) =>
    fc.record({
      text,
      comparison: keyed
        ? fc.constantFrom(null, '>' as const, '<' as const, '>=' as const, '<=' as const)
        : fc.constant(null),
    });
  const keyedTerm = fc.record({
    key: fc.stringMatching(/^[A-Za-z][A-Za-z0-9_-]{0,8}$/),
    any: fc.array(value(true), { maxLength: 3 }),
    none: fc.array(value(true), { maxLength: 3 }),
  });
  const bareTerm = fc
    .record({
      key: fc.constant(null),
      any: fc.array(value(false), { maxLength: 3 }),
      none: fc.array(value(false), { maxLength: 3 }),
    })
    .filter(({ any, none }) => any.length + none.length > 0);

  it('reads back every filter as it was printed', () => {
    fc.assert(
      fc.property(fc.array(fc.oneof(keyedTerm, bareTerm), { maxLength: 4 }), (terms) => {
        expect(plain(parse(print(terms)))).toEqual(terms);
      }),
      { numRuns: 2000 },
    );
  });

  it('throws at nothing that can be typed, and keeps its meaning when printed', () => {
    const typed = fc.oneof(
      text,
      fc
        .array(fc.oneof(text, fc.constantFrom('status:', 'cost:>', 'label:')), { maxLength: 5 })
        .map((parts) => parts.join(' ')),
    );
    fc.assert(
      fc.property(typed, fc.nat(40), (written, caret) => {
        const terms = parse(written);
        expect(plain(parse(print(terms)))).toEqual(plain(terms));
        const { matches } = compile(terms, filters);
        rows.forEach(matches);
        suggest(written, Math.min(caret, written.length), filters, rows);
        expect(textOf(read(written))).toBe(textOf(read(textOf(read(written)))));
      }),
      { numRuns: 2000 },
    );
  });
});

describe('what a filter matches', () => {
  it.each([
    ['', ['api-1', 'api-2', 'web one', 'db-1', 'db-2']],
    ['status:', ['api-1', 'api-2', 'web one', 'db-1', 'db-2']],
    ['status:OFF,ready', ['web one', 'db-1']],
    ['STATUS:!running', ['web one', 'db-1', 'db-2']],
    ['status:run', []],
    ['status:run*', ['api-1', 'api-2']],
    ['status:"being made"', ['db-2']],
    ['place:nurnberg', ['web one']],
    ['NÜRN', ['web one']],
    ['country:!DE,FI', ['db-1', 'db-2']],
    ['country:unknown', ['db-2']],
    ['country:*', ['api-1', 'api-2', 'web one', 'db-1']],
    ['name:PI-', ['api-1', 'api-2']],
    ['name:"web one"', ['web one']],
    ['prod api', ['api-1', 'api-2']],
    ['!api', ['web one', 'db-1', 'db-2']],
    ['cost:>1000', ['api-1', 'api-2']],
    ['cost:>1701.69', []],
    ['cost:>=1701.690', ['api-1', 'api-2']],
    ['cost:0', ['db-2']],
    ['cost:<778.1', ['db-2']],
    ['cost:>0 cost:<1000', ['web one']],
    ['cost:unknown', ['db-1']],
    ['cost:!unknown', ['api-1', 'api-2', 'web one', 'db-2']],
    ['cost:!>1000', ['web one', 'db-2']],
    ['cost:unknown,>1000', ['api-1', 'api-2', 'db-1']],
    ['label:env', ['api-1', 'api-2', 'web one']],
    ['label:env=PROD', ['api-1', 'api-2']],
    ['label:env!=prod', ['web one', 'db-1', 'db-2']],
    ['label:!env', ['db-1', 'db-2']],
    ['label:env=t*', ['web one']],
    ['label:keep', ['web one']],
    ['label:en', []],
  ])('%s', (text, names) => {
    expect(named(text)).toEqual(names);
  });

  it('compares amounts by their digits, however many there are', () => {
    const exact = [machine('more', { cost: '90071992547409930.0000000000000001' }), machine('less', { cost: '-0.5' })];
    const of = (text: string) => exact.filter(compile(parse(text), filters).matches).map(({ name }) => name);
    expect(of('cost:>90071992547409930')).toEqual(['more']);
    expect(of('cost:90071992547409930')).toEqual([]);
    expect(of('cost:<-0.45')).toEqual(['less']);
    expect(of('cost:>-.51')).toEqual(['more', 'less']);
  });

  it('orders decimals as whole numbers are ordered', () => {
    fc.assert(
      fc.property(fc.bigInt(-(10n ** 12n), 10n ** 12n), fc.bigInt(-(10n ** 12n), 10n ** 12n), (left, right) => {
        const written = (amount: bigint) => {
          const digits = (amount < 0n ? -amount : amount).toString().padStart(5, '0');
          return `${amount < 0n ? '-' : ''}${digits.slice(0, -4)}.${digits.slice(-4)}`;
        };
        const row = machine('one', { cost: written(left) });
        expect(compile(parse(`cost:<${written(right)}`), filters).matches(row)).toBe(left < right);
        expect(compile(parse(`cost:>=${written(right)}`), filters).matches(row)).toBe(left >= right);
        expect(compile(parse(`cost:${written(right)}`), filters).matches(row)).toBe(left === right);
      }),
    );
  });
});

describe('what is not understood', () => {
  it.each([
    ['plase:Helsinki', '`plase:` is not a filter. Did you mean `place:Helsinki`?'],
    ['lable:!env=prod', '`lable:` is not a filter. Did you mean `label:!env=prod`?'],
    ['stat:off', '`stat:` is not a filter. Did you mean `status:off`?'],
    ['https://example.org', '`https:` is not a filter. Did you mean `"https://example.org"`?'],
    ['zzzzzz:', '`zzzzzz:` is not a filter.'],
    ['cost:much', '`cost:much` is not a number: write digits, or unknown.'],
    ['cost:>1,000', '`cost:>1,000` has a comma, which separates alternatives. Did you mean `cost:>1000`?'],
    ['name:>b', '`name:>b` cannot be compared: it is not a number. Did you mean `name:b`?'],
  ])('%s is answered', (text, answer) => {
    expect(problems(text)).toEqual([answer]);
  });

  it('matches nothing, so that no more is chosen than was meant', () => {
    expect(named('plase:Helsinki')).toEqual([]);
    expect(named('cost:much')).toEqual([]);
  });

  it('is mended in its place by the term that was meant', () => {
    for (const draft of [
      read('status:off plase:Helsinki api'),
      { chips: parse('status:off'), typed: 'plase:Helsinki api', caret: 0 },
    ]) {
      const [problem] = compile(parse(textOf(draft)), filters).problems;
      if (!problem?.mend) throw new Error('Expected a term to mend it');
      expect(textOf(replace(draft, problem.index, problem.mend))).toBe('status:off place:Helsinki api');
    }
  });
});

describe('suggestions', () => {
  it('offer keys that go on from what is typed, with how many rows have them', () => {
    expect(offered('co')).toEqual([
      ['country:', 4],
      ['cost:', 4],
    ]);
    expect(offered('amount')).toEqual([['cost:', 4]]);
    expect(offered('api-1')).toEqual([]);
  });

  it('offer the values of a key, the most frequent first', () => {
    expect(offered('status:')).toEqual([
      ['running', 2],
      ['off', 1],
      ['ready', 1],
      ['Being made', 1],
    ]);
    expect(offered('country:')[0]).toEqual(['DE', 2]);
    expect(offered('cost:')).toEqual([['unknown', 1]]);
  });

  it('count what would match with the other terms', () => {
    expect(offered('api status:')).toEqual([['running', 2]]);
    expect(offered('status:!')).toEqual([
      ['running', 3],
      ['off', 4],
      ['ready', 4],
      ['Being made', 4],
    ]);
    expect(offered('country:DE,')).toEqual([
      ['FI', 3],
      ['US', 3],
      ['unknown', 3],
    ]);
    expect(offered('plase:Helsinki api status:')).toEqual([['running', 2]]);
    expect(suggest('status:!', 8, filters, rows).heading).toBe('Is not');
  });

  it('offer labels by key, and then by value', () => {
    expect(offered('label:')).toEqual([
      ['env', 3],
      ['env=prod', 2],
      ['team', 1],
      ['team=web', 1],
      ['env=test', 1],
      ['keep', 1],
    ]);
    expect(offered('label:env!=')).toEqual([
      ['env!=prod', 3],
      ['env!=test', 4],
    ]);
    expect(offered('label:pro')).toEqual([['env=prod', 2]]);
  });

  it('put the value that is typed in full before longer ones', () => {
    const sites = [
      machine('a', { place: 'Ham' }),
      ...Array.from({ length: 9 }, () => machine('b', { place: 'Hamina' })),
    ];
    const { items, chosen } = suggest('place:ham', 9, filters, sites);
    expect(items.map(({ text }) => text)).toEqual(['Ham', 'Hamina']);
    expect(chosen).toBe(true);
  });

  it('are at most eight', () => {
    const many = Array.from({ length: 30 }, (_, index) => machine(`m${index}`));
    expect(suggest('name:', 5, filters, many).items).toHaveLength(8);
  });

  it('replace the value at the caret alone, in quotes where it needs them', () => {
    const text = 'api status:be,off';
    const { start, end, items } = suggest(text, 13, filters, [...rows, machine('api-3', { status: 'Being made' })]);
    expect(text.slice(0, start) + (items[0]?.insert ?? '') + text.slice(end)).toBe('api status:"Being made",off');
  });
});

describe('the field', () => {
  const empty = read('');
  const typed = (text: string) =>
    [...text].reduce((draft, letter) => typeInto(draft, draft.typed + letter, draft.typed.length + 1), empty);

  it('makes a chip of each term that a space ends', () => {
    const draft = typed('status:!running country:DE,FI api-4');
    expect(print(draft.chips)).toBe('status:!running country:DE,FI');
    expect(draft.typed).toBe('api-4');
    expect(textOf(draft)).toBe('status:!running country:DE,FI api-4');
    expect(finish(draft)).toEqual(read('status:!running country:DE,FI api-4'));
  });

  it('waits for the value behind a colon, a comma and a quote', () => {
    expect(typed('status: running').typed).toBe('status:running');
    expect(typed('country:DE, FI').typed).toBe('country:DE,FI');
    expect(typed('name:"web ').typed).toBe('name:"web ');
    expect(print(typed('name:"web one" ').chips)).toBe('name:"web one"');
  });

  it('takes the last chip back into text, and keeps it there while it is changed', () => {
    const back = takeBack(typed('status:off country:DE api'), 1);
    expect(back).toMatchObject({ typed: 'country:DE api', caret: 10 });
    const changed = typeInto(back, 'country:D api', 9);
    expect(changed).toMatchObject({ typed: 'country:D api', caret: 9 });
    expect(textOf(changed)).toBe('status:off country:D api');
  });

  it('goes on after a key, and ends the term after a value', () => {
    const key = take(typed('stat'), 'status:', 0, 4, false);
    expect(key).toMatchObject({ chips: [], typed: 'status:', caret: 7 });
    const value = take(key, 'off', 7, 7, true);
    expect(print(value.chips)).toBe('status:off');
    expect(value).toMatchObject({ typed: '', caret: 0 });
  });

  it('leaves what is typed alone when the address follows late', () => {
    const first = send(keep(''), typed('a'));
    const second = send(first, typed('ab'));
    const third = send(second, typed('abc'));
    expect(follow(third, 'ab').draft.typed).toBe('abc');
    expect(follow(follow(third, 'ab'), 'abc').draft.typed).toBe('abc');
  });

  it('takes over a text from outside, also one that was typed before', () => {
    const typedOn = follow(send(follow(send(keep(''), typed('a')), 'a'), typed('ab')), 'ab');
    expect(follow(typedOn, 'a').draft).toEqual(read('a'));
    expect(textOf(follow(typedOn, '').draft)).toBe('');
    const undone = send(send(keep(''), typed('a')), typed(''));
    expect(textOf(follow(undone, 'a').draft)).toBe('a');
  });

  it('removes one chip of two alike', () => {
    expect(textOf(remove(read('a b a'), 2))).toBe('a b');
  });
});
