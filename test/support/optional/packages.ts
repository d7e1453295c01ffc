/** Packages of a folder with a package.json and a lock of its own, which is fetched where it is wanted. */
import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Optional } from './optional.js';

/** The address by which a package is imported, or a file of it. */
export function packageIn(folder: string, name: string): Optional<string> {
  try {
    return Optional.found(pathToFileURL(createRequire(resolve(folder, 'package.json')).resolve(name)).href);
  } catch {
    return Optional.absent(`${name} is not installed; \`node scripts/packages.mjs ${folder}\` fetches it`);
  }
}
