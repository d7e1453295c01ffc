/** The recipients of e-mail: addresses that their readers have confirmed, or whose domain a setting names. */
import { createHash, randomBytes } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import type { Token } from '../../../base/auth/token.js';
import { shares } from '../../../base/shares/shares.js';
import type { KeyedEntries, Stores } from '../../../base/store/keyed-entries.js';
import type { AlertsConfig } from '../alerts-config.js';
import { type Mail, failureOfMail, isSurelyUnsent } from '../channels/mailer.js';
import type { Withheld } from '../withheld.js';
import { canonicalAddress, domainOf, hashedKey, mailboxOf } from './address.js';
import { confirmationMail } from './confirmation-mail.js';
import { type CountedMail, MailCounts } from './mail-counts.js';
import { type OptOut, alertOptOuts } from './opt-out.js';
import { type Recipient, alertRecipients, isLinkOver, linkLasts } from './recipient.js';

interface RecipientsOptions extends Stores {
  readonly config: Pick<AlertsConfig, 'emailDomains'>;
  /** The public URL of this service, for links; null: no mail with a link is sent. */
  readonly publicUrl: string | null;
  /** Returns the token while it is active and unexpired, else null. */
  readonly tokens: { byId(id: string): Promise<Token | null> };
  send(mail: Mail, to: readonly string[]): Promise<unknown>;
  readonly log: Pick<FastifyBaseLogger, 'warn'>;
  readonly now: () => number;
}

/** Bytes of the secret in a link. */
const secretLength = 32;

/** ENDED: the link never existed, has expired, or a newer mail has another. INACTIVE: its token is. */
export type LinkState = 'ENDED' | 'INACTIVE' | 'ASKED' | 'CONFIRMED' | 'OPTED_OUT';

export interface OpenedLink {
  readonly state: LinkState;
  /** Null where it has ended. */
  readonly recipient: Recipient | null;
}

interface AdmittedRecipients {
  readonly to: readonly string[];
  /** The other recipients, and why they are skipped. */
  readonly withheld: readonly Withheld[];
  /** Takes back a counted mail that was certainly not sent. */
  giveBack(): Promise<void>;
}

export class Recipients {
  readonly #recipients: KeyedEntries<Recipient>;
  readonly #optOuts: KeyedEntries<OptOut>;
  readonly #questions: MailCounts;
  readonly #alerts: MailCounts;

  constructor(private readonly options: RecipientsOptions) {
    this.#recipients = alertRecipients.in(options);
    this.#optOuts = alertOptOuts.in(options);
    this.#questions = new MailCounts(options, shares.questionsTo, shares.questionsOf);
    this.#alerts = new MailCounts(options, shares.mailsTo, shares.mailsOf);
  }

