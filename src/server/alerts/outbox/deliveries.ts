/** The last deliveries of each rule: their outcomes, without anything of the responses. */
import type { Availability } from '../../../base/store/availability.js';
import type { Collection } from '../../../base/store/collection.js';
import type { Store } from '../../../base/store/store.js';
import { isObject, isText, numberAt } from '../../../base/unknown.js';
import { type DeliveryReason, deliveryReasons } from '../delivery/failure.js';
import { type Withheld, withheldFrom } from '../withheld.js';
import { type ReceiverWait, receiverWaitFrom } from '../delivery/receiver-wait.js';

/** One entry per rule. They are of no use to another store. */
export const alertDeliveries: Collection = { name: 'alert-deliveries', most: null, lasting: false, secret: false };

export const deliveryOutcomes = ['DELIVERED', 'FAILED', 'REFUSED', 'GIVEN_UP', 'DROPPED'] as const;
export type DeliveryOutcome = (typeof deliveryOutcomes)[number];

export interface Delivery {
  /** The id of the message. */
  readonly id: string;
  readonly isTest: boolean;
  /** RFC 3339. */
  readonly at: string;
  /** Starts at 1. */
  readonly attempt: number;
  readonly outcome: DeliveryOutcome;
  /** Null where it did not fail, or a former release wrote it. */
  readonly reason: DeliveryReason | null;
  /** The status of HTTP or SMTP; null where none came. */
  readonly status: number | null;
  /** How long the receiver asks to be left alone; null where it does not ask. */
  readonly wait: ReceiverWait | null;
  /** Recipients of e-mail that were skipped. */
  readonly withheld: readonly Withheld[];
  readonly milliseconds: number;
}

/** The most deliveries stored for one rule. */
export const mostDeliveries = 50;

interface DeliveriesOptions {
  readonly store: Pick<Store, 'namespace'>;
  readonly availability: Pick<Availability, 'ask' | 'write'>;
}

export class Deliveries {
  readonly #records;

  constructor(private readonly options: DeliveriesOptions) {
    this.#records = options.store.namespace<unknown>(alertDeliveries.name);
  }

  /** Newest first. */
  async of(ruleId: string): Promise<readonly Delivery[]> {
    const value = await this.options.availability.ask(() => this.#records.get(ruleId));
    return Array.isArray(value) ? value.flatMap((each) => deliveryFrom(each) ?? []) : [];
  }

  /** There is no race: only one process sends, and the messages of a rule one by one. */
  async note(ruleId: string, delivery: Delivery): Promise<void> {
    const all = [delivery, ...(await this.of(ruleId))].slice(0, mostDeliveries);
    await this.options.availability.write(() => this.#records.set(ruleId, all));
  }

  async forget(ruleId: string): Promise<void> {
    await this.options.availability.write(() => this.#records.delete(ruleId));
  }
}

function deliveryFrom(value: unknown): Delivery | null {
  if (!isObject(value)) return null;
  const { id, isTest, at } = value;
  const outcome = deliveryOutcomes.find((each) => each === value['outcome']);
  const [attempt, milliseconds] = [numberAt(value, 'attempt'), numberAt(value, 'milliseconds')];
  if (!isText(id) || typeof isTest !== 'boolean' || !isText(at) || Number.isNaN(Date.parse(at))) return null;
  if (outcome === undefined || attempt === null || milliseconds === null) return null;
  const reason = deliveryReasons.find((each) => each === value['reason']) ?? null;
  const [status, wait] = [numberAt(value, 'status'), receiverWaitFrom(value['wait'])];
  const withheld = Array.isArray(value['withheld'])
    ? value['withheld'].flatMap((each) => withheldFrom(each) ?? [])
    : [];
  return { id, isTest, at, attempt, outcome, reason, status, wait, withheld, milliseconds };
}
