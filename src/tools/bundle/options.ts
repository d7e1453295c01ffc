/** How what runs in Node is bundled: the server, and the commands beside it. */
import type { BuildOptions } from 'esbuild';

export const options = {
  bundle: true,
  platform: 'node',
  target: 'node20',
  // Prefers the ES modules of a package, of which only the used parts are bundled, without wrappers.
  mainFields: ['module', 'main'],
  // Keeps a class, and so its type in the graph, under the name of its variable, if that is unique.
  minifySyntax: true,
  minifyWhitespace: true,
  alias: {
    // Fastify loads HTTP/2, which no server here uses.
    'node:http2': 'node:http',
    // Otherwise they pull in a second copy of graphql-js, whose errors are no instances of the first one's.
    'graphql/execution/collectFields.js': 'graphql/execution/collectFields.mjs',
    'graphql/jsutils/inspect.js': 'graphql/jsutils/inspect.mjs',
  },
  // Native, read as files, or rarely needed: `scripts/packaged.mjs` says what of them a package takes.
  external: [
    '@fawazahmed0/*',
    '@graphql-yoga/render-graphiql',
    '@modelcontextprotocol/server',
    '@opentelemetry/*',
    '@scalar/*',
    'lmdb',
    'pg',
    'prom-client',
    'sql.js',
    'zod',
  ],
  metafile: true,
  logLevel: 'warning',
  write: false,
} as const satisfies BuildOptions;

// Without it graphql-js checks every type it meets for a second copy of itself.
export const production = { 'process.env.NODE_ENV': '"production"' };
