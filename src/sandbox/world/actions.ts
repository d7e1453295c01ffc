/** Actions that take time. There are no timers: each access to the world first settles by the clock what has ended. */
import type { ItemId, SandboxItem, Ref } from './item.js';
import type { SandboxProvider } from './provider.js';
import type { SandboxResource } from './resource.js';
import { type Fields, timestamp } from './values.js';
import type { WorkError, Work } from './work.js';
import type { SandboxWorld } from './world.js';

/** Actions as a resource: their progress follows from the clock. */
export const actions: SandboxResource = {
  derived: { progress: (action, world) => world.actions.progress(action) },
};

/** Decides how long the next action takes, and whether it fails. */
export type Timing = () => { readonly milliseconds: number | null; readonly error: WorkError | null };

/** The world that stores them. */
interface Keeping extends SandboxWorld {
  readonly provider: Pick<SandboxProvider, 'actions'>;
  collectionOf(type: string): string;
}

interface Running {
  readonly on: Ref;
  readonly from: number;
  readonly to: number;
  end(): Fields;
}

export class SandboxActions {
  readonly #running = new Map<ItemId, Running>();

  constructor(
    private readonly world: Keeping,
    private readonly timing: Timing,
  ) {}

  begin({ command, on, about = [], during, then, atOnce, after }: Work): SandboxItem {
    const { world } = this;
    const { milliseconds, error } = this.timing();
    const from = (after && this.#running.get(after.id)?.to) ?? world.now();
    const to = atOnce ? from : from + (milliseconds ?? world.random.int(1000, 2000));
    const collection = world.collectionOf(on.type);
    const before = world.get(collection, on.id)?.['status'];
    const action = world.put(world.provider.actions, {
      id: world.nextId(),
      command,
      status: 'running',
      progress: 0,
      started: timestamp(from),
      finished: null,
      resources: [on, ...about],
      error: null,
    });
    if (during !== undefined) world.change(collection, on.id, { status: during });
    this.#running.set(action.id, {
      on,
      from,
      to,
      end: () => {
        if (during !== undefined) world.change(collection, on.id, { status: before });
        if (!error) then?.();
        return { status: error ? 'error' : 'success', error };
      },
    });
    this.settle();
    return world.get(world.provider.actions, action.id) ?? action;
  }

  /** Completes the actions that are over, in the order of their ends. */
  settle(): void {
    const now = this.world.now();
    const over = [...this.#running].filter(([, { to }]) => to <= now).sort(([, a], [, b]) => a.to - b.to);
    for (const [id, { to, end }] of over) {
      this.#running.delete(id);
      this.world.change(this.world.provider.actions, id, { ...end(), progress: 100, finished: timestamp(to) });
    }
  }

  isLocked(ref: Ref): boolean {
    return [...this.#running.values()].some(({ on }) => on.type === ref.type && on.id === ref.id);
  }

  /** The progress of an action, in per cent. */
  progress({ id, progress }: SandboxItem): unknown {
    const running = this.#running.get(id);
    if (!running) return progress;
    const share = (this.world.now() - running.from) / (running.to - running.from);
    return Math.max(0, Math.min(99, Math.floor(share * 100)));
  }
}
