/**
 * Bundles the dashboard for browsers: one initial script and style, and a script for each page, loaded when it is
 * opened.
 */
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, resolve as absolute } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { build, type Plugin } from 'esbuild';
import { shippedDocuments } from '../../server/shipped-documents.js';
import { writeNotices } from './notices.js';
import { operationsApart } from './operations-apart.js';

const source = 'src/dashboard';
const target = 'dist/dashboard';

/** Drops react-aria's words in 33 other languages: the page is in English. Dates and numbers still follow the browser. */
const englishOnly: Plugin = {
  name: 'english-only',
  setup({ onLoad }) {
    onLoad({ filter: /[/\\]intlStrings\.mjs$/ }, ({ path }) => {
      const [english] = /"[^"]+\/en-US\.mjs"/.exec(readFileSync(path, 'utf8')) ?? [];
      if (english === undefined) throw new Error(`Expected English words in ${path}`);
      return { contents: `import english from ${english}; export default { 'en-US': english };` };
    });
  },
};

/**
 * Every script that is loaded later imports app.tsx, so that its modules are one script: esbuild makes one for each set
 * of scripts that share modules, and there were sixty, with 400 bytes of headers each.
 */
const oneFirstScript: Plugin = {
  name: 'one-first-script',
  setup({ onLoad, onResolve, resolve }) {
    onResolve({ filter: /^\./ }, async ({ kind, path, resolveDir, importer, namespace }) => {
      if (kind !== 'dynamic-import') return null;
      const found = await resolve(path, { kind: 'import-statement', resolveDir, importer, namespace });
      return { path: found.path, namespace: 'later' };
    });
    onLoad({ filter: /./, namespace: 'later' }, ({ path }) => {
      const file = JSON.stringify(path);
      const rest = /^export default /m.test(readFileSync(path, 'utf8')) ? `export { default } from ${file};` : '';
      const contents = `import './app.js'; export * from ${file}; ${rest}`;
      return { contents, resolveDir: absolute(source) };
    });
  },
};

const documents = shippedDocuments().map(({ id, title, text }) => ({ id, title, text }));

rmSync(target, { recursive: true, force: true });
mkdirSync(target, { recursive: true });
const { metafile } = await build({
  entryPoints: [`${source}/main.tsx`, `${source}/styles/main.css`],
  outdir: `${target}/assets`,
  entryNames: '[name]-[hash]',
  chunkNames: '[name]-[hash]',
  assetNames: '[name]-[hash]',
  bundle: true,
  splitting: true,
  format: 'esm',
  target: ['chrome123', 'firefox121', 'safari17.5'],
  jsx: 'automatic',
  minify: true,
  metafile: true,
  define: { 'process.env.NODE_ENV': '"production"', SHIPPED_DOCUMENTS: JSON.stringify(documents) },
  logLevel: 'warning',
  plugins: [englishOnly, operationsApart(source), oneFirstScript],
});

const files = Object.entries(metafile.outputs);
const nameOf = (entryPoint: string) => {
  const [file] = files.find(([, output]) => output.entryPoint === `${source}/${entryPoint}`) ?? [];
  if (file === undefined) throw new Error(`Expected a file made of ${entryPoint}`);
  return basename(file);
};
const html = readFileSync(`${source}/index.html`, 'utf8')
  .replace('{script}', nameOf('main.tsx'))
  .replace('{style}', nameOf('styles/main.css'));
writeFileSync(`${target}/index.html`, html);
writeNotices(`${target}/NOTICES`, [metafile]);
cpSync(`${source}/icon.svg`, `${target}/assets/icon.svg`);

// At a quality that is too slow for dynamic responses: a tenth smaller.
for (const file of readdirSync(`${target}/assets`)) {
  const asset = `${target}/assets/${file}`;
  writeFileSync(`${asset}.br`, brotliCompressSync(readFileSync(asset)));
}
