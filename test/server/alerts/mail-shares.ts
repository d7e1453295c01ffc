/** Two tokens, one of which takes all that it can of what mails take: the other one gets its part. */
import { expect } from '@jest/globals';
import type { Share } from '../../../src/base/shares/shares.js';
import { shares } from '../../../src/base/shares/shares.js';
import { tallies } from '../../../src/base/shares/tally.js';
import type { Stores } from '../../../src/base/store/keyed-entries.js';
import { MailCounts } from '../../../src/server/alerts/recipients/mail-counts.js';
import { alertOptOuts } from '../../../src/server/alerts/recipients/opt-out.js';
import { alertRecipients } from '../../../src/server/alerts/recipients/recipient.js';

interface Callers {
  readonly stored: Stores;
  /** Ids of tokens. */
  readonly greedy: string;
  readonly modest: string;
}

const since = '2026-01-01T00:00:00.000Z';

function fill({ stored, greedy }: Callers, name: string, count: number, value: object): Promise<unknown> {
  const entries = Array.from({ length: count }, (_, n) => ({
    key: `own ${n}`,
    value: { v: 1, tokenId: greedy, ...value },
  }));
  return stored.store.namespace(name).setMany(entries);
}

export async function boundsRecipients(callers: Callers): Promise<void> {
  const { stored, greedy, modest } = callers;
  const value = { mailbox: 'x', link: null, mailedAt: null, confirmedAt: since };
  await fill(callers, alertRecipients.name, shares.alertRecipients.each, value);
  const recipients = alertRecipients.in(stored);
  const more = recipients.put('more', { tokenId: greedy, ...value });
  await expect(more).rejects.toMatchObject({ code: 'BAD_USER_INPUT' });
  await recipients.put('other', { tokenId: modest, ...value });
}

export async function boundsOptOuts(callers: Callers): Promise<void> {
  const { stored, greedy, modest } = callers;
  const { total, part } = shares.alertOptOuts;
  await fill(callers, alertOptOuts.name, total - part, { at: since });
  const optOuts = alertOptOuts.in(stored);
  const more = optOuts.put('more', { tokenId: greedy, at: since });
  await expect(more).rejects.toMatchObject({ code: 'BAD_USER_INPUT' });
  await optOuts.put('other', { tokenId: modest, at: since });
}

const mailsOf = ({ store, availability }: Stores, to: Share, of: Share) =>
  new MailCounts({ store, availability, now: Date.now }, to, of);

/** Mails to one mailbox, whoever sends them. */
export async function boundsMailbox({ stored, greedy, modest }: Callers, to: Share, of: Share): Promise<void> {
  const mails = mailsOf(stored, to, of);
  for (let n = 0; n < to.part; n += 1) expect(await mails.count('one', greedy)).not.toBeNull();
  expect(await mails.count('one', greedy)).toBeNull();
  expect(await mails.count('other', modest)).not.toBeNull();
}

/** Mails of one token, whomever they go to. */
export async function boundsToken({ stored, greedy, modest }: Callers, to: Share, of: Share): Promise<void> {
  const ends = Math.ceil(Date.now() / 60_000) + 60;
  const callers = { [greedy]: { [ends]: of.each ?? of.total - of.part } };
  await stored.store.namespace(tallies.name).set(of.name, { v: 1, callers });
  const mails = mailsOf(stored, to, of);
  expect(await mails.count('a', greedy)).toBeNull();
  for (let n = 0; n < of.part; n += 1) expect(await mails.count(`b${n}`, modest)).not.toBeNull();
}
