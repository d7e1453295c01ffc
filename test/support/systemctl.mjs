/**
 * Stands in for systemctl where no systemd is: starts what a template in the folder ROOT says, with its files of settings, and
 * nginx with the configuration there.
 */
import { spawn, spawnSync } from 'node:child_process';
import { closeSync, existsSync, openSync, readFileSync, writeFileSync } from 'node:fs';

const root = process.env.ROOT;
const [command, ...args] = process.argv.slice(2);
const pidFile = (unit) => `${root}/${unit}.pid`;

function settingsIn(file) {
  const lines = readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => /^\w+=/.test(line));
  const valueOf = (line) => line.slice(line.indexOf('=') + 1).replace(/^'(.*)'$/, '$1');
  return Object.fromEntries(lines.map((line) => [line.slice(0, line.indexOf('=')), valueOf(line)]));
}

function start(unit) {
  const [, name, instance] = /^(.+)@(.+)$/.exec(unit);
  const text = readFileSync(`${root}/etc/systemd/system/${name}@.service`, 'utf8').replaceAll('%i', instance);
  const all = (key) => [...text.matchAll(new RegExp(`^${key}=(.+)$`, 'gm'))].map(([, value]) => value);
  const own = all('Environment').flatMap((line) => line.split(' ').map((each) => each.split('=')));
  const env = Object.assign({ PATH: process.env.PATH, RATES_SYNC: 'off' }, Object.fromEntries(own));
  for (const file of all('EnvironmentFile')) Object.assign(env, settingsIn(file));
  const log = openSync(`${root}/${unit}.log`, 'a');
  const [program, ...options] = all('ExecStart')[0].split(' ');
  const child = spawn(program, options, { env, detached: true, stdio: ['ignore', log, log] });
  closeSync(log);
  writeFileSync(pidFile(unit), String(child.pid));
  child.unref();
}

async function stop(unit) {
  const pid = Number(readFileSync(pidFile(unit), 'utf8'));
  process.kill(pid, 'SIGTERM');
  while (existsSync(`/proc/${pid}/exe`)) await new Promise((resolve) => setTimeout(resolve, 20));
}

const units = args.filter((arg) => !arg.startsWith('--'));
if (command === 'enable') units.forEach(start);
else if (command === 'restart' || command === 'stop') {
  for (const unit of units) {
    await stop(unit);
    if (command === 'restart') start(unit);
  }
} else if (command === 'reload' && units[0] === 'nginx') {
  // Checking a configuration makes an empty one.
  const isRunning = existsSync(pidFile('nginx')) && readFileSync(pidFile('nginx'), 'utf8') !== '';
  process.exitCode = spawnSync('nginx', isRunning ? ['-s', 'reload'] : [], { stdio: 'inherit' }).status;
} else if (command !== 'daemon-reload') throw new Error(`Expected another command than ${command}`);
