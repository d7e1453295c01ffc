/** What a build does, in this order: each step is a script that Node runs, and what is said while it does. */
export const steps = [
  ['compiling TypeScript', 'node_modules/typescript/bin/tsc', '-p', 'tsconfig.build.json'],
  ['compiling the rates', 'dist/tools/rates/build.js'],
  ['compiling the geography', 'dist/tools/geography/build.js'],
  ['checking the schema', 'dist/tools/emit-schema.js', '--check'],
  ['bundling the dashboard', 'dist/tools/bundle/build-dashboard.js'],
  ['copying the licences of the data', 'dist/tools/copy-licenses.js'],
  ['bundling the server and its commands', 'dist/tools/bundle/build.js'],
];
