/** The client of one account for one GraphQL request: it reads nothing twice and counts calls. */
import { type SavedRead, savedReads } from '../../base/telemetry/diagnostics.js';
import type { PropagatedContext } from '../../base/telemetry/propagated-context.js';
import type { BoundRow } from '../rows/bound-row.js';
import { type Call, type CallArguments, callOf, identityOf } from './call.js';
import type { Deadline } from './deadline.js';
import { UpstreamError } from '../failures/failure.js';
import type { UpstreamMessage } from '../failures/detail.js';
import { secretsOf } from '../failures/account-secrets.js';
import { presentableDetails } from '../failures/upstream-words.js';
import { NotRead } from '../failures/not-read.js';
import { longestAge } from '../cache/response-cache.js';
import { Memo, MemoKey } from '../planner/memo.js';
import { paramsOf } from '../rows/path.js';
import type { Opened } from './reply.js';
import type { Caller } from '../limits/fair-shares.js';
import type { Upstream } from './upstream.js';

/** A response, and when it was requested in milliseconds since 1970: its content is at least as recent. */
interface TimedResponse {
  readonly body: unknown;
  readonly at: number;
}

/** How old a join's data may be, in milliseconds. */
export interface Age {
  readonly longest: number;
  /** Called with each response used. */
  note(read: TimedResponse): void;
}

/** Messages of one request that are reported, or a few more. */
const mostMessages = 20;

/** Responses that this request has read. */
const reads = new MemoKey<Map<string, Promise<TimedResponse>>>();

interface ClientOptions {
  readonly caller: Caller | null;
  readonly propagated: PropagatedContext | null;
  readonly upstream: Upstream;
  readonly now: () => number;
  /** The request's deadline. */
  readonly deadline: Deadline;
  /** Milliseconds for which cached responses are accepted: zero for none, null if not specified. */
  readonly maxAge: number | null;
  /** Reads that take one call per object are made only from the cache. */
  readonly isOnlyIfCached: boolean;
  /** Whether the caller may write to the account. */
  readonly mayWrite: () => boolean;
  /** Called after each write. */
  readonly onWrite: () => void;
}

/** The cached responses that a call accepts. */
interface Accepted {
  /** Milliseconds; null if not specified. */
  readonly longest: number | null;
  /** Makes no call. */
  readonly isOnlyIfCached: boolean;
}

/** The accepted age in milliseconds; if none is specified, no earlier response is accepted. */
function ageOf({ longest }: Pick<Accepted, 'longest'>): number {
  return longest === null ? 0 : longest;
}

export class Client {
  calls = 0;
  cacheHits = 0;
  /** Responses to calls that other requests had in flight. */
  sharedHits = 0;
  /** Reads skipped because only cached responses were accepted. */
  notRead = 0;
  /** Milliseconds: the greatest age of a cache hit. */
  age = 0;
  /** Paths served from an expired entry because the upstream failed. */
  readonly stale = new Set<string>();
  /** The messages of the upstream beside successes; bounded. */
  readonly messages: UpstreamMessage[] = [];
  /** Other replicas could not be informed of a write, and may show the earlier state for a while. */
  isUnannounced = false;
  readonly #memo = new Memo();
  readonly #begun: number;
  #isAfterWrite = false;

  constructor(private readonly options: ClientOptions) {
    this.#begun = options.now();
  }

  get upstream(): Upstream {
    return this.options.upstream;
  }

  /** Milliseconds since 1970. */
  get now(): number {
    return this.options.now();
  }

  get deadline(): Deadline {
    return this.options.deadline;
  }

  get mayWrite(): boolean {
    return this.options.mayWrite();
  }

  /** Memoises a value derived from reads until the next write. */
  memo<T>(key: MemoKey<T>, make: () => T): T {
    return this.#memo.get(key, make);
  }

