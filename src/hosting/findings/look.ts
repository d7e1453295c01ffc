/**
 * A rule's view of everything beside the objects that it judges. It notes each step, so that the result can be reused.
 */
import type { BoundRow } from '../../rest/rows/bound-row.js';
import type { Client } from '../../rest/transport/client.js';
import { idOf } from '../../rest/transport/pages.js';
import { type PathValues, paramsOf } from '../../rest/rows/path.js';
import type { Sent } from '../../rest/mapping/as-sent.js';
import { isId, isObject } from '../../base/unknown.js';
import type { Derivation, StepNote } from '../derived/derivation.js';
import type { Moment } from '../derived/moment.js';
import { idOfObject } from '../inventory/identity.js';
import type { Inventory, ListName } from '../inventory/inventory.js';
import type { ListedItem } from '../inventory/item.js';
import type { Listing, InventoryReading } from '../inventory/listing.js';
import type { Audit } from './audit.js';
import { isSecondary } from '../names/zone-sources.js';
import { Targets } from '../names/targets/targets.js';

/** The lists that were read, by purpose. */
export interface Taken {
  /** Read to find the lists. */
  readonly above: Listing[];
  /** They have the objects that may be sick. */
  readonly judged: Listing[];
  /** All of it goes into the judgement of any object. */
  readonly seen: Listing[];
  /** Reads for single objects; the others are unaffected. */
  readonly single: Listing[];
  /** Joins over all accounts. If one is incomplete, `lacks` says whether that matters to the result. */
  readonly joined: InventoryReading[];
}

export function takenBy(notes: readonly StepNote<Taken>[]): Taken {
  const taken: Taken = { above: [], judged: [], seen: [], single: [], joined: [] };
  for (const note of notes) note(taken);
  return taken;
}

type Role = Exclude<keyof Taken, 'joined'>;

/** The list that was read for one object. */
interface Own<T> {
  readonly object: object;
  readonly listing: Listing;
  readonly own: Listing<T>;
}

/** Milliseconds until there may be calls again. */
const untilCalls = 60_000;

interface KnownWires {
  readonly wires: readonly unknown[];
  /** Why there may be more; null if there are no more. */
  readonly lack: string | null;
}

/** Limits a read that is made for each object. */
export interface EachSelection {
  /** Filters, by wire name. */
  readonly sent?: Readonly<Record<string, unknown>>;
  /** Whether it takes what is read to judge the object. */
  readonly isWanted?: (object: object) => boolean;
  /** The greatest number of calls; further objects are noted as lacking. */
  readonly most?: number;
}

export class Look {
  /** Data that the judgement of some objects needs and that could not be read, as text. */
  readonly lacks = new Set<string>();
  /** True if it used the previous owners of addresses. */
  usesPreviousOwners = false;
  /** The list whose objects the judged ones are below. */
  #above: Listing | null = null;
  readonly #inventory: Inventory;

  constructor(
    private readonly d: Derivation<Audit, Taken>,
    private readonly audit: Audit,
    /** The account whose objects are judged. */
    readonly client: Client,
  ) {
    this.#inventory = audit.inventory;
  }

  get now(): Moment {
    return this.d.moment;
  }

