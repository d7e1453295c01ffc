import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { Scope } from '../../../src/server/tokens/tokens.js';
import { type OwnBoxes, boxes, ownBoxes } from './own-boxes.js';

let own: OwnBoxes;
const authorization = new Map<string, string>();
beforeAll(async () => {
  own = await ownBoxes();
  const scopes: readonly Scope[] = ['hosting:read', 'rates', 'hosting:read@storage:prod', 'hosting:read@storage:test'];
  for (const scope of scopes) authorization.set(scope, `Bearer ${await own.meridian.token([scope])}`);
});
beforeEach(() => void own.upstream.asked.splice(0));
afterAll(() => own.close());

const question = `query ($of: [_Any!]!) { _entities(representations: $of) {
  __typename ... on StorageBox { id name accountName } ... on Currency { id code } ... on Country { id isoCode } } }`;

/** By default with a token that may read all accounts. */
async function ask(of: readonly unknown[], scope: string | null = 'hosting:read', query = question) {
  const bearer = scope === null ? undefined : authorization.get(scope);
  const headers: Record<string, string> = bearer === undefined ? {} : { authorization: bearer };
  return (await own.meridian.query({ query, variables: { of } }, headers)).body;
}

const box = (id: number | string, account = 'prod') => ({
  __typename: 'StorageBox',
  id: `storage:${account}:box:${id}`,
});
const found = (id: number, account = 'prod') => ({ ...box(id, account), name: `box-${id}`, accountName: account });
const india = { __typename: 'Country', id: 'country:IN', isoCode: 'IN' };

