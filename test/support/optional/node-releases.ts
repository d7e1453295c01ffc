/** Other releases of Node, each as one file that any user may run. */
import { execFileSync } from 'node:child_process';
import { chmodSync, copyFileSync } from 'node:fs';
import { join } from 'node:path';
import { isBare } from './machine.js';
import { Optional } from './optional.js';

export const releases = ['20', '22', '24'] as const;
export type Release = (typeof releases)[number];

/** A copy of it in the folder. */
export function nodeIn(folder: string, release: Release): Optional<string> {
  return nodeOf(release).map((path) => {
    const file = join(folder, `node-${release}`);
    copyFileSync(path, file);
    chmodSync(file, 0o755);
    return file;
  });
}

function nodeOf(release: Release): Optional<string> {
  if (process.versions.node.startsWith(`${release}.`)) return Optional.found(process.execPath);
  if (isBare) return Optional.absent(`Node ${release} would have to be fetched`);
  const args = ['--yes', '--prefer-offline', '--package', `node@${release}`, '--', 'node', '-p', 'process.execPath'];
  try {
    return Optional.found(execFileSync('npx', args, { stdio: 'pipe', timeout: 120_000 }).toString().trim());
  } catch {
    return Optional.absent(`Node ${release} cannot be fetched`);
  }
}
