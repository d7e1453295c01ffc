/** Starts the built server as a process of its own, as an operator would. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:net';

export interface ServerProcess {
  readonly url: string;
  readonly child: ChildProcess;
  output(): string;
  errors(): string;
  /** Ends when what the server printed, on either stream, matches. */
  printed(pattern: RegExp): Promise<RegExpExecArray>;
  /** Sends SIGTERM and returns the exit code. */
  stop(): Promise<number | null>;
}

/** What `npm start` runs after the build. */
export const [, start = ''] = /"start": "node (.*)"/.exec(readFileSync('package.json', 'utf8')) ?? [];

/** The server itself unless another file is named; it stops without a delay. */
export async function startProcess(env: NodeJS.ProcessEnv, file = start): Promise<ServerProcess> {
  return started('node', file.split(' '), env);
}

/** On a terminal of its own, which `script` of util-linux makes: what the server prints on either stream is its output. */
export async function startOnTerminal(script: string, env: NodeJS.ProcessEnv): Promise<ServerProcess> {
  return started(script, ['--quiet', '--return', '--command', `exec node ${start}`, '/dev/null'], env);
}

async function started(program: string, args: readonly string[], env: NodeJS.ProcessEnv): Promise<ServerProcess> {
  const port = await freePort();
  const child = spawn(program, args, {
    env: { ...process.env, PORT: String(port), STOP_DELAY: '0', BILL_HISTORY_DAYS: '0', FINDINGS_DAILY: 'off', ...env },
  });
  let output = '';
  let errors = '';
  child.stdout.on('data', (chunk) => (output += chunk));
  child.stderr.on('data', (chunk) => (errors += chunk));
  const exited = once(child, 'exit');

  async function printed(pattern: RegExp): Promise<RegExpExecArray> {
    for (;;) {
      const match = pattern.exec(output) ?? pattern.exec(errors);
      if (match) return match;
      if (child.exitCode !== null) throw new Error(`The server ended with ${child.exitCode}:\n${output}\n${errors}`);
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  }

  return {
    url: `http://127.0.0.1:${port}`,
    child,
    output: () => output,
    errors: () => errors,
    printed,
    async stop() {
      child.kill('SIGTERM');
      await exited;
      return child.exitCode;
    },
  };
}

/**
 * Below those that systems give to connections and to who asks for any port: nobody takes one between here and its use. Each
 * worker has a range of its own.
 */
const ports = { first: 12_000 + 2_000 * (Number(process.env['JEST_WORKER_ID'] ?? 0) % 8), count: 2_000 };
let place = Math.floor(Math.random() * ports.count);

export async function freePort(): Promise<number> {
  place = (place + 1) % ports.count;
  const port = ports.first + place;
  const server = createServer().listen(port);
  try {
    await once(server, 'listening');
  } catch {
    return freePort();
  }
  server.close();
  await once(server, 'close');
  return port;
}
