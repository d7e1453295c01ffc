/** Runs npm; on Windows it is a script of the shell, which nothing else can start. */
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);

export function npm(args: readonly string[], options: { readonly cwd?: string } = {}): Promise<{ stdout: string }> {
  return run('npm', args, { ...options, shell: process.platform === 'win32' });
}
