/**
 * All finite resources of callers, declared once: the total, the part each caller keeps beside others, and the words of
 * a refusal. A caller is a token, else an address, else the service itself.
 */

export interface Share {
  /** The label in `meridian_shares_refused_total`. */
  readonly name: string;
  /** The resource in words, in the plural. */
  readonly words: string;
  /** The most of all callers together. */
  readonly total: number;
  /** The part of each caller. Beyond it a caller takes only what leaves as much again for others. */
  readonly part: number;
  /** The most of one caller, however much is free. */
  readonly each?: number;
  /** Seconds until a refused caller may retry; null where an entry must be ended first. */
  readonly retryAfter: number | null;
}

/** The caller for work that the service does of its own accord. */
export const service = 'service';

const MiB = 1024 * 1024;

export const shares = {
  budgets: { name: 'budgets', words: 'budgets', total: 200, part: 50, retryAfter: null },
  corrections: {
    name: 'corrections',
    words: 'corrections of invoices',
    total: 1_000,
    part: 250,
    retryAfter: null,
  },
  statements: { name: 'statements', words: 'statements', total: 240, part: 60, retryAfter: null },
  billingRules: {
    name: 'billing_rules',
    words: 'billing rules',
    total: 500,
    part: 125,
    retryAfter: null,
  },
  ownPrices: { name: 'own_prices', words: 'prices', total: 1_000, part: 250, retryAfter: null },
  alertRules: { name: 'alert_rules', words: 'alert rules', total: 1_000, part: 50, each: 50, retryAfter: null },
  alertRecipients: {
    name: 'alert_recipients',
    words: 'recipients of alerts',
    total: 10_000,
    part: 500,
    each: 500,
    retryAfter: null,
  },
  /** The caller is the token whose mail was refused. */
  alertOptOuts: {
    name: 'alert_opt_outs',
    words: 'addresses that want no mail',
    total: 10_000,
    part: 500,
    retryAfter: null,
  },
  /** Alerts by e-mail within a day, counted by the receiving mailbox, and by the token whose rule sends them. */
  mailsTo: {
    name: 'alert_mails_to',
    words: 'mails of alerts within a day',
    total: 10_000,
    part: 50,
    each: 50,
    retryAfter: 3_600,
  },
  mailsOf: {
    name: 'alert_mails_of',
    words: 'mails of alerts within a day',
    total: 5_000,
    part: 500,
    retryAfter: 3_600,
  },
  /**
   * Mails within a day that ask to confirm an address, counted by the receiving mailbox, and by the token that asks.
   */
  questionsTo: {
    name: 'alert_questions_to',
    words: 'mails within a day that ask to confirm addresses',
    total: 1_000,
    part: 1,
    each: 1,
    retryAfter: 3_600,
  },
  questionsOf: {
    name: 'alert_questions_of',
    words: 'mails within a day that ask to confirm addresses',
    total: 1_000,
    part: 20,
    each: 20,
    retryAfter: 3_600,
  },
  /** The silences of one account. */
  silences: {
    name: 'silences',
    words: 'silences of findings of an account',
    total: 1_000,
    part: 250,
    retryAfter: null,
  },
  /** Pending messages of alerts. */
  outbox: { name: 'outbox', words: 'messages that wait', total: 10_000, part: 2_500, retryAfter: 60 },
  /** Messages of alerts that are being sent, in the one process that sends. */
  deliveries: { name: 'deliveries', words: 'messages that are sent at once', total: 8, part: 2, retryAfter: 5 },
  /** Pending messages that the sending process has read. */
  deliveriesInHand: {
    name: 'deliveries_in_hand',
    words: 'messages in hand',
    total: 1_000,
    part: 100,
    each: 100,
    retryAfter: 5,
  },
  /** Host names of receivers that are looked up; each counts until the resolver has really ended. */
  lookUps: { name: 'look_ups', words: 'names that are looked up at once', total: 16, part: 4, retryAfter: 5 },
  exports: { name: 'exports', words: 'exports at once', total: 8, part: 2, retryAfter: 5 },
  files: { name: 'files', words: 'files that pass through at once', total: 32, part: 8, retryAfter: 5 },
  /** Bytes that unused addresses for files occupy in the store. */
  fileAddresses: {
    name: 'file_addresses',
    words: 'bytes of unused addresses for files',
    total: 1_024 * MiB,
    part: 64 * MiB,
    each: 64 * MiB,
    retryAfter: 60,
  },
  snapshots: { name: 'snapshots', words: 'snapshots by hand at once', total: 8, part: 2, retryAfter: 5 },
  /** Records of Meridian's own writes that wait for a store that is away; the caller with most loses its oldest. */
  ownWrites: { name: 'own_writes', words: 'writes to be remembered', total: 20_000, part: 5_000, retryAfter: 5 },
  /** Open streams of subscriptions, in one process. */
  streams: { name: 'streams', words: 'open streams', total: 1_000, part: 200, each: 200, retryAfter: 5 },
  /** Bytes of large bodies, each of which is in memory until it is answered. */
  bodies: { name: 'bodies', words: 'bytes of large bodies at once', total: 16 * MiB, part: 2 * MiB, retryAfter: 2 },
  /** Large responses, counted in multiples of the largest size, from when they are written until they are sent. */
  responses: { name: 'responses', words: 'large responses in flight', total: 4, part: 1, retryAfter: 5 },
  /** Bills being computed: one of thousands of lines takes some hundred megabytes. */
  bills: { name: 'bills', words: 'bills in the making', total: 2, part: 1, retryAfter: 5 },
  /** Queued operations, by their cost. A caller with less than its part takes the place of the one with most. */
  operations: {
    name: 'operations',
    words: 'fields of operations that wait',
    total: 1_000_000,
    part: 250_000,
    retryAfter: 5,
  },
} as const satisfies Readonly<Record<string, Share>>;
