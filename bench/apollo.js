/** Apollo Server as its own guide sets it up. */
import { ApolloServer } from '@apollo/server';
import { startStandaloneServer } from '@apollo/server/standalone';
import { resolvers, typeDefs } from './plain-data.js';

const server = new ApolloServer({ typeDefs, resolvers });
await startStandaloneServer(server, { listen: { host: '127.0.0.1', port: Number(process.env.PORT) } });
console.log('ready');
