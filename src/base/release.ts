/** The running release, and a digest of the sources it was built from. */
import { readFileSync } from 'node:fs';
import { parseOwnJson } from './json.js';
import { shipped } from './paths.js';
import { textAt } from './unknown.js';

interface Release {
  /** The version in package.json. */
  readonly version: string;
  /** The first twelve digits of the sources' SHA-256; null unless `npm run build` built it. */
  readonly digest: string | null;
  /** Version and digest joined, as semantic versions write it: two builds of one version differ. */
  readonly name: string;
}

export const release: Release = releaseThatRuns();

function releaseThatRuns(): Release {
  const version = textAt(parseOwnJson(readFileSync(shipped('package.json'), 'utf8')), 'version') ?? 'unknown';
  const digest = digestOfBuild();
  return { version, digest, name: `${version}+${digest ?? 'unbuilt'}` };
}

/** The build writes the file last, and the next build removes it first. */
function digestOfBuild(): string | null {
  // What runs from `src` was not built, whatever lies in `dist`.
  if (!/\/dist\//.test(import.meta.url)) return null;
  try {
    const [digest] = /^[0-9a-f]{12}/.exec(readFileSync(shipped('dist/sources.sha256'), 'utf8')) ?? [];
    return digest ?? null;
  } catch {
    return null;
  }
}
