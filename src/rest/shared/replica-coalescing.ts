/**
 * Makes one call for a read that several replicas need at once, and shares the response with all that accept its age.
 * The calling process holds a lease: if it dies, another makes the call once the lease has ended.
 */
import { randomUUID } from 'node:crypto';
import { promisify } from 'node:util';
import { deflateRaw, inflateRaw } from 'node:zlib';
import { guard } from '../../base/guard.js';
import { release } from '../../base/release.js';
import {
  landedChannel,
  type Landed,
  type SharedCall,
  type SharedResponseKey,
  type SharedResponseState,
  type SharedResponseTerms,
} from '../../base/store/shared-responses.js';
import { isObject } from '../../base/unknown.js';
import { readDetails } from '../failures/detail.js';
import { UpstreamError } from '../failures/failure.js';
import { late } from '../failures/not-sent.js';
import type { Account } from '../transport/account.js';
import type { Deadline } from '../transport/deadline.js';
import type { Failure } from '../transport/reply.js';
import { mostOf } from '../rows/response-kind.js';
import type { EngineGuard, SharedEngine } from './engine.js';
import { parseOwnJson } from '../../base/json.js';

/** Milliseconds for which a call is its process's alone unless that extends it. */
const leaseTime = 2_000;
/** Milliseconds after which a waiting caller looks again, whether or not it heard of the end. */
const betweenLooks = 250;
/** Bytes of JSON above which an answer is compressed. */
const compressedFrom = 4 * 1024;
/**
 * Different builds share no responses: the calling process parses and validates a response for all, and another build
 * may do so differently. A process without a build digest shares with none.
 */
const build = release.digest ?? randomUUID();
/** The greatest length of a stored response, in characters. */
const longestValue = 1024 * 1024;

interface SharedAnswer {
  readonly body: unknown;
  /** Milliseconds; null for one of a call that was under way. */
  readonly age: number | null;
  /** Whether another process made the call. */
  readonly isShared: boolean;
}

interface CoalescingOptions {
  /** Milliseconds. */
  readonly maxAge: number;
  /** Makes no call. */
  readonly isOnlyIfCached: boolean;
  readonly deadline: Deadline;
}

export class ReplicaCoalescing {
  readonly #waiting = new Map<string, Set<() => void>>();
  readonly #unsubscribe: () => void;

  constructor(
    private readonly engine: Pick<SharedEngine, 'pubSub'> & {
      readonly responses: NonNullable<SharedEngine['responses']>;
    },
    private readonly guard: EngineGuard,
  ) {
    this.#unsubscribe = engine.pubSub.subscribe(landedChannel, (call) => this.#landed(call));
  }

  /** Null if there is no answer, and no call may be made. */
  async read(
    key: SharedResponseKey,
    account: Account,
    { maxAge, isOnlyIfCached, deadline }: CoalescingOptions,
    ask: () => Promise<unknown>,
  ): Promise<SharedAnswer | null> {
    const own = randomUUID();
    const began = performance.now();
    const alone = async () => ({ body: await ask(), age: null, isShared: false });
    let awaited: string | null = null;
    for (;;) {
      // An answer of a call that has begun since then is new.
      const waited = Math.floor(performance.now() - began);
      const terms: SharedResponseTerms = {
        maxAge: Math.max(maxAge, waited),
        awaited,
        call: own,
        ttl: leaseTime,
        mayCall: !isOnlyIfCached,
      };
      const found = await this.guard.attempt(() =>
        this.engine.responses.look({ ...key, read: `${build} ${key.read}` }, terms),
      );
      const state: SharedResponseState = found?.result ?? { kind: 'unshared' };
      if (deadline.left === 0) throw new UpstreamError(account, late().failure);
      switch (state.kind) {
        case 'kept': {
          const response = await unpacked(state.value).catch(() => null);
          // One that cannot be read is no answer.
          if (response === null) return isOnlyIfCached ? null : alone();
          return { body: response.body, age: awaited === null ? state.age : null, isShared: true };
        }
        case 'failed':
          throw new UpstreamError(account, failureIn(state.failure));
        case 'leading':
          return this.#lead(state, own, ask);
        case 'underWay':
          awaited = state.call;
          await this.#end(state.call, deadline.left);
          break;
        case 'none':
          return null;
        case 'unshared':
          return isOnlyIfCached ? null : alone();
      }
    }
  }

  close(): void {
    this.#unsubscribe();
  }

  async #lead(shared: SharedCall, call: string, ask: () => Promise<unknown>): Promise<SharedAnswer> {
    const { responses } = this.engine;
    const extend = () => this.guard.attempt(() => responses.extend(shared, call, leaseTime));
    const extending = setInterval(guard(extend), leaseTime / 3).unref();
    const land = (landed: Landed) => this.guard.attempt(() => responses.land(shared, call, landed));
    try {
      const body = await ask();
      await land(await packedAnswer(body));
      return { body, age: null, isShared: false };
    } catch (error) {
      // A failure of this caller alone, for instance its deadline, does not concern others.
      void land(isOfAll(error) ? { failure: JSON.stringify(error.failure) } : 'left');
      throw error;
    } finally {
      clearInterval(extending);
    }
  }

  /** Waits until the end of the call is announced, or until it is time to look. */
  #end(call: string, longest: number): Promise<void> {
    return new Promise((resolve) => {
      const listeners = this.#waiting.get(call) ?? new Set();
      const end = () => {
        clearTimeout(timer);
        listeners.delete(end);
        if (listeners.size === 0) this.#waiting.delete(call);
        resolve();
      };
      const timer = setTimeout(guard(end), Math.min(betweenLooks, longest));
      this.#waiting.set(call, listeners.add(end));
    });
  }

  #landed(call: string | null): void {
    if (call !== null) for (const end of this.#waiting.get(call) ?? []) end();
  }
}

function isOfAll(error: unknown): error is UpstreamError {
  if (!(error instanceof UpstreamError)) return false;
  const { isSent, code, as } = error.failure;
  return isSent !== false && code !== 'late' && as === undefined;
}

async function packedAnswer(body: unknown): Promise<Landed> {
  const text = JSON.stringify(body);
  if (text === undefined) return 'unshared';
  const isLong = text.length > compressedFrom;
  const value = isLong ? `z${(await promisify(deflateRaw)(text, { level: 1 })).toString('base64')}` : `j${text}`;
  return value.length > longestValue ? 'unshared' : { value };
}

async function unpacked(value: string): Promise<{ readonly body: unknown }> {
  const text = value.slice(1);
  if (!value.startsWith('z')) return { body: parseOwnJson(text) };
  const bytes = await promisify(inflateRaw)(Buffer.from(text, 'base64'), { maxOutputLength: mostOf.json });
  return { body: parseOwnJson(bytes.toString()) };
}

function failureIn(text: string): Failure {
  const failure: unknown = parseOwnJson(text);
  const known = { status: null, code: 'unreadable', message: 'another process could not read it' };
  if (!isObject(failure)) return known;
  const { status, code, message, retryAfter, isUnreadable } = failure;
  return {
    status: typeof status === 'number' ? status : null,
    code: typeof code === 'string' ? code : known.code,
    message: typeof message === 'string' ? message : known.message,
    ...(failure['details'] !== undefined && { details: readDetails(failure['details']) }),
    ...(typeof retryAfter === 'number' && { retryAfter }),
    ...(isUnreadable === true && { isUnreadable }),
  };
}
