/** The silences of accounts in the store: an entry for each account, which all replicas see within a second or two. */
import type { AccountCollection } from '../../../base/store/collection.js';
import { CallerError } from '../../../base/errors.js';
import { checkRoom } from '../../../base/shares/room.js';
import { shares } from '../../../base/shares/shares.js';
import {
  AccountEntries,
  type EntryAvailability,
  type EntryStore,
  type NamedAccount,
} from '../stored/account-entries.js';
import {
  type AccountSilences,
  type FindingSilence,
  fromStoredSilences,
  isBeforeEnd,
  silencesVersion,
  toStoredSilences,
} from './finding-silence.js';
import { SilencesInForce } from './silences-in-force.js';

export const findingSilences: AccountCollection<AccountSilences, NamedAccount> = {
  name: 'silences',
  version: silencesVersion,
  most: null,
  lasting: true,
  secret: false,
  freshFor: 1_000,
  toStored: toStoredSilences,
  parse: fromStoredSilences,
};

export class FindingSilences {
  readonly #entries: AccountEntries<AccountSilences>;

  constructor(store: EntryStore, availability?: EntryAvailability) {
    this.#entries = new AccountEntries(store, findingSilences, availability);
  }

  /** `now` in milliseconds since 1970. */
  async inForce(accounts: readonly NamedAccount[], now: number): Promise<SilencesInForce> {
    return new SilencesInForce(await this.#entries.of(accounts), now);
  }

  /** Adds a silence. It replaces an earlier one of the same finding. */
  async add(account: NamedAccount, silence: FindingSilence): Promise<void> {
    const isDone = await this.#entries.change(account, (present) => {
      const others = [...(present?.values() ?? [])].filter(
        (other) => other.id !== silence.id && isBeforeEnd(other, silence.createdAt),
      );
      const own = others.filter(({ createdBy }) => createdBy === silence.createdBy);
      checkRoom(shares.silences, { all: others.length, own: own.length });
      return { value: byId([...others, silence]), result: true };
    });
    if (isDone === null) throw ofLaterRelease();
  }

  /** Whether there was one. */
  async remove(account: NamedAccount, findingId: string): Promise<boolean> {
    const wasThere = await this.#entries.change(account, (present) => {
      if (!present?.has(findingId)) return { value: null, result: false };
      return { value: byId([...present.values()].filter(({ id }) => id !== findingId)), result: true };
    });
    if (wasThere === null) throw ofLaterRelease();
    return wasThere;
  }

  /** Removes the silences that are over. */
  async end(account: NamedAccount, isOver: (silence: FindingSilence) => boolean): Promise<void> {
    await this.#entries.change(account, (present) => {
      const all = [...(present?.values() ?? [])];
      const left = all.filter((silence) => !isOver(silence));
      return { value: left.length === all.length ? null : byId(left), result: true };
    });
  }
}

function byId(silences: readonly FindingSilence[]): AccountSilences {
  return new Map(silences.map((one) => [one.id, one]));
}

function ofLaterRelease(): CallerError {
  return new CallerError(
    'STORE_UNAVAILABLE',
    'Expected silences as this release writes them, but a later release has written those of the account. Please try again once all replicas are of that release.',
  );
}
