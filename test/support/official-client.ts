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

/** Shows what was called, in the order of the calls, and all that came of each. */
export function printTable(title: string, calls: readonly (readonly [call: string, outcome: string])[]): void {
  const table = new Map<string, Set<string>>();
  for (const [call, outcome] of calls) table.set(call, (table.get(call) ?? new Set()).add(outcome));
  const width = Math.max(...[...table.keys()].map((call) => call.length));
  const lines = [...table].map(([call, outcomes]) => `  ${call.padEnd(width)}  ${[...outcomes].join(', ')}`);
  process.stdout.write(`${title}\n${lines.join('\n')}\n`);
}

export interface CommandLine {
  /** Each call, by the kind of object and the command, and its outcome. */
  readonly calls: readonly (readonly [call: string, outcome: string])[];
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
  const calls: [string, string][] = [];
  const hcloud = async (args: readonly string[]) => {
    const noted = (outcome: string) => calls.push([args.slice(0, 2).join(' '), outcome]);
    try {
      const answer = await run('hcloud', ['--poll-interval', '20ms', ...args], { env, cwd: folder, timeout: 120_000 });
      noted('ok');
      return answer;
    } catch (error) {
      noted(/\(([a-z_]+)[,)]/.exec(String(error))?.[1] ?? 'refused');
      throw error;
    }
  };
  return {
    folder,
    calls,
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
