/** The provider's own tools, where they are installed: on Debian the packages hcloud-cli and python3-hcloud. */
import { execFile, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** Says what is left out where the program does not run. */
export function installed(program: string, args: readonly string[], what: string): boolean {
  const runs = spawnSync(program, args, { stdio: 'ignore' }).status === 0;
  if (!runs) process.stdout.write(`Left out: ${what}, as ${program} ${args.join(' ')} does not run here\n`);
  return runs;
}

export interface CommandLine {
  /** A folder of its own, for files that commands read. */
  readonly folder: string;
  /** What it prints when it succeeds. */
  run(...args: readonly string[]): Promise<string>;
  /** What it says when it is refused. */
  refusal(...args: readonly string[]): Promise<string>;
  /** The object that it describes. */
  described(...args: readonly string[]): Promise<Record<string, unknown>>;
  remove(): void;
}

export function commandLine(endpoint: string, token: string): CommandLine {
  const folder = mkdtempSync(join(tmpdir(), 'meridian-client-'));
  const env = { PATH: process.env['PATH'], HOME: folder, HCLOUD_ENDPOINT: endpoint, HCLOUD_TOKEN: token };
  const hcloud = (args: readonly string[]) =>
    run('hcloud', ['--poll-interval', '20ms', ...args], { env, cwd: folder, timeout: 120_000 });
  return {
    folder,
    run: async (...args) => (await hcloud(args)).stdout.trim(),
    refusal: (...args) =>
      hcloud(args).then(
        ({ stdout }) => {
          throw new Error(`hcloud ${args.join(' ')} was expected to be refused, but said ${stdout}`);
        },
        (error: { stderr?: string }) => error.stderr ?? String(error),
      ),
    async described(kind = '', ...args) {
      return JSON.parse((await hcloud([kind, 'describe', ...args, '-o', 'json'])).stdout) as Record<string, unknown>;
    },
    remove: () => rmSync(folder, { recursive: true }),
  };
}
