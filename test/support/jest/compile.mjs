/**
 * Compiles suites before they run: each into one file with the helpers that it imports, so that the hooks of helpers belong
 * to that suite. Packages, the build in `dist` and `test/support/shared` stay imports, which a worker loads once.
 */
import { readFile, readdir } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import ts from 'typescript';

const root = fileURLToPath(new URL('../../..', import.meta.url));
// Below the packages, as imports of packages are resolved from there.
const outdir = join(root, 'node_modules/.cache/suites');
const shared = join(root, 'test/support/shared');
const globals = new URL('globals.mjs', import.meta.url).href;

/** The file that a suite or a shared module is compiled to. */
export function compiledFile(file) {
  return join(outdir, file.slice(root.length).replace(/\.[jt]s$/, '.mjs'));
}

/** Ends when all suites are compiled. */
export async function compile(suites) {
  const sharedModules = (await readdir(shared)).map((name) => join(shared, name));
  await build({
    entryPoints: [...sharedModules, ...suites],
    outdir,
    outbase: root,
    bundle: true,
    packages: 'external',
    format: 'esm',
    platform: 'node',
    target: 'node20.6',
    // Older releases of Node look for the kind of module in a package.json, of which there is none there.
    outExtension: { '.js': '.mjs' },
    sourcemap: true,
    // type-graphql names types after their classes. In functions that a browser is to run, `browser.ts` provides for it.
    keepNames: true,
    logLevel: 'error',
    plugins: [{ name: 'suites', setup }],
  });
}

function setup(compiler) {
  compiler.onResolve({ filter: /^@jest\/globals$/ }, () => ({ path: globals, external: true }));
  compiler.onResolve({ filter: /^\.\.?\// }, ({ path, resolveDir, kind }) => {
    if (kind === 'entry-point') return undefined;
    const file = resolve(resolveDir, path);
    const [, source] = /^src\/(?!dashboard\/)(.*\.js)$/.exec(file.slice(root.length)) ?? [];
    if (source !== undefined) return outside(join(root, 'dist', source));
    if (dirname(file) === shared) return outside(compiledFile(file));
    return undefined;
  });
  compiler.onLoad({ filter: /\.tsx?$/ }, async ({ path }) => {
    const contents = withPlace(await readFile(path, 'utf8'), path);
    if (/^\s*@[A-Z]\w*\(/m.test(contents)) return { contents: withMetadata(contents, path), loader: 'js' };
    return { contents, loader: path.endsWith('x') ? 'tsx' : 'ts' };
  });
}

function outside(file) {
  return { path: pathToFileURL(file).href, external: true };
}

/** With its own place, as several files become one. */
function withPlace(contents, path) {
  return contents
    .replaceAll('import.meta.url', JSON.stringify(pathToFileURL(path).href))
    .replaceAll('import.meta.dirname', JSON.stringify(dirname(path)));
}

/** esbuild emits no metadata of decorated classes, which type-graphql reads. */
function withMetadata(contents, fileName) {
  const compilerOptions = {
    target: ts.ScriptTarget.ES2022,
    module: ts.ModuleKind.ESNext,
    experimentalDecorators: true,
    emitDecoratorMetadata: true,
    useDefineForClassFields: false,
    inlineSourceMap: true,
    inlineSources: true,
  };
  return ts.transpileModule(contents, { compilerOptions, fileName }).outputText;
}
