/** Request coalescing for one account: identical reads in flight share one call. */
import { type Account, fingerprint, nameOf } from '../transport/account.js';
import { type Call, identityOf } from '../transport/call.js';
import { Deadline } from '../transport/deadline.js';
import { UpstreamError } from '../failures/failure.js';
import type { ResponseCache } from './response-cache.js';
import { NotRead } from '../failures/not-read.js';
import { late } from '../failures/not-sent.js';
import { isStaleBy, marksOf } from './invalidation.js';
import { guard } from '../../base/guard.js';
import { answerKind } from '../rows/response-kind.js';
import type { AccountSharing } from '../shared/sharing.js';

type SendCall = (call: Call, deadline: Deadline, onAttempt: () => void) => Promise<unknown>;

/** The conditions of one read. */
export interface ReadOptions {
  readonly deadline: Deadline;
  /** Milliseconds. */
  readonly maxAge: number;
  /** Makes no call: only a cached response or a read in flight will do. */
  readonly isOnlyIfCached: boolean;
  /** The caller has written, so reads that began before do not count. */
  readonly isAfterWrite: boolean;
  onAttempt(): void;
}

interface CoalescedResponse {
  readonly body: unknown;
  /** Milliseconds since 1970 when a cached response was requested; null for a fresh one. */
  readonly at: number | null;
  /** Whether another request made the call. */
  readonly isShared: boolean;
}

/** Milliseconds; while other processes are not heard, a call that began longer ago is not shared. */
const unheardFor = 2_000;

interface Flight {
  readonly call: Call;
  readonly at: number;
  readonly deadline: JointDeadline;
  readonly answer: Promise<CoalescedResponse>;
}

export class RequestCoalescing {
  readonly #flights = new Map<string, Flight>();
  /** The account and a fingerprint of its credential: a response is never served to another credential. */
  readonly #owner: string;

  constructor(
    private readonly account: Account,
    private readonly responses: ResponseCache,
    private readonly now: () => number,
    private readonly ask: SendCall,
    private readonly shared: AccountSharing | null = null,
  ) {
    this.#owner = `${nameOf(account)} ${fingerprint(account)}`;
  }

