/** Apollo Server as its own guide sets it up, over plain objects with the same data and default resolvers. */
import { ApolloServer } from '@apollo/server';
import { startStandaloneServer } from '@apollo/server/standalone';

const data = await (
  await fetch(process.env.DATA_URL, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      query: `{ currencies(active: true) { code name symbol rate } countries { isoCode name currency { code rate } states { name } } }`,
    }),
  })
).json();
const { currencies, countries } = data.data;
const byCode = new Map(countries.map((country) => [country.isoCode, country]));

const server = new ApolloServer({
  typeDefs: `
    type Query { country(code: String!): Country  countries: [Country!]!  currencies(active: Boolean): [Currency!]! }
    type Country { isoCode: String!  name: String!  currency: Currency  states: [State!]! }
    type State { name: String! }
    type Currency { code: String!  name: String!  symbol: String!  rate: Float }
  `,
  resolvers: {
    Query: {
      country: (_root, { code }) => byCode.get(code),
      countries: () => countries,
      currencies: () => currencies,
    },
  },
});
await startStandaloneServer(server, { listen: { port: Number(process.env.PORT) } });
console.log('ready');
