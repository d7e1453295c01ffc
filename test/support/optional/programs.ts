/** Programs that a machine may lack, each by its path. */
import { spawnSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { output } from '../run.js';
import { Optional } from './optional.js';

/** The first of these, by path or by name in the folders of PATH, that succeeds with the arguments, if some are given. */
export function program(names: string | readonly string[], probe?: readonly string[]): Optional<string> {
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  const all = [names].flat();
  const [name = ''] = all;
  const installed = all
    .flatMap((each) => (each.includes('/') ? [each] : folders.map((folder) => join(folder, each))))
    .filter(isExecutable);
  if (installed.length === 0) return Optional.absent(`${name} is not installed`);
  const found = installed.find((path) => !probe || spawnSync(path, probe, { stdio: 'ignore' }).status === 0);
  return found === undefined ? Optional.absent(`\`${name} ${probe?.join(' ')}\` fails here`) : Optional.found(found);
}

/** What git prints of the clone that is tested. */
export function clone(): Optional<(...args: string[]) => Promise<string>> {
  return program('git', ['rev-parse', 'HEAD']).map(
    (git) =>
      (...args) =>
        output(git, args),
  );
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
