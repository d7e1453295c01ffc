/** A disk that can be filled up: only root may mount one. */
import { execFileSync } from 'node:child_process';
import { appendFileSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export interface SmallDisk {
  readonly folder: string;
  /** Until not a byte has room. */
  fill(): void;
  /** Of what has filled it. */
  empty(): void;
  /** Of everything. */
  clear(): void;
  remove(): void;
}

/** Of so many bytes; null where this machine allows none, which is said. */
export function smallDisk(bytes: number): SmallDisk | null {
  const folder = mkdtempSync(join(tmpdir(), 'meridian-disk-'));
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${bytes},mode=0777`, 'tmpfs', folder], { stdio: 'pipe' });
  } catch (error) {
    process.stdout.write(`Left out: what needs a disk of its own that is full: ${String(error)}\n`);
    rmSync(folder, { recursive: true });
    return null;
  }
  const filler = join(folder, 'filler');
  return {
    folder,
    fill() {
      try {
        for (;;) appendFileSync(filler, Buffer.alloc(4096));
      } catch {
        // It is full.
      }
    },
    empty: () => rmSync(filler, { force: true }),
    clear() {
      for (const name of readdirSync(folder)) rmSync(join(folder, name), { recursive: true });
    },
    remove() {
      // A process that has just ended may hold it for a moment still.
      execFileSync('umount', ['--lazy', folder], { stdio: 'pipe' });
      rmSync(folder, { recursive: true });
    },
  };
}
