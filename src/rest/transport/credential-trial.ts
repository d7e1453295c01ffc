/**
 * Learns before an account's first call whether other processes leave it alone. If refusals count towards a lockout,
 * only one process at a time tries a credential that none has had accepted.
 */
import { setTimeout as pause } from 'node:timers/promises';
import type { Rest } from '../shared/shared-rests.js';
import type { AccountSharing } from '../shared/sharing.js';

/** Milliseconds between looks at a trial of another process. */
const betweenLooks = 100;

export class CredentialTrial {
  #loading: Promise<void> | undefined;
  #isAccepted = false;

  constructor(
    private readonly shared: AccountSharing,
    private readonly isTried: boolean,
    private readonly onRest: (rest: Rest) => void,
    /** Resolves once other processes know of a refusal. */
    private readonly informed: () => Promise<void>,
  ) {}

  /** Runs before each call. */
  begin(): Promise<void> {
    this.#loading ??= this.#load();
    return this.#loading;
  }

  /** Forgets the known state, which is then read again. */
  forget(): void {
    this.#loading = undefined;
  }

  /** Sends a call; while the credential has not been accepted, only if no other process sends one. */
  async run<T>(send: () => Promise<T>, check: () => void): Promise<T> {
    const { sharing, account } = this.shared;
    while (this.isTried && !this.#isAccepted) {
      this.#isAccepted = (await sharing.rests.isAccepted(account)) === true;
      if (this.#isAccepted) break;
      const trial = await sharing.rests.trial(account, async () => {
        // Another may have been refused just before.
        await this.#load();
        check();
        return this.#try(send);
      });
      if (trial) return trial.result;
      await pause(betweenLooks);
      check();
    }
    return send();
  }

  refused(): void {
    this.#isAccepted = false;
  }

  /** The next may try once it can know how this ended. */
  async #try<T>(send: () => Promise<T>): Promise<T> {
    try {
      const result = await send();
      this.#isAccepted = true;
      await this.shared.sharing.rests.accept(this.shared.account);
      return result;
    } finally {
      await this.informed();
    }
  }

  async #load(): Promise<void> {
    for (const rest of await this.shared.sharing.rests.load(this.shared.account)) this.onRest(rest);
  }
}
