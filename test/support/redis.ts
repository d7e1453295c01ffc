/** A Redis of the test's own on a free port, which it may stop, hold or configure as it likes. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from './process.js';

export interface OwnRedis {
  readonly url: string;
  readonly port: number;
  readonly child: ChildProcess;
  remove(): Promise<void>;
}

/** Null where no redis-server is installed, having said so. */
export async function ownRedis(...settings: string[]): Promise<OwnRedis | null> {
  const folder = mkdtempSync(join(tmpdir(), 'meridian-redis-'));
  const port = await freePort();
  const basics = ['--port', String(port), '--bind', '127.0.0.1', '--dir', folder, '--save', ''];
  const child = spawn('redis-server', [...basics, ...settings], { stdio: 'ignore' });
  const failed = once(child, 'error').then(() => true);
  const exited = once(child, 'exit');
  exited.catch(() => {});
  for (;;) {
    const started = await Promise.race([failed.then(() => null), listens(port)]);
    if (started) break;
    if (started === null) {
      rmSync(folder, { recursive: true });
      process.stdout.write('Left out: what needs a Redis of its own, as redis-server is not installed\n');
      return null;
    }
  }
  return {
    url: `redis://127.0.0.1:${port}`,
    port,
    child,
    async remove() {
      child.kill('SIGKILL');
      await exited;
      rmSync(folder, { recursive: true });
    },
  };
}

function listens(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.destroy();
      resolve(true);
    });
    socket.on('error', () => setTimeout(() => resolve(false), 20));
  });
}
