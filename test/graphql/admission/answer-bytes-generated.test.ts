/** Seeded questions with names of any length and parts that fail: each is answered whole or refused, and leaves nothing behind. */
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { parse, validate } from 'graphql';
import { type Meridian, startMeridian } from '../../support/meridian.js';
import { ScriptedUpstream } from '../../support/scripted-upstream.js';
import { type Answer, referenceOf } from '../reference.js';
import { scaled } from '../../support/scale.js';
import { printFigures } from '../../support/figures.js';

const seed = Number(process.env['ANSWER_BYTES_SEED'] ?? 20_261_123);
const count = Number(process.env['ANSWER_BYTES_COUNT'] ?? scaled(150));

const limit = 1024 * 1024;
/** Bytes by which a writer may count ahead of what it writes. */
const ahead = 64 * 1024;

let upstream: ScriptedUpstream;
let meridian: Meridian;
let reference: ReturnType<typeof referenceOf>;
let authorization: string;
beforeAll(async () => {
  upstream = await ScriptedUpstream.start();
  meridian = await startMeridian({ MAX_ANSWER_MB: '1', CLOUD_TOKEN: 'project', CLOUD_BASE_URL: upstream.url });
  reference = referenceOf(meridian.services);
  authorization = `Bearer ${await meridian.token(['rates', 'hosting:read'])}`;
  upstream.script = ({ path }) =>
    path.endsWith('/volumes')
      ? { body: { volumes, meta: { pagination: { page: 1, per_page: 50, next_page: null, total_entries: 40 } } } }
      : { status: 404, body: { error: { code: 'not_found', message: 'nothing is here' } } };
});
afterAll(async () => {
  await meridian.close();
  await upstream.close();
});

/** Names in which every character takes another number of bytes, also escaped. */
const volumes = Array.from({ length: 40 }, (_, id) => ({
  id,
  name: `v${id} "é漢😀\\`.repeat((id % 5) * 40 + 1),
  server: id % 3 === 0 ? 9_000 + id : null,
  labels: { env: 'ü'.repeat(id), 'a"b': '' },
}));

/** Lengths of names: mostly short, at times most of what a text may have. */
const length = fc.oneof(
  { weight: 6, arbitrary: fc.integer({ min: 1, max: 40 }) },
  { weight: 2, arbitrary: fc.integer({ min: 100, max: 3_000 }) },
  { weight: 1, arbitrary: fc.integer({ min: 3_000, max: 9_000 }) },
);

let names = 0;
const named = (field: string) => length.map((size) => `n${(names += 1)}${'a'.repeat(size)}: ${field}`);
/** Some of them fail: nobody has the servers of a country without a token, and no currency is called ZZZ. */
const leaves = (fields: readonly string[]) =>
  fc.array(fc.constantFrom(...fields).chain(named), { minLength: 1, maxLength: 4 }).map((all) => all.join(' '));

const ofCurrency = leaves(['code', 'symbol', 'rate(base: "USD")', 'rate(base: "ZZZ")', 'name']);
const ofCountry = leaves(['name', 'isoCode', 'servers { __typename }', 'population']);
const ofCity = leaves(['name', 'latitude', 'population', 'timezone']);
const country = fc.tuple(ofCountry, ofCurrency).map(([own, currency]) => `${own} currency { ${currency} }`);
const ofState = fc
  .tuple(leaves(['name', 'code', 'latitude']), ofCity, country, fc.boolean())
  .map(([own, cities, above, isDeep]) => `${own} cities { ${cities} } ${isDeep ? `country { ${above} }` : ''}`);
const ofVolume = leaves(['name', 'id', 'labels', 'server { name }', 'created']);

const question = fc.oneof(
  fc
    .tuple(fc.constantFrom('DE', 'IN', 'US', 'MT', 'AQ'), country, ofState)
    .map(([code, own, states]) => `{ country(code: "${code}") { ${own} states { ${states} } } }`),
  fc
    .tuple(fc.constantFrom('Asia', 'Europe', 'Nowhere'), country)
    .map(([region, own]) => `{ countries(filter: { region: "${region}" }) { ${own} } }`),
  fc
    .tuple(ofVolume, ofCurrency)
    .map(
      ([volume, currency]) =>
        `{ cloud { volumes(first: 40) { nodes { ${volume} } } } currencies(isActive: true) { ${currency} } }`,
    ),
);

const accept = 'application/graphql-response+json';

async function ask(query: string, as: string): Promise<Answer> {
  const response = await fetch(`${meridian.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept, ...(as && { authorization: as }) },
    body: JSON.stringify({ query }),
  });
  return { status: response.status, text: await response.text() };
}

const met = { whole: 0, errors: 0, tooManyBytes: 0, otherwise: 0 };

async function isWholeOrRefused(query: string, as: string): Promise<void> {
  expect(validate(meridian.services.schema, parse(query))).toEqual([]);
  const { status, text } = await ask(query, as);
  const { errors = [], data } = JSON.parse(text);
  const bound = errors[0]?.extensions;
  if (data === undefined && bound?.code === 'OPERATION_TOO_LARGE' && bound.limit !== limit) {
    met.otherwise += 1;
    return;
  }
  const whole = await reference(query, {}, as, accept);
  // The reference has the usual bound of 32 MB.
  const bytes = whole.text.includes('"OPERATION_TOO_LARGE"') ? Infinity : Buffer.byteLength(whole.text);
  if (bytes <= limit - ahead)
    expect({ status, text: inOrder(text) }).toEqual({ status: whole.status, text: inOrder(whole.text) });
  if (bytes > limit + ahead)
    expect({ status, code: bound?.code, data }).toEqual({ status: 422, code: 'OPERATION_TOO_LARGE', data: undefined });
  if (data === undefined) met.tooManyBytes += 1;
  else met.whole += 1;
  if (data !== undefined && errors.length > 0) met.errors += 1;
}

/** What comes of promises may fail in any order. */
function inOrder(text: string): unknown {
  const { errors = [], ...rest } = JSON.parse(text);
  return { errors: errors.map((error: unknown) => JSON.stringify(error)).sort(), text: JSON.stringify(rest) };
}

it(
  `holds for ${count} questions from seed ${seed}`,
  async () => {
    await fc.assert(
      fc.asyncProperty(question, fc.boolean(), (query, isKnown) =>
        isWholeOrRefused(query, isKnown ? authorization : ''),
      ),
      { seed, numRuns: count, endOnFailure: true },
    );
    printFigures(`ANSWER_BYTES_SEED=${seed} ANSWER_BYTES_COUNT=${count}: ${JSON.stringify(met)}`);
    if (count >= 100)
      for (const kind of [met.whole, met.errors, met.tooManyBytes]) expect(kind).toBeGreaterThan(count / 20);
    // Nothing is held of what was refused: as much as one caller may have at once finds room, and another one after it.
    const large = (whose: string, nth: number) => ask(`{ countries { z${nth}${'a'.repeat(3_700)}: name } }`, whose);
    for (const callers of [['', '', ''], [authorization]]) {
      const statuses = (await Promise.all(callers.map(large))).map(({ status }) => status);
      expect(statuses).toEqual(callers.map(() => 200));
    }
  },
  300_000 + count * 1_000,
);
