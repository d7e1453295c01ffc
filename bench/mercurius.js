/** Mercurius with its JIT, which compiles a query when it is repeated. It generates code from what callers write. */
import Fastify from 'fastify';
import mercurius from 'mercurius';
import { resolvers, typeDefs } from './plain-data.js';

const app = Fastify();
app.register(mercurius, { schema: typeDefs, resolvers, jit: 1 });
await app.listen({ host: '127.0.0.1', port: Number(process.env.PORT) });
console.log('ready');
