/** The data of every peer: plain objects with Meridian's data behind default resolvers. */
const query = `{
  currencies(isActive: true) { code name symbol rate }
  countries { isoCode name currency { code rate } states { name } }
}`;

const response = await fetch(process.env.DATA_URL, {
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify({ query }),
});
const { currencies, countries } = (await response.json()).data;
const byCode = new Map(countries.map((country) => [country.isoCode, country]));

export const typeDefs = `
  type Query { country(code: String!): Country  countries: [Country!]!  currencies(isActive: Boolean): [Currency!]! }
  type Country { isoCode: String!  name: String!  currency: Currency  states: [State!]! }
  type State { name: String! }
  type Currency { code: String!  name: String!  symbol: String!  rate: Float }
`;

export const resolvers = {
  Query: {
    country: (_root, { code }) => byCode.get(code),
    countries: () => countries,
    currencies: () => currencies,
  },
};
