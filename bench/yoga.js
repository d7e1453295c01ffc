/** GraphQL Yoga as its own guide sets it up, with its built-in cache of parsed and validated queries. */
import { createServer } from 'node:http';
import { createSchema, createYoga } from 'graphql-yoga';
import { resolvers, typeDefs } from './plain-data.js';

const yoga = createYoga({ schema: createSchema({ typeDefs, resolvers }) });
createServer(yoga).listen(Number(process.env.PORT), '127.0.0.1', () => console.log('ready'));
