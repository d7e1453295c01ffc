/** A disk that can be filled up: only root may mount one. */
import { execFileSync } from 'node:child_process';
import { appendFileSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Optional, type Temporary } from './optional.js';

/** Each of so many bytes. */
export function smallDisk(bytes: number): Optional<SmallDisk> {
  const disk = new SmallDisk(bytes);
  try {
    disk.start();
    disk.remove();
  } catch {
    return Optional.absent('this user may not mount a disk');
  }
  return Optional.found(bytes).temporary((size) => new SmallDisk(size));
}

export class SmallDisk implements Temporary {
  /** Once it was started. */
  folder = '';

  constructor(private readonly bytes: number) {}

  start(): void {
    const folder = mkdtempSync(join(tmpdir(), 'meridian-disk-'));
    try {
      const options = `size=${this.bytes},mode=0777`;
      execFileSync('mount', ['-t', 'tmpfs', '-o', options, 'tmpfs', folder], { stdio: 'pipe' });
    } catch (error) {
      rmSync(folder, { recursive: true });
      throw error;
    }
    this.folder = folder;
  }

  /** Until not a byte has room. */
  fill(): void {
    try {
      for (;;) appendFileSync(this.#filler, Buffer.alloc(4096));
    } catch {
      // It is full.
    }
  }

  /** Of what has filled it. */
  empty(): void {
    rmSync(this.#filler, { force: true });
  }

  /** Of everything. */
  clear(): void {
    for (const name of readdirSync(this.folder)) rmSync(join(this.folder, name), { recursive: true });
  }

  remove(): void {
    // A process that has just ended may hold it for a moment still.
    execFileSync('umount', ['--lazy', this.folder], { stdio: 'pipe' });
    rmSync(this.folder, { recursive: true });
  }

  get #filler(): string {
    return join(this.folder, 'filler');
  }
}