describe('a reference', () => {
  it('leads to an object by its global id, and to currencies and countries by their codes, too', async () => {
    const of = [
      box(7),
      { __typename: 'Currency', code: 'INR' },
      { __typename: 'Currency', id: 'currency:INR' },
      { __typename: 'Country', isoCode: 'IN' },
      { __typename: 'Country', id: 'country:IN' },
      box(7, 'test'),
    ];
    const rupee = { __typename: 'Currency', id: 'currency:INR', code: 'INR' };
    const { data, errors } = await ask(of);
    expect([errors, data]).toEqual([
      undefined,
      { _entities: [found(7), rupee, rupee, india, india, found(7, 'test')] },
    ]);
  });

  it('may stand in the text, which differs in its literals alone', async () => {
    for (const code of ['INR', 'CHF', 'EUR']) {
      const query = `{ _entities(representations: [{ __typename: "Currency", code: "${code}" }]) { ... on Currency { code } } }`;
      expect((await own.meridian.query({ query })).body).toEqual({ data: { _entities: [{ code }] } });
    }
  });

  it('is read without the properties that are no keys', async () => {
    const { data, errors } = await ask([{ ...india, name: 'Atlantis', __proto: {}, more: [[[[{}]]]] }], null);
    expect([errors, data]).toEqual([undefined, { _entities: [india] }]);
  });

  it('to nothing, or to what the token may not read, is null alike, and takes no call where the account is foreign', async () => {
    const scope = 'hosting:read@storage:prod';
    const foreign = [box(7, 'test'), box(999, 'test'), box(7, 'nowhere')];
    for (const of of foreign) expect(await ask([of], scope)).toEqual({ data: { _entities: [null] } });
    expect(own.upstream.lines).toEqual([]);
    expect(await ask([...foreign, box(7), box(999)], scope)).toEqual({
      data: { _entities: [null, null, null, found(7), null] },
    });
    expect(own.upstream.asked.map(({ headers }) => headers['authorization'])).toEqual(
      own.upstream.lines.map(() => 'Bearer first'),
    );
    expect((await ask([box(7, 'test'), box(7)], 'hosting:read@storage:test')).data).toEqual({
      _entities: [found(7, 'test'), null],
    });
  });

  it('to a place, a currency or a finding that there is not is null, as is a finding of a foreign account', async () => {
    const finding = (account: string) => `storage:${account}:STORAGE_BOX_WITHOUT_SNAPSHOT_PLAN:${'a'.repeat(22)}`;
    const places = [
      { __typename: 'Currency', id: 'currency:XXX' },
      { __typename: 'Country', id: 'country:XX' },
      { __typename: 'State', id: 'state:IN:XX' },
      { __typename: 'State', id: 'city:999999999' },
      { __typename: 'City', id: 'city:999999999' },
      ...['test', 'nowhere'].map((account) => ({ __typename: 'Finding', id: finding(account) })),
    ];
    const scope = 'hosting:read@storage:prod';
    expect(await ask(places, scope)).toEqual({ data: { _entities: places.map(() => null) } });
    expect(own.upstream.lines).toEqual([]);
    const absent = { __typename: 'Finding', id: finding('prod') };
    expect(await ask([absent], scope)).toEqual({ data: { _entities: [null] } });
  });

  it('says the same of each account to a token without the scope, and answers what is public beside it', async () => {
    for (const [scope, code] of [
      [null, 'UNAUTHENTICATED'],
      ['rates', 'FORBIDDEN'],
    ] as const) {
      const answer = async (account: string) => {
        const { data, errors } = await ask([box(7, account), india], scope);
        return JSON.parse(JSON.stringify({ data, errors }).replaceAll(account, 'ACCOUNT')) as unknown;
      };
      const refused = await answer('prod');
      expect(refused).toEqual({
        data: { _entities: [null, india] },
        errors: [expect.objectContaining({ path: ['_entities', 0], extensions: { code } })],
      });
      for (const account of ['test', 'nowhere']) expect(await answer(account)).toEqual(refused);
    }
    expect(own.upstream.lines).toEqual([]);
  });

  it('by an id of another type leads nowhere, without a call', async () => {
    const of = [
      { __typename: 'CloudServer', id: box(7).id },
      { __typename: 'StorageBox', id: 'storage:prod:boxType:11' },
      { __typename: 'StorageBox', id: 'currency:INR' },
      { __typename: 'Currency', id: 'country:IN' },
      { __typename: 'Country', id: 'state:IN:MH' },
      { __typename: 'City', id: 'state:IN:MH' },
      { __typename: 'Finding', id: box(7).id },
      { __typename: 'StorageBox', id: `storage:prod:STORAGE_BOX_WITHOUT_SNAPSHOT_PLAN:${'a'.repeat(22)}` },
    ];
    expect(await ask(of)).toEqual({ data: { _entities: of.map(() => null) } });
    expect(own.upstream.lines).toEqual([]);
  });

  it.each(['inr', 'in', 'India', '', 'XXX', 'currency:INR', 'I%4eR'])(
    'has one spelling of a code: %j leads nowhere',
    async (code) => {
      const of = [
        { __typename: 'Currency', code },
        { __typename: 'Country', isoCode: code },
      ];
      expect(await ask(of, null)).toEqual({ data: { _entities: [null, null] } });
    },
  );
});

