/**
 * Bundles the dashboard for browsers: one initial script and style, and a script for each page, loaded when it is
 * opened.
 */
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { build } from 'esbuild';
import { writeNotices } from './notices.js';

const source = 'src/dashboard';
const target = 'dist/dashboard';

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
  define: { 'process.env.NODE_ENV': '"production"' },
  logLevel: 'warning',
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
