/** The provider's own tools, where they are installed: on Debian the packages hcloud-cli and python3-hcloud. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { printFigures } from './figures.js';
import { program } from './optional/programs.js';
import { run } from './run.js';

export const officialClients = {
  commandLine: program('hcloud', ['version']),
  python: program('python3', ['-c', 'import hcloud']),
};

/** Shows what was called, in the order of the calls, and all that came of each. */
export function printTable(title: string, calls: readonly (readonly [call: string, outcome: string])[]): void {
  const table = new Map<string, Set<string>>();
  for (const [call, outcome] of calls) table.set(call, (table.get(call) ?? new Set()).add(outcome));
  const width = Math.max(...[...table.keys()].map((call) => call.length));
  const lines = [...table].map(([call, outcomes]) => `  ${call.padEnd(width)}  ${[...outcomes].join(', ')}`);
  printFigures(title, ...lines);
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

export function commandLine(program: string, endpoint: string, token: string): CommandLine {
  const folder = mkdtempSync(join(tmpdir(), 'meridian-client-'));
  const env = { PATH: process.env['PATH'], HOME: folder, HCLOUD_ENDPOINT: endpoint, HCLOUD_TOKEN: token };
  const calls: [string, string][] = [];
  const hcloud = async (args: readonly string[]) => {
    const outcome = await run(program, ['--poll-interval', '20ms', ...args], { env, cwd: folder, timeout: 120_000 });
    const { code, err } = outcome;
    calls.push([args.slice(0, 2).join(' '), code === 0 ? 'ok' : (/\(([a-z_]+)[,)]/.exec(err)?.[1] ?? 'refused')]);
    return outcome;
  };
  const succeeded = async (args: readonly string[]) => {
    const { code, out, err } = await hcloud(args);
    if (code !== 0) throw new Error(`hcloud ${args.join(' ')} was expected to succeed, but said ${err}`);
    return out;
  };
  return {
    folder,
    calls,
    run: async (...args) => (await succeeded(args)).trim(),
    async refusal(...args) {
      const { code, out, err } = await hcloud(args);
      if (code === 0) throw new Error(`hcloud ${args.join(' ')} was expected to be refused, but said ${out}`);
      return err;
    },
    async described(kind = '', ...args) {
      return JSON.parse(await succeeded([kind, 'describe', ...args, '-o', 'json'])) as Record<string, unknown>;
    },
    remove: () => rmSync(folder, { recursive: true }),
  };
}
