/** A Redis of the test's own on a free port, which it may stop, hold or configure as it likes. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../process.js';
import type { Optional, Temporary } from './optional.js';
import { program } from './programs.js';

/** The program, for tests that need what a helper starts where it is installed. */
export const redisServer = program('redis-server');

export function ownRedis(...settings: string[]): Optional<OwnRedis> {
  return redisServer.temporary((path) => new OwnRedis(path, settings));
}

export class OwnRedis implements Temporary {
  #running: { readonly port: number; readonly child: ChildProcess } | undefined;
  readonly #folder = mkdtempSync(join(tmpdir(), 'meridian-redis-'));

  constructor(
    private readonly path: string,
    private readonly settings: readonly string[],
  ) {}

  async start(): Promise<void> {
    const port = await freePort();
    const basics = ['--port', String(port), '--bind', '127.0.0.1', '--dir', this.#folder, '--save', ''];
    const child = spawn(this.path, [...basics, ...this.settings], { stdio: 'ignore' });
    this.#running = { port, child };
    while (!(await listens(port))) {
      if (child.exitCode !== null) throw new Error(`redis-server ended with ${child.exitCode}`);
    }
  }

  get port(): number {
    return this.#started.port;
  }

  get child(): ChildProcess {
    return this.#started.child;
  }

  get url(): string {
    return `redis://127.0.0.1:${this.port}`;
  }

  async remove(): Promise<void> {
    const { child } = this.#running ?? {};
    if (child && child.exitCode === null && child.signalCode === null) {
      child.kill('SIGKILL');
      await once(child, 'exit');
    }
    rmSync(this.#folder, { recursive: true, force: true });
  }

  get #started() {
    if (!this.#running) throw new Error('Expected a Redis that was started');
    return this.#running;
  }
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