  /** The recipients that are skipped, and why. */
  async withheld(tokenId: string, to: readonly string[]): Promise<readonly Withheld[]> {
    const each = await Promise.all(to.map((address) => this.#withheldFrom(tokenId, address)));
    return each.flatMap((withheld) => withheld ?? []);
  }

  async #withheldFrom(tokenId: string, address: string): Promise<Withheld | null> {
    const { emailDomains } = this.options.config;
    const withheld = (why: Withheld['reason'], mailedAt: string | null = null) =>
      ({ reason: why, recipient: address, mailedAt }) satisfies Withheld;
    // Those of a domain that is named are the operator's own.
    if (emailDomains !== null) return emailDomains.includes(domainOf(address)) ? null : withheld('DOMAIN');
    if ((await this.#optOuts.find(mailboxKey(address))) !== null) return withheld('OPTED_OUT');
    const recipient = await this.#recipients.find(recipientKey(tokenId, address));
    if (recipient?.confirmedAt) return null;
    const hasOpenLink = recipient !== null && !isLinkOver(recipient, this.options.now());
    return withheld('UNCONFIRMED', hasOpenLink ? recipient.mailedAt : null);
  }

  /** The recipients to send to now; this counts as a mail to each. */
  async admit(tokenId: string, to: readonly string[]): Promise<AdmittedRecipients> {
    const withheld = [...(await this.withheld(tokenId, to))];
    const counted: CountedMail[] = [];
    const admitted: string[] = [];
    for (const address of to) {
      if (withheld.some(({ recipient }) => recipient === address)) continue;
      const mail = await this.#alerts.count(mailboxKey(address), tokenId);
      if (mail === null) {
        withheld.push({ reason: 'DAILY_LIMIT', recipient: address, mailedAt: null });
        continue;
      }
      counted.push(mail);
      admitted.push(address);
    }
    const giveBack = async () => {
      for (const mail of counted) await mail.giveBack();
    };
    return { to: admitted, withheld, giveBack };
  }

  /** Sends a link to each address that is unconfirmed, within the bounds. */
  async ask(tokenId: string, to: readonly string[]): Promise<void> {
    if (this.options.publicUrl === null) return;
    for (const { reason: why, recipient } of await this.withheld(tokenId, to))
      if (why === 'UNCONFIRMED' && recipient !== null) await this.#askOne(tokenId, recipient, this.options.publicUrl);
  }

  async #askOne(tokenId: string, address: string, publicUrl: string): Promise<void> {
    const { now } = this.options;
    const mailbox = mailboxKey(address);
    const counted = await this.#questions.count(mailbox, tokenId);
    if (counted === null) return;
    const secret = randomBytes(secretLength).toString('base64url');
    const link = { hash: hashOf(secret), until: now() + linkLasts };
    const key = recipientKey(tokenId, address);
    await this.#note(key, { tokenId, mailbox, link, mailedAt: null, confirmedAt: null }).catch(
      async (error: unknown) => {
        await counted.giveBack();
        throw error;
      },
    );
    const mail = confirmationMail({ publicUrl, link: `${key}.${secret}`, tokenId, until: link.until });
    const noteSent = () => {
      const mailedAt = new Date(now()).toISOString();
      return this.#changeLinked(key, link.hash, (present) => ({ ...present, mailedAt }));
    };
    const noteUnsent = (error: unknown) => this.#notSent(counted, error);
    // Callers do not wait for the SMTP server: the rule says whether the mail is known to have been sent.
    void this.options
      .send(mail, [address])
      .then(noteSent, noteUnsent)
      .catch(() => undefined);
  }

  /** An address confirmed meanwhile stays confirmed. */
  async #note(key: string, recipient: Recipient): Promise<void> {
    const changed = await this.#recipients.change(key, (present) =>
      present.confirmedAt === null ? recipient : present,
    );
    const isOver = (other: Recipient) => other.confirmedAt === null && isLinkOver(other, this.options.now());
    if (changed === null) await this.#recipients.put(key, recipient, isOver);
  }

  /** The state of a link. Opening it changes nothing, as mail scanners open every link. */
  async open(link: string): Promise<OpenedLink> {
    const [, key = '', secret = ''] = linkForm.exec(link) ?? [];
    const recipient = key === '' ? null : await this.#recipients.find(key);
    const isEnded =
      recipient === null || recipient.link?.hash !== hashOf(secret) || isLinkOver(recipient, this.options.now());
    if (isEnded) return { state: 'ENDED', recipient: null };
    if ((await this.#optOuts.find(recipient.mailbox)) !== null) return { state: 'OPTED_OUT', recipient };
    if (recipient.confirmedAt !== null) return { state: 'CONFIRMED', recipient };
    return { state: (await this.#isActive(recipient)) ? 'ASKED' : 'INACTIVE', recipient };
  }

  /** The address gets the token's alerts from now on. */
  async confirm(link: string): Promise<OpenedLink> {
    const { state, recipient } = await this.open(link);
    if (recipient === null || state === 'CONFIRMED') return { state, recipient };
    if (!(await this.#isActive(recipient))) return { state: 'INACTIVE', recipient };
    const confirmedAt = new Date(this.options.now()).toISOString();
    await this.#changeLinked(keyIn(link), recipient.link?.hash, (present) => ({ ...present, confirmedAt }));
    await this.#optOuts.delete(recipient.mailbox);
    return this.open(link);
  }

  /** The mailbox gets no mail from now on, from any token. */
  async refuse(link: string): Promise<OpenedLink> {
    const { state, recipient } = await this.open(link);
    if (recipient === null) return { state, recipient };
    const { tokenId, mailbox } = recipient;
    await this.#optOuts.put(mailbox, { tokenId, at: new Date(this.options.now()).toISOString() });
    await this.#changeLinked(keyIn(link), recipient.link?.hash, (present) => ({ ...present, confirmedAt: null }));
    return this.open(link);
  }

  /** Changes the recipient unless it has another link by then. */
  async #changeLinked(key: string, hash: string | undefined, next: (present: Recipient) => Recipient): Promise<void> {
    await this.#recipients.change(key, (present) => (present.link?.hash === hash ? next(present) : present));
  }

  async #isActive({ tokenId }: Recipient): Promise<boolean> {
    return (await this.options.tokens.byId(tokenId)) !== null;
  }

  /** The SMTP server's reply may name the address, so it is not logged. */
  async #notSent(counted: CountedMail, error: unknown): Promise<void> {
    const why = failureOfMail(error);
    this.options.log.warn(`A mail that asks to confirm an address of alerts was not sent: ${why}.`);
    if (isSurelyUnsent(why)) await counted.giveBack();
  }
}

const linkForm = /^([\w-]{32})\.([\w-]{43})$/;

function keyIn(link: string): string {
  return link.slice(0, link.indexOf('.'));
}

export function recipientKey(tokenId: string, address: string): string {
  return hashedKey('recipient', tokenId, canonicalAddress(address));
}

export function mailboxKey(address: string): string {
  return hashedKey('mailbox', mailboxOf(address));
}

function hashOf(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url');
}
