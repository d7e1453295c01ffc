/** What a package takes: of what is built, and of the modules that the bundles load rather than hold. */

export const built = [
  'dist/server/bundled',
  'dist/dashboard',
  'dist/data',
  'dist/geography.data',
  'dist/sandbox/sql/sql-worker.js',
  'dist/sources.sha256',
];

/** What people read, with the examples of `deploy`, whose secrets stay where they are. */
export const documents = [
  'LICENSE',
  'README.md',
  'CHANGELOG.md',
  'CONTRIBUTING.md',
  'SECURITY.md',
  'docs',
  'bench/README.md',
  'schema',
  'deploy',
];

/**
 * By name: the files that are read, without which all are taken; `alone` where what it depends on is not. The server
 * reads but data and browsers' files of some, each beside the module's main file, by which it finds them.
 */
export const loaded = new Map([
  ['@fawazahmed0/currency-api', { files: /^v1\/currencies\/usd\.json$/, alone: true }],
  ['@graphql-yoga/render-graphiql', { files: /^cjs\// }],
  ['@modelcontextprotocol/server', { files: /^dist\/[\w-]+\.cjs$/ }],
  ['@opentelemetry/api', {}],
  ['@opentelemetry/exporter-trace-otlp-http', {}],
  ['@opentelemetry/resources', {}],
  ['@opentelemetry/sdk-trace-base', {}],
  ['@scalar/fastify-api-reference', { files: /^dist\/(index|js\/standalone)\.js$/, alone: true }],
  ['cldr-core', { files: /^supplemental\/currencyData\.json$/, alone: true }],
  ['lmdb', { files: /^(dist\/.+\.cjs|(util\/)?[\w-]+\.js)$/ }],
  ['pg', {}],
  ['prom-client', {}],
  ['sql.js', { files: /^dist\/sql-wasm\.(js|wasm)$/, alone: true }],
  ['zod', { files: /^v4\/(index|(classic|core|locales)\/[\w-]+)\.cjs$/ }],
]);

const legal = /^(package\.json|(licen[cs]e|notice|copying|copyright)[^/]*)$/i;

/**
 * What only compilers, bundlers, debuggers and readers of a module's source want: OpenTelemetry has all of its code twice
 * more, for bundlers.
 */
const leftOut = [
  /\.(map|[cm]?ts|md|gypi?|cc?|h|html|min\.js)$/,
  /(^|\/)(typings|tests?|benchmarks?|examples?)\//,
  /(^|\/)(rollup\.config|test(-worker)?)\.js$/,
  /^build\/es(m|next)\//,
  /(^|\/)\./,
  /^Makefile$/,
];

/** A prebuilt module for one C library is of no use to another. */
const otherLibrary = process.report.getReport().header.glibcVersionRuntime ? /\.musl\.node$/ : /\.glibc\.node$/;

const inModule = /^(?:.*\/)?node_modules\/((?:@[^/]+\/)?[^/]+)\/(.+)$/;

/** What .gitignore and .dockerignore leave out of `deploy` as well. */
const secrets = new Set(['deploy/kubernetes/secret.yaml', 'deploy/postgres_password', 'deploy/store_url']);

/** Whether a package takes a file, by its path from the root. */
export function isTaken(path) {
  const [, module, file] = inModule.exec(path) ?? [];
  if (module === undefined) return !secrets.has(path) && !path.endsWith('.map') && !/^dist\/data\/.*\.js$/.test(path);
  if (legal.test(file)) return true;
  return (
    loaded.get(module)?.files?.test(file) ?? !(otherLibrary.test(file) || leftOut.some((pattern) => pattern.test(file)))
  );
}
