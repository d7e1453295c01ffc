/** Tries what an engine must be able to do before it is relied on, and reports what it lacks, with a remedy. */
import { randomUUID } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import { guard } from '../../base/guard.js';
import { EngineFault, type FaultKind, reason, StoreError } from '../../base/store/error.js';
import type { PubSub } from '../../base/store/pub-sub.js';
import type { Store } from '../../base/store/store.js';
import { within } from '../../base/store/time-limit.js';
import { writeTrials } from '../../base/store/writes.js';
import { remedyFor, type TriedSetting } from './remedies.js';

/** The store, or the cache, which lists nothing. */
type TriedEngine = Pick<Store, 'kind' | 'leases' | 'pubSub' | 'windows' | 'namespace'> &
  Partial<Pick<Store, 'range' | 'compareAndSet'>>;

/** Temporary faults prove nothing: the engine is tried again. */
const passing: readonly FaultKind[] = ['outage', 'noConnection', 'roleLost'];

/** Milliseconds. */
const longestHearing = 3_000;
const betweenTrials = 5_000;
/** How long a start waits for an engine that connects. */
const longestStart = 2_000;
const betweenFirst = 100;

const { name: namespace } = writeTrials;
const channel = 'trials';

/** The engine accepts published messages, but does not deliver them. */
class Unheard extends StoreError {}

export class EngineTrial {
  #timer: NodeJS.Timeout | undefined;
  #isClosed = false;

  constructor(
    private readonly engine: TriedEngine,
    private readonly setting: TriedSetting,
    private readonly log: Pick<FastifyBaseLogger, 'error' | 'warn' | 'info'>,
  ) {}

  /**
   * Rejects with what is missing. An engine that is away is tried once it is back; the log then says what is missing.
   */
  async start(): Promise<void> {
    const begun = performance.now();
    for (;;) {
      const problem = await this.#try();
      if (!(problem instanceof EngineFault)) return;
      if (performance.now() - begun < longestStart) {
        await new Promise((resolve) => setTimeout(resolve, betweenFirst));
        continue;
      }
      const { engine, setting } = this;
      this.log.warn(`What ${setting} leads to (${engine.kind}) is tried once it can be used: ${problem.message}.`);
      return this.#later();
    }
  }

  close(): void {
    this.#isClosed = true;
    clearTimeout(this.#timer);
  }

  /** Returns the fault that keeps it from being tried, or null. */
  async #try(): Promise<EngineFault | null> {
    for (const [what, step] of steps) {
      try {
        await step(this.engine);
      } catch (error) {
        if (error instanceof EngineFault && passing.includes(error.kind)) return error;
        throw this.#finding(what, error);
      }
    }
    return null;
  }

  #finding(what: string, error: unknown): unknown {
    if (!(error instanceof StoreError)) return error;
    const { engine, setting } = this;
    const remedy = remedyFor(engine.kind, error instanceof EngineFault ? error.kind : 'unheard', setting);
    return new StoreError(`What ${setting} leads to (${engine.kind}) cannot ${what}: ${reason(error)}. ${remedy}`);
  }

  #later(): void {
    const look = async () => {
      try {
        if ((await this.#try()) === null) return;
      } catch (error) {
        return this.log.error(reason(error));
      }
      if (!this.#isClosed) this.#later();
    };
    this.#timer = setTimeout(guard(look), betweenTrials).unref();
  }
}

type TrialStep = readonly [what: string, run: (engine: TriedEngine) => Promise<unknown>];

const steps: readonly TrialStep[] = [
  [
    'keep entries',
    async (engine) => {
      const entries = engine.namespace<string>(namespace);
      const key = randomUUID();
      await entries.set(key, 'tried', longestHearing);
      // Of a cluster, each may be the part of another node.
      await entries.getMany([key, `${key} again`]);
      await entries.delete(key);
    },
  ],
  [
    'list entries',
    async ({ range }) => {
      for await (const _ of range?.(namespace, { limit: 1 }) ?? []) return;
    },
  ],
  [
    'change entries in one step',
    async ({ compareAndSet, leases, windows }) => {
      const name = `trial ${randomUUID()}`;
      await compareAndSet?.({ namespace, key: name }, 'none', 'none');
      const lease = await leases.acquire(name, name, 1);
      if (lease) await leases.release(lease);
      await windows?.take([{ name, calls: 1, length: 1 }], 0, 0);
    },
  ],
  ['deliver messages', ({ pubSub }) => hear(pubSub)],
];

async function hear(pubSub: PubSub): Promise<void> {
  const id = randomUUID();
  await pubSub.publish(channel, '');
  let end = () => {};
  const heard = new Promise<void>((resolve) => {
    end = pubSub.subscribe(channel, (message) => {
      if (message === id) resolve();
      // It listens from now on.
      else if (message === null) void pubSub.publish(channel, id).catch(() => undefined);
    });
  });
  try {
    await within(longestHearing, 'It', heard);
  } catch {
    // It may not listen at all, and says why.
    await pubSub.confirm();
    throw new Unheard('it does not hear what it has said itself');
  } finally {
    end();
  }
}
