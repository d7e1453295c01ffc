/** Debian's nginx or Caddy with an example of ours, in front of processes of a test. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../process.js';
import { program } from './programs.js';

export interface ReverseProxy {
  readonly port: number;
  stop(): Promise<void>;
}

export const nginx = program('nginx');

/** nginx with a site that listens at the port that it is given. */
export const nginxWith = nginx.map((path) => (siteAt: (port: number) => string) => startNginx(path, siteAt));

/** Each as a function that starts it in front of these replicas. */
export const reverseProxies = {
  nginx: nginxWith.map((start) => (replicas: readonly string[]) => start((port) => exampleAt(port, replicas))),
  caddy: program('caddy').map((path) => (replicas: readonly string[]) => startCaddy(path, replicas)),
};

/** With the ports of the replicas in place of those of the example. */
function exampleAt(port: number, replicas: readonly string[]): string {
  return withPorts(readFileSync('deploy/nginx/meridian.conf', 'utf8'), replicas)
    .replace('listen 80;', `listen 127.0.0.1:${port};`)
    .replace('server_name example.com;', 'server_name _;');
}

async function startNginx(program: string, siteAt: (port: number) => string): Promise<ReverseProxy> {
  const [folder, port] = [mkdtempSync(join(tmpdir(), 'meridian-nginx-')), await freePort()];
  const paths = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (kind) => `${kind}_temp_path ${folder}/${kind};`,
  );
  const user = process.getuid?.() === 0 ? 'user root;' : '';
  const main = `${user} daemon off; pid ${folder}/pid; error_log stderr warn; events {}
http { access_log off; ${paths.join(' ')} ${siteAt(port)} }`;
  writeFileSync(join(folder, 'nginx.conf'), main);
  return running(spawn(program, ['-e', 'stderr', '-c', join(folder, 'nginx.conf')]), port, folder);
}

async function startCaddy(program: string, replicas: readonly string[]): Promise<ReverseProxy> {
  const [folder, port] = [mkdtempSync(join(tmpdir(), 'meridian-caddy-')), await freePort()];
  const site = withPorts(readFileSync('deploy/caddy/Caddyfile', 'utf8'), replicas).replace(
    'example.com {',
    `http://:${port} {`,
  );
  writeFileSync(join(folder, 'Caddyfile'), `{\n\tadmin off\n}\n${site}`);
  const env = { ...process.env, HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder };
  return running(spawn(program, ['run', '--config', join(folder, 'Caddyfile')], { env }), port, folder);
}

/** A single process stands for both replicas of the example. */
function withPorts(text: string, replicas: readonly string[]): string {
  return ['127.0.0.1:4000', '127.0.0.1:4001'].reduce(
    (all, example, place) => all.replaceAll(example, new URL(replicas[place] ?? replicas[0] ?? '').host),
    text,
  );
}

async function running(child: ChildProcess, port: number, folder: string): Promise<ReverseProxy> {
  let said = '';
  child.stderr?.on('data', (chunk) => (said += chunk));
  const exited = once(child, 'exit');
  while (!(await isOpen(port))) {
    if (child.exitCode !== null) throw new Error(`The proxy ended with ${child.exitCode}:\n${said}`);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  return {
    port,
    async stop() {
      child.kill('SIGTERM');
      await exited;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function isOpen(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1');
  const isConnected = await Promise.race([
    once(socket, 'connect').then(() => true),
    once(socket, 'error').then(() => false),
  ]).catch(() => false);
  socket.destroy();
  return isConnected;
}
