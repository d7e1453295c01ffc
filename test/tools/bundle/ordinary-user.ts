/** Runs what is built as an ordinary user who may write to nothing but a folder for data. */
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { start } from '../../support/run.js';

/** Of `nobody`, who may write to nothing of root's; whoever is not root is an ordinary user already. */
export const isRoot = process.getuid?.() === 0;
const ordinary = isRoot ? { uid: 65_534, gid: 65_534 } : {};

export class OrdinaryUser {
  readonly folder = mkdtempSync(join(tmpdir(), 'meridian-elsewhere-'));
  dataDir = '';
  readonly #running: ChildProcess[] = [];

  constructor() {
    chmodSync(this.folder, 0o755);
    this.beginAnew();
  }

  /** With an empty folder for data. */
  beginAnew(): void {
    this.dataDir = mkdtempSync(join(this.folder, 'data-'));
    chmodSync(this.dataDir, 0o777);
  }

  /** All that a command printed once it matches, or once it has ended. */
  async run(cwd: string, [file, ...args]: [string, ...string[]], until: RegExp, env: NodeJS.ProcessEnv = {}) {
    const { PATH } = process.env;
    const settings = { DATA_DIR: this.dataDir, RATES_SYNC: 'off', STOP_DELAY: '0', ...env };
    const child = start(file, args, {
      ...ordinary,
      detached: true,
      cwd,
      env: { PATH, HOME: this.dataDir, ...settings },
    });
    this.#running.push(child);
    let printed = '';
    await new Promise<void>((done) => {
      const read = (chunk: Buffer) => {
        printed += String(chunk);
        if (until.test(printed)) done();
      };
      child.stdout?.on('data', read);
      child.stderr?.on('data', read);
      child.once('close', () => done());
    });
    return printed;
  }

  async stop(): Promise<void> {
    for (const { pid, exitCode, stdout } of this.#running.splice(0)) {
      if (pid === undefined || exitCode !== null) continue;
      // npm ends before what it has started.
      process.kill(-pid, 'SIGTERM');
      if (stdout && !stdout.closed) await once(stdout, 'close');
    }
  }
}