  /** A list of the same account. */
  async in<T>(row: BoundRow<T>): Promise<readonly Sent<T>[]> {
    return objectsOf(await this.#lists('seen', row, [this.#name()])).flat();
  }

  /** Reads a list that is used as a whole. */
  async list<T>(row: BoundRow<T>): Promise<Listing<T> | null> {
    const [listing = null] = await this.#lists('seen', row, [this.#name()]);
    return listing;
  }

  /** The readable part of a list of the same account, for names beside a judgement. Missing parts are not noted. */
  async beside<T>(row: BoundRow<T>): Promise<readonly Sent<T>[]> {
    const names = [this.#name()];
    const listings = await this.#joined(({ inventory }) => inventory.lists(row, names));
    for (const listing of listings) await listing.ready();
    return objectsOf(listings).flat();
  }

  /** A list of every account of its API, one for each. */
  everywhere<T>(row: BoundRow<T>): Promise<readonly Listing<T>[]> {
    const names = this.#inventory.clientsOf(row).map(({ upstream: { account } }) => ({ account }));
    return this.#lists('seen', row, names);
  }

  /** A list below each object of a list of the same account. */
  async below<P extends object, T>(
    parents: BoundRow<P>,
    row: BoundRow<T>,
    valuesOf: (parent: P) => PathValues,
  ): Promise<readonly (readonly [P, readonly Sent<T>[]])[]> {
    const above = (await this.#lists('seen', parents, [this.#name()])).flatMap(({ objects }) => objects);
    const names = above.map((parent) => this.#name(valuesOf(parent)));
    const below = objectsOf(await this.#lists('seen', row, names));
    return above.map((parent, place) => [parent, below[place] ?? []] as const);
  }

  /**
   * The lists below each object of a list, in every account of its API, as received, and why they may be incomplete.
   * The rule decides whether that matters.
   */
  async belowEverywhere(parents: BoundRow, row: BoundRow, value: string): Promise<KnownWires> {
    const readings = await this.#joined(async ({ inventory }) => {
      const above = await inventory.of(parents);
      const below = above.flatMap(({ client: { upstream }, wires }) =>
        wires.flatMap((wire) => {
          const id = idOf(parents, wire);
          return isId(id) ? { account: upstream.account, values: { [value]: String(id) } } : [];
        }),
      );
      return [...above, ...(await inventory.lists(row, below))];
    });
    return {
      wires: readings.filter((reading) => reading.row === row).flatMap(({ wires }) => wires),
      lack: this.audit.names.problemIn(readings, row.dialect)?.message ?? null,
    };
  }

  /** The objects that the judged ones are below. */
  get above(): readonly unknown[] {
    return this.#above?.objects ?? [];
  }

  /** The zones of all accounts and their records, as received. */
  records(): Promise<readonly InventoryReading[]> {
    return this.#joined(({ names }) => names.records());
  }

  /** The targets of the DNS records of all accounts. */
  async targets(): Promise<Targets> {
    const { names, previousOwners } = this.audit;
    this.usesPreviousOwners = true;
    await this.#joined((audit) => Targets.readings(audit.names));
    await this.d.value((audit) => audit.previousOwners);
    await this.d.value((audit) => audit.previousOwners.changes);
    return Targets.of(names, previousOwners);
  }

  /** The object of one of the records. */
  objectOf(item: ListedItem): object {
    return this.#inventory.objectOf(item);
  }

  /** Reads the list below each object of a list; the object's id fills its path. */
  async each<T>(
    listing: Listing,
    row: BoundRow<T>,
    { sent = {}, isWanted = () => true, most = Number.POSITIVE_INFINITY }: EachSelection = {},
  ): Promise<readonly Own<T>[]> {
    const wanted = listing.objects.filter((object) => isObject(object) && isWanted(object)) as readonly object[];
    const objects = wanted.slice(0, most);
    const left = wanted.length - objects.length;
    if (left > 0) {
      this.lacks.add(`${row.name} of ${left} of ${wanted.length} was not read: too few calls are left`);
      this.now.holdsFor(untilCalls);
    }
    const names = objects.map((object) => ({
      ...this.#name(valuesBelow(listing, row, idOfObject(listing.row, object))),
      sent,
    }));
    const owns = await this.#lists('single', row, names);
    return objects.flatMap((object, place) => {
      const own = owns[place];
      return own ? [{ object, listing, own }] : [];
    });
  }

  /** The lists that a rule judges: one of the account, or one below each object of another list of it. */
  async lists(
    row: BoundRow,
    below: BoundRow | undefined,
    sent: Readonly<Record<string, unknown>>,
  ): Promise<readonly Listing[]> {
    if (!below) return this.#take('judged', row, [{ ...this.#name(), sent }]);
    const [above] = await this.#take('above', below, [this.#name()]);
    this.#above = above ?? null;
    // What has no such list has nothing to be judged.
    const names = (above?.wires ?? [])
      .filter((wire) => isObject(wire) && !isSecondary(wire))
      .map((wire) => {
        const id = idOf(below, wire);
        const values = above ? valuesBelow(above, row, isId(id) ? String(id) : '') : {};
        return { ...this.#name(values), sent };
      });
    return this.#take('judged', row, names);
  }

  #name(values: PathValues = {}): ListName {
    return { account: this.client.upstream.account, values };
  }

  async #lists<T>(role: Role, row: BoundRow<T>, names: readonly ListName[]): Promise<readonly Listing<T>[]> {
    const listings = await this.#take(role, row, names);
    for (const listing of listings) await listing.ready();
    return listings;
  }

  #take<T>(role: Role, row: BoundRow<T>, names: readonly ListName[]): Promise<readonly Listing<T>[]> {
    return this.d.lists(
      ({ inventory }) => inventory.lists(row, names),
      (taken, listings) => taken[role].push(...listings),
    );
  }

  #joined<T extends readonly InventoryReading[]>(take: (audit: Audit) => Promise<T>): Promise<T> {
    return this.d.lists(take, ({ joined }, readings) => joined.push(...readings));
  }
}

function objectsOf<T>(listings: readonly Listing<T>[]): readonly (readonly Sent<T>[])[] {
  return listings.map(({ objects }) => objects as readonly Sent<T>[]);
}

/** The path values of a list below an object: its id fills the remaining placeholder. */
function valuesBelow({ values }: InventoryReading, { path }: BoundRow, id: string): PathValues {
  const [open = 'id'] = paramsOf(path).filter((param) => !(param in values));
  return { ...values, [open]: id };
}