  async read(row: BoundRow, wanted: CallArguments, age?: Age): Promise<unknown> {
    const call = { ...this.#callOf(row, wanted), ...(age && { isJoined: true }) };
    const known = this.memo(reads, () => new Map());
    const key = identityOf(call);
    const began = this.options.now();
    const { maxAge } = this.options;
    // Lists below an object, and a join's reads of single objects, take one call each.
    const isOfEach = paramsOf(row.path).length > 0 && (row.kind === 'list' || age !== undefined);
    const isOnlyIfCached = this.options.isOnlyIfCached && isOfEach;
    const accepted = age && maxAge !== 0 ? Math.max(age.longest, maxAge ?? age.longest) : maxAge;
    const longest = isOnlyIfCached ? longestAge * 1000 : accepted;
    let found = known.get(key);
    // One field of a request may accept an older response than another.
    const isTimed = age !== undefined || !row.options.ttl;
    if (found && isTimed && (await found).at < this.#begun - ageOf({ longest })) found = undefined;
    if (!found) {
      found = row.options.ttl
        ? this.#ofCatalogue(call, row.options.ttl, { longest, isOnlyIfCached }, began)
        : this.#shared(call, { longest, isOnlyIfCached }, began);
      known.set(key, found);
    }
    const read = await found;
    age?.note(read);
    return read.body;
  }

  /** Ignores all earlier reads, including those of other requests: a change is computed from the current state. */
  readAnew(): void {
    this.#isAfterWrite = true;
    this.#memo.clear();
  }

  /** Reads past every cache and shares no call, because the next write depends on it. */
  readCurrent(row: BoundRow, wanted: CallArguments): Promise<unknown> {
    return this.upstream.ask(this.#callOf(row, wanted), this.deadline, () => (this.calls += 1));
  }

  async write(row: BoundRow, wanted: CallArguments): Promise<unknown> {
    const call = this.#callOf(row, wanted);
    await this.upstream.announce(call);
    try {
      const body = await this.upstream.ask(call, this.deadline, () => (this.calls += 1));
      this.#noteMessages(call, body);
      return body;
    } finally {
      await this.#outdate(call);
    }
  }

  /** A response as a stream, which is neither cached nor shared. */
  open(row: BoundRow, wanted: CallArguments): Promise<Opened> {
    return this.upstream.open(this.#callOf(row, wanted), this.deadline, () => (this.calls += 1));
  }

  /** Throws if the write could not be sent. */
  verify(row: BoundRow, wanted: CallArguments): void {
    this.upstream.verify(this.#callOf(row, wanted));
  }

  /** Called when a write's actions have ended: reads made meanwhile are stale. */
  outdate(row: BoundRow, wanted: CallArguments): Promise<void> {
    return this.#outdate(this.#callOf(row, wanted));
  }

  #callOf(row: BoundRow, wanted: CallArguments): Call {
    const { caller, propagated } = this.options;
    return { ...callOf(row, wanted, this.upstream.account), caller, propagated };
  }

  async #outdate(call: Call): Promise<void> {
    const isAnnounced = this.upstream.announce(call);
    this.readAnew();
    this.options.onWrite();
    if (!(await isAnnounced)) this.isUnannounced = true;
  }

  /**
   * Serves catalogues to callers who accept some age or specify none, for as long as the row says; for longer if the
   * upstream cannot be read.
   */
  async #ofCatalogue(call: Call, ttl: number, accepted: Accepted, began: number): Promise<TimedResponse> {
    const { longest } = accepted;
    if (longest === 0) return this.#shared(call, accepted, began);
    try {
      const age = longest === null ? ttl * 1000 : Math.max(longest, ttl * 1000);
      return await this.#shared(call, { ...accepted, longest: age }, began);
    } catch (error) {
      const isAway = error instanceof UpstreamError && error.isWithoutAnswer;
      const stale = isAway ? this.upstream.reads.stale(call) : null;
      if (!stale) throw error;
      this.stale.add(call.path);
      return stale;
    }
  }

  async #shared(call: Call, accepted: Accepted, began: number): Promise<TimedResponse> {
    const { deadline, now } = this.options;
    const answer = await this.upstream.reads
      .read(call, {
        deadline,
        maxAge: ageOf(accepted),
        isOnlyIfCached: accepted.isOnlyIfCached,
        isAfterWrite: this.#isAfterWrite,
        onAttempt: () => (this.calls += 1),
      })
      .catch((error: unknown) => {
        if (error instanceof NotRead) this.notRead += 1;
        throw error;
      });
    if (answer.at !== null) this.#noteHit(now() - answer.at);
    if (answer.isShared) this.#noteShared();
    if (answer.at === null) this.#noteMessages(call, answer.body);
    return { body: answer.body, at: answer.at ?? began };
  }

  #noteMessages({ row, path }: Call, body: unknown): void {
    const { dialect, account } = this.upstream;
    const all = dialect.messages?.(body) ?? [];
    if (all.length === 0 || this.messages.length >= mostMessages) return;
    const messages = presentableDetails(all, secretsOf(account, dialect));
    this.messages.push(...messages.map((one) => ({ call: `${row.method} ${path}`, ...one })));
  }

  #noteShared(): void {
    this.sharedHits += 1;
    this.#report('flight');
  }

  #report(by: SavedRead['by']): void {
    const { api, name } = this.upstream.account;
    if (savedReads.hasSubscribers) savedReads.publish({ api, account: name, by });
  }

  #noteHit(age: number): void {
    this.cacheHits += 1;
    this.#report('cache');
    this.age = Math.max(this.age, age);
  }
}
