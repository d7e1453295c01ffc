/** Bundles the compiled server into dist/bundle/index.js: one file starts in half the time of a thousand. */
import { build } from 'esbuild';

await build({
  entryPoints: ['dist/index.js'],
  outfile: 'dist/bundle/index.js',
  bundle: true,
  platform: 'node',
  format: 'esm',
  target: 'node20',
  // Leaves a class, and so its type in the graph, the name of its variable, where only one has it.
  minifySyntax: true,
  // Without it graphql-js looks at every type it meets for a second copy of itself.
  define: { 'process.env.NODE_ENV': '"production"' },
  // Native, found as files, or seldom needed.
  external: ['@fawazahmed0/*', '@graphql-yoga/render-graphiql', '@keyv/redis', '@scalar/*', 'lmdb', 'pg'],
  // CommonJS packages ask for Node's own modules by `require`.
  banner: {
    js: "import { createRequire as requireFrom } from 'node:module'; const require = requireFrom(import.meta.url);",
  },
  logLevel: 'warning',
});
