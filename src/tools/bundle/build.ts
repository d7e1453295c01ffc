/** Bundles the compiled server into one script, and runs it once for the code that V8 makes of it. */
import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { codeFile, scriptFile } from '../../server/bundled/script.js';

// Code of another script of the same length would be taken for that of this one.
rmSync(codeFile, { force: true });

const { outputFiles } = await build({
  entryPoints: ['dist/server/index.js'],
  outfile: scriptFile,
  bundle: true,
  platform: 'node',
  format: 'cjs',
  target: 'node20',
  // Of a package that is there as ES modules too only what is used is taken, and used without a detour.
  mainFields: ['module', 'main'],
  // Leaves a class, and so its type in the graph, the name of its variable, where only one has it.
  minifySyntax: true,
  minifyWhitespace: true,
  // Scripts have no `import` of their own; what is imported when it is needed is there as CommonJS.
  supported: { 'dynamic-import': false },
  banner: { js: '(function (exports, require, module, url) {' },
  footer: { js: '})' },
  define: {
    'import.meta.url': 'url',
    // Without it graphql-js looks at every type it meets for a second copy of itself.
    'process.env.NODE_ENV': '"production"',
    // Or Apollo hashes in JavaScript, having found no `require` where Node's own modules have it.
    'module.require': 'require',
  },
  alias: {
    // Fastify loads HTTP/2 for servers of it, of which there is none.
    'node:http2': 'node:http',
    // Or they bring a second copy of graphql-js, whose errors are none of the first one's.
    'graphql/execution/collectFields.js': 'graphql/execution/collectFields.mjs',
    'graphql/jsutils/inspect.js': 'graphql/jsutils/inspect.mjs',
  },
  // Native, found as files, or seldom needed.
  external: ['@fawazahmed0/*', '@graphql-yoga/render-graphiql', '@scalar/*', 'lmdb', 'pg'],
  logLevel: 'warning',
  write: false,
});
for (const { path, text } of outputFiles) writeFileSync(path, withoutModuleNames(text));

/**
 * esbuild wraps each module in an object of one property that has its name. V8 notes 1,536 names that the first property of a
 * small object has, and makes a hidden class for each object of any other, such as the variables of a question.
 */
function withoutModuleNames(script: string): string {
  return script.replaceAll(/\b(__commonJS|__esm)\(\{"[^"]+"\(/g, '$1({module(');
}

/** One that nobody listens on: the usual one may be that of a server at work. */
async function freePort(): Promise<number> {
  const server = createServer();
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') throw new Error('Expected a port');
  return address.port;
}

/** What `npm start` passes to Node: code that was made with other flags is not taken. */
const [, flags = ''] = /"start": "node (.+) dist/.exec(readFileSync('package.json', 'utf8')) ?? [];
const writeCode = fileURLToPath(new URL('write-code.js', import.meta.url));
const port = String(await freePort());
const dataDir = mkdtempSync(join(tmpdir(), 'meridian-build-'));
try {
  execFileSync(process.execPath, [...flags.split(' '), writeCode], {
    env: { DATA_DIR: dataDir, HOST: '127.0.0.1', PORT: port, RATES_SYNC: 'off', LOG_LEVEL: 'warn' },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
} finally {
  rmSync(dataDir, { recursive: true });
}
