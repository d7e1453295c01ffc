/** Bundles the compiled server into dist/bundle: a few files start in half the time of a thousand. */
import { rm } from 'node:fs/promises';
import { build } from 'esbuild';

await rm('dist/bundle', { recursive: true, force: true });

await build({
  entryPoints: ['dist/index.js'],
  outdir: 'dist/bundle',
  bundle: true,
  // What is imported when it is needed is a file of its own: in one with the rest, its packages would load at start.
  splitting: true,
  platform: 'node',
  format: 'esm',
  target: 'node20',
  // Leaves a class, and so its type in the graph, the name of its variable, where only one has it.
  minifySyntax: true,
  minifyWhitespace: true,
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
