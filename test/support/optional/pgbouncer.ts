/** Debian's PgBouncer in front of the PostgreSQL of this machine. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../process.js';
import type { Optional, Temporary } from './optional.js';
import { program } from './programs.js';
import { services } from './services.js';

export const pgBouncer = program(['/usr/sbin/pgbouncer', 'pgbouncer']);

/** With these settings beside those of its address. */
export function ownPgBouncer(...settings: string[]): Optional<PgBouncer> {
  return pgBouncer.and(services.postgres).temporary(([path, url]) => new PgBouncer(path, url, settings));
}

export class PgBouncer implements Temporary {
  #running: { readonly port: number; readonly child: ChildProcess } | undefined;
  readonly #folder = mkdtempSync(join(tmpdir(), 'meridian-pgbouncer-'));

  constructor(
    private readonly path: string,
    private readonly target: string,
    private readonly settings: readonly string[],
  ) {}

  async start(): Promise<void> {
    const port = await freePort();
    const { hostname, port: behind, username } = new URL(this.target);
    const [users, file] = [join(this.#folder, 'users'), join(this.#folder, 'pgbouncer.ini')];
    writeFileSync(users, `"${username}" ""\n`);
    const address = ['listen_addr = 127.0.0.1', `listen_port = ${port}`, 'unix_socket_dir =', 'auth_type = trust'];
    const all = [...address, `auth_file = ${users}`, ...this.settings];
    writeFileSync(file, `[databases]\n* = host=${hostname} port=${behind}\n[pgbouncer]\n${all.join('\n')}\n`);
    chmodSync(this.#folder, 0o755);
    // It refuses to run as root.
    const nobody = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {};
    const child = spawn(this.path, [file], { stdio: 'ignore', ...nobody });
    this.#running = { port, child };
    while (!(await listens(port))) {
      if (child.exitCode !== null) throw new Error(`pgbouncer ended with ${child.exitCode}`);
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  }

  get port(): number {
    if (!this.#running) throw new Error('Expected a PgBouncer that was started');
    return this.#running.port;
  }

  async remove(): Promise<void> {
    const { child } = this.#running ?? {};
    if (child && child.exitCode === null && child.signalCode === null) {
      child.kill('SIGKILL');
      await once(child, 'exit');
    }
    rmSync(this.#folder, { recursive: true, force: true });
  }
}

async function listens(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1');
  const isConnected = await Promise.race([
    once(socket, 'connect').then(() => true),
    once(socket, 'error').then(() => false),
  ]).catch(() => false);
  socket.destroy();
  return isConnected;
}