describe('an odd representation', () => {
  const noType = /^representations\[0\].__typename: expected a type with a key, such as `Currency`, but got /;
  const odd: readonly (readonly [unknown, RegExp])[] = [
    ...['Nothing', 'Node', 'Server', 'HostingResource', 'Query', 'PageInfo', 'Place', '_Entity', '__proto__', ''].map(
      (__typename) => [{ __typename, id: box(7).id }, noType] as const,
    ),
    ...['constructor', 'toString', 7, null, ['StorageBox'], { __typename: 'StorageBox' }].map(
      (__typename) => [{ __typename, id: box(7).id }, noType] as const,
    ),
    [{ id: box(7).id }, noType],
    [{}, noType],
    [JSON.parse('{ "__proto__": { "__typename": "Country", "isoCode": "IN" } }'), noType],
    ...['x', 7, true, [], [india]].map(
      (of) => [of, /^representations\[0\]: expected an object with `__typename` and a key, but got /] as const,
    ),
    [{ __typename: 'StorageBox' }, /^representations\[0\]: expected id of StorageBox, but got none$/],
    [{ __typename: 'Country', code: 'IN' }, /^representations\[0\]: expected id or isoCode of Country, but got none$/],
    ...[7, null, ['currency:INR'], { id: 'currency:INR' }].map(
      (id) => [{ __typename: 'Currency', id }, /^representations\[0\].id: expected a text, but got /] as const,
    ),
    [{ __typename: 'Currency', code: 7 }, /^representations\[0\].code: expected a text, but got 7$/],
    ...['', 'INR', 'storage:prod:box', 'toString:x', '__proto__:x', '../..', 'x'.repeat(5_000)].map(
      (id) =>
        [{ __typename: 'StorageBox', id }, /^representations\[0\].id: expected an id of this graph, such as /] as const,
    ),
  ];

  it.each(odd)('is an error in its own place, beside what is found: %j', async (of, message) => {
    const { data, errors = [] } = await ask([of, india]);
    expect(data).toEqual({ _entities: [null, india] });
    expect(errors).toEqual([
      expect.objectContaining({ path: ['_entities', 0], extensions: { code: 'BAD_USER_INPUT' } }),
    ]);
    expect(errors[0]?.message).toMatch(message);
    expect(String(errors[0]?.message).length).toBeLessThan(300);
    expect(own.upstream.lines).toEqual([]);
  });

  it('that is null is refused with the whole operation, as the type says', async () => {
    const { data, errors } = await ask([null, india]);
    expect(data).toBeUndefined();
    expect(errors?.[0]?.extensions['code']).toBe('BAD_USER_INPUT');
  });

  it('may be deep, as far as any body and any text may', async () => {
    const deep = (levels: number) => `${'[{"a":'.repeat(levels)}1${'}]'.repeat(levels)}`;
    const sent = (levels: number) => {
      const text = JSON.stringify({ query: question, variables: { of: [{ ...india, more: 'DEEP' }] } });
      return own.meridian.query(text.replace('"DEEP"', deep(levels)));
    };
    expect((await sent(28)).body).toEqual({ data: { _entities: [india] } });
    expect((await sent(10_000)).body.errors?.[0]?.extensions['code']).toBe('BAD_USER_INPUT');
    const written = (levels: number) => {
      const more = `${'['.repeat(levels)}${']'.repeat(levels)}`;
      const of = `{ __typename: "Country", isoCode: "IN", more: ${more} }`;
      return own.meridian.query({ query: `{ _entities(representations: [${of}]) { ... on Country { id isoCode } } }` });
    };
    expect((await written(120)).body.data).toEqual({ _entities: [{ id: 'country:IN', isoCode: 'IN' }] });
    expect((await written(1_000)).body.errors?.[0]?.extensions).toMatchObject({ bound: 'nesting' });
  });
});

