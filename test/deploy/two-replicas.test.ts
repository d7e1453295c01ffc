/** What operating says of two replicas behind nginx is done: its commands, with ports, folders and a database of a test. */
import { randomBytes } from 'node:crypto';
import { chmodSync, existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect } from '@jest/globals';
import { freePort } from '../support/process.js';
import { program } from '../support/optional/programs.js';
import { nginx } from '../support/optional/reverse-proxies.js';
import { services } from '../support/optional/services.js';
import { output, run } from '../support/run.js';

const database = `meridian_walk_${randomBytes(4).toString('hex')}`;
const root = join(tmpdir(), database);
const postgres = ['psql', '-q', '-h', '127.0.0.1', '-U', 'postgres'];

const guides = ['replicas', 'backups'].map((name) => readFileSync(`docs/guides/${name}.md`, 'utf8'));

function commandsOf(heading: RegExp): string[] {
  const section = guides.flatMap((text) => text.split(/^##? /m)).find((one) => heading.test(one)) ?? '';
  return [...section.matchAll(/^ *```bash\n([^]*?)^ *```$/gm)].map(([, text = '']) => text);
}

/** As a reader has them who has other folders, ports and a password. */
const ports = new Map<string, string>();
function asHere(text: string): string {
  const named = text
    .replaceAll(/(?<![\w.])\/(opt|etc|var\/lib|var\/backups)\//g, `${root}/$1/`)
    .replaceAll(/(?<=[':])PASSWORD/g, 'a-password')
    .replaceAll(/(ROLE|DATABASE|OWNER) meridian\b/g, `$1 ${database}`)
    .replaceAll(/\/\/meridian:(.*)\/meridian\b/g, `//${database}:$1/${database}`)
    .replaceAll('$((3999 + replica))', `$((${ports.get('4000')} - 1 + replica))`);
  return named.replaceAll(
    /(?<=PORT=|127\.0\.0\.1:|listen |for port in |for port in \d+ )(80|4000|4001|9464|9465)\b/g,
    (port) => String(ports.get(port)),
  );
}

async function takePorts(): Promise<void> {
  for (;;) {
    const [first, second] = [await freePort(), await freePort()];
    if (second !== first + 1) continue;
    ports.set('4000', String(first)).set('4001', String(second));
    for (const other of ['80', '9464', '9465']) ports.set(other, String(await freePort()));
    return;
  }
}

/** What takes root, or a systemd. */
function standIns(realNginx: string): void {
  const stand = (name: string, text: string) => {
    writeFileSync(join(root, 'bin', name), `#!/bin/sh\n${text}\n`);
    chmodSync(join(root, 'bin', name), 0o755);
  };
  for (const folder of ['bin', 'opt', 'etc/systemd/system', 'etc/nginx/conf.d', 'var/backups'])
    mkdirSync(join(root, folder), { recursive: true });
  stand('runuser', `shift 4; exec ${postgres.join(' ')} "$@"`);
  stand('systemctl', `ROOT=${root} exec node ${resolve('test/support/systemctl.mjs')} "$@"`);
  stand('nginx', `exec ${realNginx} -e stderr -c ${root}/etc/nginx/nginx.conf "$@"`);
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (kind) => `${kind}_temp_path ${root}/${kind};`,
  );
  writeFileSync(
    join(root, 'etc/nginx/nginx.conf'),
    `${process.getuid?.() === 0 ? 'user root;' : ''} pid ${root}/nginx.pid; error_log ${root}/nginx.log warn; events {}
http { access_log off; ${temporary.join(' ')} include ${root}/etc/nginx/conf.d/*.conf; }`,
  );
}

const env = () => {
  const inherited = Object.entries(process.env).filter(
    ([name]) => !/^(NODE_OPTIONS|DATA_DIR|STORE_URL|PORT|npm_.*)$/.test(name),
  );
  return { ...Object.fromEntries(inherited), PATH: `${root}/bin:${process.env['PATH']}` };
};
const shell = (text: string) => output('bash', ['-euo', 'pipefail', '-c', asHere(text)], { env: env() });

/** The files of the package, as the reader edits them. */
function edit(): void {
  for (const folder of ['systemd', 'nginx']) {
    const path = join(root, 'opt/meridian/deploy', folder);
    for (const file of readdirSync(path))
      writeFileSync(join(path, file), asHere(readFileSync(join(path, file), 'utf8')));
  }
}

async function cleanUp(): Promise<void> {
  const pids = readdirSync(root).filter((file) => file.endsWith('.pid'));
  for (const file of pids) {
    const pid = Number(readFileSync(join(root, file), 'utf8'));
    if (pid > 1 && existsSync(`/proc/${pid}`)) process.kill(pid, 'SIGTERM');
    while (existsSync(`/proc/${pid}/exe`)) await new Promise((done) => setTimeout(done, 20));
  }
  for (const what of ['DATABASE', 'ROLE']) {
    await run('psql', [...postgres.slice(1), '-c', `DROP ${what} IF EXISTS ${database}`]);
  }
  rmSync(root, { recursive: true, force: true });
}

const wanted = nginx.and(services.postgres).and(program('psql').and(program('bash')));

wanted
  .temporary(([[path]]) => ({ path, remove: cleanUp }))
  .it(
    'are made by the commands of the document, hold one token, and are restarted without a failed request',
    async ({ path }) => {
      await takePorts();
      standIns(path);
      const [
        pack = '',
        createDatabase = '',
        settings = '',
        begin = '',
        token = '',
        proxy = '',
        metrics = '',
        restart = '',
        ...more
      ] = commandsOf(/^Two replicas behind nginx/);
      const [backup = ''] = commandsOf(/^Back up/);
      expect(more).toEqual([]);
      await shell(pack.replace(/^ *npm ci\n/m, ''));
      edit();
      await shell(createDatabase);
      await shell(settings);
      expect(readdirSync(join(root, 'etc/meridian')).sort()).toEqual([
        'meridian-1.env',
        'meridian-2.env',
        'meridian.env',
      ]);
      expect((await shell(begin)).match(/"store":"postgres"/g)).toHaveLength(2);
      const [, made = ''] = /(mrd_\S+)/.exec(await shell(token)) ?? [];
      expect(await shell(backup)).toMatch(/^Wrote \d+ entries of the store at postgres:/);
      expect(await shell(proxy)).toContain('"status":true');
      expect((await shell(metrics)).match(/^meridian_build_info.* 1$/gm)).toHaveLength(2);

      const headers = { 'content-type': 'application/json', authorization: `Bearer ${made}` };
      const body = '{"query":"{ hosting { accounts: sources { accountName } } }"}';
      const ask = async (url: string) => {
        const answer = await fetch(url, { method: 'POST', headers, body });
        const { errors } = (await answer.json()) as { errors?: unknown };
        return [answer.status, errors];
      };
      for (const port of ['4000', '4001']) {
        expect(await ask(`http://127.0.0.1:${ports.get(port)}/meridian/graphql`)).toEqual([200, undefined]);
      }
      const restarted = { is: false };
      const restarting = shell(restart).finally(() => (restarted.is = true));
      const answers: unknown[] = [];
      while (!restarted.is) {
        answers.push(await ask(`http://127.0.0.1:${ports.get('80')}/meridian/graphql`));
        await new Promise((done) => setTimeout(done, 50));
      }
      expect((await restarting).match(/"store":"postgres"/g)).toHaveLength(2);
      expect(answers.length).toBeGreaterThan(20);
      expect(answers.filter((answer) => JSON.stringify(answer) !== '[200,null]')).toEqual([]);
    },
  );
