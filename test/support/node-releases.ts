/** Other releases of Node, each as one file that any user may run. */
import { execFileSync } from 'node:child_process';
import { copyFileSync, chmodSync } from 'node:fs';
import { join } from 'node:path';

export const releases = ['20', '22', '24'] as const;
export type Release = (typeof releases)[number];

/** In `folder`; undefined, saying so, where it cannot be had. */
export function nodeIn(folder: string, release: Release): string | undefined {
  const path = pathOf(release);
  if (path === undefined) {
    process.stdout.write(`Left out: Node ${release} cannot be had here.\n`);
    return undefined;
  }
  const file = join(folder, `node-${release}`);
  copyFileSync(path, file);
  chmodSync(file, 0o755);
  return file;
}

function pathOf(release: Release): string | undefined {
  if (process.versions.node.startsWith(`${release}.`)) return process.execPath;
  const asked = ['--yes', '--prefer-offline', '--package', `node@${release}`, '--', 'node', '-p', 'process.execPath'];
  try {
    return execFileSync('npx', asked, { stdio: 'pipe', timeout: 120_000 }).toString().trim();
  } catch {
    return undefined;
  }
}