describe('many references', () => {
  it('to objects of one list are read by its pages: thirty are three calls, and so are all', async () => {
    const thirty = Array.from({ length: 30 }, (_, index) => index * 5 + 1);
    const every = Array.from({ length: boxes }, (_, index) => index + 1);
    for (const ids of [thirty, every]) {
      own.upstream.asked.splice(0);
      expect((await ask(ids.map((id) => box(id)))).data).toEqual({ _entities: ids.map((id) => found(id)) });
      expect(own.upstream.lines).toHaveLength(3);
      expect(own.upstream.lines.every((line) => line.startsWith('GET /storage_boxes?'))).toBe(true);
    }
  });

  it('to one object are one call', async () => {
    const of = Array.from({ length: 300 }, () => box(7));
    expect((await ask(of)).data).toEqual({ _entities: of.map(() => found(7)) });
    expect(own.upstream.lines).toEqual(['GET /storage_boxes/7']);
  });

  it('by a hundred aliases to one object are one call', async () => {
    const fields = Array.from(
      { length: 100 },
      (_, n) => `a${n}: _entities(representations: $of) { ... on StorageBox { name } }`,
    );
    const { data } = await ask([box(7)], 'hosting:read', `query ($of: [_Any!]!) { ${fields.join(' ')} }`);
    expect(data).toEqual(Object.fromEntries(fields.map((_, n) => [`a${n}`, [{ name: 'box-7' }]])));
    expect(own.upstream.lines).toEqual(['GET /storage_boxes/7']);
  });

  it('are a thousand at most', async () => {
    const of = (count: number) => Array.from({ length: count }, () => ({ __typename: 'Country', isoCode: 'IN' }));
    expect((await ask(of(1_000), null)).data?.['_entities']).toEqual(of(1_000).map(() => india));
    for (const count of [1_001, 10_000]) {
      expect(await ask(of(count), null)).toEqual({
        data: null,
        errors: [
          expect.objectContaining({
            message: `representations: expected at most 1000, but got ${count}`,
            path: ['_entities'],
            extensions: { code: 'BAD_USER_INPUT' },
          }),
        ],
      });
    }
  });

  it('to findings are five at most', async () => {
    const id = `storage:prod:STORAGE_BOX_WITHOUT_SNAPSHOT_PLAN:${'a'.repeat(22)}`;
    const { errors } = await ask(Array.from({ length: 6 }, () => ({ __typename: 'Finding', id })));
    expect(errors?.[0]?.message).toBe('representations: expected at most 5 of findings, but got 6');
    expect(own.upstream.lines).toEqual([]);
  });

  it('cost as many objects as there are, and are refused before anything is read', async () => {
    const query =
      'query ($of: [_Any!]!) { _entities(representations: $of) { ... on Country { states { cities { name state { name } } } } ... on StorageBox { name } } }';
    const andorra = { __typename: 'Country', isoCode: 'AD' };
    const answer = (count: number) =>
      ask([box(7), ...Array.from({ length: count }, () => andorra)], 'hosting:read', query);
    expect((await answer(1)).errors).toBeUndefined();
    own.upstream.asked.splice(0);
    for (const count of [250, 999]) {
      expect((await answer(count)).errors).toEqual([
        expect.objectContaining({
          extensions: expect.objectContaining({ code: 'OPERATION_TOO_LARGE', bound: 'cost' }),
        }),
      ]);
    }
    expect(own.upstream.lines).toEqual([]);
  });

  it('of mixed types take as many calls as those of each alone', async () => {
    const codes = ['IN', 'DE', 'FR'].map((isoCode) => ({ __typename: 'Country', isoCode }));
    const types = [11, 12].map((id) => ({ __typename: 'StorageBoxType', id: `storage:prod:boxType:${id}` }));
    await ask([box(1), box(2)]);
    await ask(types);
    const alone = own.upstream.lines.length;
    own.upstream.asked.splice(0);
    await ask([codes[0], box(1), types[0], codes[1], box(2), types[1], codes[2], box(1)]);
    expect(own.upstream.lines).toHaveLength(alone);
  });

  it('are asked for in texts, which a token for trusted documents may not send', async () => {
    const { token } = await own.meridian.services.tokens.create({
      name: 'Page',
      scopes: ['hosting:read'],
      documentsOnly: true,
    });
    const headers = { authorization: `Bearer ${token}` };
    for (const query of [question, '{ _service { sdl } }']) {
      const { body } = await own.meridian.query({ query, variables: { of: [india] } }, headers);
      expect(body.errors?.map(({ extensions }) => extensions['code'])).toEqual(['PERSISTED_QUERY_NOT_FOUND']);
    }
    expect(own.upstream.lines).toEqual([]);
  });

  it('are read by queries alone', async () => {
    const query = 'mutation ($of: [_Any!]!) { _entities(representations: $of) { __typename } }';
    expect((await ask([box(7)], 'hosting:read', query)).errors?.[0]).toMatchObject({
      extensions: { code: 'GRAPHQL_VALIDATION_FAILED' },
    });
  });
});