  async read(call: Call, terms: ReadOptions): Promise<CoalescedResponse> {
    const key = this.#keyOf(call);
    const { deadline, isAfterWrite } = terms;
    const name = `${apartFrom(call)} ${key}`;
    const isCatalogue = call.row.options.ttl !== undefined;
    // No write changes a catalogue unless it says so, and then it is dropped.
    const longest = isCatalogue ? terms.maxAge : Math.min(terms.maxAge, this.shared?.sharing.longestAge ?? Infinity);
    const mayBeKept = terms.maxAge > 0 && (isCatalogue || !isAfterWrite);
    const isKnown = () =>
      (mayBeKept && this.responses.has(key, call.row, this.now(), longest)) || this.#flights.has(name);
    // What is known here counts once everything that other processes have announced before has arrived.
    const isCurrent = isCatalogue || !this.shared || !isKnown() || (await this.#isCurrent());
    const response = isCurrent && mayBeKept ? this.responses.get(key, call.row, this.now(), longest) : null;
    if (response) return { ...response, isShared: false };
    for (;;) {
      const known = isAfterWrite ? undefined : this.#flights.get(name);
      const found = known && (isCurrent || this.now() - known.at < unheardFor) ? known : undefined;
      if (!found && terms.isOnlyIfCached) return this.#answer(call, deadline, terms);
      found?.deadline.join(deadline);
      const flight = found ?? this.#begin(call, name, key, terms);
      try {
        const answer = await this.#wait(flight, deadline);
        return { ...answer, isShared: answer.isShared || found !== undefined };
      } catch (error) {
        // The failure concerns the other callers' deadlines or shares, not this one's: try again.
        if (!found || !isTheirs(error) || deadline.left === 0) throw error;
      }
    }
  }

  /** Called when a write begins and ends: reads in flight may show the earlier state and are no longer shared. */
  end(changed: readonly string[] | null): void {
    for (const [name, { call }] of this.#flights) if (isStaleBy(changed, call)) this.#flights.delete(name);
    this.responses.drop(this.#owner, changed);
  }

  /** The last response for a catalogue, at most a day old, for when the catalogue cannot be read now. */
  stale(call: Call): { readonly body: unknown; readonly at: number } | null {
    return this.responses.stale(this.#keyOf(call), this.now());
  }

  /** Called when another credential takes the place of this one. */
  forget(): void {
    this.#flights.clear();
    this.responses.forget(this.#owner);
  }

  #keyOf(call: Call): string {
    return `${this.#owner} ${call.baseUrl ?? ''} ${identityOf(call)}`;
  }

  #begin(call: Call, name: string, key: string, terms: ReadOptions): Flight {
    const at = this.now();
    const joint = JointDeadline.of(terms.deadline);
    const flight: Flight = { call, at, deadline: joint, answer: this.#answer(call, joint, terms) };
    this.#flights.set(name, flight);
    const land = (): boolean => this.#flights.get(name) === flight && this.#flights.delete(name);
    const keep = (answer: CoalescedResponse): void => {
      if (land())
        this.responses.keep(key, { body: answer.body, call, owner: this.#owner, at: answer.at ?? at }, this.now());
    };
    void flight.answer.then(keep, land);
    return flight;
  }

  async #answer(call: Call, deadline: Deadline, terms: ReadOptions): Promise<CoalescedResponse> {
    const ask = () => this.ask(call, deadline, terms.onAttempt);
    const shared = this.#sharedBy(call, terms);
    if (shared) {
      const { sharing, account, answers } = shared;
      const read = `${apartFrom(call)}${call.baseUrl ?? ''} ${identityOf(call)}`;
      const maxAge = Math.min(terms.maxAge, sharing.longestAge);
      const key = { account, read, marks: marksOf(call) };
      const answer = await answers.read(key, this.account, { ...terms, maxAge, deadline }, ask);
      if (answer) {
        const { body, age, isShared } = answer;
        return { body, at: age === null ? null : this.now() - age, isShared };
      }
    }
    if (terms.isOnlyIfCached) throw new NotRead(this.account);
    return { body: await ask(), at: null, isShared: false };
  }

  /** Null if the call is not shared with other processes: its response holds a secret or bytes, or follows a write. */
  #sharedBy({ row }: Call, { isAfterWrite }: ReadOptions) {
    const answers = this.shared?.sharing.coalescing;
    if (!this.shared || !answers || isAfterWrite || this.#hasUnannounced) return null;
    if (answerKind(row) === 'bytes' || this.shared.sharing.secretRows.has(row)) return null;
    return { ...this.shared, answers };
  }

  async #isCurrent(): Promise<boolean> {
    return !this.#hasUnannounced && (await this.shared?.sharing.announcements.confirm()) === true;
  }

  /** True if other processes may still serve what a write has changed. */
  get #hasUnannounced(): boolean {
    return this.shared?.sharing.announcements.pending.has(this.shared.account) ?? false;
  }

  /** Waits up to the caller's own deadline, even if others wait longer. */
  #wait({ answer, deadline: joint }: Flight, own: Deadline): Promise<CoalescedResponse> {
    let timer: NodeJS.Timeout | undefined;
    const isOver = new Promise<never>((_, reject) => {
      const end = () => {
        if (joint.left > 0) reject(new UpstreamError(this.account, late().failure));
      };
      timer = setTimeout(guard(end), own.left);
    });
    return Promise.race([answer, isOver]).finally(() => clearTimeout(timer));
  }
}

/** Joins may not use up the row's limit: other reads must not share a join's refusal. */
function apartFrom({ isJoined, row }: Call): string {
  return isJoined && row.options.limit ? 'joined ' : '';
}

function isTheirs(error: unknown): boolean {
  return error instanceof UpstreamError && ['late', 'share_spent'].includes(error.failure.code);
}

/** Expires when all of its callers have run out of time or disconnected. */
class JointDeadline extends Deadline {
  private constructor(private readonly waiting: Deadline[]) {
    super(
      () => 0,
      0,
      () => waiting.every(({ isAbandoned }) => isAbandoned()),
    );
  }

  static of(first: Deadline): JointDeadline {
    return new JointDeadline([first]);
  }

  override get left(): number {
    return this.waiting.reduce((most, { left }) => Math.max(most, left), 0);
  }

  join(other: Deadline): void {
    if (!this.waiting.includes(other)) this.waiting.push(other);
  }
}
