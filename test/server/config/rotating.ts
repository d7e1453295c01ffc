/** A Meridian whose credentials stand in files, before an upstream that notes with which of them it was called. */
import { mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CredentialWatch } from '../../../src/server/config/credential-watch.js';
import { type Answer, type Meridian, startMeridian } from '../../support/meridian.js';
import { type Script, ScriptedUpstream } from '../../support/scripted-upstream.js';
import { until } from '../../support/until.js';

/** Milliseconds between looks at a file. */
const often = 10;

export interface LogLine {
  readonly level: 'info' | 'warn';
  readonly fields: object;
  readonly message: string;
}

export class Rotating {
  readonly logged: LogLine[] = [];
  #meridian: Meridian | null = null;
  #bearer = '';

  private constructor(
    readonly upstream: ScriptedUpstream,
    private readonly folder: string,
  ) {}

  static async prepare(script: Script): Promise<Rotating> {
    return new Rotating(await ScriptedUpstream.start(script), mkdtempSync(join(tmpdir(), 'meridian-rotating-')));
  }

  path(name: string): string {
    return join(this.folder, name);
  }

  /** As most do: another file takes its place. */
  put(name: string, content: string): string {
    writeFileSync(this.path(`${name}.new`), content);
    renameSync(this.path(`${name}.new`), this.path(name));
    return this.path(name);
  }

  async start(env: NodeJS.ProcessEnv): Promise<void> {
    const note = (level: LogLine['level']) => (fields: object, message: string) =>
      void this.logged.push({ level, fields, message });
    this.#meridian = await startMeridian(env, (services) => {
      const { config, upstreams } = services;
      const log = { info: note('info'), warn: note('warn') };
      return {
        ...services,
        credentials: new CredentialWatch(config.credentialFiles, upstreams, log),
      };
    });
    this.meridian.services.credentials.start(often);
    this.#bearer = await this.meridian.token(['hosting:read', 'hosting:write']);
  }

  get meridian(): Meridian {
    if (!this.#meridian) throw new Error('It has not been started');
    return this.#meridian;
  }

  async ask(query: string, headers: Record<string, string> = {}): Promise<Answer['body']> {
    const { body } = await this.meridian.query({ query }, { authorization: `Bearer ${this.#bearer}`, ...headers });
    return body;
  }

  /** What health says of the accounts of the API, in their order. */
  async accounts(api = 'CLOUD'): Promise<readonly HealthyAccount[]> {
    const { data } = await this.ask('{ health { hosting { api accounts { name isCircuitOpen credentialProblem } } } }');
    const { health } = data as { health: { hosting: { api: string; accounts: HealthyAccount[] }[] } };
    return health.hosting.find((one) => one.api === api)?.accounts ?? [];
  }

  /** The credentials with which the upstream was called from that call on. */
  used(from = 0): string[] {
    return this.upstream.asked.slice(from).map(({ headers }) => {
      const [kind = '', value = ''] = (headers.authorization ?? '').split(' ');
      return kind === 'Basic' ? Buffer.from(value, 'base64').toString() : value;
    });
  }

  /** Ends when so many lines of the log have said that. */
  said(words: RegExp, times = 1): Promise<void> {
    return until(() => this.logged.filter(({ message }) => words.test(message)).length >= times);
  }

  async close(): Promise<void> {
    await this.#meridian?.close();
    await this.upstream.close();
    rmSync(this.folder, { recursive: true, force: true });
  }
}

interface HealthyAccount {
  readonly name: string;
  readonly isCircuitOpen: boolean;
  readonly credentialProblem: string | null;
}
