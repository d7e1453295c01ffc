/** Bundles the compiled server into one script, and runs it once to create V8's code cache. */
import { execFileSync } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { codeFile, scriptFile } from '../../server/bundled/script.js';
import { buildCommands } from './build-commands.js';
import { writeNotices } from './notices.js';
import { options, production } from './options.js';

// The code cache of another script of the same length would be accepted for this one.
rmSync(codeFile, { force: true });

const { outputFiles, metafile } = await build({
  ...options,
  entryPoints: ['dist/server/index.js'],
  outfile: scriptFile,
  format: 'cjs',
  // Scripts have no `import()` of their own; lazily imported modules are bundled as CommonJS.
  supported: { 'dynamic-import': false },
  banner: { js: '(function (exports, require, module, url) {' },
  footer: { js: '})' },
  define: {
    ...production,
    'import.meta.url': 'url',
    // Otherwise Apollo hashes in JavaScript, as it finds no `require` where CommonJS modules have it.
    'module.require': 'require',
  },
});
for (const { path, text } of outputFiles) writeFileSync(path, inAscii(withoutModuleNames(text)));
writeNotices(join(dirname(scriptFile), 'NOTICES'), [metafile, await buildCommands()]);

/**
 * esbuild wraps each module in an object with one property, named after the module. V8 records up to 1,536 names of
 * first properties of small objects; beyond these, each object with another name, such as the variables of a request,
 * gets a hidden class of its own.
 */
function withoutModuleNames(script: string): string {
  return script.replaceAll(/\b(__commonJS|__esm)\(\{"[^"]+"\(/g, '$1({module(');
}

/**
 * The server reads the script as ASCII. esbuild writes strings so, but not regular expressions, in which the same
 * escapes mean the same: of a pair of surrogates, too.
 */
function inAscii(script: string): string {
  const [escaped] = /.{0,40}\\[^\0-\x7f].{0,40}/.exec(script) ?? [];
  if (escaped !== undefined)
    throw new Error(`Expected no backslash before a character beyond ASCII, but got ${escaped}`);
  return script.replaceAll(/[^\0-\x7f]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);
}

/** A free port below those that systems give to connections, of which one could take it before the server does. */
async function freePort(): Promise<number> {
  const port = randomInt(20_000, 32_000);
  const server = createServer().listen(port, '127.0.0.1');
  const isFree = await once(server, 'listening').then(
    () => true,
    () => false,
  );
  server.close();
  return isFree ? port : freePort();
}

/** The flags that `npm start` passes to Node: V8 rejects a code cache that was created with others. */
const [, flags = ''] = /"start": "node (.+) bin\//.exec(readFileSync('package.json', 'utf8')) ?? [];
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
