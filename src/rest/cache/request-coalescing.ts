/** Request coalescing for one account: identical reads in flight share one call. */
import type { Account } from '../transport/account.js';
import { type Call, identityOf } from '../transport/call.js';
import { Deadline } from '../transport/deadline.js';
import { UpstreamError } from '../failures/failure.js';
import type { ResponseCache } from './response-cache.js';
import { NotRead } from '../failures/not-read.js';
import { late } from '../failures/not-sent.js';
import { isStaleBy } from './invalidation.js';
import { guard } from '../../base/guard.js';

export type SendCall = (call: Call, deadline: Deadline, onAttempt: () => void) => Promise<unknown>;

/** The conditions of one read. */
export interface ReadOptions {
  readonly deadline: Deadline;
  /** Milliseconds. */
  readonly maxAge: number;
  /** Makes no call: only a cached response or a read in flight will do. */
  readonly isOnlyIfCached: boolean;
  /** The caller has written, so reads that began before do not count. */
  readonly isAfterWrite: boolean;
  /** The key of another cache that stores the response: only reads with the same key are shared. */
  readonly keptAs?: string;
  onAttempt(): void;
}

export interface CoalescedResponse {
  readonly body: unknown;
  /** Milliseconds since 1970 when a cached response was requested; null for a fresh one. */
  readonly at: number | null;
  /** Whether another request made the call. */
  readonly isShared: boolean;
}

interface Flight {
  readonly call: Call;
  readonly deadline: JointDeadline;
  readonly answer: Promise<unknown>;
}

export class RequestCoalescing {
  readonly #flights = new Map<string, Flight>();

  constructor(
    private readonly account: Account,
    private readonly kept: ResponseCache,
    private readonly now: () => number,
    private readonly ask: SendCall,
  ) {}

  async read(call: Call, terms: ReadOptions): Promise<CoalescedResponse> {
    const key = `${this.account.api} ${this.account.name} ${call.baseUrl ?? ''} ${identityOf(call)}`;
    const { deadline, isAfterWrite, keptAs = '' } = terms;
    const kept = terms.maxAge > 0 && !isAfterWrite ? this.kept.get(key, this.now(), terms.maxAge) : null;
    if (kept) return { ...kept, isShared: false };
    // Joins may not use up the row's limit: other reads must not share a join's refusal.
    const apart = call.isJoined && call.row.options.limit ? 'joined ' : '';
    const name = `${apart}${keptAs} ${key}`;
    for (;;) {
      const found = isAfterWrite ? undefined : this.#flights.get(name);
      if (!found && terms.isOnlyIfCached) throw new NotRead(this.account);
      found?.deadline.join(deadline);
      const flight = found ?? this.#begin(call, name, key, terms);
      try {
        return { body: await this.#wait(flight, deadline), at: null, isShared: found !== undefined };
      } catch (error) {
        // The failure concerns the other callers' deadlines or shares, not this one's: try again.
        if (!found || !isTheirs(error) || deadline.left === 0) throw error;
      }
    }
  }

  /** Called when a write begins and ends: reads in flight may show the earlier state and are no longer shared. */
  end(write: Call): void {
    for (const [name, { call }] of this.#flights) if (isStaleBy(write, call)) this.#flights.delete(name);
    this.kept.drop(this.account, write);
  }

  #begin(call: Call, name: string, key: string, { deadline, onAttempt }: ReadOptions): Flight {
    const at = this.now();
    const joint = JointDeadline.of(deadline);
    const flight: Flight = { call, deadline: joint, answer: this.ask(call, joint, onAttempt) };
    this.#flights.set(name, flight);
    const land = (): boolean => this.#flights.get(name) === flight && this.#flights.delete(name);
    const keep = (body: unknown): void => {
      const { account } = this;
      if (land()) this.kept.keep(key, { body, call, account, at }, this.now());
    };
    void flight.answer.then(keep, land);
    return flight;
  }

  /** Waits up to the caller's own deadline, even if others wait longer. */
  #wait({ answer, deadline: joint }: Flight, own: Deadline): Promise<unknown> {
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
