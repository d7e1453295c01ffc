/** Runs the bundled server: one script, and the code cache that V8 made of it at build time. */
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { Script } from 'node:vm';

const url = new URL('server.cjs', import.meta.url);

export const scriptFile = fileURLToPath(url);
export const codeFile = fileURLToPath(new URL('server.code', import.meta.url));

/**
 * The script is ASCII, as the build makes it, and read as such. V8 compiles it when the code cache does not match this version of Node and
 * these flags.
 */
export function readScript(code?: Buffer): Script {
  return new Script(readFileSync(scriptFile, 'latin1'), { filename: scriptFile, ...(code && { cachedData: code }) });
}

export function readCode(): Buffer | undefined {
  return existsSync(codeFile) ? readFileSync(codeFile) : undefined;
}

interface ServerHandle {
  /** Resolves once the server accepts requests. */
  readonly ready: Promise<void>;
}

export function run(script: Script): ServerHandle {
  const module = { exports: {} };
  script.runInThisContext()(module.exports, createRequire(url), module, url.href);
  return module.exports as ServerHandle;
}
