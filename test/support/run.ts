/** Runs programs for tests: those that `optional/programs.ts` has found, and scripts of ours, for which Node is always there. */
import { type ChildProcess, type ChildProcessByStdio, type SpawnOptions, execFile, spawn } from 'node:child_process';
import type { Readable, Writable } from 'node:stream';

/** The very one that runs the tests. */
export const node = process.execPath;

export interface Outcome {
  readonly code: number | null;
  readonly signal: NodeJS.Signals | null;
  readonly out: string;
  readonly err: string;
}

export interface RunOptions {
  readonly cwd?: string;
  readonly env?: NodeJS.ProcessEnv;
  /** Milliseconds. */
  readonly timeout?: number;
}

/** Whatever becomes of it. */
export function run(file: string, args: readonly string[], options: RunOptions = {}): Promise<Outcome> {
  return new Promise((resolve, reject) => {
    const child = execFile(file, args, { maxBuffer: 2 ** 26, ...options }, (error, out, err) => {
      if (error && child.exitCode === null && child.signalCode === null) reject(error);
      else resolve({ code: child.exitCode, signal: child.signalCode, out, err });
    });
  });
}

/** What it prints, where it succeeds. */
export async function output(file: string, args: readonly string[], options: RunOptions = {}): Promise<string> {
  const { code, signal, out, err } = await run(file, args, options);
  if (code === 0) return out;
  throw new Error(`${file} ${args.join(' ')} ended with ${code ?? signal}:\n${out}\n${err}`);
}

/** A script of ours that talks to the test by lines, and goes on beside it until the test ends it. */
export function startScript(args: readonly string[], env = process.env): ChildProcessByStdio<Writable, Readable, null> {
  return spawn(node, args, { env, stdio: ['pipe', 'pipe', 'inherit'] });
}

/** Any other that goes on beside the test. */
export function start(file: string, args: readonly string[], options: SpawnOptions = {}): ChildProcess {
  return spawn(file, args, options);
}
