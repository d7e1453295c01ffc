/** Currencies among the places of one search box. */
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { type Meridian, startMeridian } from '../../support/meridian.js';

let meridian: Meridian;
beforeAll(async () => {
  meridian = await startMeridian();
});
afterAll(() => meridian.close());

async function found(text: string, first = 10): Promise<string[]> {
  const query = `query($text: String!, $first: Int!) { search(text: $text, first: $first) { nodes {
    __typename ... on Country { name } ... on State { name } ... on City { name } ... on Currency { name }
  } } }`;
  const { body } = await meridian.query({ query, variables: { text, first } });
  const { search } = body.data as { search: { nodes: { __typename: string; name: string }[] } };
  return search.nodes.map(({ __typename, name }) => `${__typename} ${name}`);
}

it.each([
  ['EUR', 'Currency Euro', 'by code'],
  ['indian rupee', 'Currency Indian Rupee', 'by name'],
  ['Bulgarian Lev', 'Currency Bulgarian Lev', 'one of the past'],
])('%s finds %s first: %s', async (text, first) => expect((await found(text))[0]).toBe(first));

it.each([
  ['тайский бат', 'Thai Baht'],
  ['swiss frank', 'Swiss Franc'],
  ['usd dollar', 'US Dollar'],
  ['dolar amerykański', 'US Dollar'],
  ['norwegian crown', 'Norwegian Krone'],
  ['澳元', 'Australian Dollar'],
  ['加元', 'Canadian Dollar'],
  ['港币', 'Hong Kong Dollar'],
  ['zł', 'Polish Zloty'],
  ['kč', 'Czech Koruna'],
  ['a$', 'Australian Dollar'],
  ['nt$', 'New Taiwan Dollar'],
  ['¥', 'Japanese Yen'],
])('%s finds the %s first, by its words, a short form or the sign of those who use it', async (text, name) => {
  expect((await found(text))[0]).toBe(`Currency ${name}`);
});

it.each([
  ['hongkong', 'City Hong Kong'],
  ['saudi arabia riyadh', undefined],
  ['new zealand auckland', undefined],
])('%s is no currency', async (text, first) => {
  const places = await found(text);
  expect(places.filter((each) => each.startsWith('Currency'))).toEqual([]);
  expect(places[0]).toBe(first);
});

it('the end of a name finds all that have it, the one of most countries first', async () => {
  const rupees = (await found('rupee', 20)).filter((each) => each.startsWith('Currency'));
  expect(rupees).toContain('Currency Sri Lankan Rupee');
  expect((await found('dollar')).find((each) => each.startsWith('Currency'))).toBe('Currency US Dollar');
});

it('places of exactly that name come first, and a beginning finds places before currencies', async () => {
  expect((await found('India'))[0]).toBe('Country India');
  expect(await found('Georgia', 100)).not.toContain('Currency Georgian Lari');
  expect(await found('Swiss', 100)).toContain('Currency Swiss Franc');
  expect(await found('Paris')).toEqual(expect.arrayContaining([expect.stringMatching(/^City Paris/)]));
});

it('never more come than were asked for', async () => expect(await found('dollar', 3)).toHaveLength(3));
