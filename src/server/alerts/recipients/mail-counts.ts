/** How many mails of one kind were sent within a day, to each mailbox and for each token, over all replicas. */
import { CallerError } from '../../../base/errors.js';
import type { Share } from '../../../base/shares/shares.js';
import { Tally } from '../../../base/shares/tally.js';
import type { Stores } from '../../../base/store/keyed-entries.js';

/** Milliseconds. */
const day = 86_400_000;

interface MailCountsOptions extends Stores {
  readonly now: () => number;
}

export interface CountedMail {
  /** It was not sent. */
  giveBack(): Promise<void>;
}

export class MailCounts {
  readonly #to: Tally;
  readonly #of: Tally;

  constructor(
    private readonly options: MailCountsOptions,
    to: Share,
    of: Share,
  ) {
    const { store, availability } = options;
    this.#to = new Tally(store, availability, to);
    this.#of = new Tally(store, availability, of);
  }

  /** Null where there is no room for it. */
  async count(mailbox: string, tokenId: string): Promise<CountedMail | null> {
    const until = this.options.now() + day;
    const ofMailbox = { caller: mailbox, amount: 1, until };
    const ofToken = { caller: tokenId, amount: 1, until };
    if (!(await isAdded(this.#to, ofMailbox))) return null;
    if (!(await isAdded(this.#of, ofToken))) {
      await this.#to.remove(ofMailbox);
      return null;
    }
    return {
      giveBack: async () => {
        await this.#to.remove(ofMailbox);
        await this.#of.remove(ofToken);
      },
    };
  }
}

/** False where there is no room. */
async function isAdded(tally: Tally, mail: Parameters<Tally['add']>[0]): Promise<boolean> {
  try {
    await tally.add(mail);
    return true;
  } catch (error) {
    if (error instanceof CallerError && error.code === 'OVERLOADED') return false;
    throw error;
  }
}
