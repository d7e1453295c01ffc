/** A reader of the documents: a Meridian as `npm start` makes it, a terminal, and a folder in place of /tmp. */
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort, type ServerProcess, startProcess } from '../support/process.js';
import { output, start } from '../support/run.js';

const { NODE_OPTIONS: _, ...inherited } = process.env;

const viaNpm = 'npm run --silent token -- ';
const { scripts }: { scripts: { token: string } } = JSON.parse(readFileSync('package.json', 'utf8'));

/** npm takes longer than what it runs: once it has run the commands for tokens, what it runs is run by itself. */
const pastNpm = `npm() {
  case "$*" in
    "run --silent token -- "*) shift 4; npm_lifecycle_event=token ${scripts.token} "$@" ;;
    *) command npm "$@" ;;
  esac
}
`;

export class Reader {
  readonly folder = mkdtempSync(join(tmpdir(), 'meridian-docs-'));
  token = '';
  /** The ports that documents name, and those that they have here. */
  readonly #ports = new Map<string, string>();
  #server: ServerProcess | null = null;
  #begun: ChildProcess[] = [];
  #beginning = '';

  readonly #env: NodeJS.ProcessEnv = {
    ...inherited,
    DATA_DIR: join(this.folder, 'data'),
    RATES_SYNC: 'off',
    FINDINGS_DAILY: 'off',
    STOP_DELAY: '0',
    LOG_LEVEL: 'silent',
  };

  async start(): Promise<void> {
    for (const name of ['tmp', 'opt']) mkdirSync(join(this.folder, name));
    this.#server = await startProcess({ ...this.#env, BILL_HISTORY_DAYS: '750' });
    [this.token] = await this.#server.printed(/mrd_\S+/);
  }

  async stop(): Promise<void> {
    await this.#server?.stop();
    rmSync(this.folder, { recursive: true });
  }

  /** In a new terminal, with the first server alone. */
  open(): void {
    this.#ports.clear();
    this.#ports.set('4000', new URL(this.#server?.url ?? '').port);
    writeFileSync(join(this.folder, 'cwd'), process.cwd());
  }

  /** Stops the servers that a document had begun. */
  async close(): Promise<void> {
    const begun = this.#begun.splice(0).filter(({ exitCode }) => exitCode === null);
    await Promise.all(
      begun.map((child) => {
        const exited = once(child, 'exit');
        process.kill(-(child.pid ?? 0));
        return exited;
      }),
    );
  }

  /** Text of a document as it holds here. */
  here(text: string): string {
    return text
      .replace(/(localhost|127\.0\.0\.1):(\d+)/g, (found, host, port) => {
        const own = this.#ports.get(port);
        return own === undefined ? found : `${host}:${own}`;
      })
      .replace(/(^|[ =@"'])\/(tmp|opt)\//gm, `$1${this.folder}/$2/`);
  }

  /** What came here, as a document prints it. */
  asPrinted(text: string): string {
    const ports = [...this.#ports].reduce(
      (printed, [port, own]) => printed.replace(new RegExp(`(localhost|127\\.0\\.0\\.1):${own}\\b`, 'g'), `$1:${port}`),
      text,
    );
    return ports.replaceAll(`${this.folder}/`, '/');
  }

  get cwd(): string {
    return readFileSync(join(this.folder, 'cwd'), 'utf8').trim();
  }

  async ask(query: string): Promise<unknown> {
    const response = await fetch(this.here('http://localhost:4000/graphql'), {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${this.token}` },
      body: JSON.stringify({ query }),
    });
    return JSON.parse(this.asPrinted(await response.text()));
  }

  /** Runs a program and returns what it prints. */
  async run([program, ...options]: readonly [string, ...string[]], text: string): Promise<string> {
    const env = { ...this.#env, TOKEN: this.token, LEFT_IN: join(this.folder, 'cwd') };
    return this.asPrinted(await output(program, [...options, this.here(text)], { env, cwd: this.cwd }));
  }

  /** Runs commands in the terminal, which stays in the folder where they leave it. */
  async shell(commands: string): Promise<string> {
    const printed = await this.run(['sh', '-euc'], `${this.#beginning}${commands}\npwd > "$LEFT_IN"`);
    if (commands.includes(viaNpm)) this.#beginning = pastNpm;
    return printed;
  }

  /** Starts a server that a document starts, and waits until it is ready; its port leads to it from then on. */
  async serve(command: string): Promise<void> {
    const usual = command.includes('sandbox') ? '4010' : '4000';
    const [, port = usual] = /(?:^| )PORT=(\d+)/.exec(command) ?? [];
    const [, metrics] = /METRICS_PORT=(\d+)/.exec(command) ?? [];
    for (const named of [port, metrics]) if (named !== undefined) this.#ports.set(named, String(await freePort()));
    const own = this.here(command).replace(
      /(PORT=)(\d+)/g,
      (_found, name, named) => `${name}${this.#ports.get(named)}`,
    );
    const child = start('sh', ['-euc', own], {
      // npm and what it runs are a group, which is stopped as one.
      detached: true,
      env: { ...this.#env, PORT: this.#ports.get(port) },
      cwd: this.cwd,
    });
    this.#begun.push(child);
    let printed = '';
    await new Promise<void>((resolve, reject) => {
      const look = (text: Buffer) => {
        printed += text;
        if (/^(Meridian|The sandbox) is ready/m.test(printed)) resolve();
      };
      child.stdout?.on('data', look);
      child.stderr?.on('data', look);
      child.once('exit', (code) => reject(new Error(`${own} ended with ${code}:\n${printed}`)));
    });
  }
}
