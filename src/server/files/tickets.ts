/** Tickets for later requests with a file: stored, so that any replica accepts them, and valid once. */
import { randomBytes, randomUUID } from 'node:crypto';
import type { Keyv } from 'keyv';
import { CallerError } from '../../base/errors.js';
import type { Availability } from '../../base/store/availability.js';
import { shares } from '../../base/shares/shares.js';
import { type TalliedAmount, Tally } from '../../base/shares/tally.js';
import { refuse } from '../../base/store/refuse.js';
import type { Collection } from '../../base/store/collection.js';
import type { Store } from '../../base/store/store.js';
import { sweep } from '../../base/store/sweep.js';
import { acceptedCredentials, rests } from '../../rest/shared/shared-rests.js';
import { endedActions } from '../../rest/shared/shared-watches.js';
import type { Token } from '../tokens/tokens.js';
import { leftUntil } from '../../base/stored-deadline.js';
import { isObject, numberAt, textAt } from '../../base/unknown.js';
import { sealed, unsealed } from './seal.js';
import { guard } from '../../base/guard.js';

/** Milliseconds for which a ticket is valid, and between removals of expired ones. */
const goodFor = 10 * 60_000;

/** They end after minutes. */
export const fileTickets: Collection = { name: 'file-tickets', most: null, lasting: false, secret: false };
const { name: namespace } = fileTickets;
/** The namespace in which earlier releases stored used tickets. */
const claims = 'claims';

/** The least number of bytes that each counts for. */
const leastBytes = 64 * 1024;

/** Bytes of an id, which is written in base64url. */
const idLength = 32;
const idForm = /^[\w-]{43}$/;

/** The method of the request that the ticket is for. */
export type Purpose = 'GET' | 'PUT';

/** The caller: another token, even of the same person, is refused. */
export interface Holder {
  readonly token: Token;
  /** The Authorization header. */
  readonly authorization: string;
}

interface FileTicket {
  readonly id: string;
  readonly expiresAt: Date;
}

export class Tickets {
  readonly #entries: Keyv<unknown>;
  readonly #held: Tally;
  readonly #sweeping: NodeJS.Timeout;

  constructor(
    private readonly store: Store,
    private readonly availability: Pick<Availability, 'ask' | 'write'>,
  ) {
    this.#entries = store.namespace(namespace);
    this.#held = new Tally(store, availability, shares.fileAddresses);
    const removeOld = () =>
      sweep(store, [namespace, claims, rests.name, acceptedCredentials.name, endedActions.name]).catch(() => undefined);
    // What could not be removed now will be next time; each replica does it, as none knows of the others.
    this.#sweeping = setInterval(guard(removeOld), goodFor).unref();
  }

  async issue(purpose: Purpose, content: object, { token, authorization }: Holder): Promise<FileTicket> {
    const id = randomBytes(idLength).toString('base64url');
    const expiresAt = new Date(Date.now() + goodFor);
    const stored = {
      token: token.id,
      until: expiresAt.getTime(),
      sealed: sealed({ purpose, content }, authorization, id),
    };
    await this.#held.add(heldIn(stored.token, stored));
    await this.availability.write(() => this.#entries.set(id, stored, goodFor)).catch(refuse);
    return { id, expiresAt };
  }

  /** Returns the contents of a ticket, which stays valid until it is used. */
  async read(id: string, purpose: Purpose, { token, authorization }: Holder): Promise<unknown> {
    if (!idForm.test(id)) throw gone();
    const stored = await this.availability.ask(() => this.#entries.get(id)).catch(refuse);
    const [holder, text] = [textAt(stored, 'token'), textAt(stored, 'sealed')];
    const until = numberAt(stored, 'until');
    // Earlier releases wrote none.
    const isOver = until !== null && leftUntil(until, Date.now(), goodFor) === 0;
    if (holder === null || text === null || isOver) throw gone();
    if (holder !== token.id) {
      throw new CallerError('FORBIDDEN', 'Expected the token that this address was made for, but got another');
    }
    const found = unsealed(text, authorization, id);
    if (!isObject(found) || found['purpose'] !== purpose) throw gone();
    return found['content'];
  }

  /** Throws when another request, of any process, has used it. */
  async use(id: string, { token }: Holder): Promise<void> {
    // Of this use alone, and never released: trying again after a broken connection gets the same lease.
    const use = randomUUID();
    const acquire = () => this.store.leases.acquire(`${namespace}:${id}`, use, goodFor);
    if ((await this.availability.write(acquire).catch(refuse)) === null) throw gone();
    // The lease outlives the ticket, so a failure to delete it does no harm, nor one to count it no more before it ends.
    try {
      const stored = await this.#entries.get(id);
      await this.#entries.delete(id);
      const [sealed, until] = [textAt(stored, 'sealed'), numberAt(stored, 'until')];
      if (sealed !== null && until !== null) await this.#held.remove(heldIn(token.id, { sealed, until }));
    } catch {
      return;
    }
  }

  close(): void {
    clearInterval(this.#sweeping);
  }
}

function heldIn(caller: string, { sealed, until }: { readonly sealed: string; readonly until: number }): TalliedAmount {
  return { caller, amount: Math.max(leastBytes, sealed.length), until };
}

function gone(): CallerError {
  const minutes = goodFor / 60_000;
  const message = `Expected an address that was answered in the last ${minutes} minutes and not used since, but got another`;
  return new CallerError('NOT_FOUND', message);
}
