/** The bundled server: one script, and the code that V8 made of it when it was built. */
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { Script } from 'node:vm';

const url = new URL('server.cjs', import.meta.url);

export const scriptFile = fileURLToPath(url);
export const codeFile = fileURLToPath(new URL('server.code', import.meta.url));

/** The script is ASCII, and read as such. V8 compiles it without code that fits: of this version of Node, with these flags. */
export function readScript(code?: Buffer): Script {
  return new Script(readFileSync(scriptFile, 'latin1'), { filename: scriptFile, ...(code && { cachedData: code }) });
}

export function readCode(): Buffer | undefined {
  return existsSync(codeFile) ? readFileSync(codeFile) : undefined;
}

interface ServerHandle {
  /** Resolves as soon as it answers. */
  readonly ready: Promise<void>;
}

export function run(script: Script): ServerHandle {
  const module = { exports: {} };
  script.runInThisContext()(module.exports, createRequire(url), module, url.href);
  return module.exports as ServerHandle;
}
