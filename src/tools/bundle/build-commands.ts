/** Bundles what `meridian token`, `meridian sandbox` and `meridian statement` run, which share most of their code. */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { type Metafile, build } from 'esbuild';
import { options, production } from './options.js';

const target = 'dist/server/bundled/commands';

export async function buildCommands(): Promise<Metafile> {
  const { outputFiles, metafile } = await build({
    ...options,
    entryPoints: {
      token: 'dist/server/tokens/cli.js',
      sandbox: 'dist/server/sandbox-cli.js',
      statement: 'dist/server/statement-cli.js',
    },
    outdir: target,
    outExtension: { '.js': '.mjs' },
    format: 'esm',
    splitting: true,
    // Otherwise what they share would be run before the first import of either.
    inject: ['node_modules/reflect-metadata/Reflect.js'],
    define: production,
    // CommonJS modules among them load those of Node by it.
    banner: {
      js: "import { createRequire as requireOf } from 'node:module';const require = requireOf(import.meta.url);",
    },
  });
  rmSync(target, { recursive: true, force: true });
  for (const { path, contents } of outputFiles) {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, contents);
  }
  return metafile;
}
