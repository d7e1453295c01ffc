/** Starts each server under test as its own process on core 0; reports when it is ready and how much memory it uses. */
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { once } from 'node:events';
import { createInterface } from 'node:readline';

/** The command of `npm start`, without the build. */
export const meridianCommand = JSON.parse(readFileSync('package.json')).scripts.start.split(' ');

/** A process is ready when it prints a matching line. */
export async function startServer(command, env, ready) {
  const started = performance.now();
  const child = spawn('taskset', ['-c', '0', ...command], {
    env: { ...process.env, STOP_DELAY: '0', BILL_HISTORY_DAYS: '0', FINDINGS_DAILY: 'off', ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const lines = [];
  for await (const line of createInterface({ input: child.stdout })) {
    lines.push(line);
    if (ready.test(line)) break;
  }
  if (!ready.test(lines.at(-1) ?? '')) throw new Error(`${command.join(' ')} ended before it was ready`);
  return {
    lines,
    child,
    startMs: performance.now() - started,
    /** User and system time so far; the kernel counts in ticks of 10 ms. */
    cpuSeconds() {
      const fields = readFileSync(`/proc/${child.pid}/stat`, 'utf8').split(') ')[1].split(' ');
      return (Number(fields[11]) + Number(fields[12])) / 100;
    },
    residentMB: () => Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${child.pid}/status`, 'utf8'))?.[1]) / 1024,
    async stop() {
      child.kill('SIGTERM');
      await once(child, 'exit');
    },
  };
}
