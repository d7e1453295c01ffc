/** Reads credential files again once they have changed. A bad one leaves the last good credential in use. */
import { stat } from 'node:fs/promises';
import { guard } from '../../base/guard.js';
import { textAt } from '../../base/unknown.js';
import { type Account, nameOf } from '../../rest/transport/account.js';
import type { Upstreams } from '../../rest/transport/upstreams.js';
import { type CredentialFile, readCredentialFile } from './credential-file.js';

interface Log {
  info(fields: object, message: string): void;
  warn(fields: object, message: string): void;
}

/** Milliseconds. */
const betweenLooks = 2_000;

class WatchedFile {
  #seen: string | null = null;
  #read: string | null = null;
  /** The credential made of the content; null while that is bad or not known. */
  credential: string | null = null;
  /** The problem with the content. */
  flaw: string | null = null;
  /** Why the credential in use is not the one in the file, as logged. */
  problem: string | null = null;

  constructor(readonly file: CredentialFile) {}

  /** A file is read once it looks the same twice; before, it may be half written. */
  async look(): Promise<void> {
    const [seen, before] = [await appearance(this.file.path), this.#seen];
    this.#seen = seen;
    if (seen !== before || seen === this.#read) return;
    this.#read = seen;
    const { credential = null, problems } = readCredentialFile(this.file, 'file');
    this.credential = credential;
    this.flaw = problems[0] ?? null;
  }
}

export class CredentialWatch {
  readonly #watched: ReadonlyMap<string, WatchedFile>;
  #timer: NodeJS.Timeout | undefined;
  #looking: Promise<void> | null = null;

  constructor(
    files: readonly CredentialFile[],
    private readonly upstreams: Upstreams,
    private readonly log: Log,
  ) {
    this.#watched = new Map(
      files.map((file) => [nameOf({ api: file.api, name: file.account }), new WatchedFile(file)]),
    );
  }

  start(every = betweenLooks): void {
    const look = () => {
      this.#looking ??= this.#look().finally(() => (this.#looking = null));
    };
    this.#timer = setInterval(guard(look), every).unref();
  }

  /** Says why an account still uses an earlier credential than its file has; null where it does not. */
  problemOf(account: Account): string | null {
    return this.#watched.get(nameOf(account))?.problem ?? null;
  }

  async close(): Promise<void> {
    clearInterval(this.#timer);
    await this.#looking;
  }

  async #look(): Promise<void> {
    await Promise.all([...this.#watched.values()].map((watched) => watched.look()));
    for (const account of this.upstreams.accounts) {
      const watched = this.#watched.get(nameOf(account));
      if (watched) this.#apply(account, watched);
    }
  }

  #apply(account: Account, watched: WatchedFile): void {
    const { credential, flaw, problem: before, file } = watched;
    const { api, name } = account;
    const problem = flaw ?? this.#clash(account, watched);
    watched.problem = problem;
    if (problem !== null) {
      if (problem !== before) {
        this.log.warn({ api, account: name }, `${problem}; the credential that was read before stays in use`);
      }
      return;
    }
    const isNew = credential !== null && credential !== account.credential;
    if (isNew) this.upstreams.replace(account, { ...account, credential });
    const news = [
      ...(before === null ? [] : ['the file is good again']),
      ...(isNew ? ['a new credential is in use'] : []),
    ];
    if (news.length > 0) this.log.info({ api, account: name }, `${file.setting}: ${news.join(', ')}`);
  }

  /** Two accounts may exchange their credentials, so the new ones are compared. */
  #clash(account: Account, { credential, file }: WatchedFile): string | null {
    if (credential === null || credential === account.credential) return null;
    const twin = this.upstreams.accounts.find(
      (other) => other !== account && other.api === account.api && this.#wanted(other) === credential,
    );
    return twin ? `${file.setting}: expected a credential of its own, but got that of the account ${twin.name}` : null;
  }

  #wanted(account: Account): string {
    return this.#watched.get(nameOf(account))?.credential ?? account.credential;
  }
}

/** Differs whenever the content may: also where a link leads elsewhere, or another file has taken its place. */
async function appearance(path: string): Promise<string> {
  try {
    const { dev, ino, mode, size, mtimeNs, ctimeNs } = await stat(path, { bigint: true });
    return [dev, ino, mode, size, mtimeNs, ctimeNs].join(' ');
  } catch (error) {
    return textAt(error, 'code') ?? 'unknown';
  }
}
