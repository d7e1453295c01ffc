/** Writes schema/schema.graphql, or with --check fails when the committed file is stale; fails for a graph that is not valid. */
import 'reflect-metadata';
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { GraphQLSchema, assertValidSchema } from 'graphql';
import { shipped } from '../base/paths.js';
import { emitSdl } from '../rest/schema/sdl.js';
import { buildGraph } from '../server/schema.js';

const file = fileURLToPath(shipped('schema/schema.graphql'));
const schema = await buildGraph();
assertValidSchema(new GraphQLSchema({ ...schema.toConfig(), assumeValid: false }));
const sdl = emitSdl(schema);

if (!process.argv.includes('--check')) {
  writeFileSync(file, sdl);
} else if (readFileSync(file, 'utf8') !== sdl) {
  console.error('schema/schema.graphql is stale. Run `npm run schema` and commit the result.');
  process.exit(1);
}
