/** Processes that claim the same keys of a store at the same moment. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Place } from './kinds.js';

/** The keys that each of them got. */
export async function claimedBy(processes: number, { address }: Place, name: string, count: number) {
  const children = Array.from({ length: processes }, () => {
    const args = ['test/support/claimer.mjs', ...address, name, String(count)];
    const child = spawn('node', args, { stdio: ['pipe', 'pipe', 'inherit'] });
    let output = '';
    child.stdout.setEncoding('utf8').on('data', (chunk: string) => (output += chunk));
    return { child, ready: once(child.stdout, 'data'), closed: once(child, 'close'), output: () => output };
  });
  await Promise.all(children.map(({ ready }) => ready));
  for (const { child } of children) child.stdin.write('go\n');
  await Promise.all(children.map(({ closed }) => closed));
  return children.map(({ output }): string[] => JSON.parse(output().replace('ready\n', '')));
}
