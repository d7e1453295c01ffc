/** The stored states of alert rules. */
import type { Availability } from '../../../base/store/availability.js';
import type { Collection } from '../../../base/store/collection.js';
import type { Store } from '../../../base/store/store.js';
import { type RuleState, stateFrom } from './state.js';

/** The states of rules. They are not restored: a restored rule starts from scratch, and reports what holds again. */
export const alertStates: Collection = { name: 'alert-states', most: null, lasting: false, secret: false };

interface StatesOptions {
  readonly store: Pick<Store, 'namespace' | 'compareAndSet'>;
  readonly availability: Pick<Availability, 'ask' | 'write'>;
}

/** A state with the value that the store has: a change is made only if the store still has it. */
export interface StoredState {
  readonly value: unknown;
  readonly state: RuleState;
}

export class RuleStates {
  readonly #records;

  constructor(private readonly options: StatesOptions) {
    this.#records = options.store.namespace<unknown>(alertStates.name);
  }

  async get(ruleId: string): Promise<StoredState> {
    const value = await this.options.availability.ask(() => this.#records.get(ruleId));
    return { value, state: stateFrom(value) };
  }

  async all(ruleIds: readonly string[]): Promise<readonly RuleState[]> {
    if (ruleIds.length === 0) return [];
    const values = await this.options.availability.ask(() => this.#records.getMany<unknown>([...ruleIds]));
    return ruleIds.map((_, place) => stateFrom(values[place]));
  }

  /** Null when another process has changed the state meanwhile. */
  async set(ruleId: string, { value }: StoredState, state: RuleState): Promise<StoredState | null> {
    const { store, availability } = this.options;
    const entry = { namespace: alertStates.name, key: ruleId };
    const isSet = await availability.write(() => store.compareAndSet(entry, value, state));
    return isSet ? { value: state, state } : null;
  }

  async forget(ruleId: string): Promise<void> {
    await this.options.availability.write(() => this.#records.delete(ruleId));
  }
}
