/** The usual first implementation of such a graph: the list, then one GET for each object that an item references. */
import { ApolloServer } from '@apollo/server';
import { startStandaloneServer } from '@apollo/server/standalone';
import { Agent } from 'node:http';
import fetch from 'node-fetch';

const agent = new Agent({ keepAlive: true });
const get = async (path) => (await fetch(process.env.UPSTREAM_URL + path, { agent })).json();

async function allVolumes() {
  const volumes = [];
  for (let page = 1; page !== null;) {
    const body = await get(`/volumes?page=${page}&per_page=50`);
    volumes.push(...body.volumes);
    page = body.meta.pagination.next_page;
  }
  return volumes;
}

const server = new ApolloServer({
  typeDefs: `
    type Query { cloud: Cloud! }
    type Cloud { volumes(first: Int): Volumes! }
    type Volumes { nodes: [Volume!]! }
    type Volume { name: String!  server: Server }
    type Server { name: String!  image: Image  location: Location! }
    type Image { name: String! }
    type Location { name: String!  country: Country! }
    type Country { name: String! }
  `,
  resolvers: {
    Query: { cloud: () => ({}) },
    Cloud: { volumes: async () => ({ nodes: await allVolumes() }) },
    Volume: { server: async (volume) => (await get(`/servers/${volume.server}`)).server },
    Location: { country: () => ({ name: 'Germany' }) },
  },
});
await startStandaloneServer(server, { listen: { host: '127.0.0.1', port: Number(process.env.PORT) } });
console.log('ready');
