/** Processes that do with a store what a test tells them, and that it may kill. */
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import type { Place } from '../../support/optional/places.js';
import { startScript } from '../../support/run.js';

export interface Worker {
  /** Begins a task of `test/support/store-worker.mjs`. */
  tell(task: string, ...args: unknown[]): void;
  /** The next line that it says. */
  said(): Promise<unknown>;
  /** All lines that it has said and nobody has read. */
  rest(): Promise<unknown[]>;
  /** Without warning. */
  kill(): Promise<void>;
}

export async function startWorker({ address }: Place): Promise<Worker> {
  const child = startScript(['test/support/store-worker.mjs', ...address]);
  const closed = once(child, 'close');
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  async function said(): Promise<unknown> {
    const { done, value } = await lines.next();
    if (done) throw new Error('The process has ended');
    return JSON.parse(value);
  }
  await said();
  return {
    tell: (...task) => void child.stdin.write(`${JSON.stringify(task)}\n`),
    said,
    async rest() {
      const all: unknown[] = [];
      for (let line = await lines.next(); !line.done; line = await lines.next()) all.push(JSON.parse(line.value));
      return all;
    },
    async kill() {
      child.kill('SIGKILL');
      await closed;
    },
  };
}
